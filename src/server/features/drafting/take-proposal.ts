import { AppError } from '#contract/errors.ts'
import { respectLocks } from '#domain/redline/locked-ranges.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import type { Database } from '#server/database/schema.ts'
import type { DraftRow, SectionRow, VersionRow } from '#server/database/tables/drafts.ts'
import { checkSection } from './check-section.ts'
import { locksOf, setSection, versionOf } from './section-rows.ts'
import { showVersion } from './versions.ts'

export type Taken = {
  readonly version: number
  readonly section_content?: string | undefined
}

/** Who decides about a proposal, and when. */
type Decider = { readonly personId: string; readonly now: number }

/**
 * Makes a proposal, or what the decisions left of it, the text; locked passages stay in any case. Another proposal or
 * version in between: 409.
 */
export async function takeProposal(
  database: Database,
  { draft, ...decider }: Decider & { readonly draft: DraftRow },
  section: SectionRow,
  taken: Taken,
) {
  if (section.proposal !== taken.version) throw new AppError('version-is-stale')
  const row = await versionOf(database, section, taken.version)
  const wanted = taken.section_content === undefined ? row.content : sanitizeSection(taken.section_content)
  const content = respectLocks(section.content, wanted, locksOf(section))
  const part = content === row.content ? {} : { content, proposed: row.content }
  await setVersion(database, section, row.version, { ...part, ...decidedBy(decider) })
  await showVersion(database, { ...row, content }, decider.now)
  return { section_content: content, version: row.version, checks: checkSection(draft, content) }
}

/** Gives a proposal up; it stays in the history. */
export async function discardProposal(
  database: Database,
  section: SectionRow,
  version: number,
  decider: Decider,
): Promise<void> {
  if (section.proposal !== version) throw new AppError('version-is-stale')
  await setVersion(database, section, version, decidedBy(decider))
  await setSection(database, section, { proposal: null })
}

type Again = { readonly version: number; readonly back_to?: number | undefined }

/**
 * The way back from taking a proposal or giving it up: the text is again what it was, and the whole proposal waits. Anything
 * that was written or proposed in between: 409.
 */
export async function proposeAgain(database: Database, section: SectionRow, again: Again, now: number) {
  const { version, back_to } = again
  const isTaken = back_to !== undefined
  if (section.proposal !== null || isTaken !== (section.version === version)) throw new AppError('version-is-stale')
  const row = await versionOf(database, section, version)
  if (row.prompt === null && row.origin !== 'reimported') throw new AppError('version-is-stale')
  if (isTaken) await showVersion(database, await versionOf(database, section, back_to), now)
  const whole = row.proposed === null ? {} : { content: row.proposed, proposed: null }
  await setVersion(database, section, version, { ...whole, decided_by: null, decided_at: null })
  await setSection(database, section, { proposal: version })
  return { proposal: version, version: back_to ?? section.version }
}

function decidedBy({ personId, now }: Decider) {
  return { decided_by: personId, decided_at: now }
}

async function setVersion(
  database: Database,
  { draft_id, section_id }: SectionRow,
  version: number,
  change: Partial<Pick<VersionRow, 'content' | 'proposed' | 'decided_by' | 'decided_at'>>,
): Promise<void> {
  await database
    .updateTable('section_versions')
    .set(change)
    .where('draft_id', '=', draft_id)
    .where('section_id', '=', section_id)
    .where('version', '=', version)
    .execute()
}
