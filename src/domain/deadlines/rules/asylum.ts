import { deadlineNumbers as numbers } from '#law/filing-kit/deadline-numbers.ts'
import { addDays, addYears, daysBetween, formatLongDate, type IsoDate } from '../../dates/calendar.ts'
import { addMonths, dayWords } from '../count.ts'
import { caseDate, dayZero, type Rule } from './rule-work.ts'

/** The one-year limit; February 29 becomes February 28, and the date to meet lies before the anniversary. */
const oneYear: Rule = ({ told, count, dates, findings }) => {
  const id = 'D-1YR'
  const isAsylum = told.hasAnswers('draft_generator') || told.find(id, 'i589_received_date') !== undefined
  const arrival = told.day(id, 'last_arrival_date') ?? (isAsylum ? told.day(id, 'last_entry_date') : undefined)
  if (!arrival) return
  const anniversary = addMonths(arrival.value, 12)
  const due = count.forward(anniversary)
  const date = count.back(addDays(anniversary, -1))
  const isLeap = arrival.value.endsWith('-02-29')
  const steps = [
    dayZero({ ...arrival, label: 'Last arrival' }),
    `The same day one year later: ${dayWords(anniversary)}${isLeap ? ', since February 29 becomes February 28' : ''}.`,
    ...count.rolled(anniversary),
    `On the safe side, the open day before the anniversary: ${dayWords(date)}.`,
  ]
  const filed = told.day(id, 'i589_received_date')
  if (filed) {
    const late = Math.max(0, daysBetween(due, filed.value))
    const sentence =
      late === 0
        ? `The I-589 of ${formatLongDate(filed.value)} lies within the year, which ended ${formatLongDate(due)}.`
        : `The I-589 of ${formatLongDate(filed.value)} came ${late} ${late === 1 ? 'day' : 'days'} after the year, which ended ${formatLongDate(due)}. An exception has to be argued.`
    findings.push({ ruleId: id, sentence, isFine: late === 0, steps, triggers: [arrival, filed] })
    return
  }
  const what = 'I-589 has to be received (one-year limit)'
  const notes = ['Exceptions need a reasonable period, which is never computed. An unaccompanied child has no limit.']
  dates.push(caseDate({ key: id, what, date, due, steps, triggers: [arrival], notes, calendar: 'Filing due (agency)' }))
}

/** When the asylum clock, with the applicant's delays, lets a work permit be asked for and be granted. */
const workPermit: Rule = ({ told, dates }) => {
  const received = told.day('D-EAD150', 'i589_received_date')
  if (!received) return
  const delays = told.periods('D-EAD150', 'applicant_delays')
  const stopped = mergedDays(delays)
  const { mayFile, mayBeGranted } = numbers().asylumClock
  const each = [
    ['D-EAD150', mayFile, 'Work permit (I-765) may be filed', 'Filing opens'],
    ['D-EAD180', mayBeGranted, 'Earliest grant of the work permit', 'Look at the file'],
  ] as const
  for (const [key, days, what, calendar] of each) {
    const date = addDays(received.value, days + stopped)
    const steps = [
      dayZero(received),
      `${days} days${stopped === 0 ? '' : ` and ${stopped} of delay by the applicant`} later: ${dayWords(date)}.`,
      'An opening date is never moved to an open day.',
    ]
    const delay = told.find(key, 'applicant_delays')
    const triggers = delay ? [received, delay] : [received]
    const notes = ['Only where the application was complete and the clock was not stopped otherwise.']
    dates.push(caseDate({ key, what, kind: 'opens', date, steps, triggers, notes, calendar }))
  }
}

/** Days of the periods, a day that lies in two of them counted once; each counts its days as to less from. */
function mergedDays(periods: readonly { from: IsoDate; to: IsoDate }[]): number {
  let sum = 0
  let reached = ''
  for (const { from, to } of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const start = from > reached ? from : reached
    if (to > start) sum += daysBetween(start, to)
    if (to > reached) reached = to
  }
  return sum
}

/** The annual fee, by its notice; without one, a look at each anniversary of the receipt. */
const annualFee: Rule = ({ told, count, today, dates }) => {
  const id = 'D-AAF'
  const notice = told.day(id, 'aaf_notice_date')
  const paid = told.day(id, 'aaf_paid_date')
  if (notice && !(paid && paid.value >= notice.value)) {
    const due = addDays(notice.value, numbers().asylumFeeNotice)
    const steps = [
      dayZero(notice),
      `${numbers().asylumFeeNotice} days later: ${dayWords(due)}. It is paid online, so that it is not rolled.`,
      ...count.safe(due),
    ]
    const what = 'Annual asylum fee has to be paid'
    dates.push(
      caseDate({ key: id, what, date: count.back(due), due, steps, triggers: [notice], calendar: 'Payment due' }),
    )
  }
  const received = told.day(id, 'i589_received_date')
  if (!received) return
  let years = Math.max(1, Number(today.slice(0, 4)) - Number(received.value.slice(0, 4)))
  if (addYears(received.value, years) < today) years += 1
  const date = addYears(received.value, years)
  const steps = [dayZero(received), `Year ${years} ends: ${dayWords(date)}.`]
  const what = 'Expect a notice of the annual asylum fee'
  const notes = ['Only while the application is pending.']
  dates.push(
    caseDate({
      key: `${id}.expect`,
      what,
      kind: 'reminder',
      date,
      steps,
      triggers: [received],
      notes,
      calendar: 'Look at the file',
    }),
  )
}

const interviewEvidence: Rule = ({ told, count, dates }) => {
  const id = 'D-ASYEV14'
  const interview = told.day(id, 'asylum_interview_date')
  if (!interview) return
  const last = addDays(interview.value, -numbers().asylumEvidence)
  const steps = [dayZero(interview), `${numbers().asylumEvidence} days before: ${dayWords(last)}.`, ...count.safe(last)]
  const notes = ['Where the interview notice names another number of days, the notice rules.']
  const what = 'Evidence for the asylum interview'
  const date = count.back(last)
  dates.push(caseDate({ key: id, what, date, steps, triggers: [interview], notes, calendar: 'Filing due (agency)' }))
}

export const asylumRules: readonly Rule[] = [oneYear, workPermit, annualFee, interviewEvidence]
