import type { MapDocument } from '#domain/case-map/map-input.ts'
import type { SourceText } from '#domain/drafting/tool.ts'
import { combinedText } from '#server/features/records/index.ts'
import type { Database } from '#server/database/schema.ts'

type Owner = { readonly ownerId: string; readonly clientId: string }

/** A map reads so many documents and characters at most; what lies beyond stays an exhibit without facts. */
const mostDocuments = 400
const mostCharacters = 6_000_000

export type CaseDocuments = {
  readonly documents: readonly MapDocument[]
  /** Titles of documents whose text is still being read. */
  readonly unread: readonly string[]
}

/**
 * The client's documents with their texts, in the order of the exhibits: those that the answer names, in its order, or
 * all of them, oldest first. Résumés are not among them unless they are named.
 */
export async function readCaseDocuments(
  database: Database,
  owner: Owner,
  chosen?: readonly string[],
): Promise<CaseDocuments> {
  if (owner.clientId === '') return { documents: [], unread: [] }
  let query = database
    .selectFrom('records')
    .leftJoin('record_texts', 'record_texts.record_id', 'records.id')
    .select([
      'records.id',
      'records.title',
      'records.body',
      'records.state',
      'records.document_date',
      'record_texts.text',
      'record_texts.pages',
      'record_texts.headings',
    ])
    .where('records.owner_id', '=', owner.ownerId)
    .where('records.client_id', '=', owner.clientId)
    .where('records.kind', '=', 'client_document')
  if (chosen && chosen.length > 0) query = query.where('records.id', 'in', chosen.slice(0, mostDocuments))
  else query = query.where('records.is_cv', '=', 0)
  const rows = await query.orderBy('records.created_at').orderBy('records.id').limit(mostDocuments).execute()
  const ordered =
    chosen && chosen.length > 0 ? rows.toSorted((a, b) => chosen.indexOf(a.id) - chosen.indexOf(b.id)) : rows
  let room = mostCharacters
  const documents = ordered
    .filter(({ state }) => state !== 'failed')
    .map((row): MapDocument => {
      const whole = row.state === 'ready' ? combinedText(row) : ''
      const text = whole.slice(0, room)
      room -= text.length
      // What the attorney typed about a document stands before its text and moves its places.
      const lead = whole.length - (row.text?.length ?? 0)
      return {
        id: row.id,
        title: row.title,
        text,
        ...(row.document_date !== null && { date: row.document_date }),
        ...places(row.pages, row.headings, row.state === 'ready' ? lead : 0),
      }
    })
  return { documents, unread: ordered.filter(({ state }) => state === 'processing').map(({ title }) => title) }
}

function places(pages: string | null, headings: string | null, lead: number): Pick<MapDocument, 'pages' | 'headings'> {
  const moved = <Place extends { readonly offset: number }>(list: string | null): Place[] =>
    list === null ? [] : (JSON.parse(list) as Place[]).map((place) => ({ ...place, offset: place.offset + lead }))
  const found = moved<{ number: number; offset: number }>(pages)
  const titles = moved<{ text: string; offset: number }>(headings)
  return { ...(found.length > 0 && { pages: found }), ...(titles.length > 0 && { headings: titles }) }
}

/** What changes when a document of the client does: for telling whether a map is up to date, without its texts. */
export async function stampOfDocuments(database: Database, owner: Owner): Promise<string> {
  const rows = await database
    .selectFrom('records')
    .select(['id', 'updated_at', 'state'])
    .where('owner_id', '=', owner.ownerId)
    .where('client_id', '=', owner.clientId)
    .where('kind', '=', 'client_document')
    .orderBy('id')
    .limit(mostDocuments)
    .execute()
  return rows.map(({ id, updated_at, state }) => `${id} ${updated_at} ${state}`).join('\n')
}

/** Titles of the client's documents whose text is still being read. */
export async function unreadTitles(database: Database, owner: Owner): Promise<string[]> {
  const rows = await database
    .selectFrom('records')
    .select('title')
    .where('owner_id', '=', owner.ownerId)
    .where('client_id', '=', owner.clientId)
    .where('kind', '=', 'client_document')
    .where('state', '=', 'processing')
    .orderBy('created_at')
    .limit(50)
    .execute()
  return rows.map(({ title }) => title)
}

/** Of all documents together a draft keeps so many characters as sources for its checks. */
const mostSourceText = 1_500_000

/** The documents as sources, in the order of the exhibits, unless an answer names them already. */
export function documentSources(documents: readonly MapDocument[], chosen: readonly SourceText[]): SourceText[] {
  const named = new Set(chosen.map(({ id }) => id))
  let room = mostSourceText
  return documents
    .filter(({ id }) => !named.has(id))
    .map(({ id, title, text }) => {
      const kept = text.slice(0, Math.max(0, room))
      room -= kept.length
      return { id, kind: 'client_document', title, text: kept }
    })
}
