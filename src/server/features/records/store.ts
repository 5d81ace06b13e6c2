import type { RecordKind } from '#domain/questionnaire/record-kinds.ts'
import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import { searchWords } from '#server/database/search-words.ts'
import { cutPage, isBehind, readOrder } from '#server/database/paging.ts'
import type { Database } from '#server/database/schema.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { StoredText } from './reading.ts'

/** Where a record belongs; the owner is in every query. */
export type Place = {
  readonly ownerId: string
  readonly kind: RecordKind
  readonly clientId?: string
  readonly expertId?: string
}

export type Page = {
  readonly q?: string | undefined
  readonly sort?: string | undefined
  readonly limit: number
  readonly cursor?: string | undefined
  readonly toolType?: string | undefined
}

export type RecordWithText = RecordRow & { readonly text: string | null }

/** In a list a text is shown as far as this. */
const textInLists = 4000

/** Records of one kind and place, newest first (`sort=title` by title), one page. */
export async function listRecords(database: Database, place: Place, page: Page) {
  const { column, direction } = orderOf(page.sort)
  let query = recordsAt(database, place, page.toolType)
  for (const word of searchWords(page.q ?? '')) query = query.where('records.title_key', 'like', `%${word}%`)
  if (page.cursor !== undefined) {
    const kind = column === 'records.created_at' ? 'number' : 'string'
    query = query.where(isBehind(page.cursor, { column, direction, id: 'records.id', kind }))
  }
  const rows: RecordWithText[] = await query
    .orderBy(column, direction)
    .orderBy('records.id', direction)
    .limit(page.limit + 1)
    .execute()
  const cut = cutPage(rows, page.limit, (row) => [
    column === 'records.created_at' ? row.created_at : row.title_key,
    row.id,
  ])
  return { items: cut.rows, next: cut.next }
}

function recordsAt(database: Database, { ownerId, kind, clientId, expertId }: Place, toolType: string | undefined) {
  let query = database
    .selectFrom('records')
    .leftJoin('record_texts', 'record_texts.record_id', 'records.id')
    .selectAll('records')
    .select(sql<string | null>`substr(record_texts.text, 1, ${sql.lit(textInLists)})`.as('text'))
    .where('records.owner_id', '=', ownerId)
    .where('records.kind', '=', kind)
  if (clientId !== undefined) query = query.where('records.client_id', '=', clientId)
  if (expertId !== undefined) query = query.where('records.expert_id', '=', expertId)
  if (toolType !== undefined) query = query.where('records.tool_type', '=', toolType)
  return query
}

/** What the lists can be sorted by; a minus before it turns the order. */
const sortColumns = { created_at: 'records.created_at', title: 'records.title_key' } as const

const orderOf = (sort = '-created_at') => readOrder(sort, sortColumns, 'This list')

/** One record of this owner and place; undefined when there is none or it is somebody else's. */
export function findRecord(database: Database, place: Place, id: string): Promise<RecordRow | undefined> {
  let query = database
    .selectFrom('records')
    .selectAll()
    .where('id', '=', id)
    .where('owner_id', '=', place.ownerId)
    .where('kind', '=', place.kind)
  if (place.clientId !== undefined) query = query.where('client_id', '=', place.clientId)
  if (place.expertId !== undefined) query = query.where('expert_id', '=', place.expertId)
  return query.executeTakeFirst()
}

/** The same, of whatever kind; 404 when it is not this owner's. */
export async function ownRecord(database: Database, ownerId: string, id: string): Promise<RecordRow> {
  const query = database.selectFrom('records').selectAll().where('id', '=', id).where('owner_id', '=', ownerId)
  const row = await query.executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

/** The record with all of its text, found before to be the owner's. */
export async function withText(database: Database, row: RecordRow): Promise<RecordWithText> {
  return { ...row, text: (await findText(database, row.id))?.text ?? null }
}

/** Of a record that is known to be the caller's. */
export function findText(database: Database, recordId: string) {
  return database
    .selectFrom('record_texts')
    .select(['text', 'headings', 'pages'])
    .where('record_id', '=', recordId)
    .executeTakeFirst()
}

/** Replaces what was read of a record; run it in a transaction. */
export async function storeText(database: Database, recordId: string, read: StoredText | undefined): Promise<void> {
  await database.deleteFrom('record_texts').where('record_id', '=', recordId).execute()
  if (!read) return
  const { text, folded, headings, pages } = read
  const places = { headings: JSON.stringify(headings), pages: JSON.stringify(pages) }
  await database
    .insertInto('record_texts')
    .values({ record_id: recordId, text, folded, ...places })
    .execute()
}

/** Deletes a record with all that hangs on it; returns the keys of the files to remove once that is committed. */
export async function deleteRecord(database: Database, ownerId: string, id: string): Promise<string[]> {
  const keys = await database
    .selectFrom('records')
    .select('file_key')
    .where('owner_id', '=', ownerId)
    .where(({ eb, or }) => or([eb('id', '=', id), eb('expert_id', '=', id)]))
    .where('file_key', 'is not', null)
    .execute()
  await database.deleteFrom('records').where('id', '=', id).where('owner_id', '=', ownerId).execute()
  return keys.flatMap(({ file_key }) => file_key ?? [])
}

/** The keys of every file of a client, before the client is deleted. */
export async function filesOfClient(database: Database, ownerId: string, clientId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('records')
    .select('file_key')
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .where('file_key', 'is not', null)
    .execute()
  return rows.flatMap(({ file_key }) => file_key ?? [])
}

/** How many records of each kind hang on one client, by a query that is built once. */
export async function countRecordsOfClient(
  database: Database,
  ownerId: string,
  clientId: string,
): Promise<Record<string, number>> {
  const rows = await kindsOfClient(database, { ownerId, clientId })
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, Number(count)]))
}

const kindsOfClient = keepQuery((database, { ownerId, clientId }: { ownerId: string; clientId: string }) =>
  database
    .selectFrom('records')
    .select(({ fn }) => ['kind', fn.countAll<number | string>().as('count')])
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .groupBy('kind'),
)

/** Every record of a client with its text, a few at a time, oldest first. */
export async function* recordsOfClient(
  database: Database,
  ownerId: string,
  clientId: string,
): AsyncGenerator<RecordWithText> {
  const ids = await database
    .selectFrom('records')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('client_id', '=', clientId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  for (let from = 0; from < ids.length; from += 10) {
    const rows = await database
      .selectFrom('records')
      .leftJoin('record_texts', 'record_texts.record_id', 'records.id')
      .selectAll('records')
      .select('record_texts.text')
      .where('records.owner_id', '=', ownerId)
      .where('records.client_id', '=', clientId)
      .where(
        'records.id',
        'in',
        ids.slice(from, from + 10).map(({ id }) => id),
      )
      .orderBy('records.created_at')
      .execute()
    yield* rows
  }
}
