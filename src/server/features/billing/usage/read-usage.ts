import { sql } from 'kysely'
import type { Usage } from '#contract/billing.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { readAllowance, toIso } from '../subscription-status.ts'
import { familyOf } from '../subscription-store.ts'
import { namesOf } from './member-names.ts'
import { monthsSince, type Period, periodOf } from './period.ts'

const dayMs = 86_400_000

/** The entries that an account may look at: the family's for its owner, its own for a dependent. */
export function entriesOf(database: Database, account: Account, { start, end }: Pick<Period, 'start' | 'end'>) {
  let query = database
    .selectFrom('credit_entries')
    .where('family_id', '=', familyOf(account))
    .where('charged_at', '>=', start)
  if (end !== null) query = query.where('charged_at', '<', end)
  return account.parent_account_id === null ? query : query.where('account_id', '=', account.id)
}

/** What a term or month used, added up by the database. 404 when the family has no subscription at all. */
export async function readUsage(
  database: Database,
  account: Account,
  month: string | undefined,
  now: number,
): Promise<Usage> {
  const allowance = await readAllowance(database, account, now)
  const period = periodOf(month, allowance)
  const rows = await sumByDay(database, account, period)
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((total, { credits }) => total + credits, 0)
  const names = await namesOf(database, account, [...new Set(rows.map(({ member_id: id }) => id))])
  return {
    term: month ?? null,
    months: monthsSince(await firstCharge(database, account, now), now),
    start: new Date(period.start).toISOString(),
    end: toIso(period.end),
    limit: month === undefined ? allowance.limit : null,
    used: sum(() => true),
    held: await sumHeld(database, account, period),
    legal_drafts: sum(({ draft_type: type }) => type !== 'expert_letter') / 100,
    expert_letters: sum(({ draft_type: type }) => type === 'expert_letter') / 25,
    members: [...names].map(([id, name]) => ({ id, name })),
    by_day: rows,
  }
}

async function sumByDay(database: Database, account: Account, period: Period): Promise<Usage['by_day']> {
  const day = sql<number | string>`charged_at - charged_at % ${sql.lit(dayMs)}`
  const rows = await entriesOf(database, account, period)
    .select(({ fn }) => [day.as('day'), 'draft_type', 'account_id', fn.sum<number | string>('credits').as('credits')])
    .groupBy([day, 'draft_type', 'account_id'])
    .orderBy('day')
    .execute()
  return rows
    .map((row) => ({
      day: new Date(Number(row.day)).toISOString().slice(0, 10),
      draft_type: row.draft_type,
      member_id: row.account_id,
      credits: Number(row.credits),
    }))
    .filter(({ credits }) => credits > 0)
}

/** A hold that is open has no second entry yet; settled or released, each hold has two. */
async function sumHeld(database: Database, account: Account, period: Period): Promise<number> {
  const open = await entriesOf(database, account, period)
    .select(({ fn }) => fn.sum<number | string>('credits').as('credits'))
    .groupBy(['draft_id', 'charged_at'])
    .having(sql<boolean>`count(*) % 2 = 1`)
    .execute()
  return open.reduce((sum, { credits }) => sum + Number(credits), 0)
}

async function firstCharge(database: Database, account: Account, now: number): Promise<number> {
  const first = await entriesOf(database, account, { start: 0, end: null })
    .select('charged_at')
    .orderBy('charged_at')
    .limit(1)
    .executeTakeFirst()
  return first?.charged_at ?? now
}
