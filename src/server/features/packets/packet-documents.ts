import { createHash } from 'node:crypto'
import type { PacketItemState } from '#contract/packets.ts'
import { AppError } from '#contract/errors.ts'
import { letterOf } from '#domain/case-map/making/list-exhibits.ts'
import { printedAnswers } from '#domain/filing-kit/kit-questions.ts'
import { itemKindOf } from '#domain/filing-kit/preflight/item-kind.ts'
import { isIsoDate, formatLongDate } from '#domain/dates/calendar.ts'
import { letterTabs } from '#domain/packet/tab-letters.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import { inputOf } from '#server/features/drafting/index.ts'
import { isFiledBefore, placeInCase, type PlaceInCase } from './filings-of-case.ts'
import type { PacketSettings } from './settings.ts'
import { settingsOf } from './store.ts'

/** A document of the packet with the tab that it stands behind. */
export type PacketEntry = {
  readonly record: RecordRow
  readonly letter: string
  readonly title: string
  readonly parent: string | null
  readonly isExtra: boolean
}

/** Where a packet stands in its case, and what it holds, in order. */
export type PacketContents = { readonly place: PlaceInCase; readonly entries: readonly PacketEntry[] }

export async function readContents(database: Database, packet: PacketRow, draft: DraftRow): Promise<PacketContents> {
  const place = await placeInCase(database, packet)
  return { place, entries: await listEntries(database, packet, draft, place) }
}

/**
 * What the packet holds, in order: the exhibits of the draft, then what was added, their letters running on from earlier
 * filings of the case. What an earlier filing of the case holds is not filed again unless it was added. A document behind
 * the tab of another follows it, be it added or an exhibit of the draft. A deleted document is in no packet.
 */
async function listEntries(
  database: Database,
  packet: PacketRow,
  draft: DraftRow,
  place: PlaceInCase,
): Promise<PacketEntry[]> {
  const { extras, order } = settingsOf(packet)
  const records = await documentsOfClient(database, draft)
  const byId = new Map(records.map((record) => [record.id, record]))
  const listed = ownExhibits(draft, records, order).filter(({ id }) => {
    const record = byId.get(id)
    return record === undefined || !isFiledBefore(record, place)
  })
  const own = letterTabs(listed, tabsOfOthers(extras), place.start)
  const taken = new Set(own.map(({ id }) => id))
  const bases = new Set(own.map(({ letter }) => letter.replace(/-.*/, '')))
  const added = extras.filter(({ id, parent }) => !taken.has(id) && (parent === null || byId.has(parent)))
  const tops = added.filter(({ parent }) => parent === null || !taken.has(parent))
  const behind = (letter: string, parentId: string): PacketEntry[] =>
    added
      .filter(({ parent }) => parent === parentId && taken.has(parentId))
      .flatMap(({ id }) => entryOf(byId.get(id), { letter, parent: parentId, isExtra: true }))
  return [
    ...own.flatMap(({ id, letter, title, parent }) => [
      ...entryOf(byId.get(id), { letter, title, parent, isExtra: false }),
      ...behind(letter, id),
    ]),
    ...tops.flatMap(({ id }, index) =>
      entryOf(byId.get(id), { letter: letterOf(place.start + bases.size + index), parent: null, isExtra: true }),
    ),
  ]
}

/** By document: the one behind whose tab the attorney put it. */
function tabsOfOthers(extras: PacketSettings['extras']): ReadonlyMap<string, string> {
  return new Map(extras.flatMap(({ id, parent }) => (parent === null ? [] : [[id, parent] as const])))
}

function entryOf(record: RecordRow | undefined, about: Omit<PacketEntry, 'record' | 'title'> & { title?: string }) {
  return record ? [{ record, ...about, title: about.title ?? record.title }] : []
}

type OwnExhibit = { readonly id: string; readonly title: string; readonly group?: string }

function ownExhibits(draft: DraftRow, records: readonly RecordRow[], order: readonly string[]): readonly OwnExhibit[] {
  const { caseMap } = inputOf(draft)
  if (caseMap && caseMap.exhibits.length > 0) return caseMap.exhibits
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length)
  return records
    .filter(({ is_cv }) => is_cv === 0)
    .toSorted((a, b) => place(a.id) - place(b.id))
    .map(({ id, title }): OwnExhibit => ({ id, title }))
}

/** The documents of the draft's client, oldest first. */
export function documentsOfClient(
  database: Database,
  { owner_id, client_id }: Pick<DraftRow, 'owner_id' | 'client_id'>,
): Promise<RecordRow[]> {
  return database
    .selectFrom('records')
    .selectAll()
    .where('owner_id', '=', owner_id)
    .where('client_id', '=', client_id)
    .where('kind', '=', 'client_document')
    .orderBy('created_at')
    .orderBy('id')
    .limit(400)
    .execute()
}

/** The document among those of the draft's client; 422 when it is not there. */
export function requireDocument(records: readonly RecordRow[], id: string, field: string): RecordRow {
  const record = records.find((one) => one.id === id)
  if (record) return record
  const message = 'This document is not on file for the client.'
  throw new AppError('invalid-fields', { fields: [{ name: field, label: 'Document', message }] })
}

/** One line about a document. */
export function detailOf({ document_date, file_name }: RecordRow): string {
  return isIsoDate(document_date) ? formatLongDate(document_date) : (file_name ?? '')
}

/** Whether a document can stand in a packet: by its pages where they were made, else by its reading. */
export function stateOf(
  { state, reason, needs_ocr, title, is_cv }: RecordRow,
  made: { readonly details: { readonly state: 'ready' | 'sheet' | 'scan' } } | undefined,
): PacketItemState {
  if (state === 'processing') return 'waiting'
  if (state === 'failed') return /password/i.test(reason ?? '') ? 'locked' : 'unreadable'
  const known = made?.details.state ?? (needs_ocr === 1 ? 'scan' : 'ready')
  // A photograph is to be looked at, not read.
  return known === 'scan' && itemKindOf(title, is_cv === 1) === 'photo' ? 'ready' : known
}

/** Changes whenever something does that the files of a packet are made from. */
export function stampOf(
  packet: PacketRow,
  { entries, place }: PacketContents,
  sections: readonly SectionRow[],
): string {
  const { bates, split, answers } = settingsOf(packet)
  const told = [
    packet.forum,
    String(bates),
    ...printedAnswers.flatMap((name) => (answers[name] ? [`${name} ${answers[name]}`] : [])),
    ...(split === 'pages' ? ['divided at pages'] : []),
    ...(place.number > 1 ? [`filing ${place.number}`] : []),
    ...(bates && !answers['used_bates'] && place.bates > 0 ? [`Bates after ${place.bates}`] : []),
    ...entries.map(({ record, letter, title, parent }) =>
      [record.id, letter, title, parent ?? '', record.checksum ?? record.updated_at].join(' '),
    ),
    // The numbers in cites are the packet's own work and no change of the text.
    ...sections.map(({ content }) => content.replaceAll(/(<span data-source="ex:[^"]*">)[^<]*/g, '$1')),
  ]
  return createHash('sha256').update(told.join('\n')).digest('hex')
}
