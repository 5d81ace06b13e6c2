import { isFinal } from '#domain/drafting/draft-state.ts'
import { isOnMysql } from '#server/database/connect.ts'
import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow, Standing } from '#server/database/tables/drafts.ts'

type Judged = Pick<DraftRow, 'state' | 'open_points'>

/** What a draft counts as in the lists: accepted is one with every section accepted, nothing to decide and no point open. */
export function standingOf(
  { state, open_points }: Judged,
  sections: readonly Pick<SectionRow, 'state' | 'proposal'>[],
): Standing {
  if (state === 'failed' || state === 'cancelled') return 'failed'
  if (state !== 'ready') return 'writing'
  const isDecided = open_points === 0 && sections.every(({ proposal }) => proposal === null)
  return isDecided && isFinal(sections) ? 'accepted' : 'review'
}

const columns = ['id', 'owner_id', 'client_id', 'type', 'state', 'open_points', 'standing'] as const

/**
 * Notes what a draft counts as now, and that this has changed, for the counts that are kept. To be called in the transaction
 * of every change of a draft's state, of its open points, or of its sections' states and proposals.
 */
export async function noteStanding(transaction: Database, draftId: string): Promise<void> {
  const draft = await transaction.selectFrom('drafts').select(columns).where('id', '=', draftId).executeTakeFirst()
  if (!draft) return
  const standing = standingOf(draft, await sectionsThatCount(transaction, draft))
  if (standing === draft.standing) return
  await transaction.updateTable('drafts').set({ standing }).where('id', '=', draftId).execute()
  await noteChange(transaction, draft, standing)
}

/** Only of a draft that may be accepted. On MySQL as they are now, not as when the transaction began: two may accept at once. */
function sectionsThatCount(transaction: Database, { id, state, open_points }: Judged & { readonly id: string }) {
  if (state !== 'ready' || open_points !== 0) return []
  return transaction
    .selectFrom('draft_sections')
    .select(['state', 'proposal'])
    .where('draft_id', '=', id)
    .$if(isOnMysql(transaction), (query) => query.forUpdate())
    .execute()
}

type Changed = Pick<DraftRow, 'owner_id' | 'client_id' | 'type' | 'standing'>

async function noteChange(transaction: Database, draft: Changed, standing: Standing | null): Promise<void> {
  const { owner_id, client_id, type, standing: was } = draft
  const row = { id: newId(), owner_id, client_id, type, was, standing }
  await transaction.insertInto('draft_changes').values(row).execute()
}

/** Notes that a draft is about to go. */
export async function noteGone(transaction: Database, draftId: string): Promise<void> {
  const draft = await transaction.selectFrom('drafts').select(columns).where('id', '=', draftId).executeTakeFirst()
  if (draft && draft.standing !== null) await noteChange(transaction, draft, null)
}

/** The text of a draft or what was decided on it has changed: its open points have to be counted anew. */
export async function forgetPoints(database: Database, draftId: string): Promise<void> {
  await database
    .updateTable('drafts')
    .set({ open_points: null })
    .where('id', '=', draftId)
    .where('open_points', 'is not', null)
    .execute()
  await noteStanding(database, draftId)
}
