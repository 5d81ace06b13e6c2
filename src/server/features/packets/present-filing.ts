import type { PacketReply } from '#contract/packets.ts'
import { filingOrdinal } from '#domain/section-content/filing-mark.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { countsFilings, type KeptFiling } from './filings-of-case.ts'
import type { PacketContents } from './packet-documents.ts'

/** Which filing of its case a packet is, what was filed before, and which documents are cited there. */
export function presentFiling(packet: PacketRow, { place, entries }: PacketContents): PacketReply['filing'] {
  const isCounted = countsFilings(packet)
  const inside = new Set(entries.map(({ record }) => record.id))
  return {
    number: isCounted ? place.number : null,
    name: isCounted ? filingOrdinal(place.number) : null,
    is_given: place.isGiven,
    last_letter: place.lastLetter ?? null,
    last_bates: place.bates === 0 ? null : place.bates,
    filed_on: packet.filed_on,
    earlier: place.earlier.map((filing) => ({
      draft_id: filing.draftId,
      title: filing.title,
      number: filing.number,
      name: filingOrdinal(filing.number),
      filed_on: filing.filedOn,
      letters: lettersOf(filing),
    })),
    documents: place.earlier.flatMap(({ number, documents }) =>
      documents
        .filter(({ id }) => !inside.has(id))
        .map(({ id, letter, title, first, last }) => ({ id, letter, title, first, last, filing: number })),
    ),
  }
}

function lettersOf({ documents, lastLetter = '' }: KeptFiling): string {
  const first = documents[0]?.letter.replace(/-.*/, '') ?? ''
  return first === lastLetter ? first : `${first}-${lastLetter}`
}
