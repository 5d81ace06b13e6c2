import { checkPinpoints } from '#domain/packet/check-pinpoints.ts'
import { checkStamps } from '#domain/packet/check-stamps.ts'
import type { PacketManifest } from '#domain/packet/packet-files.ts'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { relabelExhibits } from '#domain/section-content/exhibit-cites.ts'
import { parseSection, plainText } from '#domain/section-content/tree.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { inputOf, type PacketPlace, placed } from '#server/features/drafting/index.ts'
import { packetLimits, packetThread } from './packet-thread.ts'
import type { BriefPages } from './make-brief.ts'
import type { ReadyEntry, WrittenPacket } from './write-parts.ts'

const mostPages = 5000

type Made = {
  readonly written: WrittenPacket
  readonly entries: readonly ReadyEntry[]
  readonly brief: BriefPages
}

/**
 * Reads the finished files with another program than the one that wrote them, and says what they hold: every page bears its
 * number, and which pinpoints of the draft hold their words. Throws when the files are not what they should be.
 */
export async function checkMade(
  draft: DraftRow,
  sections: readonly SectionRow[],
  { written, entries, brief }: Made,
): Promise<PacketManifest> {
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
  const text = textInPacket(draft, sections, documents)
  return {
    pages: layout.sheets.length,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    documents,
    pinpoints: checkPinpoints(findPinpoints(text), layout.exhibits, byNumber),
    brief: brief.isSheet ? null : { pages: brief.pages },
    notes: [
      ...brief.notes,
      ...entries.flatMap(({ title, pages }) => pages.details.notes.map((note) => `${title}: ${note}`)),
    ],
  }
}

/** Where a finished packet has each of its documents. */
export function placesIn(documents: PacketManifest['documents']): ReadonlyMap<string, PacketPlace> {
  return new Map(
    documents.map(({ id, letter, first, last }) => [id, { letter, firstPage: first, pages: last - first + 1 }]),
  )
}

/** The draft's text as it prints once its cites name the pages of the packet. */
function textInPacket(
  draft: DraftRow,
  sections: readonly SectionRow[],
  documents: PacketManifest['documents'],
): string {
  const exhibits = inputOf(draft).caseMap?.exhibits ?? []
  const inPacket = placed(exhibits, placesIn(documents))
  return sections.map(({ content }) => plainText(parseSection(relabelExhibits(content, inPacket)))).join('\n')
}

const stampAtEnd = /^Ex\. [A-Z-]{1,5}\d{0,3}\s{0,6}\d{1,5}\s{0,6}(?:[\p{Lu}\p{N}-]{1,40}-\d{6})?\s{0,6}$/u

/** The text of a page without the stamp, which is the last that is drawn on it. */
function withoutStamp(text: string): string {
  const at = text.lastIndexOf('Ex. ')
  return at >= 0 && text.length - at < 120 && stampAtEnd.test(text.slice(at)) ? text.slice(0, at) : text
}
