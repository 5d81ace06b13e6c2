import { AppError } from '#contract/errors.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { estimated } from './estimates.ts'
import { type Choice, findOffer } from './offer.ts'
import { providerOf } from './provider.ts'
import { readerOf } from './read-billing.ts'
import { findSubscription } from './subscription-store.ts'

const dayMs = 86_400_000
const afterwards = '/settings/billingandsubscriptions?from=checkout'

/**
 * Makes a hosted page for an order and gives its address. What is due is what the offer says now: `offer-changed` when the
 * page that asks showed another sum. Throws what `findOffer` throws, and what the provider's faults become.
 */
export async function orderPlan(
  services: Services,
  account: Account,
  choice: Choice & { readonly expectCents: number | undefined },
): Promise<string> {
  if (account.email_verified_at === null) throw new AppError('verify-first')
  const { facts, now, zone } = await readerOf(services, account)
  const offer = await estimated(services, account, findOffer(facts, choice, now, zone), { now, zone })
  if (choice.expectCents !== undefined && offer.dueToday !== null && choice.expectCents !== offer.dueToday)
    throw new AppError('offer-changed')
  const row = await findSubscription(services.database, account.id, now)
  return providerOf(services).checkout({
    planId: choice.planId,
    period: choice.period,
    customer: { id: row?.provider_customer ?? account.id, email: account.email },
    trialEnd: trialEnd(),
    existing: row?.provider_subscription ? { id: row.provider_subscription, status: row.status } : null,
    returnTo: afterwards,
    action: offer.action,
    dueCents: offer.dueToday,
  })

  /** A trial that is begun or goes on; null begins with a payment. */
  function trialEnd(): number | null {
    if (offer.action === 'trial') return now + facts.trial.days * dayMs
    return offer.action === 'order-in-trial' && choice.start === 'after-trial' ? facts.termEnd : null
  }
}

/** The address of the hosted page on which the subscription is managed. */
export async function openPortal(services: Services, account: Account): Promise<string> {
  const row = await findSubscription(services.database, account.id, services.now())
  const customer = { id: row?.provider_customer ?? account.id, email: account.email }
  return providerOf(services).portal(customer, '/settings/billingandsubscriptions')
}
