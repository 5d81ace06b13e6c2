import type { DraftingTool } from '#domain/drafting/tool.ts'
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

export const expertLetterTool: DraftingTool = {
  identity: expertLetterIdentity,
  questionnaire: expertLetterQuestionnaire,
  check: checkLetter,
  computeFacts: computeLetterFacts,
  planSections: planLetter,
  writeSection: ({ id: given }, input) => {
    const id = sectionIds.find((known) => known === given)
    return id === undefined ? '' : writeLetterSection(id, letterFacts(input), input)
  },
  digest: digestLetterSection,
  /** An expert argues no law: the letter cites no authority. */
  authorities: () => [],
  reviewDraft: reviewLetter,
  compose: composeLetter,
}
