import type { Exhibit } from '#domain/case-map/case-map.ts'
import { letterOf } from '#domain/case-map/making/list-exhibits.ts'
import type { DraftInput, DraftType, OpenCase } from '#domain/drafting/tool.ts'
import { relabelExhibits } from '#domain/section-content/exhibit-cites.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { findTool } from '#server/recipes.ts'
import { findSections, planOf, toWritten } from './store.ts'
import { writeFromTemplate } from './finish-section.ts'

type Place = { readonly ownerId: string; readonly clientId: string; readonly type: string }

/** So many finished drafts of one client and tool follow a moved exhibit, the newest first. */
const mostDrafts = 50

/**
 * A moved exhibit moves in every finished draft of the client and tool: its cites in the text, the index that software
 * wrote, and the list that the draft keeps. No words change but the letters, so it is no new version.
 */
export async function moveExhibits(database: Database, place: Place, exhibits: readonly Exhibit[]): Promise<void> {
  const drafts = await database
    .selectFrom('drafts')
    .select(['id', 'input'])
    .where('owner_id', '=', place.ownerId)
    .where('client_id', '=', place.clientId)
    .where('type', '=', place.type as DraftType)
    .where('state', '=', 'ready')
    // What is filed keeps its letters.
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('packets')
            .select('packets.id')
            .whereRef('packets.draft_id', '=', 'drafts.id')
            .where('packets.filed_on', 'is not', null),
        ),
      ),
    )
    .orderBy('created_at', 'desc')
    .limit(mostDrafts)
    .execute()
  for (const { id, input } of drafts) await moveInDraft(database, id, JSON.parse(input) as DraftInput, exhibits)
}

/** A tab of a packet; of an earlier filing of the case with the number on its first page. */
export type Tab = Pick<Exhibit, 'id' | 'letter' | 'firstPage' | 'filing'>

/**
 * Letters the exhibits of one draft as its packet does, in that order: its cites and its index follow. What the packet does
 * not have keeps its letter and comes last.
 */
export async function letterExhibits(
  database: Database,
  { id, input: text }: Pick<DraftRow, 'id' | 'input'>,
  tabs: readonly Tab[],
): Promise<void> {
  const input = JSON.parse(text) as DraftInput
  const own = (input.caseMap?.exhibits ?? []).map(withoutPlace)
  const inPacket = tabs.flatMap((tab) => own.filter((one) => one.id === tab.id).map((one) => ({ ...one, ...tab })))
  const rest = own.filter((one) => !inPacket.some(({ id: known }) => known === one.id))
  await moveInDraft(database, id, input, [...inPacket, ...rest])
}

async function moveInDraft(database: Database, draftId: string, input: DraftInput, exhibits: readonly Exhibit[]) {
  const { caseMap } = input
  if (!caseMap) return
  const moved = inNewOrder(caseMap.exhibits, exhibits)
  if (JSON.stringify(moved) === JSON.stringify(caseMap.exhibits)) return
  const after: DraftInput = { ...input, caseMap: { ...caseMap, exhibits: moved } }
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('drafts')
      .set({ input: JSON.stringify(after) })
      .where('id', '=', draftId)
      .execute()
    const sections = await findSections(transaction, draftId)
    const own = writtenAnew(input, after, sections)
    for (const section of sections) {
      const content = own.get(section.section_id) ?? relabelExhibits(section.content, moved)
      if (content !== section.content) await setContent(transaction, section, content)
    }
  })
}

/** The sections that stand as software wrote them for one list of exhibits, as it writes them for another, by their ids. */
export function writtenAnew(
  before: DraftInput,
  after: DraftInput,
  sections: readonly SectionRow[],
): ReadonlyMap<string, string> {
  const tool = after.caseMap && findTool(after.caseMap.tool)
  if (!tool) return new Map()
  const [opened, anew] = [tool.open(before), tool.open(after)]
  const written = toWritten(sections)
  const own = sections.filter((section) => isOwn(opened, section, written))
  return new Map(own.map((section) => [section.section_id, writeFromTemplate(anew, planOf(section), written).content]))
}

/** The text is what software wrote for the old list, so that it may write it for the new one. */
function isOwn(before: OpenCase, section: SectionRow, written: ReturnType<typeof toWritten>): boolean {
  const plan = planOf(section)
  if (plan.mode !== 'software' || section.origin !== 'template') return false
  return writeFromTemplate(before, plan, written).content === section.content
}

/** The draft's own exhibits as the new list orders them. A draft that has fewer than the list letters them itself. */
function inNewOrder(own: readonly Exhibit[], listed: readonly Exhibit[]): Exhibit[] {
  const place = (id: string) => {
    const at = listed.findIndex((exhibit) => exhibit.id === id)
    return at < 0 ? listed.length : at
  }
  const ordered = own.toSorted((a, b) => place(a.id) - place(b.id))
  const isSame = own.length === listed.length && own.every(({ id }) => place(id) < listed.length)
  return ordered.map((exhibit, index): Exhibit => {
    const now = listed[place(exhibit.id)]
    const letter = isSame && now ? now.letter : letterOf(index)
    // In another order the pages of the packet are others; cites name the document's own until it is made again.
    const filed = isSame && now ? filedAt(now) : {}
    return { ...withoutPlace(exhibit), letter, title: now?.title ?? exhibit.title, ...filed }
  })
}

function withoutPlace(exhibit: Exhibit): Exhibit {
  const { firstPage: _, filing: _filing, ...own } = exhibit
  return own
}

const filedAt = ({ firstPage, filing }: Exhibit) => ({
  ...(firstPage !== undefined && { firstPage }),
  ...(filing !== undefined && { filing }),
})

export async function setContent(database: Database, { draft_id, section_id, version }: SectionRow, content: string) {
  await database
    .updateTable('draft_sections')
    .set({ content })
    .where('draft_id', '=', draft_id)
    .where('section_id', '=', section_id)
    .where('version', '=', version)
    .execute()
  await database
    .updateTable('section_versions')
    .set({ content })
    .where('draft_id', '=', draft_id)
    .where('section_id', '=', section_id)
    .where('version', '=', version)
    .execute()
}
