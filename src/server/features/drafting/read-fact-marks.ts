import type { MarkedSentence } from '#domain/section-sources/fact-marks.ts'
import type { Database } from '#server/database/schema.ts'

/** Sentences with the facts that their writer named for them, by the section's id, those of the latest version first. */
export type FactMarks = Readonly<Record<string, readonly MarkedSentence[]>>

/** So many versions of a draft's sections are looked at. */
const mostVersions = 300

/** What writers named in all versions of a draft's sections; of the one section that is asked for, or of all. */
export async function readFactMarks(database: Database, draftId: string, sectionId?: string): Promise<FactMarks> {
  const rows = await database
    .selectFrom('section_versions')
    .select(['section_id', 'facts'])
    .where('draft_id', '=', draftId)
    .$if(sectionId !== undefined, (query) => query.where('section_id', '=', sectionId ?? ''))
    .where('facts', 'is not', null)
    .orderBy('version', 'desc')
    .orderBy('section_id')
    .limit(sectionId === undefined ? mostVersions : 50)
    .execute()
  const bySection = Map.groupBy(rows, ({ section_id }) => section_id)
  return Object.fromEntries(
    [...bySection].map(([id, own]) => [id, own.flatMap(({ facts }) => JSON.parse(facts ?? '[]') as MarkedSentence[])]),
  )
}
