import { isIsoDate } from '#domain/dates/calendar.ts'
import type { FilingItem } from '#domain/filing-kit/preflight/filing.ts'
import { itemKindOf } from '#domain/filing-kit/preflight/item-kind.ts'
import type { RecordRow } from '#server/database/tables/records.ts'
import type { Services } from '#server/services.ts'
import { type ExhibitPages, findExhibit } from './exhibit-pages.ts'
import { type PacketEntry, stateOf } from './packet-documents.ts'

/** So much of a document is looked at. */
const mostText = 400_000

/** The documents of a packet as the preflight judges them: their text by pages, and what was seen when their pages were made. */
export async function readItems(services: Services, entries: readonly PacketEntry[]): Promise<FilingItem[]> {
  const items: FilingItem[] = []
  for (const entry of entries) items.push(await readItem(services, entry, await findExhibit(services, entry.record)))
  return items
}

async function readItem(
  { database }: Services,
  { record, letter, title, parent }: PacketEntry,
  made: ExhibitPages | undefined,
): Promise<FilingItem> {
  const read = await database
    .selectFrom('record_texts')
    .select(['text', 'pages'])
    .where('record_id', '=', record.id)
    .executeTakeFirst()
  const text = (read?.text ?? record.body).slice(0, mostText)
  return {
    id: record.id,
    letter,
    title,
    kind: itemKindOf(title, record.is_cv === 1),
    parent,
    ...(isIsoDate(record.document_date) && { date: record.document_date }),
    text,
    pageTexts: pagesOf(text, read?.pages ?? null),
    checksum: record.checksum,
    mediaType: record.media_type,
    ...asMade(record, made),
  }
}

/** What is known of it since its pages were made; before that, what its reading said. */
function asMade(record: RecordRow, made: ExhibitPages | undefined) {
  const said = [...(record.reason === null ? [] : [record.reason]), ...(JSON.parse(record.warnings) as string[])]
  return {
    pages: made?.pages ?? record.pages,
    bytes: made?.bytes ?? record.bytes,
    state: stateOf(record, made),
    notes: [...(made?.details.notes ?? []), ...said],
    fitted: made?.details.fitted ?? 0,
    ...(made && seenOn(made)),
  }
}

/** What was seen on its pages while they were made. */
function seenOn({ details: { hidden, signaturePictures, emptyFields, rooms, marks } }: ExhibitPages) {
  const firstInk = rooms?.[0]?.ink
  return {
    hidden,
    signaturePictures,
    ...(emptyFields && { emptyFields }),
    ...(marks !== undefined && { marks }),
    ...(firstInk !== undefined && { firstInk }),
  }
}

function pagesOf(text: string, pages: string | null): string[] {
  const places = pages === null ? [] : (JSON.parse(pages) as { offset: number }[])
  return places.map(({ offset }, index) => text.slice(offset, places[index + 1]?.offset ?? text.length))
}
