import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Check } from '#domain/questionnaire/check.ts'
import type { CaseFrame } from './case.ts'
import { citationChecks } from './review/citations.ts'
import { adverseCircuitChecks } from './review/circuit.ts'
import { quotationChecks } from './review/quotations.ts'
import { readDraft, type ReviewedDraft } from './review/reviewed-draft.ts'
import { exhibitChecks, lockedGroupChecks, pageChecks, reliefChecks } from './review/structure.ts'
import { unknownFactChecks } from './review/unknown-facts.ts'
import { consistencyChecks, contradictionChecks, enjoinedTextChecks } from './review/wording.ts'

const rules: readonly ((draft: ReviewedDraft) => Check[])[] = [
  citationChecks,
  reliefChecks,
  lockedGroupChecks,
  pageChecks,
  quotationChecks,
  unknownFactChecks,
  consistencyChecks,
  exhibitChecks,
  enjoinedTextChecks,
  contradictionChecks,
  adverseCircuitChecks,
]

/**
 * The rules on a finished draft: C15 to C20, C22 to C24, C31, the locked group, the page limit. Nothing that passes is thereby
 * called right; what blocks wants a recorded override.
 */
export function reviewDraft(frame: CaseFrame, sections: readonly WrittenSection[]): Check[] {
  const draft = readDraft(frame, sections)
  return rules.flatMap((rule) => rule(draft))
}
