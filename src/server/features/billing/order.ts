import { AppError } from '#contract/errors.ts'
import { mayTry } from '#domain/subscription/checkout-rules.ts'
import { type BillingPeriod, trialDays } from '#domain/subscription/plans.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { Services } from '#server/services.ts'
import { providerOf } from './provider.ts'
import { findSubscription, toSubscription } from './subscription-store.ts'
import { findTrial } from './trials.ts'

const dayMs = 86_400_000
const afterwards = '/settings/billingandsubscriptions?from=checkout'

/**
 * Makes a hosted page for an order and gives its address. The first order of an account and address begins with the free
 * trial. Throws `verify-first` without a verified address, and what the provider's faults become.
 */
export async function orderPlan(
  services: Services,
  account: Account,
  choice: { readonly planId: string; readonly period: BillingPeriod },
): Promise<string> {
  if (account.email_verified_at === null) throw new AppError('verify-first')
  const { database, now } = services
  const row = await findSubscription(database, account.id, now())
  const hasTried = (await findTrial(database, account)) !== undefined
  const isTrial = mayTry(row && toSubscription(row), hasTried)
  return providerOf(services).checkout({
    ...choice,
    customer: { id: row?.provider_customer ?? account.id, email: account.email },
    trialEnd: isTrial ? now() + trialDays * dayMs : null,
    existing: row?.provider_subscription ? { id: row.provider_subscription, status: row.status } : null,
    returnTo: afterwards,
  })
}

/** The address of the hosted page on which the subscription is managed. */
export async function openPortal(services: Services, account: Account): Promise<string> {
  const row = await findSubscription(services.database, account.id, services.now())
  const customer = { id: row?.provider_customer ?? account.id, email: account.email }
  return providerOf(services).portal(customer, '/settings/billingandsubscriptions')
}
