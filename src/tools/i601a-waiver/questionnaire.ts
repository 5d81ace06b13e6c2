import type { Questionnaire } from '#domain/questionnaire/question.ts'
import { closingQuestions } from './questionnaire/closing.ts'
import { entryQuestions } from './questionnaire/entry.ts'
import { fatherQuestions, motherQuestions, relativeChoice, spouseQuestions } from './questionnaire/relatives.ts'
import { screeningQuestions } from './questionnaire/screening.ts'
import { visaBasisQuestions } from './questionnaire/visa-basis.ts'

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
