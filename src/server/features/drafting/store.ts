import { fingerprintText } from '#domain/draft-checks/fingerprints.ts'
import type { DraftState, VersionOrigin } from '#domain/drafting/draft-state.ts'
import type { DraftInput, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import { readSection } from '#domain/section-content/read.ts'
import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import { noteDraft, noteMissedDraft } from '#server/access/shares.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow, VersionRow } from '#server/database/tables/drafts.ts'
import { noteMove } from '#server/access/client-moves.ts'
import { releaseCredits } from '#server/features/billing/index.ts'
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

export type NewVersion = {
  readonly origin: VersionOrigin
  readonly content: string
  /** Which facts its sentences rest on, where its writer named them. */
  readonly sentences?: readonly MarkedSentence[]
  /** The point heading that this text argues; the section keeps its heading when absent. */
  readonly heading?: string
  readonly now: number
  readonly authorId?: string
  readonly model?: string
  readonly prompt?: string
  readonly inputTokens?: number
  readonly outputTokens?: number
}

/** Stores the next version of a section and shows it; run it in a transaction. Returns the version's number. */
export async function addVersion(database: Database, draftId: string, sectionId: string, given: NewVersion) {
  const version = await recordVersion(database, draftId, sectionId, given)
  const { origin, content, heading, now } = given
  if (heading !== undefined) await nameSection(database, draftId, sectionId, heading)
  await showVersion(database, { draft_id: draftId, section_id: sectionId, version, origin, content }, now)
  return version
}

async function nameSection(
  database: Database,
  draftId: string,
  sectionId: string,
  pointHeading: string,
): Promise<void> {
  const sections = database.selectFrom('draft_sections').select('plan')
  const row = await sections.where('draft_id', '=', draftId).where('section_id', '=', sectionId).executeTakeFirst()
  if (!row) return
  const plan = JSON.stringify({ ...(JSON.parse(row.plan) as SectionPlan), pointHeading })
  const update = database.updateTable('draft_sections').set({ plan })
  await update.where('draft_id', '=', draftId).where('section_id', '=', sectionId).execute()
}

type Shown = Pick<VersionRow, 'draft_id' | 'section_id' | 'version' | 'origin' | 'content'>

/** Makes a version that is in the history the text of its section; a proposal that waited is over. */
export async function showVersion(database: Database, shown: Shown, now: number): Promise<void> {
  const { draft_id, section_id, version, origin, content } = shown
  const passages_hash = origin === 'template' ? null : JSON.stringify(fingerprintText(readSection(content).text))
  await database
    .updateTable('draft_sections')
    .set({
      version,
      content,
      origin,
      state: 'ready',
      proposal: null,
      updated_at: now,
      passages_hash,
      gaps: countGaps(content),
      accepted_by: null,
      accepted_at: null,
    })
    .where('draft_id', '=', draft_id)
    .where('section_id', '=', section_id)
    .execute()
  await forgetPoints(database, draft_id)
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

/** The placeholders in a section's text. */
function countGaps(html: string): number {
  return html.split('data-gap="').length - 1
}

/** Adds a version to the history without showing it: a proposal. Run it in a transaction. */
export async function recordVersion(database: Database, draftId: string, sectionId: string, given: NewVersion) {
  const last = await database
    .selectFrom('section_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('draft_id', '=', draftId)
    .where('section_id', '=', sectionId)
    .executeTakeFirst()
  const version = (last?.version ?? 0) + 1
  await database
    .insertInto('section_versions')
    .values({
      draft_id: draftId,
      section_id: sectionId,
      version,
      origin: given.origin,
      content: given.content,
      created_at: given.now,
      author_id: given.authorId ?? null,
      model: given.model ?? null,
      prompt: given.prompt ?? null,
      proposed: null,
      input_tokens: given.inputTokens ?? null,
      output_tokens: given.outputTokens ?? null,
      decided_by: null,
      decided_at: null,
      facts: given.sentences && given.sentences.length > 0 ? JSON.stringify(given.sentences) : null,
    })
    .execute()
  return version
}

/** Adds a version to the history and lets it wait for a decision; run it in a transaction. */
export async function proposeVersion(
  database: Database,
  { draft_id, section_id }: Pick<SectionRow, 'draft_id' | 'section_id'>,
  given: NewVersion,
): Promise<number> {
  const proposal = await recordVersion(database, draft_id, section_id, given)
  await database
    .updateTable('draft_sections')
    .set({ proposal })
    .where('draft_id', '=', draft_id)
    .where('section_id', '=', section_id)
    .execute()
  await noteStanding(database, draft_id)
  return proposal
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

/** Gives back what drafts in progress hold, and takes all from the counts, before their client is deleted. */
export async function removeDraftsOfClient(
  database: Database,
  { ownerId, clientId }: { readonly ownerId: string; readonly clientId: string },
  now: number,
): Promise<void> {
  await noteMove(database, { clientId, from: ownerId, to: null })
  const running = await database
    .selectFrom('drafts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('state', 'in', ['queued', 'drafting'])
    .execute()
  for (const { id } of running) await releaseCredits(database, id, now)
  const ids = database.selectFrom('drafts').select('id').where('client_id', '=', clientId)
  await database
    .updateTable('jobs')
    .set({ state: 'failed' })
    .where('kind', '=', 'write-draft')
    .where('subject_id', 'in', ids)
    .execute()
}

/** The title that the attorney gives a draft, for lists and its page; the file keeps its name. */
export async function renameDraft(database: Database, id: string, title: string): Promise<void> {
  await database.updateTable('drafts').set({ title, search_key: null, words_kept: null }).where('id', '=', id).execute()
}

/** The keys of the files that were made of a draft and go with it: the parts of its packet, what was signed off. */
export async function filesOfDraft(database: Database, draftId: string): Promise<string[]> {
  const rows = await database
    .selectFrom('packet_parts')
    .innerJoin('packets', 'packets.id', 'packet_parts.packet_id')
    .select('packet_parts.file_key')
    .where('packets.draft_id', '=', draftId)
    .execute()
  const signed = await database.selectFrom('sign_offs').select('file_key').where('draft_id', '=', draftId).execute()
  return [...rows, ...signed].map(({ file_key }) => file_key)
}
