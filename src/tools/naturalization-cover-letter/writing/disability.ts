import { isYes } from '#domain/questionnaire/question.ts'
import type { NaturalizationCase } from '../case.ts'

/** INA 312(b)(1): who cannot learn what the law asks for, by the certification of a doctor; the illness stands in the form alone. */
const exception =
  'The Applicant asks for the exception of INA § 312(b)(1), 8 U.S.C. § 1423(b)(1), from the English and civics requirements of naturalization; Form N-648 is enclosed in support.'

/** The exception that is asked for; nothing where none is. */
export const disabilityText = ({ answers }: NaturalizationCase): string | undefined =>
  isYes(answers, 'disability_exception') ? exception : undefined
