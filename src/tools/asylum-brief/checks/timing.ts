import { formatLongDate } from '#domain/dates/calendar.ts'
import { block, type Check, inform, warn } from '#domain/questionnaire/check.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { argues, type CaseFrame } from '../case.ts'
import { datesContradictAnswer } from '../case/deadline.ts'
import { namesYear } from '#domain/language/find-dates.ts'

const reasonField = 'missed_filing_deadline_reason'
const shortReason = 40

/** The one-year deadline: C4, C5, R8, R9. They concern asylum only. */
export function timingChecks(frame: CaseFrame): Check[] {
  if (!argues(frame, 'asylum')) return []
  return [...reasonChecks(frame), ...dateChecks(frame)]
}

function reasonChecks({ answers, timing }: CaseFrame): Check[] {
  if (timing.answeredTimely !== false) return []
  const reason = textOf(answers, reasonField)
  if (reason === undefined)
    return [
      block(
        'C4',
        'Asylum was selected and the I-589 was late: tell why the one-year deadline was missed.',
        reasonField,
      ),
    ]
  const words = reason.split(/\s+/).length
  const missing = [
    ...(words < shortReason ? [`it has ${words} words, and fewer than ${shortReason} rarely show an exception`] : []),
    ...(namesYear(reason) ? [] : ['it names no date']),
  ]
  return missing.length === 0
    ? []
    : [warn('C4', `Look again at the reason for the late filing: ${missing.join('; ')}.`, reasonField)]
}

function dateChecks({ timing }: CaseFrame): Check[] {
  const { lastArrival, filed, deadline, daysLate, answeredTimely, leapDay } = timing
  const checks: Check[] = []
  if (datesContradictAnswer(timing)) checks.push(contradiction(timing))
  if (leapDay && deadline)
    checks.push(
      warn(
        'R8',
        `The last arrival was on February 29. ${formatLongDate(deadline)} is taken as the last day, because the earlier day is the safe one; confirm it.`,
        'last_arrival_date',
      ),
    )
  if (answeredTimely === false && (lastArrival === undefined || filed === undefined))
    checks.push(
      warn(
        'R9',
        'Without the date of the last arrival and the date on which the I-589 was received, the days after the deadline cannot be computed. The brief prints placeholders.',
        lastArrival === undefined ? 'last_arrival_date' : 'i589_filed_date',
      ),
    )
  else if (deadline) checks.push(inform('R8', deadlineSentence(deadline, daysLate), 'asylum_application_timing'))
  return checks
}

function contradiction({ daysLate, deadline }: CaseFrame['timing']): Check {
  const computed = daysLate === 0 ? 'on or before' : `${days(daysLate)} after`
  const date = deadline ? formatLongDate(deadline) : ''
  return warn(
    'C5',
    `By the dates given the I-589 was received ${computed} the deadline of ${date}, which is not what you answered. A USCIS filing is timely by its mailing date only with clear proof of mailing.`,
    'asylum_application_timing',
  )
}

function deadlineSentence(deadline: string, daysLate: number | undefined): string {
  const date = formatLongDate(deadline)
  if (daysLate === undefined) return `The one-year deadline ends on ${date}.`
  return daysLate === 0
    ? `The one-year deadline ended on ${date}; by its date the filing was timely.`
    : `The deadline was ${date}. The form was filed ${days(daysLate)} after it.`
}

function days(count = 0): string {
  return count === 1 ? '1 day' : `${count} days`
}
