import { setImmediate as breathe } from 'node:timers/promises'
import { sql } from 'kysely'
import { AppError } from '#contract/errors.ts'
import type { Found } from '#contract/record-shapes.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { foldText } from '#domain/language/fold.ts'
import { isShown, mergePages, showsFew, sortedBy, type Source } from '#server/access/sources.ts'
import { idsWithWord, rareWord } from '#server/database/name-words.ts'
import type { Database } from '#server/database/schema.ts'
import { searchWords } from '#server/database/search-words.ts'
import { findClient, toRecord } from '#server/features/clients/index.ts'
import type { Services } from '#server/services.ts'
import { toFound } from './found-line.ts'

const mostFound = 30
/** Texts are looked through in parts of about so many characters, so that no query holds the others up. */
const charactersAtOnce = 2_000_000

/** Everything of one client that has all the words: the record, titles, what was typed, the texts of files. */
export async function searchClient(services: Services, ownerId: string, clientId: string, q: string): Promise<Found[]> {
  const { database } = services
  const client = await findClient(database, ownerId, clientId)
  if (!client) throw new AppError('not-found')
  const words = searchWords(q)
  if (words.length === 0) return []
  const found: Found[] = []
  const record = JSON.stringify(toRecord(client))
  if (hasAll(foldText(`${fullName(client)} ${record}`), words)) found.push(clientFound(client))
  for (const part of await partsOf(database, ownerId, clientId)) {
    if (found.length >= mostFound) break
    for (const row of await searchPart(database, { ownerId, clientId, ids: part }, words))
      found.push(await toFound(database, row, words))
    await breathe()
  }
  return found.slice(0, mostFound)
}

const mostPeople = 10
const mostTitles = 20

/** Clients and titles that have all the words, of everything that these sources show. */
export async function searchAccount(database: Database, sources: readonly Source[], q: string): Promise<Found[]> {
  const words = searchWords(q)
  if (words.length === 0) return []
  const found = await Promise.all(sources.map((source) => searchSource(database, source, words)))
  const beginning = found.map((one) => one.people)
  const people = beginning.some(({ length }) => length > 0)
    ? beginning
    : await Promise.all(sources.map((source) => searchPeople(database, source, words, undefined)))
  const titles = found.map((one) => one.titles)
  return [
    ...mergePages(people, ({ sort_key }) => sort_key, 'asc')
      .slice(0, mostPeople)
      .map(clientFound),
    ...mergePages(titles, ({ title_key }) => title_key, 'asc')
      .slice(0, mostTitles)
      .map(({ id, kind, client_id, title }) => ({ ...nowhere, kind, id, client_id, title })),
  ]
}

async function searchSource(database: Database, source: Source, words: readonly string[]) {
  const { ownerId } = source
  const beginning = showsFew(source) ? undefined : await rareWord(database, 'clients', ownerId, words)
  const people = await searchPeople(database, source, words, beginning)
  let records = database
    .selectFrom('records')
    .select(['id', 'kind', 'client_id', 'title', 'title_key'])
    .where('owner_id', '=', ownerId)
  if (source.shared) records = records.where((eb) => isShown(eb, source, 'records.client_id'))
  for (const word of words) records = records.where('title_key', 'like', `%${word}%`)
  const titles = await records.orderBy(sortedBy(source, 'title_key')).limit(mostTitles).execute()
  return { people, titles }
}

/** The first clients with all the words, of those with one that begins like `beginning` where that is given. */
function searchPeople(database: Database, source: Source, words: readonly string[], beginning: string | undefined) {
  const { ownerId } = source
  let clients = database.selectFrom('clients').selectAll().where('owner_id', '=', ownerId)
  if (source.shared) clients = clients.where((eb) => isShown(eb, source, 'clients.id'))
  for (const word of words) clients = clients.where('search_key', 'like', `%${word}%`)
  if (beginning === undefined) return clients.orderBy(sortedBy(source, 'sort_key')).limit(mostPeople).execute()
  return clients
    .where('id', 'in', idsWithWord('clients', ownerId, beginning) as never)
    .orderBy(sql`+sort_key`)
    .limit(mostPeople)
    .execute()
}

const nowhere = { excerpt: '', page: null, heading: null }

function clientFound(client: Parameters<typeof fullName>[0] & { id: string }): Found {
  return { ...nowhere, kind: 'client', id: client.id, client_id: client.id, title: fullName(client) }
}

/** The ids of a client's records, newest first, in parts of bounded length. */
async function partsOf(database: Database, ownerId: string, clientId: string): Promise<string[][]> {
  const rows = await database
    .selectFrom('records')
    .leftJoin('record_texts', 'record_texts.record_id', 'records.id')
    .select(({ fn }) => ['records.id', fn<number | string | null>('length', ['record_texts.folded']).as('characters')])
    .where('records.owner_id', '=', ownerId)
    .where('records.client_id', '=', clientId)
    .orderBy('records.created_at', 'desc')
    .execute()
  const parts: string[][] = []
  let room = 0
  for (const { id, characters } of rows) {
    const length = Number(characters ?? 0)
    if (parts.length === 0 || room < length || (parts.at(-1)?.length ?? 0) >= 200) {
      parts.push([])
      room = charactersAtOnce
    }
    parts.at(-1)?.push(id)
    room -= length
  }
  return parts
}

type Part = { readonly ownerId: string; readonly clientId: string; readonly ids: readonly string[] }

function searchPart(database: Database, { ownerId, clientId, ids }: Part, words: readonly string[]) {
  let query = database
    .selectFrom('records')
    .leftJoin('record_texts', 'record_texts.record_id', 'records.id')
    .selectAll('records')
    .where('records.owner_id', '=', ownerId)
    .where('records.client_id', '=', clientId)
    .where('records.id', 'in', ids)
  for (const word of words)
    query = query.where(({ eb, or }) =>
      or([
        eb('records.title_key', 'like', `%${word}%`),
        eb('record_texts.folded', 'like', `%${word}%`),
        eb('records.body', 'like', `%${word}%`),
      ]),
    )
  return query.orderBy('records.created_at', 'desc').limit(mostFound).execute()
}

function hasAll(folded: string, words: readonly string[]): boolean {
  return words.every((word) => folded.includes(word))
}
