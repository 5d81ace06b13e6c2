import type { DraftingTool } from '#domain/drafting/tool.ts'
import { allowedAuthorities, toCitable } from './authorities.ts'
import { caseFrame } from './case-frame.ts'
import { checkAnswers } from './check-answers.ts'
import { composeDocument } from './compose.ts'
import { digestFor } from './digest.ts'
import { computeFacts } from './facts.ts'
import { identity } from './identity.ts'
import { planOf, sectionsOf } from './plan.ts'
import { questionnaire } from './questionnaire.ts'
import { reviewDraft } from './review.ts'
import { writeSection } from './write-section.ts'

export const asylumBrief: DraftingTool = {
  identity,
  questionnaire,
  listsDocuments: true,
  check: checkAnswers,
  computeFacts,
  planSections: (input) => planOf(caseFrame(input)),
  writeSection,
  digest: digestFor,
  authorities: (input) => {
    const frame = caseFrame(input)
    return [...allowedAuthorities(frame, sectionsOf(frame))].flatMap((id) => toCitable(id, frame))
  },
  reviewDraft,
  compose: composeDocument,
}
