import { formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'
import { evidenceDue, oneYearDue, openDaysBefore } from '#domain/deadlines/due.ts'
import { dateOf, judgeDue } from './due-dates.ts'
import type { Filing } from './filing.ts'
import { answer, caseDay } from './filing-words.ts'
import { ask, type Failure, fail, failures, holds, type Judge, none } from './outcome.ts'

export const isMerits = (filing: Filing) => answer(filing, 'interview_track') === 'merits'
const isNoticeAnswer = (filing: Filing) => answer(filing, 'answers_notice') === 'yes'
export const interviewOf = (filing: Filing) => dateOf(answer(filing, 'interview_date'))

/** The last day of the first year, as the attorney or the record gives the arrival. */
export function yearEnd(filing: Filing): IsoDate | undefined {
  const arrival = dateOf(answer(filing, 'last_arrival_date'))
  return arrival === undefined ? caseDay(filing, 'D-1YR') : oneYearDue(arrival)
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
