import type { Check } from '#domain/questionnaire/check.ts'
import type { Database } from '#server/database/schema.ts'
import { findDraftById, findSections, planOf } from './store.ts'

/** The warning of a draft in which the product's own text stands in for a section that a model was to write. */
export const standInCode = 'MODEL'

/** Makes a failed draft's stand-ins missing again, so that another try asks the model for them. Run it in a transaction. */
export async function dropStandIns(database: Database, draftId: string): Promise<void> {
  const draft = await findDraftById(database, draftId)
  const warnings = JSON.parse(draft?.warnings ?? '[]') as Check[]
  const others = warnings.filter(({ code }) => code !== standInCode)
  if (others.length === warnings.length) return
  await database
    .updateTable('drafts')
    .set({ warnings: JSON.stringify(others) })
    .where('id', '=', draftId)
    .execute()
  const sections = await findSections(database, draftId)
  const ids = sections
    .filter((row) => planOf(row).mode === 'model' && row.origin === 'template')
    .map(({ section_id }) => section_id)
  await database.deleteFrom('section_versions').where('draft_id', '=', draftId).where('section_id', 'in', ids).execute()
  await database
    .updateTable('draft_sections')
    .set({ version: 0, state: 'waiting', content: '', origin: null, passages_hash: null, gaps: 0 })
    .where('draft_id', '=', draftId)
    .where('section_id', 'in', ids)
    .execute()
}
