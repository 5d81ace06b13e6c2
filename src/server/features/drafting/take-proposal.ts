import { AppError } from '#contract/errors.ts'
import { respectLocks } from '#domain/redline/locked-ranges.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { checkSection } from './check-section.ts'
import { locksOf, setSection, versionOf } from './section-rows.ts'
import { showVersion } from './store.ts'

export type Taken = {
  readonly version: number
  readonly section_content?: string | undefined
}

/**
 * Makes a proposal, or what the decisions left of it, the text; locked passages stay in any case. Another proposal or
 * version in between: 409.
 */
export async function takeProposal(
  database: Database,
  draft: DraftRow,
  section: SectionRow,
  taken: Taken,
  now: number,
) {
  if (section.proposal !== taken.version) throw new AppError('version-is-stale')
  const row = await versionOf(database, section, taken.version)
  const wanted = taken.section_content === undefined ? row.content : sanitizeSection(taken.section_content)
  const content = respectLocks(section.content, wanted, locksOf(section))
  if (content !== row.content)
    await database
      .updateTable('section_versions')
      .set({ content, proposed: row.content })
      .where('draft_id', '=', section.draft_id)
      .where('section_id', '=', section.section_id)
      .where('version', '=', row.version)
      .execute()
  await showVersion(database, { ...row, content }, now)
  return { section_content: content, version: row.version, checks: checkSection(draft, content) }
}

/** Gives a proposal up; it stays in the history. */
export async function discardProposal(database: Database, section: SectionRow, version: number): Promise<void> {
  if (section.proposal !== version) throw new AppError('version-is-stale')
  await setSection(database, section, { proposal: null })
}
