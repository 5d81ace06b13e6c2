import { deadlineNumbers as numbers } from '#law/filing-kit/deadline-numbers.ts'
import { addDays, daysBetween } from '../../dates/calendar.ts'
import { dayWords } from '../count.ts'
import { caseDate, countedForward, dayZero, type Rule } from './rule-work.ts'

/** What has to be filed before a hearing: what the judge ordered counts before any rule. */
const callUp: Rule = ({ told, count, dates }) => {
  const hearing = told.day('D-CALL30', 'hearing_date')
  if (!hearing) return
  const type = told.find('D-CALL30', 'hearing_type')
  const ordered = told.day('D-CALL30', 'ordered_due_date')
  const kind = type?.value.toLowerCase()
  const key = kind === 'master' ? 'D-CALL15' : 'D-CALL30'
  const what = kind === 'master' ? 'Filings for a ruling at the master hearing' : 'Filings for the individual hearing'
  const calendar = 'Filing due (court)'
  if (ordered) {
    const steps = ['The judge ordered this day; it takes the place of every count.', ...count.safe(ordered.value)]
    const date = count.back(ordered.value)
    dates.push(caseDate({ key, what, date, due: ordered.value, steps, triggers: [ordered, hearing], calendar }))
    return
  }
  if (told.yes(key, 'detained')) {
    const sentence = 'The client is detained: enter the filing date that the court set. There is no general one.'
    told.ask(key, sentence, 'ordered_due_date')
    return
  }
  if (type === undefined || (kind !== 'master' && kind !== 'individual')) {
    told.ask(
      key,
      'Is the next hearing an individual or a master hearing? The call-up date hangs on it.',
      'hearing_type',
    )
    return
  }
  const days = numbers().callUp[kind]
  const last = addDays(hearing.value, -days)
  const steps = [
    dayZero(hearing),
    `${days} days before: ${dayWords(last)}.`,
    ...count.rolled(last),
    ...count.safe(last),
  ]
  const notes = [
    'Rolling to the next open day was read only in the manual before 2021: meet the safe date.',
    ...(kind === 'master' ? ['Only where a ruling at or before the hearing is asked for.'] : []),
  ]
  const [date, due] = [count.back(last), count.forward(last)]
  dates.push(caseDate({ key, what, date, due, steps, triggers: [hearing, type], notes, calendar }))
}

const response: Rule = (work) => {
  const from = work.told.day('D-RESP10', 'opponent_filing_received_date')
  if (!from) return
  const what = 'Response to the filing of the other side'
  work.dates.push(
    countedForward(work, {
      key: 'D-RESP10',
      what,
      days: numbers().courtResponse,
      from,
      calendar: 'Filing due (court)',
    }),
  )
}

const boardAppeal: Rule = (work) => {
  const { told, today, dates } = work
  const from = told.day('D-BIA30', 'ij_decision_date')
  if (!from || told.day('D-BIA30', 'appeal_filed_date')) return
  const { days, verifyAfterDays } = numbers().boardAppeal
  const isOld = daysBetween(numbers().checkedOn, today) > verifyAfterDays
  const notes = [
    'Received at the Board: no mailbox rule, no extension. A written decision counts from its mailing or electronic notice.',
    ...(isOld ? ['Verify that the 10-day rule is still blocked: it was last read more than 30 days ago.'] : []),
  ]
  const what = 'Appeal (EOIR-26) has to be received by the Board'
  dates.push(countedForward(work, { key: 'D-BIA30', what, days, from, notes, calendar: 'Filing due (Board)' }))
}

/** A printed date always wins over the count from the schedule. */
const boardBrief: Rule = (work) => {
  const { told, count, dates } = work
  const printed = told.day('D-BRIEF', 'briefing_due_date')
  const [key, what, calendar] = ['D-BRIEF', 'Brief to the Board', 'Filing due (Board)'] as const
  if (printed) {
    const steps = ['The briefing schedule prints this day.', ...count.safe(printed.value)]
    const date = count.back(printed.value)
    dates.push(caseDate({ key, what, date, due: printed.value, steps, triggers: [printed], calendar }))
    return
  }
  const from = told.day('D-BRIEF', 'briefing_schedule_date')
  if (!from) return
  const { days: since, since: inForce, before } = numbers().boardBrief
  const days = from.value >= inForce ? since : before
  const notes = ['The date printed on the schedule takes its place: enter it.']
  dates.push(countedForward(work, { key, what, days, from, notes, calendar }))
}

type Simple = readonly [key: string, field: string, days: number, what: string, where: 'court' | 'Board', note?: string]

const simple = (): readonly Simple[] => [
  ['D-RESP21', 'board_motion_served_date', numbers().boardResponse, 'Response to the motion before the Board', 'Board'],
  ['D-CURE15', 'fee_waiver_rejected_date', numbers().feeWaiverCure, 'Refiling after the rejected fee waiver', 'Board'],
  [
    'D-MTR90',
    'final_order_date',
    numbers().reopen,
    'Motion to reopen',
    'court',
    'No limit for changed country conditions, a joint motion, or lack of notice in absentia. One motion.',
  ],
  [
    'D-MTR180',
    'in_absentia_order_date',
    numbers().rescind,
    'Motion to rescind the in absentia order',
    'court',
    'For exceptional circumstances. Lack of notice or custody: any time. Filing stays removal.',
  ],
  ['D-RECON30', 'final_order_date', numbers().reconsider, 'Motion to reconsider', 'court'],
]

const motions: Rule = (work) => {
  for (const [key, field, days, what, where, note] of simple()) {
    const from = work.told.day(key, field)
    const calendar = where === 'court' ? 'Filing due (court)' : 'Filing due (Board)'
    if (from) work.dates.push(countedForward(work, { key, what, days, from, calendar, ...(note && { notes: [note] }) }))
  }
}

/** Not rolled on screen: the circuit's rule on that was not read. */
const petitionForReview: Rule = ({ told, count, dates }) => {
  const from = told.day('D-PFR30', 'final_order_date')
  if (!from) return
  const due = addDays(from.value, numbers().petitionForReview)
  const steps = [
    dayZero(from),
    `${numbers().petitionForReview} days later: ${dayWords(due)}. It is not rolled here.`,
    ...count.safe(due),
  ]
  const notes = [
    'Filed with the clerk of the circuit where the judge completed the case. Motions do not extend it.',
    'Withholding-only cases run from the administrative removal order.',
  ]
  const what = 'Petition for review has to be filed'
  const calendar = 'Filing due (court of appeals)'
  dates.push(caseDate({ key: 'D-PFR30', what, date: count.back(due), due, steps, triggers: [from], notes, calendar }))
}

export const courtRules: readonly Rule[] = [callUp, response, boardAppeal, boardBrief, motions, petitionForReview]
