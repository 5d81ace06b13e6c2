import { sql } from 'kysely'
import { forAct, isShown, mergePages, showsFew, sortedBy, type Source } from '#server/access/sources.ts'
import { idsWithWord, rareWord } from '#server/database/name-words.ts'
import { cutPage, isBehind, readOrder } from '#server/database/paging.ts'
import { searchWords } from '#server/database/search-words.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { countRecords } from './count-records.ts'
import { joinListItems, writeListItem } from './list-item.ts'
import { type ListedPage, listFirstPage } from './list-page.ts'
import type { ClientFilter } from '#contract/clients.ts'
import { meets } from './filter-clients.ts'
import { findNear } from './find-near.ts'
import { clientsOf } from './shown-clients.ts'

type Page = {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
  readonly filter?: ClientFilter | undefined
}

/** What the list can be sorted by; a minus before it turns the order. */
const sortColumns = { name: 'sort_key', updated_at: 'updated_at' } as const

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
  if (isFirst) return listFirstPage(database, sources, { ...orderOf(page.sort), limit: page.limit })
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
export async function listClientRows(database: Database, sources: readonly Source[], page: Page, now = 0) {
  const { q, sort, limit, cursor, filter } = page
  const { column, direction } = orderOf(sort)
  const ask = (byBeginning: boolean) =>
    Promise.all(sources.map((source) => listSource(database, source, page, { byBeginning, now })))
  // Names with a word that begins like this; where there is none, names with it somewhere in a word.
  const found = await ask(true)
  const isNoBeginning = (q ?? '') !== '' && found.every(({ length }) => length === 0)
  const parts = isNoBeginning ? await ask(false) : found
  const isWhole = cursor === undefined && filter === undefined
  const isMissed = parts.every(({ length }) => length === 0) && isWhole && searchWords(q ?? '').length > 0
  const rows = isMissed
    ? await findNear(database, sources, q ?? '', limit)
    : mergePages(parts, (row) => row[column], direction)
  return cutPage(rows, limit, (row) => [row[column], row.id])
}

/** One page of one source; pages of several are put together and cut again. */
async function listSource(
  database: Database,
  source: Source,
  { q, sort, limit, cursor, filter }: Page,
  { byBeginning, now }: { readonly byBeginning: boolean; readonly now: number },
): Promise<ClientRow[]> {
  const { column, direction } = orderOf(sort)
  const words = searchWords(q ?? '')
  const asksRare = byBeginning && !showsFew(source)
  const beginning = asksRare ? await rareWord(database, 'clients', source.ownerId, words) : undefined
  let query = clientsOf(database, source).selectAll()
  if (filter !== undefined) query = query.where((eb) => meets(eb, source, filter, now))
  for (const word of words) query = query.where('search_key', 'like', `%${word}%`)
  if (beginning !== undefined)
    query = query.where('clients.id', 'in', idsWithWord('clients', source.ownerId, beginning) as never)
  if (cursor !== undefined)
    query = query.where(isBehind(cursor, { column, direction, kind: column === 'updated_at' ? 'number' : 'string' }))
  // What a rare word names is looked up and sorted: the plus keeps SQLite from walking through all in their order.
  const by = (name: string) => (beginning === undefined ? sortedBy(source, name) : sql`+${sql.ref(name)}`)
  return query
    .orderBy(by(column), direction)
    .orderBy(by('id'), direction)
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
