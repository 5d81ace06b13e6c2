import { type BillingReply, toBillingReply } from '#contract/billing-reply.ts'
import { billingFacts } from '#domain/subscription/billing-facts.ts'
import type { BillingGiven, SubscriptionFacts } from '#domain/subscription/billing-given.ts'

const nothing: SubscriptionFacts = {
  status: 'placeholder',
  planId: null,
  period: null,
  termStart: null,
  termEnd: null,
  dueSince: null,
  paymentOnFile: true,
  planned: null,
  why: null,
  endedAt: null,
  resumesAt: null,
  paidForTerm: null,
  withdrawnInvoice: null,
}

/** What the server would say of billing for a subscription with these facts, of an owner with a verified address. */
export function sampleBilling(
  subscription: Partial<SubscriptionFacts>,
  given: Partial<BillingGiven> = {},
): BillingReply {
  const now = given.now ?? Date.now()
  return toBillingReply(
    billingFacts({
      now,
      provider: 'local',
      role: 'owner',
      isEmailVerified: true,
      createdAt: now - 86_400_000,
      ownerEmail: null,
      subscription: { ...nothing, ...subscription },
      hadTrial: { account: true, address: true },
      used: 0,
      held: 0,
      hasDrafted: true,
      starterLeftWhenPlanBegan: null,
      ordered: null,
      ...given,
    }),
  )
}
