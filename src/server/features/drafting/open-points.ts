import { countOpenPoints } from '#domain/draft-checks/open-points.ts'
import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import type { Services } from '#server/services.ts'
import { checkDraftText } from './check-draft-text.ts'
import { listDecisions } from './flag-decisions.ts'
import { noteStanding, forgetPoints } from './note-standing.ts'
import { findDraftById, findSections } from './store.ts'
import { readSurroundings } from './surroundings.ts'

type Counted = {
  readonly draft: DraftRow
  readonly sections: readonly SectionRow[]
  readonly flags: readonly DraftCheck[]
  readonly decisions: readonly { readonly finding: string }[]
}

/**
 * Keeps how many open points a draft has, for the lists: the count that its page shows. A change of the text or a decision
 * in between takes the count away again (`forgetPoints`), so that no list shows one of another text.
 */
export async function keepPoints(database: Database, counted: Counted): Promise<void> {
  const { draft, sections, flags, decisions } = counted
  if (draft.state !== 'ready') return
  const count = countOpenPoints(flags, new Set(decisions.map(({ finding }) => finding)))
  if (draft.open_points === count) return
  const before = nameOfState(sections, decisions)
  const isSame = async () =>
    nameOfState(await findSections(database, draft.id), await listDecisions(database, draft.id)) === before
  if (!(await isSame())) return
  await database.transaction().execute(async (transaction) => {
    await transaction.updateTable('drafts').set({ open_points: count }).where('id', '=', draft.id).execute()
    await noteStanding(transaction, draft.id)
  })
  if (!(await isSame())) await forgetPoints(database, draft.id)
}

function nameOfState(sections: readonly SectionRow[], decisions: Counted['decisions']): string {
  const texts = sections.map(({ section_id, version }) => `${section_id} ${version}`)
  return [...texts, ...decisions.map(({ finding }) => finding)].join('\n')
}

/** At most so many wait to be counted; the others are when a list asks again. */
const mostWaiting = 20

/** Drafts that are being counted in this process. */
const underWay = new Set<string>()
let last: Promise<void> = Promise.resolve()

/** Counts finished drafts that a list shows without a count, one after the other, while the list has long been answered. */
export function countPointsSoon(services: Pick<Services, 'database' | 'now' | 'log'>, ids: readonly string[]): void {
  for (const id of ids) {
    if (underWay.has(id)) continue
    if (underWay.size >= mostWaiting) return
    underWay.add(id)
    last = last
      .then(() => countPoints(services, id))
      .catch((error: unknown) => services.log.warn({ draftId: id, error: String(error) }, 'Open points not counted'))
      .finally(() => underWay.delete(id))
  }
}

async function countPoints({ database, now }: Pick<Services, 'database' | 'now'>, id: string): Promise<void> {
  const draft = await findDraftById(database, id)
  if (draft?.state !== 'ready' || draft.open_points !== null) return
  const sections = await findSections(database, id)
  const flags = await checkDraftText(draft, sections, await readSurroundings(database, draft), now())
  await keepPoints(database, { draft, sections, flags, decisions: await listDecisions(database, id) })
}
