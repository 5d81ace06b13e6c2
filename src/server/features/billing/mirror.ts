import { priceOf } from '#domain/subscription/plan-change.ts'
import { trialDays } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { ProviderCustomer, ProviderSubscription } from '#server/gateways/billing/port.ts'
import type { Services } from '#server/services.ts'
import { type MailDesk, mailDesk } from './billing-mails.ts'
import { planClock } from './clock.ts'
import { tellMirrored } from './mirror-mails.ts'
import { providerOf } from './provider.ts'
import { changeSubscription } from './subscription-store.ts'
import { findTrial, noteTrial } from './trials.ts'

export type MirrorOutcome = 'applied' | 'unchanged' | 'unknown customer'

/**
 * Reads a customer from the provider and brings our row to what it says. It is always the present that is read, so events
 * that come late, twice or in another order do no harm.
 */
export async function refreshMirror(services: Services, customerId: string): Promise<MirrorOutcome> {
  const { database, now } = services
  const customer = await providerOf(services).readCustomer(customerId)
  const account = customer && (await findPayer(database, customer))
  if (!customer || !account) return 'unknown customer'
  return database.transaction().execute(async (transaction) => {
    // Written before anything is read, so that two that run at once wait for each other.
    await changeSubscription(transaction, account.id, { updated_at: now() })
    const outcome = await apply(transaction, mailDesk(services), { account, customer, now: now() })
    if (outcome === 'applied') await planClock(transaction, account.id, now())
    return outcome
  })
}

/** By our own id, by the customer that is noted, or by a verified address: the page's checkout makes customers of its own. */
async function findPayer(database: Database, { id, email }: ProviderCustomer): Promise<Account | undefined> {
  const noted = await database
    .selectFrom('accounts')
    .leftJoin('subscriptions', 'subscriptions.account_id', 'accounts.id')
    .selectAll('accounts')
    .where((where) => where.or([where('accounts.id', '=', id), where('subscriptions.provider_customer', '=', id)]))
    .executeTakeFirst()
  if (noted) return noted.parent_account_id === null ? noted : undefined
  return database
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email.trim().toLowerCase())
    .where('email_verified_at', 'is not', null)
    .where('parent_account_id', 'is', null)
    .executeTakeFirst()
}

type Found = { readonly account: Account; readonly customer: ProviderCustomer; readonly now: number }

async function apply(transaction: Database, desk: MailDesk, { account, customer, now }: Found): Promise<MirrorOutcome> {
  const { id, subscription, hasPaymentMethod } = customer
  const row = await transaction
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', account.id)
    .executeTakeFirst()
  if (!row || !subscription?.plan) return 'unchanged'
  if (isOlder(row, subscription)) return 'unchanged'
  const mirrored_method = hasPaymentMethod === null ? null : Number(hasPaymentMethod)
  const term = await trialTerm(transaction, account, subscription)
  const change = { ...columnsOf(subscription), ...term, mirrored_method }
  if (Object.entries(change).every(([name, value]) => row[name as keyof SubscriptionRow] === value)) return 'unchanged'
  await changeSubscription(transaction, account.id, { ...change, provider_customer: id, updated_at: now })
  await tellMirrored(transaction, desk, { before: row, after: { ...row, ...change }, now })
  return 'applied'
}

/** An older version of what is mirrored, or an ended subscription beside another one that lives. */
function isOlder(row: SubscriptionRow, { id, status, version }: ProviderSubscription): boolean {
  if (row.provider_subscription === id) return row.provider_version !== null && row.provider_version > version
  const lives = ['active', 'in_trial', 'non_renewing', 'past_due'].includes(row.status)
  return row.provider_subscription !== null && lives && (status === 'cancelled' || status === 'inactive')
}

function columnsOf(subscription: ProviderSubscription) {
  const { id, status, plan, termStart, termEnd, dueSince, dueCents, cancelledAt, version } = subscription
  const { nextChargeAt, planned } = subscription
  return {
    provider: 'chargebee' as const,
    provider_subscription: id,
    provider_version: version,
    status,
    plan_id: plan?.planId ?? null,
    period: plan?.period ?? null,
    term_start: termStart,
    term_end: status === 'cancelled' ? (cancelledAt ?? termEnd) : termEnd,
    due_since: dueSince,
    cancelled_at: cancelledAt,
    anchor: null,
    mirrored_dues: dueCents,
    planned_plan_id: planned?.planId ?? null,
    planned_period: planned?.period ?? null,
    next_charge_at: nextChargeAt,
    next_charge_cents: nextChargeAt === null || !plan ? null : priceOf(plan),
    ended_why: subscription.pausedAt === null ? null : ('paused' as const),
    ended_at: subscription.pausedAt,
    resumes_at: subscription.resumesAt,
    ...(status === 'active' && { last_payment_at: termStart }),
  }
}

/** One trial for each account and address: a second one, begun on the provider's page, entitles to nothing. */
async function trialTerm(transaction: Database, account: Account, { id, status, termStart }: ProviderSubscription) {
  if (status !== 'in_trial' || termStart === null) return {}
  const first = await findTrial(transaction, account)
  if (!first) await noteTrial(transaction, account, { startedAt: termStart, subscription: id })
  if (!first || first.provider_subscription === id) return {}
  return { term_end: first.started_at + trialDays * 86_400_000 }
}
