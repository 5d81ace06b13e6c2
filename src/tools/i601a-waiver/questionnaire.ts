import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { closingQuestions } from './questions/closing.ts'
import { entryQuestions } from './questions/entry.ts'
import { fatherQuestions, motherQuestions, relativeChoice, spouseQuestions } from './questions/relatives.ts'
import { screeningQuestions } from './questions/screening.ts'
import { visaBasisQuestions } from './questions/visa-basis.ts'

/** The form of specification 2 section 3 in the flow of the domain file, with its extra block as optional questions. */
export const i601aQuestionnaire: Questionnaire = {
  groups: [
    entryQuestions,
    visaBasisQuestions,
    relativeChoice,
    spouseQuestions,
    motherQuestions,
    fatherQuestions,
    screeningQuestions,
    closingQuestions,
  ],
}
