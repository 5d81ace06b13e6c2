import { toDrafts } from '#domain/subscription/credits.ts'
import { canGenerateAt, creditLimit } from '#domain/subscription/entitlement.ts'
import { AppError } from '#contract/errors.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { toBillingReply } from '#contract/billing-reply.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Services } from '#server/services.ts'
import { readerOf } from './read-billing.ts'
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
  const sums = await creditsByAccount(database, { family, since: row.term_start ?? 0 })
  const subscription = toSubscription(row)
  return {
    row,
    createdAt: owner.created_at,
    canGenerate: canGenerateAt(subscription, owner.created_at, now),
    limit: creditLimit(subscription),
    used: sums.reduce((sum, { credits }) => sum + Number(credits), 0),
    usedByAccount: Number(sums.find(({ account_id }) => account_id === account.id)?.credits ?? 0),
  }
}

function findOwner(database: Database, id: string) {
  return database.selectFrom('accounts').select('created_at').where('id', '=', id).executeTakeFirst()
}

const creditsByAccount = keepQuery((database, { family, since }: { family: string; since: number }) =>
  database
    .selectFrom('credit_entries')
    .select(({ fn }) => ['account_id', fn.sum<number | string>('credits').as('credits')])
    .where('family_id', '=', family)
    .where('charged_at', '>=', since)
    .groupBy('account_id'),
)

/** Specification 1's own fields. The count of an owner is the family's, so that the meter tells the truth. */
export async function readCounts(
  database: Database,
  account: Account,
  now: number,
): Promise<Omit<SubscriptionStatus, 'billing'>> {
  const { row, canGenerate, limit, used, usedByAccount } = await readAllowance(database, account, now)
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
  const { facts, now } = await readerOf(services, account)
  const billing = toBillingReply(facts)
  if (facts.situation === 'no-row') throw new AppError('no-subscription', { billing })
  return { ...(await readCounts(services.database, account, now)), billing }
}

export function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
