import { gapsIn } from '#domain/legal-document/from-section.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import type { DraftRow } from '#server/database/tables/drafts.ts'

/** What software finds in the text of one section, after every change. */
export function checkSection(_draft: DraftRow, content: string): Check[] {
  return gapsIn(content).map((label) => warn('GAP', `Fill in: ${label}`))
}
