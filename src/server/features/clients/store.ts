import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { type ClientRecord, fieldText, type Fields, fullName } from '#domain/clients/client-record.ts'
import { fuzzySearch, type Match, toolSearchThreshold } from '#domain/fuzzy-match.ts'
import { foldText } from '#domain/language/fold.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import { decodeCursor, encodeCursor } from '#server/database/paging.ts'
import { searchWords } from '#server/database/search-words.ts'
import type { Database } from '#server/database/schema.ts'
import type { ClientRow } from '#server/database/tables/clients.ts'
import { countRecords } from '#server/features/records/index.ts'
import { readListItems, writeListItem } from './list-item.ts'
import { listFirstPage } from './list-page.ts'

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
export function listClients(database: Database, ownerId: string, page: Page) {
  if (page.cursor === undefined && searchWords(page.q ?? '').length === 0)
    return listFirstPage(database, ownerId, { ...readSort(page.sort), limit: page.limit })
  return listFound(database, ownerId, page)
}

async function listFound(database: Database, ownerId: string, { q, sort, limit, cursor }: Page) {
  const { column, direction } = readSort(sort)
  const after = direction === 'asc' ? '>' : '<'
  let query = database.selectFrom('clients').selectAll().where('owner_id', '=', ownerId)
  for (const word of searchWords(q ?? '')) query = query.where('search_key', 'like', `%${word}%`)
  if (cursor !== undefined) {
    const [key, id] = decodeCursor(cursor, column === 'updated_at' ? 'number' : 'string')
    query = query.where(({ eb, or, and }) =>
      or([eb(column, after, key), and([eb(column, '=', key), eb('id', after, id)])]),
    )
  }
  const found = await query
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit + 1)
    .execute()
  const isMissed = found.length === 0 && cursor === undefined && searchWords(q ?? '').length > 0
  const rows = isMissed ? await findNear(database, ownerId, q ?? '', limit) : found
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const ids = page.map(({ id }) => id)
  const [drafts, records] = [await countDrafts(database, ownerId, ids), await countRecords(database, ownerId, ids)]
  const items = readListItems(
    page.map((row) => ({
      list_item: row.list_item ?? writeListItem(row),
      drafts: drafts.get(row.id) ?? 0,
      documents: records.get(row.id)?.['client_document'] ?? 0,
    })),
  )
  const next = rows.length > limit && last ? encodeCursor(last[column], last.id) : undefined
  return { items, next }
}

const mostNear = 20
const lookedAtOnce = 200

/** The clients whose names come nearest to words that no client has: a letter missing, two letters swapped. */
async function findNear(database: Database, ownerId: string, q: string, limit: number): Promise<ClientRow[]> {
  const near: Match<string>[] = []
  for (let after = ''; ;) {
    const names = await database
      .selectFrom('clients')
      .select(['id', 'first_name', 'middle_name', 'last_name'])
      .where('owner_id', '=', ownerId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(lookedAtOnce)
      .execute()
    const found = fuzzySearch(q, names, fullName, toolSearchThreshold)
    near.push(...found.map(({ item, score }) => ({ item: item.id, score })))
    after = names.at(-1)?.id ?? ''
    if (names.length < lookedAtOnce) break
  }
  const best = near.toSorted((a, b) => b.score - a.score).slice(0, Math.min(limit, mostNear))
  if (best.length === 0) return []
  const ids = best.map(({ item }) => item)
  const rows = await database
    .selectFrom('clients')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('id', 'in', ids)
    .execute()
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
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

async function countDrafts(database: Database, ownerId: string, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .selectFrom('drafts')
    .select(({ fn }) => ['client_id', fn.countAll<number | string>().as('count')])
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', ids)
    .groupBy('client_id')
    .execute()
  return new Map(rows.map(({ client_id, count }) => [client_id, Number(count)]))
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

/** Adds many clients, all or none. */
export async function insertClients(database: Database, ownerId: string, inputs: readonly ClientInput[], now: number) {
  await database.transaction().execute(async (transaction) => {
    for (let from = 0; from < inputs.length; from += 100) {
      const rows = inputs.slice(from, from + 100).map((input) => toRow(ownerId, input, now))
      await transaction.insertInto('clients').values(rows).execute()
    }
  })
}

function toRow(ownerId: string, input: ClientInput, now: number): ClientRow {
  const row = { id: randomUUIDv7(), owner_id: ownerId, created_at: now, ...toColumns(input), updated_at: now }
  return { ...row, list_item: writeListItem(row) }
}

export async function updateClient(
  database: Database,
  { id, owner_id: ownerId, created_at }: Pick<ClientRow, 'id' | 'owner_id' | 'created_at'>,
  input: ClientInput,
  now: number,
) {
  const columns = { ...toColumns(input), updated_at: now }
  const change = { ...columns, list_item: writeListItem({ id, created_at, ...columns }) }
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

/** True when the account has any client at all. */
export async function hasClients(database: Database, ownerId: string): Promise<boolean> {
  const row = await database
    .selectFrom('clients')
    .select(sql<number>`1`.as('one'))
    .where('owner_id', '=', ownerId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
