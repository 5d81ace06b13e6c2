import type { Charge } from '#contract/billing.ts'
import { isShown, type Source } from '#server/access/sources.ts'
import { cutPage, isBehind } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import { namesOf } from './member-names.ts'
import type { Period } from './period.ts'
import { entriesOf } from './read-usage.ts'

/** Who asks, and whose drafts they may see. */
export type Asking = { readonly account: Account; readonly sources: readonly Source[] }

type Page = { readonly limit: number; readonly cursor?: string | undefined }

/**
 * What drafts cost in a period, newest first, one page. A draft that was tried again is charged again and listed again.
 * The client's name is there for drafts that the caller sees, and for no others.
 */
export async function listCharges(
  database: Database,
  { account, sources }: Asking,
  period: Period,
  { limit, cursor }: Page,
): Promise<{ items: Charge[]; next: string | undefined }> {
  let query = entriesOf(database, account, period)
  if (cursor !== undefined)
    query = query.where(isBehind(cursor, { column: 'charged_at', id: 'draft_id', direction: 'desc', kind: 'number' }))
  const found = await query
    .select(({ fn }) => [
      'draft_id',
      'draft_type',
      'account_id',
      'charged_at',
      fn.sum<number | string>('credits').as('credits'),
      fn.countAll<number | string>().as('entries'),
    ])
    .groupBy(['charged_at', 'draft_id', 'draft_type', 'account_id'])
    .orderBy('charged_at', 'desc')
    .orderBy('draft_id', 'desc')
    .limit(limit + 1)
    .execute()
  const { rows, next } = cutPage(found, limit, (row) => [row.charged_at, row.draft_id])
  const names = await namesOf(database, account, [...new Set(rows.map((row) => row.account_id))])
  const clients = await clientsOf(
    database,
    sources,
    rows.map((row) => row.draft_id),
  )
  return {
    items: rows.map((row) => ({
      id: `${row.draft_id}-${row.charged_at}`,
      charged_at: new Date(row.charged_at).toISOString(),
      draft_type: row.draft_type,
      member: names.get(row.account_id) ?? '',
      draft_id: clients.has(row.draft_id) ? row.draft_id : null,
      client_name: clients.get(row.draft_id) ?? null,
      outcome: outcomeOf(Number(row.credits), Number(row.entries)),
      credits: Number(row.credits),
    })),
    next,
  }
}

function outcomeOf(credits: number, entries: number): Charge['outcome'] {
  if (entries % 2 === 1) return 'held'
  return credits > 0 ? 'settled' : 'released'
}

async function clientsOf(
  database: Database,
  sources: readonly Source[],
  draftIds: readonly string[],
): Promise<Map<string, string>> {
  if (draftIds.length === 0) return new Map()
  const found = sources.map((source) =>
    database
      .selectFrom('drafts')
      .select(['id', 'client_name'])
      .where('owner_id', '=', source.ownerId)
      .where('id', 'in', [...draftIds])
      .$if(source.shared !== undefined, (query) => query.where((eb) => isShown(eb, source, 'drafts.client_id')))
      .execute(),
  )
  return new Map((await Promise.all(found)).flat().map(({ id, client_name: name }) => [id, name]))
}
