import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { evidenceDue, meritsChangesDue, oneYearDue, openDaysBefore } from '#domain/deadlines/due.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { answer, caseDay, hasItem } from './filing-words.ts'
import { ask, type Failure, fail, failures, holds, type Judge, none } from './outcome.ts'

const isMerits = (filing: Filing) => answer(filing, 'interview_track') === 'merits'
const isNoticeAnswer = (filing: Filing) => answer(filing, 'answers_notice') === 'yes'
const interviewOf = (filing: Filing) => dateOf(answer(filing, 'interview_date'))

/** A01: before an affirmative interview. */
const evidenceInTime: Judge = (filing) => {
  if (isMerits(filing)) return none
  const interview = interviewOf(filing)
  return judgeDue(
    interview && evidenceDue(interview),
    filing.today,
    (due) => `Evidence is due ${due}, 14 days before the interview. Later evidence can stop the EAD clock.`,
    'Enter the date of the asylum interview; evidence is due 14 days before it.',
  )
}

/** A07: changes before a merits interview after credible fear. It warns, however late it is. */
const meritsChanges: Judge = (filing) => {
  if (!isMerits(filing)) return none
  const interview = interviewOf(filing)
  if (interview === undefined) return ask('Enter the date of the merits interview; changes are due 7 days before it.')
  const [last, mailed] = [meritsChangesDue(interview, 'delivered'), meritsChangesDue(interview, 'mailed')]
  if (openDaysBefore(mailed, 5) > filing.today) return holds
  return fail(`Changes due ${formatLongDate(last)}; sent by mail, ${formatLongDate(mailed)}.`)
}

/** The last day of the first year, as the attorney or the record gives the arrival. */
function yearEnd(filing: Filing): IsoDate | undefined {
  const arrival = dateOf(answer(filing, 'last_arrival_date'))
  return arrival === undefined ? caseDay(filing, 'D-1YR') : oneYearDue(arrival)
}

/** A04: within a year of the last arrival, or a reason is given. */
const oneYear: Judge = (filing) => {
  const due = yearEnd(filing)
  if (due === undefined) return ask('Is it filed within a year of the last arrival, or is an exception argued?')
  if (filing.today <= due || filing.record.hasLateReason === true) return holds
  return fail(`The year ended ${formatLongDate(due)}; name an exception.`)
}

/** A06: the annual fee, once its notice came. */
const annualFee: Judge = (filing) => {
  const due = caseDay(filing, 'D-AAF')
  if (due === undefined) return ask('Is the annual asylum fee paid where a notice came?')
  if (hasItem(filing, /annual (?:asylum )?fee|receipt|proof of payment/i)) return holds
  return fail(`Annual asylum fee due ${formatLongDate(due)}; unpaid, the application is rejected.`)
}

/** U17: not before the first day. */
const notEarly: Judge = (filing) => {
  if (filing.kit.form !== 'N-400') return none
  const opens = caseDay(filing, 'D-N400')
  if (opens === undefined)
    return ask('Is the filing not early? An application received before its first day is denied or rejected.')
  if (filing.today >= opens) return holds
  return fail(`Filing opens on ${formatLongDate(opens)}; an application received earlier is denied or rejected.`)
}

const noticeTitle = /\bRFE\b|\bNOID\b|request for (?:initial |additional )?evidence|notice of intent to deny/i

/** U23: complete, by the printed day, with the notice on top. */
const noticeAnswer: Judge = (filing) => {
  const due = caseDay(filing, 'D-RFE')
  const said = answer(filing, 'answers_notice')
  if (said === undefined && due !== undefined)
    return ask('Is this the answer to the RFE or NOID that is on record? It is due by the day that the notice prints.')
  if (said !== 'yes') return none
  if (due === undefined) return ask('Enter the day that the RFE or NOID prints; no extension is possible.')
  const late = judgeDue(due, filing.today, (day) => `Answer due ${day}; no extension is possible.`, '')
  const isOnTop = noticeTitle.test(filing.items[0]?.title ?? '')
  const found: Failure[] = [
    ...(late.state === 'fails' ? late.failures : []),
    ...(isOnTop ? [] : [{ place: 'notice', sentence: 'Put the original notice on top of the answer.' }]),
  ]
  return failures(found)
}

/** U16: what is mailed to an agency has to arrive. */
const sendBy: Judge = (filing) => {
  const interview = interviewOf(filing)
  const days = [
    isNoticeAnswer(filing) ? caseDay(filing, 'D-RFE') : undefined,
    filing.forum === 'asylum-office' && interview && !isMerits(filing) ? evidenceDue(interview) : undefined,
    filing.kit.form === 'I-589' && filing.record.hasLateReason !== true ? yearEnd(filing) : undefined,
  ].filter((day): day is IsoDate => day !== undefined && day >= filing.today)
  const first = days.toSorted()[0]
  if (first === undefined) return none
  return fail(`USCIS counts arrival; send by ${formatLongDate(openDaysBefore(first, 5))}.`)
}

export const agencyDateJudges: Readonly<Record<string, Judge>> = { U16: sendBy, U17: notEarly, U23: noticeAnswer }

export const interviewJudges: Readonly<Record<string, Judge>> = {
  A01: evidenceInTime,
  A04: oneYear,
  A06: annualFee,
  A07: meritsChanges,
}
