import type { Database } from '#server/database/schema.ts'
import type { VersionRow } from '#server/database/tables/drafts.ts'
import { findSections } from '../store.ts'

/** A draft as it stands, or each section in its version of this number (its last one, where it has fewer). */
export type DraftMoment = 'current' | number

/** The texts of a draft at a moment, by section, in the order of the draft. */
export async function textsAt(
  database: Database,
  draftId: string,
  moment: DraftMoment,
): Promise<ReadonlyMap<string, string>> {
  const rows = await findSections(database, draftId)
  const now = new Map(rows.filter(({ version }) => version > 0).map((row) => [row.section_id, row.content]))
  if (moment === 'current') return now
  const versions = await versionsUpTo(database, draftId, moment)
  return new Map([...now].map(([id, content]) => [id, versions.get(id) ?? content]))
}

async function versionsUpTo(database: Database, draftId: string, last: number): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('section_versions')
    .innerJoin(
      database
        .selectFrom('section_versions')
        .select(({ fn }) => ['section_id', fn.max('version').as('version')])
        .where('draft_id', '=', draftId)
        .where('version', '<=', last)
        .groupBy('section_id')
        .as('latest'),
      (join) =>
        join
          .onRef('latest.section_id', '=', 'section_versions.section_id')
          .onRef('latest.version', '=', 'section_versions.version'),
    )
    .select(['section_versions.section_id', 'section_versions.content'])
    .where('section_versions.draft_id', '=', draftId)
    .execute()
  return new Map(rows.map(({ section_id, content }) => [section_id, content]))
}

export type ToldRow = VersionRow & { readonly email: string | null }

/** Every version of every section, oldest first, with the address of whoever made it. */
export function allVersions(database: Database, draftId: string): Promise<ToldRow[]> {
  return database
    .selectFrom('section_versions')
    .leftJoin('accounts', 'accounts.id', 'section_versions.author_id')
    .selectAll('section_versions')
    .select('accounts.email')
    .where('draft_id', '=', draftId)
    .orderBy('section_id')
    .orderBy('version')
    .limit(5000)
    .execute()
}
