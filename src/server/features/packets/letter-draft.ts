import type { Database } from '#server/database/schema.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'
import type { PacketRow } from '#server/database/tables/packets.ts'
import { inputOf, laterFiling, letterExhibits, type Tab } from '#server/features/drafting/index.ts'
import { filedPlaces } from './filings-of-case.ts'
import { type PacketContents, readContents } from './packet-documents.ts'

export const hasOwnExhibits = (draft: DraftRow) => (inputOf(draft).caseMap?.exhibits.length ?? 0) > 0

/**
 * The cites of a draft that has its own exhibits name the tabs of its packet, and for what was filed before those of the
 * earlier filing. True where something changed. Nothing changes in what is filed.
 */
export async function letterDraft(database: Database, draft: DraftRow, packet: PacketRow): Promise<boolean> {
  if (packet.filed_on !== null || !hasOwnExhibits(draft)) return false
  const tabs = tabsOf(await readContents(database, packet, draft))
  if (tabs.every((tab) => isSo(draft, tab))) return false
  await letterExhibits(database, draft, tabs)
  return true
}

function tabsOf({ entries, place }: PacketContents): Tab[] {
  const own = new Set(entries.map(({ record }) => record.id))
  const before = [...filedPlaces(place)].filter(([id]) => !own.has(id))
  return [
    ...before.map(([id, { letter, firstPage, filing }]) => ({ id, letter, firstPage, ...laterFiling(filing) })),
    ...entries.map(({ record, letter }) => ({ id: record.id, letter, ...laterFiling(place.number) })),
  ]
}

/** What the packet does not say of its own tabs, the number on their first pages, stays as it was made. */
function isSo(draft: DraftRow, { id, letter, firstPage, filing }: Tab): boolean {
  const cited = inputOf(draft).caseMap?.exhibits.find((exhibit) => exhibit.id === id)
  if (!cited) return true
  return (
    cited.letter === letter && cited.filing === filing && (firstPage === undefined || cited.firstPage === firstPage)
  )
}
