import { deadlineNumbers as numbers } from '#law/filing-kit/deadline-numbers.ts'
import { addDays } from '../../dates/calendar.ts'
import type { Trigger } from '../case-date.ts'
import { addMonths, dayWords } from '../count.ts'
import { caseDate, dayZero, type Rule } from './rule-work.ts'

const decision: Rule = ({ told, count, dates }) => {
  const id = 'D-290B'
  const from = told.day(id, 'uscis_decision_date')
  if (!from) return
  const isMailed = told.yes(id, 'uscis_decision_mailed')
  const { days, mail } = numbers().uscisDecision
  const first = addDays(from.value, days)
  const last = isMailed ? addDays(first, mail) : first
  const steps = [
    dayZero(from),
    `${days} days later: ${dayWords(first)}.`,
    ...(isMailed ? [`${mail} days more, since it was mailed: ${dayWords(last)}.`] : []),
    ...count.rolled(last),
    ...(isMailed ? ['The date to meet leaves out the days for mail.'] : []),
    ...count.safe(first),
  ]
  const notes = ['Not for a provisional waiver (I-601A), which has neither appeal nor motion.']
  const what = 'Motion or appeal (I-290B) has to be received'
  const [date, due] = [count.back(first), count.forward(last)]
  dates.push(caseDate({ key: id, what, date, due, steps, triggers: [from], notes, calendar: 'Filing due (agency)' }))
}

/** The printed date; else the days that the notice gives, never more than the regulation lets it give. */
const notice: Rule = ({ told, count, dates }) => {
  const id = 'D-RFE'
  const [key, what, calendar] = [id, 'Answer to the RFE or NOID has to be received', 'Filing due (agency)'] as const
  const notes = ['No extension. What counts is receipt, not mailing.']
  const printed = told.day(id, 'notice_due_date')
  if (printed) {
    const steps = ['The notice prints this day.', ...count.safe(printed.value)]
    const date = count.back(printed.value)
    dates.push(caseDate({ key, what, date, due: printed.value, steps, triggers: [printed], notes, calendar }))
    return
  }
  const from = told.day(id, 'notice_date')
  if (!from) return
  const kind = told.find(id, 'notice_kind')?.value.toLowerCase() === 'noid' ? 'noid' : 'rfe'
  const given = told.find(id, 'notice_days')
  const written = /^\d{1,3}$/.test(given?.value ?? '') ? Number(given?.value) : undefined
  if (written === undefined || written === 0) {
    told.ask(id, 'Enter the date printed on the notice, or the days that it gives.', 'notice_due_date')
    return
  }
  const days = Math.min(written, numbers().uscisNotice[kind])
  const first = addDays(from.value, days)
  const isMailed = told.yes(id, 'notice_mailed')
  const last = isMailed ? addDays(first, numbers().uscisNotice.mail) : first
  const steps = [
    dayZero(from),
    `${days} days later: ${dayWords(first)}.`,
    ...(days < written ? [`The notice gives ${written} days; more than ${days} are never counted.`] : []),
    ...(isMailed
      ? [`With ${numbers().uscisNotice.mail} days for mail: ${dayWords(last)}. The date to meet leaves them out.`]
      : []),
    ...count.safe(first),
  ]
  const triggers: Trigger[] = given ? [from, given] : [from]
  dates.push(caseDate({ key, what, date: count.back(first), due: last, steps, triggers, notes, calendar }))
}

const photo: Rule = ({ told, dates }) => {
  const from = told.day('D-BIOM', 'biometrics_photo_date')
  if (!from) return
  const date = addMonths(from.value, numbers().photoReuseMonths)
  const steps = [
    dayZero(from),
    `${numbers().photoReuseMonths} months later, the last day of filing: ${dayWords(date)}.`,
  ]
  const notes = ['N-400, N-600, I-90 and I-485 always need new biometrics.']
  const what = 'Last filing day that reuses the biometric photo'
  const calendar = 'Document or status ends'
  dates.push(caseDate({ key: 'D-BIOM.photo', what, kind: 'expiry', date, steps, triggers: [from], notes, calendar }))
}

/** What says that a case is before the court, or before the Board. */
const pending = {
  court: ['hearing_date', 'ordered_due_date', 'opponent_filing_received_date'],
  board: ['appeal_filed_date', 'briefing_due_date', 'briefing_schedule_date', 'board_motion_served_date'],
} as const

/**
 * Forms of a change of address. Form EOIR-33 belongs to removal proceedings alone (8 CFR 1003.15(d)(2), 1003.38(e)):
 * where nothing on file says that there are any, the date stays, and says on what it depends.
 */
const address: Rule = ({ told, count, dates }) => {
  const id = 'D-ADDR'
  const from = told.day(id, 'address_changed_date')
  if (!from) return
  const { court, boardWorkingDays, uscis } = numbers().addressChange
  const isPending = (place: keyof typeof pending) => pending[place].some((field) => told.find(id, field) !== undefined)
  const form = (place: keyof typeof pending) => (isPending(place) ? '(EOIR-33)' : 'if a case is there (EOIR-33)')
  const each = [
    [
      'court',
      court,
      addDays(from.value, court),
      `Change of address to the court ${form('court')}`,
      'days',
      'Filing due (court)',
    ],
    [
      'board',
      boardWorkingDays,
      count.workingDays(from.value, boardWorkingDays),
      `Change of address to the Board ${form('board')}`,
      'working days',
      'Filing due (Board)',
    ],
    ['uscis', uscis, addDays(from.value, uscis), 'Change of address to USCIS (AR-11)', 'days', 'Filing due (agency)'],
  ] as const
  for (const [place, days, last, what, unit, calendar] of each) {
    const steps = [dayZero(from), `${days} ${unit} later: ${dayWords(last)}.`, ...count.safe(last)]
    const notes = place === 'uscis' ? [] : [`Only while a case is before the ${place === 'court' ? 'court' : 'Board'}.`]
    const date = count.back(last)
    dates.push(caseDate({ key: `${id}.${place}`, what, date, due: last, steps, triggers: [from], notes, calendar }))
  }
}

const appointments = [
  ['hearing_date', 'D-HEAR.hearing', 'Hearing'],
  ['asylum_interview_date', 'D-HEAR.asylum', 'Asylum interview'],
  ['uscis_interview_date', 'D-HEAR.uscis', 'Interview at USCIS'],
  ['oath_date', 'D-HEAR.oath', 'Oath ceremony'],
  ['biometrics_date', 'D-BIOM.appointment', 'Biometrics appointment'],
] as const

const appointment: Rule = ({ told, dates }) => {
  for (const [field, key, what] of appointments) {
    const from = told.day(key.split('.')[0] ?? key, field)
    if (!from) continue
    const time = field === 'hearing_date' ? told.find('D-HEAR', 'hearing_time') : undefined
    const triggers = time ? [from, time] : [from]
    const notes = time ? [time.value] : []
    const steps = ['The day of the notice.']
    const date = from.value
    dates.push(caseDate({ key, what, kind: 'event', date, steps, triggers, notes, calendar: 'Appointment' }))
  }
}

export const uscisRules: readonly Rule[] = [decision, notice, photo, address, appointment]
