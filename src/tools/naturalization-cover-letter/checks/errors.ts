import { isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { block, type Check } from '#domain/questionnaire/check.ts'
import { earliestDate } from '#domain/questionnaire/judge-answer.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import type { CheckedAnswers } from '#domain/questionnaire/validate.ts'

/**
 * E01 to E06: what makes a letter impossible. The shared engine finds them and words them; this names them with the
 * codes of the letter's rules, so that a field carries one sentence wherever it is reported.
 */
export function findErrors({ problems, given }: CheckedAnswers, filingDate: IsoDate): Check[] {
  return problems.flatMap(({ name, message }) => {
    const code = errorCode(name, given, filingDate)
    return code === undefined ? [] : [block(code, message, name)]
  })
}

function errorCode(question: string, given: Answers, filingDate: IsoDate): string | undefined {
  switch (question) {
    case 'permanent_residence_date':
    case 'filing_date':
      return dateErrorCode(textOf(given, question), filingDate)
    case 'client_id':
      return 'E04'
    case 'uscis_mailing_address':
      return 'E05'
    case 'is_divorced':
    case 'is_paying_child_support':
    case 'has_past_arrests':
    case 'has_legal_concerns':
    case 'is_applying_based_on_marriage':
      return 'E06'
    default:
      return undefined
  }
}

/** E01 missing, E02 after the filing date, E03 no real day or before 1900. */
function dateErrorCode(date: string | undefined, filingDate: IsoDate): string {
  if (date === undefined) return 'E01'
  return isIsoDate(date) && date >= earliestDate && date > filingDate ? 'E02' : 'E03'
}
