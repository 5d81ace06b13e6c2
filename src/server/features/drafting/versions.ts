import { fingerprintText } from '#domain/draft-checks/fingerprints.ts'
import type { VersionOrigin } from '#domain/drafting/draft-state.ts'
import type { SectionPlan } from '#domain/drafting/tool.ts'
import { readSection } from '#domain/section-content/read.ts'
import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import type { Database } from '#server/database/schema.ts'
import type { SectionRow, VersionRow } from '#server/database/tables/drafts.ts'
import { noteStanding, forgetPoints } from './note-standing.ts'

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
