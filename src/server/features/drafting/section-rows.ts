import { AppError } from '#contract/errors.ts'
import type { Database } from '#server/database/schema.ts'
import type { SectionRow, VersionRow } from '#server/database/tables/drafts.ts'
import { noteStanding } from './note-standing.ts'

/** The passages of a section that no proposal may change, as their words. */
export function locksOf({ locks }: Pick<SectionRow, 'locks'>): string[] {
  return JSON.parse(locks ?? '[]') as string[]
}

/** Somebody else wrote in between: 409. */
export function refuseStale({ version }: SectionRow, base: number | undefined): void {
  if (base !== undefined && base !== version) throw new AppError('version-is-stale')
}

export async function versionOf(database: Database, section: SectionRow, version: number): Promise<VersionRow> {
  const row = await database
    .selectFrom('section_versions')
    .selectAll()
    .where('draft_id', '=', section.draft_id)
    .where('section_id', '=', section.section_id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row) throw new AppError('not-found')
  return row
}

type Change = Partial<
  Pick<SectionRow, 'state' | 'locks' | 'override_reason' | 'proposal' | 'accepted_by' | 'accepted_at'>
>

export async function setSection(database: Database, section: SectionRow, change: Change): Promise<void> {
  await database
    .updateTable('draft_sections')
    .set(change)
    .where('draft_id', '=', section.draft_id)
    .where('section_id', '=', section.section_id)
    .execute()
  if (change.state !== undefined || change.proposal !== undefined) await noteStanding(database, section.draft_id)
}
