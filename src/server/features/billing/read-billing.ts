import { type BillingFacts, billingFacts } from '#domain/subscription/billing-facts.ts'
import type { BillingGiven, SubscriptionFacts } from '#domain/subscription/billing-given.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { isTrial } from '#domain/subscription/status.ts'
import type { Reader } from '#domain/subscription/places/reader.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'
import { type FamilyCredits, readFamilyCredits, sumCredits } from './family-credits.ts'
import { invoiceNumber } from './invoices.ts'
import { familyOf, findSubscription } from './subscription-store.ts'
import { findTrial } from './trials.ts'
import { readHeldAndDrafted } from './held-and-drafted.ts'

/** What billing is judged by, with the rows that it was read from. */
export type Billing = {
  readonly facts: BillingFacts
  /** As it is now. */
  readonly row: SubscriptionRow | undefined
  /** The account that pays. */
  readonly owner: Account
  readonly credits: FamilyCredits
}

type Circumstances = { readonly now: number; readonly isHosted: boolean }

/** What billing is judged by, read for an account and the family that it belongs to. */
export async function readBillingFacts(
  database: Database,
  account: Account,
  circumstances: Circumstances,
): Promise<BillingFacts> {
  return (await readBilling(database, account, circumstances)).facts
}

/** The same with its rows, for whoever would read them again. */
export async function readBilling(
  database: Database,
  account: Account,
  { now, isHosted }: Circumstances,
): Promise<Billing> {
  const family = familyOf(account)
  const owner = (family === account.id ? undefined : await findAccount(database, family)) ?? account
  const row = await findSubscription(database, family, now)
  const since = row?.term_start ?? 0
  const credits = await readFamilyCredits(database, family, since)
  const { held, hasDrafted } = await readHeldAndDrafted(database, { family, since, accountId: account.id }, credits)
  const trial = await findTrial(database, owner)
  const given: BillingGiven = {
    now,
    provider: isHosted ? 'hosted' : 'local',
    role: account.parent_account_id === null ? 'owner' : 'dependent',
    isEmailVerified: account.email_verified_at !== null,
    createdAt: owner.created_at,
    ownerEmail: family === account.id ? null : owner.email,
    ...(await rowParts(database, row)),
    hadTrial: { account: trial?.account_id === family, address: trial !== undefined },
    used: sumCredits(credits),
    held,
    hasDrafted,
  }
  return { facts: billingFacts(given), row, owner, credits }
}

async function rowParts(database: Database, row: SubscriptionRow | undefined) {
  if (!row) return { subscription: undefined, starterLeftWhenPlanBegan: null, ordered: null }
  const subscription = toFacts(row, await findWithdrawn(database, row))
  return { subscription, starterLeftWhenPlanBegan: row.starter_left, ordered: orderedAfterTrial(row) }
}

function findAccount(database: Database, id: string): Promise<Account | undefined> {
  return database.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The facts with the reader whom the server writes for: dates in the zone of mails, the installation's support. */
export async function readerOf({ database, config, billing, now }: Services, account: Account): Promise<Reader> {
  const facts = await readBillingFacts(database, account, { now: now(), isHosted: billing !== undefined })
  return { facts, now: now(), zone: config.BILLING_TIME_ZONE, support: config.SUPPORT_EMAIL }
}

function toFacts(row: SubscriptionRow, withdrawnInvoice: string | null): SubscriptionFacts {
  const { planned_plan_id: planId, planned_period: period } = row
  const isPlanned = planId !== null && period !== null && !isTrial(row.status)
  return {
    status: row.status,
    planId: row.plan_id,
    period: row.period,
    termStart: row.term_start,
    termEnd: row.term_end,
    dueSince: row.due_since,
    dueCents: row.mirrored_dues,
    paymentOnFile: hasPaymentMethod(row),
    planned: isPlanned ? { planId, period } : null,
    why: row.status === 'inactive' && row.due_since !== null ? 'unpaid' : row.ended_why,
    endedAt: row.ended_at ?? row.cancelled_at,
    resumesAt: row.resumes_at,
    paidForTerm: row.paid_for_term,
    withdrawnInvoice,
  }
}

/** Null: the provider did not say. */
function hasPaymentMethod({ provider, payment_on_file: noted, mirrored_method: mirrored }: SubscriptionRow) {
  if (provider === 'local') return noted === 1
  return mirrored === null ? null : mirrored === 1
}

/** The paid term that follows a trial: what was ordered here, or what the provider says that it will charge. */
function orderedAfterTrial(row: SubscriptionRow): BillingGiven['ordered'] {
  if (!isTrial(row.status) || row.term_end === null) return null
  const { planned_plan_id: planId, planned_period: period } = row
  if (planId !== null && period !== null)
    return { at: row.term_end, planId, period, cents: priceOf({ planId, period }) }
  if (row.next_charge_at === null || row.plan_id === null || row.period === null) return null
  return { at: row.next_charge_at, planId: row.plan_id, period: row.period, cents: row.next_charge_cents }
}

async function findWithdrawn(database: Database, row: SubscriptionRow): Promise<string | null> {
  if (row.status !== 'inactive' || row.due_since === null) return null
  const found = await database
    .selectFrom('invoices')
    .select('number')
    .where('account_id', '=', row.account_id)
    .where('kind', '=', 'invoice')
    .where('state', '=', 'withdrawn')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ? invoiceNumber(found.number) : null
}
