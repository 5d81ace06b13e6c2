import { checkPinpoints, type FiledBefore, type FilingPages } from '#domain/packet/check-pinpoints.ts'
import { checkStamps } from '#domain/packet/check-stamps.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import { findPinpoints, type Pinpoint } from '#domain/packet/pinpoints.ts'
import { relabelExhibits } from '#domain/section-content/exhibit-cites.ts'
import { parseSection, plainText } from '#domain/section-content/tree.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { inputOf, type PacketPlace, placed } from '#server/features/drafting/index.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import type { Services } from '#server/services.ts'
import { readEarlierPages } from './earlier-pages.ts'
import type { PlaceInCase } from './filings-of-case.ts'
import type { BriefPages } from './make-brief.ts'
import { withoutStamp } from './without-stamp.ts'
import { settingsOf } from './store.ts'
import type { ReadyEntry, WrittenPacket } from './write-parts.ts'

const mostPages = 5000

type Made = {
  readonly packet: PacketRow
  readonly draft: DraftRow
  readonly sections: readonly SectionRow[]
  readonly place: PlaceInCase
  /** Where each cited document stands, in this filing or an earlier one. */
  readonly places: ReadonlyMap<string, PacketPlace>
  readonly folder: string
  readonly written: WrittenPacket
  readonly entries: readonly ReadyEntry[]
  readonly brief: BriefPages
}

/**
 * Reads the finished files with another program than the one that wrote them, and says what they hold: every page bears its
 * number, and which pinpoints of the draft hold their words, there or in an earlier filing of the case. Throws when the
 * files are not what they should be.
 */
export async function checkMade(services: Services, made: Made): Promise<PacketManifest> {
  const { written, entries, brief, place } = made
  const { layout, parts } = written
  const texts: string[] = []
  for (const { path } of parts) texts.push(...(await packetThread('readPageTexts', packetLimits, path, mostPages)))
  const stamps = parts.flatMap(({ sheets }) => sheets.map(({ stamp }) => stamp))
  const [wrong] = checkStamps(stamps, texts)
  if (wrong !== undefined) throw new Error(wrong)
  const byNumber = new Map(
    layout.sheets.flatMap(({ number }, index) => {
      // The stamp is the packet's word, not the document's.
      return number === undefined ? [] : [[number, withoutStamp(texts[index] ?? '')] as const]
    }),
  )
  const documents = layout.exhibits.flatMap(({ letter, documents: inside }) =>
    inside.map(({ id, title, first, last }) => {
      const entry = entries.find(({ record }) => record.id === id)
      return {
        id,
        letter,
        title,
        checksum: entry?.record.checksum ?? null,
        first,
        last,
        bytes: entry?.pages.bytes ?? 0,
      }
    }),
  )
  const pinpoints = findPinpoints(textInPacket(made))
  const own = { filing: place.number, exhibits: layout.exhibits, texts: byNumber }
  const { bates } = settingsOf(made.packet)
  return {
    filing: { number: place.number, ...(bates && { bates: place.bates + layout.last }) },
    pages: layout.sheets.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    documents,
    pinpoints: checkPinpoints(pinpoints, own, await readBefore(services, made, pinpoints)),
    brief: brief.isSheet ? null : { pages: brief.pages },
    notes: [
      ...brief.notes,
      ...entries.flatMap(({ title, pages }) => pages.details.notes.map((note) => `${title}: ${note}`)),
    ],
  }
}

/** The earlier filings of the case that the draft cites. */
async function readBefore(
  services: Services,
  { packet, place, folder }: Made,
  pinpoints: readonly Pinpoint[],
): Promise<FiledBefore> {
  const cited = new Set(pinpoints.map(({ letter }) => letter))
  const kept: FilingPages[] = []
  for (const filing of place.earlier)
    if (filing.documents.some(({ letter }) => cited.has(letter)))
      kept.push(await readEarlierPages(services, packet.owner_id, filing, folder))
  return { kept, ...(place.lastLetter !== undefined && { lastLetter: place.lastLetter }) }
}

/** The draft's text as it prints once its cites name the pages of the packet. */
function textInPacket({ draft, sections, places }: Made): string {
  const inPacket = placed(inputOf(draft).caseMap?.exhibits ?? [], places)
  return sections.map(({ content }) => plainText(parseSection(relabelExhibits(content, inPacket)))).join('\n')
}
