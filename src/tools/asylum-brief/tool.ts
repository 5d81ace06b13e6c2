import { defineTool } from '#domain/drafting/define-tool.ts'
import { allowedAuthorities, toCitable } from './writing/authorities.ts'
import { caseFrame } from './case.ts'
import { asylumCaseRules } from './map/elements.ts'
import { checkAnswers } from './checks.ts'
import { composeDocument } from './document.ts'
import { briefOf, digestFor } from './digest.ts'
import { computeFacts } from './checks/computed-facts.ts'
import { identity } from './identity.ts'
import { planOf } from './plan.ts'
import { sectionsOf } from './plan/section-order.ts'
import { questionnaire } from './questionnaire.ts'
import { reviewDraft } from './review.ts'
import { tellingOf } from './writing/write-brief.ts'
import { writeSection } from './writing.ts'

export const asylumBrief = defineTool({
  identity,
  questionnaire,
  listsDocuments: true,
  caseRules: (input) => {
    const frame = caseFrame(input)
    return asylumCaseRules(
      frame,
      sectionsOf(frame).map(({ id }) => id),
    )
  },
  open: caseFrame,
  check: checkAnswers,
  describe: () => ({ title: 'Asylum brief', fileLabel: identity.fileLabel }),
  facts: computeFacts,
  plan: planOf,
  write: writeSection,
  brief: briefOf,
  digest: digestFor,
  authorities: (frame) => [...allowedAuthorities(frame, sectionsOf(frame))].flatMap((id) => toCitable(id, frame)),
  telling: tellingOf,
  review: reviewDraft,
  compose: composeDocument,
})
