import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
import { fuzzySearch, type Match, toolSearchThreshold } from '#domain/fuzzy-match.ts'
import { foldText } from '#domain/language/fold.ts'
import type { Reach } from '#server/access/reach.ts'
import { shareWithMaker } from '#server/access/shares.ts'
import { forAct, isShown, mergePages, sortedBy, type Source } from '#server/access/sources.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import { idsWithWord, rareWord } from '#server/database/name-words.ts'
import { newId } from '#server/database/new-id.ts'
import { decodeCursor, encodeCursor } from '#server/database/paging.ts'
import { searchWords } from '#server/database/search-words.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { countRecords } from './count-records.ts'
import { joinListItems, writeListItem } from './list-item.ts'
import { type ListedPage, listFirstPage } from './list-page.ts'

export type ClientInput = Omit<ClientRecord, 'id'>
type Page = {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
}

/** What the list can be sorted by; a minus before it turns the order. */
const sortColumns = { name: 'sort_key', updated_at: 'updated_at' } as const

/**
 * Clients by last name unless `sort` says otherwise, one page; `next` is the cursor of the next page. Where no client has
 * the words of `q`, those whose names come nearest.
 */
export async function listClients(database: Database, sources: readonly Source[], page: Page): Promise<ListedPage> {
  const isFirst = page.cursor === undefined && searchWords(page.q ?? '').length === 0
  if (isFirst) return listFirstPage(database, sources, { ...readSort(page.sort), limit: page.limit })
  const { rows, next } = await listClientRows(database, sources, page)
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
export async function listClientRows(database: Database, sources: readonly Source[], page: Page) {
  const { q, sort, limit, cursor } = page
  const { column, direction } = readSort(sort)
  const ask = (byBeginning: boolean) =>
    Promise.all(sources.map((source) => listSource(database, source, page, byBeginning)))
  // Names with a word that begins like this; where there is none, names with it somewhere in a word.
  const found = await ask(true)
  const isNoBeginning = (q ?? '') !== '' && found.every(({ length }) => length === 0)
  const parts = isNoBeginning ? await ask(false) : found
  const isMissed = parts.every(({ length }) => length === 0) && cursor === undefined && searchWords(q ?? '').length > 0
  const rows = isMissed
    ? await findNear(database, sources, q ?? '', limit)
    : mergePages(parts, (row) => row[column], direction)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const next = rows.length > limit && last ? encodeCursor(last[column], last.id) : undefined
  return { rows: shown, next }
}

/** One page of one source; pages of several are put together and cut again. */
async function listSource(
  database: Database,
  source: Source,
  { q, sort, limit, cursor }: Page,
  byBeginning: boolean,
): Promise<ClientRow[]> {
  const { column, direction } = readSort(sort)
  const after = direction === 'asc' ? '>' : '<'
  const words = searchWords(q ?? '')
  const beginning = byBeginning ? await rareWord(database, 'clients', source.ownerId, words) : undefined
  let query = clientsOf(database, source).selectAll()
  for (const word of words) query = query.where('search_key', 'like', `%${word}%`)
  if (beginning !== undefined)
    query = query.where('clients.id', 'in', idsWithWord('clients', source.ownerId, beginning) as never)
  if (cursor !== undefined) {
    const [key, id] = decodeCursor(cursor, column === 'updated_at' ? 'number' : 'string')
    query = query.where(({ eb, or, and }) =>
      or([eb(column, after, key), and([eb(column, '=', key), eb('id', after, id)])]),
    )
  }
  // What a rare word names is looked up and sorted: the plus keeps SQLite from walking through all in their order.
  const by = (name: string) => (beginning === undefined ? sortedBy(source, name) : sql`+${sql.ref(name)}`)
  return query
    .orderBy(by(column), direction)
    .orderBy(by('id'), direction)
    .limit(limit + 1)
    .execute()
}

/** The clients that a source shows. */
function clientsOf(database: Database, source: Source) {
  const query = database.selectFrom('clients').where('clients.owner_id', '=', source.ownerId)
  return source.shared ? query.where((eb) => isShown(eb, source, 'clients.id')) : query
}

const mostNear = 20
const lookedAtOnce = 200

/** The clients whose names come nearest to words that no client has: a letter missing, two letters swapped. */
async function findNear(
  database: Database,
  sources: readonly Source[],
  q: string,
  limit: number,
): Promise<readonly ClientRow[]> {
  const near: Match<string>[] = []
  for (const source of sources) near.push(...(await nearIn(database, source, q)))
  const best = near.toSorted((a, b) => b.score - a.score).slice(0, Math.min(limit, mostNear))
  if (best.length === 0) return []
  const ids = best.map(({ item }) => item)
  const found = sources.map((source) =>
    clientsOf(database, source).selectAll().where('clients.id', 'in', ids).execute(),
  )
  return (await Promise.all(found)).flat().toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function nearIn(database: Database, source: Source, q: string): Promise<Match<string>[]> {
  const near: Match<string>[] = []
  for (let after = ''; ;) {
    const names = await clientsOf(database, source)
      .select(['id', 'first_name', 'middle_name', 'last_name'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(lookedAtOnce)
      .execute()
    const found = fuzzySearch(q, names, fullName, toolSearchThreshold)
    near.push(...found.map(({ item, score }) => ({ item: item.id, score })))
    after = names.at(-1)?.id ?? ''
    if (names.length < lookedAtOnce) return near
  }
}

function readSort(sort = 'name') {
  const name = sort.replace(/^-/, '')
  const column = Object.entries(sortColumns).find(([known]) => known === name)?.[1]
  if (column === undefined) {
    const message = `Clients can be sorted by ${Object.keys(sortColumns).join(' or ')}.`
    throw new AppError('invalid-fields', { fields: [{ name: 'sort', label: 'Sort', message }] })
  }
  return { column, direction: sort.startsWith('-') ? ('desc' as const) : ('asc' as const) }
}

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

/** One client of this owner; undefined when there is none or it is somebody else's. */
export async function findClient(database: Database, ownerId: string, id: string): Promise<ClientRow | undefined> {
  return (await ownClient(database, { id, ownerId }))[0]
}

const ownClient = keepQuery((database, { id, ownerId }: { id: string; ownerId: string }) =>
  database.selectFrom('clients').selectAll().where('id', '=', id).where('owner_id', '=', ownerId),
)

export function toRecord(row: ClientRow): ClientRecord {
  const { client, spouse, children } = JSON.parse(row.record) as { client: Fields; spouse: Fields; children: Fields[] }
  const { id, first_name, middle_name, last_name } = row
  return { id, first_name, middle_name, last_name, client, spouse, children }
}

export async function insertClient(database: Database, ownerId: string, input: ClientInput, now: number) {
  const row = toRow(ownerId, input, now)
  await database.insertInto('clients').values(row).execute()
  return row.id
}

/** Adds many clients, all or none; they are the caller's or their firm's. */
export async function insertClients(
  database: Database,
  reach: Reach,
  ownerId: string,
  inputs: readonly ClientInput[],
  now: number,
) {
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < inputs.length; from += 100) {
      const rows = inputs.slice(from, from + 100).map((input) => toRow(ownerId, input, now))
      await transaction.insertInto('clients').values(rows).execute()
      const ids = rows.map(({ id }) => id)
      if (ownerId !== reach.personId) await shareWithMaker(transaction, reach, ids, now)
    }
  })
}

function toRow(ownerId: string, input: ClientInput, now: number): ClientRow {
  const times = { created_at: now, updated_at: now }
  const row = { id: newId(), owner_id: ownerId, ...toColumns(input), ...times, words_kept: null }
  return { ...row, list_item: writeListItem(row) }
}

export async function updateClient(
  database: Database,
  { id, owner_id: ownerId, created_at }: Pick<ClientRow, 'id' | 'owner_id' | 'created_at'>,
  input: ClientInput,
  now: number,
) {
  const columns = { ...toColumns(input), updated_at: now }
  const change = { ...columns, words_kept: null, list_item: writeListItem({ id, created_at, ...columns }) }
  await database.updateTable('clients').set(change).where('id', '=', id).where('owner_id', '=', ownerId).execute()
}

export async function deleteClient(database: Database, ownerId: string, id: string): Promise<void> {
  await database.deleteFrom('clients').where('id', '=', id).where('owner_id', '=', ownerId).execute()
}

function toColumns(input: ClientInput) {
  const { first_name, middle_name, last_name, client, spouse, children } = input
  const words = [fullName(input), fieldText(client, 'a_number'), fieldText(spouse, 'name')]
  return {
    first_name,
    middle_name,
    last_name,
    sort_key: foldText(`${last_name} ${first_name} ${middle_name ?? ''}`).slice(0, 255),
    search_key: foldText(words.filter(Boolean).join(' ')).slice(0, 800),
    record: JSON.stringify({ client, spouse, children }),
  }
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
