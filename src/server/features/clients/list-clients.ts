import { sql } from 'kysely'
import { forAct, isShown, mergePages, type Source } from '#server/access/sources.ts'
import { cutPage, isBehind, readOrder } from '#server/database/paging.ts'
import { searchWords } from '#server/database/search-words.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { type Asked, type Page, readAsked, walkedBy } from './asked-clients.ts'
import { countRecords } from './count-records.ts'
import { joinListItems, writeListItem } from './list-item.ts'
import { type ListedPage, listFirstPage } from './list-page.ts'
import { findNear } from './find-near.ts'
import { listByWork } from './list-by-work.ts'
import { clientsOf } from './shown-clients.ts'
import { isWork } from './work-of-client.ts'

/** What the list can be sorted by; a minus before it turns the order. */
const sortColumns = {
  name: 'sort_key',
  updated_at: 'updated_at',
  next_date: 'next_date',
  latest_draft: 'latest_draft',
} as const

/**
 * Clients by last name unless `sort` says otherwise, one page; `next` is the cursor of the next page. Where no client has
 * the words of `q`, those whose names come nearest.
 */
export async function listClients(
  database: Database,
  sources: readonly Source[],
  page: Page,
  now: number,
): Promise<ListedPage> {
  const isFirst = page.cursor === undefined && page.filter === undefined && searchWords(page.q ?? '').length === 0
  const { column, direction } = orderOf(page.sort)
  if (isFirst && !isWork(column)) return listFirstPage(database, sources, { column, direction, limit: page.limit })
  const { rows, next } = await listClientRows(database, sources, page, now)
  const [drafts, records] = [await draftsOf(database, sources, rows), await recordsOf(database, sources, rows)]
  const json = joinListItems(
    rows.map((row) => ({
      list_item: row.list_item ?? writeListItem(row),
      drafts: drafts.get(row.id) ?? 0,
      documents: records.get(row.id)?.['client_document'] ?? 0,
    })),
  )
  return { json, count: rows.length, next }
}

/** The same page as stored. */
export async function listClientRows(database: Database, sources: readonly Source[], page: Page, now: number) {
  const { q, limit, cursor, filter } = page
  // Names with a word that begins like this; where there is none, names with it somewhere in a word.
  const found = await askSources(database, sources, page, { byBeginning: true, now })
  const isNoBeginning = (q ?? '') !== '' && found.rows.length === 0
  const asked = isNoBeginning ? await askSources(database, sources, page, { byBeginning: false, now }) : found
  const isWhole = cursor === undefined && filter === undefined
  const isMissed = asked.rows.length === 0 && isWhole && searchWords(q ?? '').length > 0
  return isMissed ? { rows: await findNear(database, sources, q ?? '', limit), next: undefined } : asked
}

type Way = { readonly byBeginning: boolean; readonly now: number }

/** A page of several sources: a page of each, put together and cut again. */
async function askSources(database: Database, sources: readonly Source[], page: Page, way: Way) {
  const { column, direction } = orderOf(page.sort)
  const { limit, cursor } = page
  const asked = await Promise.all(sources.map((source) => readAsked(database, source, page, way)))
  if (isWork(column)) return listByWork(database, asked, { work: column, direction, limit, cursor, now: way.now })
  const order = { column, direction, limit, cursor }
  const parts = await Promise.all(asked.map((one) => listSource(database, one, order)))
  const rows = mergePages(parts, (row) => row[column], direction)
  return cutPage(rows, limit, (row) => [row[column], row.id])
}

type Order = {
  readonly column: 'sort_key' | 'updated_at'
  readonly direction: 'asc' | 'desc'
  readonly limit: number
  readonly cursor: string | undefined
}

/** One page of one source. */
function listSource(
  database: Database,
  { source, isShownBy, isAsked, areFew }: Asked,
  { column, direction, limit, cursor }: Order,
): Promise<ClientRow[]> {
  const kind = column === 'updated_at' ? 'number' : 'string'
  return database
    .selectFrom('clients')
    .selectAll()
    .where('clients.owner_id', '=', source.ownerId)
    .where(isShownBy('clients.id'))
    .where(isAsked)
    .$if(cursor !== undefined, (query) => query.where(isBehind(cursor ?? '', { column, direction, kind })))
    .orderBy(walkedBy(areFew, column), direction)
    .orderBy(walkedBy(areFew, 'id'), direction)
    .limit(limit + 1)
    .execute()
}

const orderOf = (sort = 'name') => readOrder(sort, sortColumns, 'Clients')

/** Drafts by client, of those whose drafts the caller sees. */
async function draftsOf(database: Database, sources: readonly Source[], rows: readonly ClientRow[]) {
  const counts = new Map<string, number>()
  for (const source of sources) {
    const ids = rows.filter(({ owner_id }) => owner_id === source.ownerId).map(({ id }) => id)
    const drafts = forAct(source, 'read drafts')
    if (ids.length === 0 || !drafts) continue
    let query = database.selectFrom('drafts').where('owner_id', '=', source.ownerId).where('client_id', 'in', ids)
    if (drafts.shared) query = query.where((eb) => isShown(eb, drafts, 'drafts.client_id'))
    const found = await query
      .select(({ fn }) => ['client_id', fn.countAll<number | string>().as('count')])
      .groupBy('client_id')
      .execute()
    for (const { client_id, count } of found) counts.set(client_id, Number(count))
  }
  return counts
}

async function recordsOf(database: Database, sources: readonly Source[], rows: readonly ClientRow[]) {
  const counts = new Map<string, Record<string, number>>()
  for (const { ownerId } of sources) {
    const ids = rows.filter(({ owner_id }) => owner_id === ownerId).map(({ id }) => id)
    for (const [id, count] of await countRecords(database, ownerId, ids)) counts.set(id, count)
  }
  return counts
}

/** True when the lists of these sources have any client at all. */
export async function hasClients(database: Database, sources: readonly Source[]): Promise<boolean> {
  for (const source of sources) {
    const one = clientsOf(database, source)
      .select(sql<number>`1`.as('one'))
      .limit(1)
    if (await one.executeTakeFirst()) return true
  }
  return false
}
