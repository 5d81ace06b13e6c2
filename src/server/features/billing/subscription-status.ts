import { starterCredits, toDrafts } from '#domain/subscription/credits.ts'
import { starterExpiry } from '#domain/subscription/starter.ts'
import { AppError } from '#contract/errors.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'

/** The account that pays: the owner's for a dependent. */
export function familyOf(account: Account): string {
  return account.parent_account_id ?? account.id
}

/** What the family may draft and has drafted, in credits. */
export type Allowance = {
  readonly row: SubscriptionRow
  readonly canGenerate: boolean
  readonly limit: number
  readonly used: number
  readonly usedByAccount: number
}

/** Reads the allowance; 404 `No subscription found for attorney` when the family has no row at all. */
export async function readAllowance(database: Database, account: Account, now: number): Promise<Allowance> {
  const family = familyOf(account)
  const row = await database.selectFrom('subscriptions').selectAll().where('account_id', '=', family).executeTakeFirst()
  if (!row) throw new AppError('no-subscription')
  const owner = await database
    .selectFrom('accounts')
    .select('created_at')
    .where('id', '=', family)
    .executeTakeFirstOrThrow()
  const termStart = row.term_start ?? 0
  const sums = await database
    .selectFrom('credit_entries')
    .select(({ fn }) => ['account_id', fn.sum<number | string>('credits').as('credits')])
    .where('family_id', '=', family)
    .where('created_at', '>=', termStart)
    .groupBy('account_id')
    .execute()
  const used = sums.reduce((sum, { credits }) => sum + Number(credits), 0)
  const own = Number(sums.find(({ account_id }) => account_id === account.id)?.credits ?? 0)
  const ends = row.status === 'placeholder' ? starterExpiry(owner.created_at) : (row.term_end ?? 0)
  return { row, canGenerate: now < ends, limit: starterCredits, used, usedByAccount: own }
}

/** The reply of `GET /chargebee/status`. */
export async function readStatus(database: Database, account: Account, now: number): Promise<SubscriptionStatus> {
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
  }
}

function toIso(time: number | null): string | null {
  return time === null ? null : new Date(time).toISOString()
}
