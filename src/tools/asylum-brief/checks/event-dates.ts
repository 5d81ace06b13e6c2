import { fieldText } from '#domain/clients/client-record.ts'
import { formatLongDate, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { type Check, warn } from '#domain/questionnaire/check.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import type { CaseFrame } from '../case.ts'
import { findDays, type FoundDays } from '#domain/language/find-days.ts'
import { labelOf } from '../questionnaire.ts'
import { filedAsTold } from '../case/told-dates.ts'

/** Past events; the procedural history may name hearings to come. */
const pastFields = [
  'when',
  'what',
  'why',
  'past_harm_else_details',
  'missed_filing_deadline_reason',
  'benefits_details',
  'yes_client_reported_details',
  'no_client_reported_details',
  'race_details',
  'religion_details',
  'nationality_details',
  'political_opinion_details',
  'social_group_details',
  'convention_against_torture_details',
]
/** Events of the client's own life. */
const ownFields = ['when', 'what', 'missed_filing_deadline_reason']

/** Dates that cannot be, and events after the I-589 (C21). A month counts by its day nearest to being right. */
export function eventDateChecks(frame: CaseFrame): Check[] {
  const { input } = frame
  const birth = fieldText(input.client.client, 'date_of_birth')
  return [
    ...pastFields.flatMap((name) => afterToday(frame, name, input.filingDate)),
    ...(isIsoDate(birth) ? ownFields.flatMap((name) => beforeBirth(frame, name, birth)) : []),
    ...afterFiling(frame),
  ]
}

function afterToday({ answers }: CaseFrame, name: string, today: IsoDate): Check[] {
  const late = findDays(textOf(answers, name) ?? '').filter(({ from }) => from > today)
  if (late.length === 0) return []
  return [warn('C21', `“${labelOf(name)}” names a date after today: ${list(late)}.`, name)]
}

function beforeBirth({ answers }: CaseFrame, name: string, birth: IsoDate): Check[] {
  const early = findDays(textOf(answers, name) ?? '').filter(({ to }) => to < birth)
  if (early.length === 0) return []
  return [
    warn(
      'C21',
      `“${labelOf(name)}” names a date before the client's birth on ${formatLongDate(birth)}: ${list(early)}.`,
      name,
    ),
  ]
}

function afterFiling(frame: CaseFrame): Check[] {
  const filed = frame.timing.filed ?? filedAsTold(frame.answers)
  if (filed === undefined) return []
  const later = findDays(textOf(frame.answers, 'when') ?? '').filter(({ from }) => from > filed)
  if (later.length === 0) return []
  return [
    warn(
      'C21',
      `“${labelOf('when')}” names a date after the I-589 of ${formatLongDate(filed)}: ${list(later)}. The I-589 needs a supplement.`,
      'when',
    ),
  ]
}

function list(dates: readonly FoundDays[]): string {
  return [...new Set(dates.map(({ text }) => text))].join(', ')
}
