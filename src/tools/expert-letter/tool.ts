import { defineTool } from '#domain/drafting/define-tool.ts'
import { checkLetter } from './checks.ts'
import { reviewLetter } from './review.ts'
import { composeLetter } from './document.ts'
import { computeLetterFacts } from './checks/computed-facts.ts'
import { briefOf, digestLetterSection } from './digest.ts'
import { expertLetterIdentity } from './identity.ts'
import { letterFacts } from './case.ts'
import { letterCaseRules } from './map/elements.ts'
import { planLetter } from './plan.ts'
import { expertLetterQuestionnaire } from './questionnaire.ts'
import { sectionIds } from './plan/section-ids.ts'
import { writeLetterSection } from './writing.ts'

export const expertLetterTool = defineTool({
  identity: expertLetterIdentity,
  questionnaire: expertLetterQuestionnaire,
  open: letterFacts,
  check: checkLetter,
  caseRules: letterCaseRules,
  describe: () => ({ title: 'Expert letter', fileLabel: expertLetterIdentity.fileLabel }),
  facts: computeLetterFacts,
  plan: planLetter,
  write: ({ id: given }, facts) => {
    const id = sectionIds.find((known) => known === given)
    return id === undefined ? '' : writeLetterSection(id, facts)
  },
  brief: briefOf,
  digest: digestLetterSection,
  /** An expert argues no law: the letter cites no authority. */
  authorities: () => [],
  review: reviewLetter,
  compose: composeLetter,
})
