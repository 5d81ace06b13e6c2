import type { Exhibit } from '#domain/case-map/case-map.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { relabelExhibits } from '#domain/section-content/exhibit-cites.ts'
import type { Database } from '#server/database/schema.ts'
import { setContent } from './move-exhibits.ts'
import { findDraftById, findSections } from './store.ts'

/** Where an exhibit is filed: its tab, the number on its first page, how many pages it really has, and which filing that is. */
export type PacketPlace = {
  readonly letter: string
  readonly firstPage: number
  readonly pages: number
  readonly filing: number
}

/**
 * Prints the cites of a draft with the page numbers of its packet, by the id of the cited document. No words change but the
 * numbers, so it is no new version; a moved exhibit takes the cites back to the documents' own pages. Run it in a transaction.
 */
export async function numberCites(
  database: Database,
  draftId: string,
  places: ReadonlyMap<string, PacketPlace>,
): Promise<void> {
  const draft = await findDraftById(database, draftId)
  const input = draft && (JSON.parse(draft.input) as DraftInput)
  if (!input?.caseMap) return
  // A length that the draft did not know is the packet's: what software wrote without it stays recognized as its own.
  const exhibits = input.caseMap.exhibits.map((exhibit): Exhibit => {
    const place = places.get(exhibit.id)
    if (!place) return exhibit
    const { filing: _, ...own } = exhibit
    const { letter, firstPage, pages, filing } = place
    return { ...own, letter, firstPage, ...laterFiling(filing), ...(exhibit.pages !== undefined && { pages }) }
  })
  await database
    .updateTable('drafts')
    .set({ input: JSON.stringify({ ...input, caseMap: { ...input.caseMap, exhibits } }) })
    .where('id', '=', draftId)
    .execute()
  for (const section of await findSections(database, draftId)) {
    const content = relabelExhibits(section.content, exhibits)
    if (content !== section.content) await setContent(database, section, content)
  }
}

/** The first filing of a case is not named. */
export const laterFiling = (filing: number | undefined) => (filing !== undefined && filing > 1 ? { filing } : {})

/** The exhibits as a packet has them. */
export function placed(exhibits: readonly Exhibit[], places: ReadonlyMap<string, PacketPlace>): Exhibit[] {
  return exhibits.map((exhibit) => ({ ...exhibit, ...places.get(exhibit.id) }))
}
