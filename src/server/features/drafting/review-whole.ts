import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import { countLimitedPages } from '#domain/legal-document/estimate-pages.ts'
import { numberSections } from '#domain/legal-document/number-sections.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { composeDraft } from './compose-draft.ts'
import { planOf } from './store.ts'

/** What the rules of the tool find in the whole of its finished draft, its pages against the limit, its numbered headings. */
export function reviewWhole(
  draft: DraftRow,
  sections: readonly SectionRow[],
  flags: readonly DraftCheck[],
): { review: Finding[]; pages: { count: number; limit?: number } } & ReturnType<typeof numberSections> {
  const review = draft.state === 'ready' ? flags.flatMap(toFinding) : []
  const document = composeDraft(draft, sections)
  return { review, pages: countLimitedPages(document), ...numberSections(document, sections.map(planOf)) }
}

type Finding = Check & { readonly finding: string }

const weights = { red: 'block', amber: 'warn', grey: 'inform', blue: 'inform', green: 'inform' } as const

function toFinding({ rule, place, severity, message, finding }: DraftCheck): Finding[] {
  return rule === undefined || place ? [] : [{ code: rule, severity: weights[severity], message, finding }]
}
