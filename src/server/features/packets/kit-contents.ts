import { formatLongDate, isIsoDate } from '#domain/dates/calendar.ts'
import type { CaseMap } from '#domain/case-map/case-map.ts'
import type { KitContents } from '#domain/filing-kit/documents/kit-documents.ts'
import type { KitCase } from '#domain/filing-kit/kit-case.ts'
import type { ListedExhibit } from '#domain/filing-kit/documents/exhibit-list.ts'
import { foreignLanguageOf, itemKindOf } from '#domain/filing-kit/preflight/item-kind.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { findSections, inputOf, signerOfText } from '#server/features/drafting/index.ts'
import type { Services } from '#server/services.ts'
import type { PacketContents, PacketEntry } from './packet-documents.ts'
import { packetTitle } from './packet-papers.ts'

type Filing = Pick<PacketContents, 'entries'> & {
  readonly draft: DraftRow
  readonly packet: PacketRow
  readonly kit: KitCase
}

/** What the small papers take of the packet: its exhibits with one fact each, what was translated, who wrote what. */
export async function readKitContents(
  services: Services,
  { draft, packet, kit, entries }: Filing,
): Promise<KitContents> {
  const { database } = services
  const tops = entries.filter(({ parent }) => parent === null)
  const manifest = packet.made === null ? undefined : (JSON.parse(packet.made) as PacketManifest)
  const { caseMap } = inputOf(draft)
  const sections = await findSections(database, draft.id)
  const reviewedBy = await signerOfText(database, draft, sections)
  const exhibits: ListedExhibit[] = []
  for (const entry of tops) {
    const translation = translationOf(entry, entries, manifest)
    const listed = await listedExhibit(services, entry, manifest, caseMap)
    exhibits.push({ ...listed, ...(translation !== undefined && { translation }) })
  }
  return {
    cover: {
      title: packetTitle(kit, tops),
      enclosures: tops.map(({ letter, title }) => `Exhibit ${letter}: ${title}`),
    },
    exhibits,
    ...(reviewedBy !== undefined && { reviewedBy }),
    documents: entries.map((entry) => translatedOf(entry, manifest)),
    translated: entries
      .filter(({ title, record }) => itemKindOf(title, record.is_cv === 1) === 'translation')
      // What was translated is named; where that is not known, the translation.
      .map((entry) => translatedOf(entries.find(({ record }) => record.id === entry.parent) ?? entry, manifest)),
    modelSections: sections
      .filter(({ origin }) => origin === 'generated' || origin === 'ai')
      .map(({ plan }) => (JSON.parse(plan) as { title: string }).title),
  }
}

/** With its own pages: as the packet has them, or as its reading counted them. */
function translatedOf({ title, letter, record }: PacketEntry, manifest: PacketManifest | undefined) {
  const place = manifest?.documents.find(({ id }) => id === record.id)
  const pages = place ? place.last - place.first + 1 : (record.pages ?? undefined)
  return { title, exhibit: letter, ...(pages !== undefined && { pages }) }
}

async function listedExhibit(
  { database }: Services,
  { record, letter, title }: PacketEntry,
  manifest: PacketManifest | undefined,
  map: CaseMap | undefined,
): Promise<ListedExhibit> {
  const read = await database
    .selectFrom('record_texts')
    .select('text')
    .where('record_id', '=', record.id)
    .executeTakeFirst()
  const place = manifest?.documents.find(({ id }) => id === record.id)
  const language = languageOf(read?.text ?? record.body)
  const shows = map && factOf(map, record.id, place?.first)
  const about = aboutOf(record, place && place.last - place.first + 1)
  return {
    letter,
    title,
    ...(about !== '' && { about }),
    ...(shows && { shows }),
    ...(place && { pages: place.first === place.last ? String(place.first) : `${place.first}-${place.last}` }),
    ...(language !== undefined && { language }),
  }
}

/** What has no words, as a photograph, is in no language. */
const languageOf = (text: string) => (text.trim() === '' ? '' : foreignLanguageOf(text))

/** `May 2, 2026; 4 pages`: of the document itself. */
function aboutOf({ document_date, pages: counted }: PacketEntry['record'], printed: number | undefined): string {
  const pages = printed ?? counted
  return [
    ...(isIsoDate(document_date) ? [formatLongDate(document_date)] : []),
    ...(pages === null ? [] : [pages === 1 ? '1 page' : `${pages} pages`]),
  ].join('; ')
}

/** The packet page on which the translation behind an exhibit’s tab begins, once the packet is made. */
function translationOf(
  { record }: PacketEntry,
  entries: readonly PacketEntry[],
  manifest: PacketManifest | undefined,
): number | undefined {
  const translation = entries.find(
    ({ parent, title, record: own }) => parent === record.id && itemKindOf(title, own.is_cv === 1) === 'translation',
  )
  return manifest?.documents.find(({ id }) => id === translation?.record.id)?.first
}

/** The first fact that the attorney confirmed, else the first, that rests on a passage of the document. */
function factOf({ facts, passages }: CaseMap, id: string, first: number | undefined): ListedExhibit['shows'] {
  const own = new Map(passages.filter(({ document }) => document === id).map((passage) => [passage.id, passage]))
  const resting = facts.filter(
    ({ sources, state, quoteOnly }) =>
      state !== 'left-out' &&
      quoteOnly !== true &&
      sources.some((source) => source.type === 'passage' && own.has(source.passage)),
  )
  const fact = resting.find(({ state }) => state !== 'proposed') ?? resting[0]
  if (!fact) return undefined
  const passage = fact.sources.flatMap((source) =>
    source.type === 'passage' ? (own.get(source.passage) ?? []) : [],
  )[0]
  const page = passage?.page !== undefined && first !== undefined ? first + passage.page - 1 : undefined
  return { fact: fact.statement, ...(page !== undefined && { page }) }
}
