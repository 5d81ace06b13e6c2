import { deadlineNumbers as numbers } from '#law/filing-kit/deadline-numbers.ts'
import { addDays, formatLongDate, isIsoDate } from '../../dates/calendar.ts'
import { addMonths, dayWords } from '../count.ts'
import { caseDate, dayZero, type Rule } from './rule-work.ts'

const calendar = 'Document or status ends'

const stay: Rule = ({ told, dates }) => {
  const each = [
    ['i94_expire_date', 'D-I94.i94', 'Stay by the I-94 ends'],
    ['parole_end_date', 'D-I94.parole', 'Parole ends'],
  ] as const
  for (const [field, key, what] of each) {
    const from = told.day('D-I94', field)
    if (!from) continue
    const date = from.value
    const reminders = numbers().reminders.stay.map((days) => addDays(date, -days))
    const notes = field === 'parole_end_date' ? ['Parole ends by itself on that day, or on departure.'] : []
    const steps = ['The date as told.']
    dates.push(caseDate({ key, what, kind: 'expiry', date, steps, triggers: [from], notes, reminders, calendar }))
  }
}

/** Two readings of the grace period; the earlier is shown and the attorney is asked. */
const student: Rule = ({ told, dates }) => {
  const id = 'D-FJ'
  const program = told.day(id, 'program_end_date')
  const admitted = told.find(id, 'student_class')
  if (!program || !admitted || told.day(id, 'i94_expire_date')) return
  const { f1, j1, reported } = numbers().studentGrace
  const isF1 = admitted.value.toLowerCase() === 'f1'
  const [old, now] = [addDays(program.value, isF1 ? f1 : j1), addDays(program.value, reported)]
  const steps = [
    dayZero(program),
    `${isF1 ? f1 : j1} days later, by the text of January 1, 2026: ${dayWords(old)}.`,
    ...(isF1 ? [`${reported} days later, by the rule reported for September 15, 2026: ${dayWords(now)}.`] : []),
  ]
  const notes = [
    'Unlawful presence is never computed for duration of status. After a withdrawal with approval: 15 days.',
  ]
  if (isF1)
    told.ask(
      id,
      'Which grace period applies to the F-1 stay: 60 days, or 30 under the reported rule?',
      'program_end_date',
    )
  const what = 'Grace period after the program ends'
  const triggers = [program, admitted]
  dates.push(
    caseDate({
      key: id,
      what,
      kind: 'expiry',
      date: now < old ? now : old,
      due: old,
      steps,
      triggers,
      notes,
      calendar,
    }),
  )
}

const tps: Rule = ({ told, count, dates }) => {
  const id = 'D-TPS'
  const opens = told.day(id, 'tps_opens_date')
  const closes = told.day(id, 'tps_closes_date')
  const notes = ['Entered from the notice in the Federal Register. Late registration needs good cause.']
  const steps = ['The notice prints this day.']
  if (opens)
    dates.push(
      caseDate({
        key: `${id}.opens`,
        what: 'TPS registration opens',
        kind: 'opens',
        date: opens.value,
        steps,
        triggers: [opens],
        notes,
        calendar: 'Filing opens',
      }),
    )
  if (!closes) return
  const reminders = numbers().reminders.tps.map((days) => addDays(closes.value, -days))
  const what = 'TPS registration closes'
  const date = count.back(closes.value)
  const all = [...steps, ...count.safe(closes.value)]
  dates.push(
    caseDate({
      key: `${id}.closes`,
      what,
      date,
      due: closes.value,
      steps: all,
      triggers: [closes],
      notes,
      reminders,
      calendar: 'Filing due (agency)',
    }),
  )
}

const passport: Rule = ({ told, dates, findings }) => {
  const id = 'D-PASS'
  const expires = told.day(id, 'passport_expires_date')
  const stayEnd = told.day(id, 'stay_end_date')
  if (!expires) return
  const reminders = numbers().reminders.passportMonths.map((months) => addMonths(expires.value, -months))
  const notes = ['For an asylum applicant the attorney decides whether a consulate is approached.']
  const what = 'Passport expires'
  const date = expires.value
  const steps = ['The date as told.']
  dates.push(caseDate({ key: id, what, kind: 'expiry', date, steps, triggers: [expires], notes, reminders, calendar }))
  if (!stayEnd) return
  const until = addMonths(stayEnd.value, numbers().passportMonthsAfterStay)
  const isFine = date >= until
  const sentence = `For a stay to ${formatLongDate(stayEnd.value)} the passport has to be valid to ${formatLongDate(until)} or later; it ${isFine ? 'is' : 'is not'}.`
  const count = [
    `End of the stay and ${numbers().passportMonthsAfterStay} months. Countries with an extension agreement need less.`,
  ]
  findings.push({ ruleId: id, sentence, isFine, steps: count, triggers: [expires, stayEnd] })
}

const diversity: Rule = ({ told, dates }) => {
  const year = told.find('D-DV', 'dv_fiscal_year')
  if (!year) return
  const number = /(?<!\d)20\d\d(?!\d)/.exec(year.value)?.[0]
  const date = `${number ?? ''}-09-30`
  if (!isIsoDate(date)) {
    told.ask('D-DV', 'Which fiscal year is the diversity visa for? Write it with four digits.', 'dv_fiscal_year')
    return
  }
  const what = 'Diversity visa year ends'
  const steps = [`September 30 of fiscal year ${number}.`]
  dates.push(caseDate({ key: 'D-DV', what, kind: 'expiry', date, steps, triggers: [year], calendar }))
}

export const statusRules: readonly Rule[] = [stay, student, tps, passport, diversity]
