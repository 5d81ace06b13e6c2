import { recordValues } from '#domain/clients/client-record.ts'
import { isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { block, type Check } from '#domain/questionnaire/check.ts'
import { earliestDate } from '#domain/questionnaire/judge-answer.ts'
import { type Answers, textOf } from '#domain/questionnaire/question.ts'
import { checkAnswers } from '#domain/questionnaire/validate.ts'
import { filingDateOf } from './case.ts'
import { questionnaire } from './questionnaire.ts'

/**
 * E01 to E06: what makes a letter impossible. The shared engine finds them and words them; this names them with the
 * codes of the letter's rules, so that a field carries one sentence wherever it is reported.
 */
export function findErrors(input: DraftInput): Check[] {
  const filingDate = filingDateOf(input)
  // The record in hand answers for the client; what was sent counts, and what was accepted counts over it.
  const sent = { client_id: input.client.id, ...input.givenAnswers, ...input.answers }
  const { problems, given } = checkAnswers(questionnaire, sent, recordValues(input.client), filingDate)
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
