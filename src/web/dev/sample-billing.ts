import { type BillingReply, toBillingReply } from '#contract/billing-reply.ts'
import { type BillingFacts, billingFacts } from '#domain/subscription/billing-facts.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
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

type Sample = (subscription: Partial<SubscriptionFacts>, given?: Partial<BillingGiven>) => BillingFacts

/** The facts of an owner with a verified address whose subscription is so. */
const sampleFacts: Sample = (subscription, given = {}) => {
  const now = given.now ?? Date.now()
  return billingFacts({
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
  })
}

/** What the server would say of billing. */
export function sampleBilling(...sample: Parameters<Sample>): BillingReply {
  return toBillingReply(sampleFacts(...sample))
}

/** Somebody at a desk who reads it. */
export function sampleReader(...sample: Parameters<Sample>): Reader {
  const facts = sampleFacts(...sample)
  return { facts, now: facts.asOf, zone: undefined, support: 'support@drafty.example' }
}
