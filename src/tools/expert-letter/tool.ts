import { defineTool } from '#domain/drafting/define-tool.ts'
import { checkLetter } from './checks/answers.ts'
import { reviewLetter } from './checks/review.ts'
import { composeLetter } from './compose.ts'
import { computeLetterFacts } from './computed-facts.ts'
import { digestLetterSection } from './digest.ts'
import { expertLetterIdentity } from './identity.ts'
import { letterFacts } from './letter-facts.ts'
import { planLetter } from './plan.ts'
import { expertLetterQuestionnaire } from './questionnaire.ts'
import { sectionIds } from './section-ids.ts'
import { writeLetterSection } from './templates/write-letter.ts'

export const expertLetterTool = defineTool({
  identity: expertLetterIdentity,
  questionnaire: expertLetterQuestionnaire,
  open: letterFacts,
  check: checkLetter,
  facts: computeLetterFacts,
  plan: planLetter,
  write: ({ id: given }, facts) => {
    const id = sectionIds.find((known) => known === given)
    return id === undefined ? '' : writeLetterSection(id, facts)
  },
  digest: digestLetterSection,
  /** An expert argues no law: the letter cites no authority. */
  authorities: () => [],
  review: reviewLetter,
  compose: composeLetter,
})
