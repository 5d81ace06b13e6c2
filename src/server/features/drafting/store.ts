import type { DraftState } from '#domain/drafting/draft-state.ts'
import type { DraftInput, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import { noteDraft, noteMissedDraft } from '#server/access/shares.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { noteStanding } from './note-standing.ts'

/** For the worker, which acts for the owner of the job's draft. */
export function findDraftById(database: Database, id: string): Promise<DraftRow | undefined> {
  return database.selectFrom('drafts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whose a draft is and who writes it, without its case. */
export function findWriter(database: Database, id: string): Promise<Pick<DraftRow, 'owner_id' | 'writer'> | undefined> {
  return database.selectFrom('drafts').select(['owner_id', 'writer']).where('id', '=', id).executeTakeFirst()
}

export function findSections(database: Database, draftId: string): Promise<SectionRow[]> {
  return database.selectFrom('draft_sections').selectAll().where('draft_id', '=', draftId).orderBy('position').execute()
}

export function inputOf(row: DraftRow): DraftInput {
  return JSON.parse(row.input) as DraftInput
}

export function planOf(row: SectionRow): SectionPlan {
  return JSON.parse(row.plan) as SectionPlan
}

export function toWritten(rows: readonly SectionRow[]): WrittenSection[] {
  return rows
    .filter(({ version }) => version > 0)
    .map((row) => {
      const { pointHeading: heading } = planOf(row)
      return { id: row.section_id, html: row.content, ...(heading !== undefined && { heading }) }
    })
}

export async function insertDraft(database: Database, draft: DraftRow, plans: readonly SectionPlan[]): Promise<void> {
  await database
    .insertInto('drafts')
    .values({ ...draft, standing: null })
    .execute()
  await noteDraft(database, draft.client_id)
  const rows = plans.map((plan, position) => ({
    draft_id: draft.id,
    section_id: plan.id,
    position,
    plan: JSON.stringify(plan),
    state: 'waiting' as const,
    version: 0,
    content: '',
    origin: null,
    updated_at: draft.created_at,
    proposal: null,
    locks: null,
    gaps: 0,
    override_reason: null,
    passages_hash: null,
    accepted_by: null,
    accepted_at: null,
  }))
  if (rows.length > 0) await database.insertInto('draft_sections').values(rows).execute()
  await noteStanding(database, draft.id)
}

/** Adds a warning to those of a draft; run it in a transaction that holds its job. */
export async function addWarning(database: Database, draftId: string, warning: Check): Promise<void> {
  const row = await database.selectFrom('drafts').select('warnings').where('id', '=', draftId).executeTakeFirst()
  const warnings = JSON.stringify([...(JSON.parse(row?.warnings ?? '[]') as Check[]), warning])
  await database.updateTable('drafts').set({ warnings }).where('id', '=', draftId).execute()
}

/** Moves a draft from one of these states; false when it is in another one by now. */
export async function moveDraft(
  database: Database,
  id: string,
  from: readonly DraftState[],
  change: { readonly state: DraftState; readonly reason?: string | null; readonly finishedAt?: number },
): Promise<boolean> {
  const { state, reason = null, finishedAt } = change
  const { numUpdatedRows } = await database
    .updateTable('drafts')
    .set({ state, reason, ...(finishedAt !== undefined && { finished_at: finishedAt }) })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) return false
  await noteStanding(database, id)
  if (finishedAt !== undefined) {
    const draft = database.selectFrom('drafts').select('client_id').where('id', '=', id)
    await noteMissedDraft(database, (await draft.executeTakeFirstOrThrow()).client_id)
  }
  return true
}

/** The title that the attorney gives a draft, for lists and its page; the file keeps its name. */
export async function renameDraft(database: Database, id: string, title: string): Promise<void> {
  await database.updateTable('drafts').set({ title, search_key: null, words_kept: null }).where('id', '=', id).execute()
}
