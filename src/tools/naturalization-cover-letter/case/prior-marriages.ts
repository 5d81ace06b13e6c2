import { isYes, textOf } from '#domain/questionnaire/question.ts'
import { isThroughSpouse, type NaturalizationCase } from '../case.ts'

/**
 * The wording of the exhibit that proves the end of earlier marriages: of the Applicant's when one ended, and through a
 * spouse also of the spouse's, unless it is known that there was none.
 */
export function priorMarriagesText(application: NaturalizationCase): string | undefined {
  const isDivorced = isYes(application.answers, 'is_divorced')
  if (!isThroughSpouse(application)) {
    return isDivorced
      ? 'Divorce or annulment decree, or death certificate, ending each prior marriage of the Applicant'
      : undefined
  }
  const spouse = textOf(application.answers, 'spouse_previously_married')
  return isDivorced ? ofApplicantAndSpouse(spouse) : ofSpouse(spouse)
}

function ofSpouse(previouslyMarried: string | undefined): string | undefined {
  if (previouslyMarried === 'no') return undefined
  return previouslyMarried === 'yes'
    ? 'Proof of termination of the spouse’s prior marriage(s) (divorce or annulment decree, or death certificate)'
    : 'Proof of termination of the spouse’s prior marriage(s), if any (divorce or annulment decree, or death certificate)'
}

function ofApplicantAndSpouse(spousePreviouslyMarried: string | undefined): string {
  switch (spousePreviouslyMarried) {
    case 'no':
      return 'Proof of termination of each prior marriage of the Applicant (divorce or annulment decree, or death certificate)'
    case 'yes':
      return 'Proof of termination of each prior marriage of the Applicant, and of the spouse’s prior marriage(s) (divorce or annulment decree, or death certificate)'
    default:
      return 'Proof of termination of each prior marriage of the Applicant, and of the spouse’s prior marriage(s), if any (divorce or annulment decree, or death certificate)'
  }
}
