import { toDrafts } from '#domain/subscription/credits.ts'
import { canGenerateAt, creditLimit } from '#domain/subscription/entitlement.ts'
import { AppError } from '#contract/errors.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { toBillingReply } from '#contract/billing-reply.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'
import { type FamilyCredits, readFamilyCredits, sumCredits } from './family-credits.ts'
import { readBilling } from './read-billing.ts'
import { familyOf, findSubscription, toSubscription } from './subscription-store.ts'

/** What the family may draft and has drafted, in credits. */
export type Allowance = {
  /** As it is now. */
  readonly row: SubscriptionRow
  /** When the account that pays was made. */
  readonly createdAt: number
  readonly canGenerate: boolean
  readonly limit: number
  readonly used: number
  readonly usedByAccount: number
}

/** Reads the allowance; 404 `No subscription found for attorney` when the family has no row at all. */
export async function readAllowance(database: Database, account: Account, now: number): Promise<Allowance> {
  const family = familyOf(account)
  const row = await findSubscription(database, family, now)
  const owner = family === account.id ? account : await findOwner(database, family)
  if (!row || !owner) throw new AppError('no-subscription')
  const credits = await readFamilyCredits(database, family, row.term_start ?? 0)
  return toAllowance(account, { row, owner, credits }, now)
}

type Read = {
  readonly row: SubscriptionRow
  readonly owner: Pick<Account, 'created_at'>
  readonly credits: FamilyCredits
}

function toAllowance(account: Account, { row, owner, credits }: Read, now: number): Allowance {
  const subscription = toSubscription(row)
  return {
    row,
    createdAt: owner.created_at,
    canGenerate: canGenerateAt(subscription, owner.created_at, now),
    limit: creditLimit(subscription),
    used: sumCredits(credits),
    usedByAccount: sumCredits(credits, account.id),
  }
}

function findOwner(database: Database, id: string) {
  return database.selectFrom('accounts').select('created_at').where('id', '=', id).executeTakeFirst()
}

/** Specification 1's own fields. The count of an owner is the family's, so that the meter tells the truth. */
export async function readCounts(database: Database, account: Account, now: number): Promise<Counts> {
  return toCounts(account, await readAllowance(database, account, now))
}

type Counts = Omit<SubscriptionStatus, 'billing'>

function toCounts(account: Account, { row, canGenerate, limit, used, usedByAccount }: Allowance): Counts {
  const isOwner = account.parent_account_id === null
  return {
    subscription_status: row.status,
    can_generate: canGenerate,
    drafts_current_count: toDrafts(isOwner ? used : usedByAccount),
    drafts_limit: toDrafts(limit),
    drafts_current_count_for_family: toDrafts(used),
    term_start_date: toIso(row.term_start),
    term_end_date: toIso(row.term_end),
    plan_id: row.plan_id,
    billing_period: row.period,
  }
}

/**
 * The reply of `GET /chargebee/status`. Without a row it is 404 `No subscription found for attorney`, with what is known
 * of billing in its details.
 */
export async function readStatus(services: Services, account: Account): Promise<SubscriptionStatus> {
  const { database, billing: hosted } = services
  const now = services.now()
  const { facts, row, owner, credits } = await readBilling(database, account, { now, isHosted: hosted !== undefined })
  const billing = toBillingReply(facts)
  if (facts.situation === 'no-row' || !row) throw new AppError('no-subscription', { billing })
  return { ...toCounts(account, toAllowance(account, { row, owner, credits }, now)), billing }
}

export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
