import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { forumOf } from '#law/filing-kit/forums.ts'
import { layOutPacket, type PacketExhibit, type PacketLayout, type Sheet } from '#domain/packet/layout.ts'
import { nameBrief, namePacketParts } from '#domain/packet/part-names.ts'
import { type PacketPart, type PacketUnit, shareOfLimit, splitPacket } from '#domain/packet/split-parts.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketPartRow, PacketRow } from '#server/database/tables/packets.ts'
import { inputOf, type PacketPlace } from '#server/features/drafting/index.ts'
import type { PrintedCite } from '#server/pdf/cite-boxes.ts'
import type { StampRoom } from '#server/pdf/page-ink.ts'
import type { SheetContent, SheetLink, SheetPlan } from '#server/pdf/packet-plan.ts'
import type { Services } from '#server/services.ts'
import type { BriefPages } from './make-brief.ts'
import type { ExhibitPages } from './exhibit-pages.ts'
import type { PlaceInCase } from './filings-of-case.ts'
import type { PacketEntry } from './packet-documents.ts'
import { packetPapers } from './packet-papers.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import { formOf } from './settings.ts'
import { storeParts, type WrittenPart } from './store-parts.ts'
import { settingsOf } from './store.ts'

/** A reason why no packet can be made, as a sentence for the attorney. */
export class CannotBeMade extends Error {
  override readonly name = 'CannotBeMade'
}

export type ReadyEntry = PacketEntry & { readonly pages: ExhibitPages }

export type WrittenPacket = {
  readonly layout: PacketLayout
  readonly parts: readonly WrittenPart[]
  readonly store: (services: Services, packet: PacketRow) => Promise<PacketPartRow[]>
}

type Packing = {
  readonly packet: PacketRow
  readonly draft: DraftRow
  readonly place: PlaceInCase
  readonly folder: string
  readonly entries: readonly ReadyEntry[]
  readonly brief: BriefPages
}

/** What is printed and mailed is divided too, so that no file is too large to handle. */
const printedBytes = 100_000_000
const tabBytes = 30_000
const largestPart = 150_000_000

/** How many bytes a file of a packet is planned to have at most. */
export function partTarget(id: PacketRow['forum']): number {
  const { fileBytes } = forumOf(id)
  return fileBytes === null ? printedBytes : fileBytes * shareOfLimit
}

/** Writes the files of a packet into a folder: cover, contents, tabs, documents, proof of service, in parts as the forum takes them. */
export async function writeParts(services: Services, packing: Packing, signal: AbortSignal): Promise<WrittenPacket> {
  const { packet, draft, folder, entries, brief } = packing
  const forum = forumOf(packet.forum)
  const isInside = forum.briefIs === 'combined'
  const exhibits = exhibitsOf(entries)
  const papers = await packetPapers(packing, exhibits, { folder, brief: isInside ? brief : undefined })
  const layout = layOutPacket({ front: papers.front, exhibits, end: papers.end })
  for (const { record, pages } of entries)
    await pipeline(
      await services.files.read(pages.file_key),
      createWriteStream(pathOf(folder, record.id), { mode: 0o600 }),
    )
  const names = { lastName: inputOf(draft).client.last_name, forum: packet.forum, form: formOf(draft.type) }
  // Should a file come out larger than was expected, everything is divided once more, with more room.
  const target = partTarget(packet.forum)
  for (let room = target; room > target / 8; room *= 0.8) {
    const split = splitPacket(unitsOf(layout, entries), room, settingsOf(packet).split)
    const links = await papers.writeContents(layout, partOf(layout, split))
    const plans = sheetPlans(layout, { packing, papers: papers.paths, links })
    const parts: WrittenPart[] = []
    for (const [index, name] of namePacketParts(split, names).entries()) {
      signal.throwIfAborted()
      const sheets = plans.slice(split[index]?.from, split[index]?.to)
      const path = join(folder, `part-${index + 1}.pdf`)
      const title = split.length > 1 ? `${papers.title}, part ${index + 1} of ${split.length}` : papers.title
      const { bytes } = await packetThread('assemblePart', packetLimits, { to: path, title, sheets })
      parts.push({ path, name, bytes, sheets })
    }
    const limit = forum.fileBytes ?? largestPart
    const tooLarge = parts.find(({ bytes, sheets }) => bytes > limit && sheets.length > 1)
    if (!tooLarge) {
      const own = isInside || brief.isSheet ? undefined : { ...brief, name: nameBrief(names) }
      return { layout, parts, store: (to, row) => storeParts(to, row, parts, own) }
    }
  }
  throw new CannotBeMade(
    'The files of the packet do not get small enough for this forum. Scan the largest exhibit again.',
  )
}

const pathOf = (folder: string, recordId: string) => join(folder, `${recordId}.pages.pdf`)

/** One exhibit for each tab; a translation stands before the original behind it. */
function exhibitsOf(entries: readonly ReadyEntry[]): PacketExhibit[] {
  const tops = entries.filter(({ parent }) => parent === null)
  return tops.map(({ letter, title, record, pages }) => {
    const behind = entries.filter(({ parent }) => parent === record.id)
    const own = { id: record.id, title, pages: pages.pages }
    return {
      letter,
      title,
      documents: [
        ...behind.map((entry) => ({ id: entry.record.id, title: entry.title, pages: entry.pages.pages })),
        own,
      ],
    }
  })
}

/** Where the packet has each document: numbers do not depend on what stands before the first tab. */
export function placesOf(entries: readonly ReadyEntry[], filing: number): ReadonlyMap<string, PacketPlace> {
  const { exhibits } = layOutPacket({ front: [], exhibits: exhibitsOf(entries), end: [] })
  return new Map(
    exhibits.flatMap(({ letter, documents }) =>
      documents.map(({ id, first, pages }) => [id, { letter, firstPage: first, pages, filing }] as const),
    ),
  )
}

function unitsOf({ sheets, exhibits }: PacketLayout, entries: readonly ReadyEntry[]): PacketUnit[] {
  const bytesOf = ({ document }: Sheet) => {
    const made = entries.find(({ record }) => record.id === document?.id)?.pages
    return made ? made.bytes / made.pages : tabBytes
  }
  const front = sheets.filter(({ number }) => number === undefined)
  const end = sheets.filter(({ number, letter }) => number !== undefined && letter === undefined)
  const between = exhibits.map(({ letter, tab, documents }): PacketUnit => {
    const own = sheets.filter((sheet) => sheet.letter === letter)
    return { letter, sheetBytes: own.map(bytesOf), borders: documents.slice(1).map(({ first }) => first - tab) }
  })
  return [{ sheetBytes: front.map(bytesOf) }, ...between, { sheetBytes: end.map(bytesOf) }].filter(
    ({ sheetBytes }) => sheetBytes.length > 0,
  )
}

/** In which part a printed number is; undefined where the packet is one file. */
function partOf({ sheets }: PacketLayout, split: readonly PacketPart[]): (number: number) => number | undefined {
  return (number) => {
    if (split.length < 2) return undefined
    const at = sheets.findIndex((sheet) => sheet.number === number)
    return split.findIndex(({ from, to }) => at >= from && at < to) + 1
  }
}

type Printed = {
  readonly packing: Packing
  readonly papers: Readonly<Record<string, string>>
  readonly links: readonly (readonly SheetLink[])[]
}

function sheetPlans(layout: PacketLayout, { packing, papers, links }: Printed): SheetPlan[] {
  const { bates } = settingsOf(packing.packet)
  const before = packing.place.bates
  const batesName = inputOf(packing.draft)
    .client.last_name.toLocaleUpperCase('en-US')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return layout.sheets.map((sheet): SheetPlan => {
    const { label, letter, number } = sheet
    const outline = outlineOf(sheet, layout)
    return {
      label,
      stamp: letter === undefined ? label : `Ex. ${letter}    ${label}`,
      ...(bates && number !== undefined && { bates: `${batesName}-${String(before + number).padStart(6, '0')}` }),
      content: contentOf(sheet, { packing, papers, links }, layout),
      ...(outline && { outline }),
    }
  })
}

const pieceNames: Readonly<Record<string, string>> = {
  cover: 'Cover',
  brief: 'Brief',
  contents: 'Contents',
  'proposed-order': 'Proposed order',
  'proof-of-service': 'Proof of service',
}

function outlineOf({ piece, tab, document, letter }: Sheet, { exhibits }: PacketLayout): SheetPlan['outline'] {
  if (piece) return piece.page === 1 ? { title: pieceNames[piece.kind] ?? piece.kind, level: 1 } : undefined
  if (tab) return { title: `Exhibit ${tab.letter}: ${tab.title}`, level: 1 }
  const documents = exhibits.find((exhibit) => exhibit.letter === letter)?.documents ?? []
  if (document?.page !== 1 || documents.length < 2) return undefined
  return { title: documents.find(({ id }) => id === document.id)?.title ?? '', level: 2 }
}

function contentOf(sheet: Sheet, printed: Printed, layout: PacketLayout): SheetContent {
  const { piece, tab, document } = sheet
  if (tab) {
    const pages = tab.first === tab.last ? `Page ${tab.first}` : `Pages ${tab.first}-${tab.last}`
    return { kind: 'tab', letter: tab.letter, title: tab.title, pages }
  }
  if (document) {
    const { folder, entries } = printed.packing
    const rooms = entries.find(({ record }) => record.id === document.id)?.pages.details.rooms
    return { kind: 'page', path: pathOf(folder, document.id), page: document.page, ...roomOn(rooms, document.page) }
  }
  return pieceContent(piece ?? { kind: '', page: 1 }, printed, layout)
}

function pieceContent(
  { kind, page }: NonNullable<Sheet['piece']>,
  { packing, papers, links }: Printed,
  layout: PacketLayout,
): SheetContent {
  const about = { kind: 'page', path: papers[kind] ?? '', page } as const
  if (kind === 'brief') {
    const cites = citeLinks(packing.brief.cites?.[page - 1] ?? [], layout)
    return { ...about, ...roomOn(packing.brief.rooms, page), ...(cites.length > 0 && { links: cites }) }
  }
  const onPage = kind === 'contents' ? links[page - 1] : undefined
  return { ...about, right: 'none', left: 'none', ...(onPage && { links: onPage }) }
}

/** A cite leads to the page that it names, or to the tab of its exhibit; one that names a page of another to none. */
function citeLinks(cites: readonly PrintedCite[], { exhibits }: PacketLayout): SheetLink[] {
  return cites.flatMap(({ letter, page, boxes }) => {
    const exhibit = exhibits.find((one) => one.letter === letter)
    if (!exhibit || (page !== undefined && (page < exhibit.tab || page > exhibit.last))) return []
    return boxes.map((box) => ({ ...box, to: String(page ?? exhibit.tab) }))
  })
}

/** Where nobody could look, a stamp must not stand on anything. */
function roomOn(rooms: readonly StampRoom[] | undefined, page: number) {
  const { right, left } = rooms?.[page - 1] ?? { right: 'much' as const, left: 'much' as const }
  return { right, left }
}
