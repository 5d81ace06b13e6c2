import type { Check } from '#domain/questionnaire/check.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { countLimitedPages } from '#domain/legal-document/estimate-pages.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { findTool } from './recipes.ts'
import { inputOf, toWritten } from './store.ts'

/** The draft as the document that its Word file holds, as it stands. */
export function composeDraft(draft: DraftRow, sections: readonly SectionRow[]): LegalDocument {
  return findTool(draft.type).compose(inputOf(draft), toWritten(sections))
}

/** The rules of the tool on its finished draft, and its pages against the limit. */
export function reviewWhole(
  draft: DraftRow,
  sections: readonly SectionRow[],
): { review: Check[]; pages: { count: number; limit?: number } } {
  const tool = findTool(draft.type)
  const input = inputOf(draft)
  const written = toWritten(sections)
  const review = draft.state === 'ready' ? (tool.reviewDraft?.(input, written) ?? []) : []
  return { review, pages: countLimitedPages(composeDraft(draft, sections)) }
}
