import { deadlineNumbers as numbers } from '#law/filing-kit/deadline-numbers.ts'
import { meritsInterview } from '#law/filing-kit/merits-interview.ts'
import { addDays, type IsoDate } from '../dates/calendar.ts'
import { addMonths, counting } from './count.ts'

/** The last day of each period, counted in one place: the dates of a case, the preflight and the tools ask here. */
const { forward, back, isClosed } = counting()

/** The open day on or before a day. @internal */
export const openDayBack = back

/** Counted back from a hearing; a last day on which the court is closed runs to the next open one. */
export const callUpDue = (hearing: IsoDate, kind: 'individual' | 'master'): IsoDate =>
  forward(addDays(hearing, -numbers().callUp[kind]))

/** Before an interview the last day is never rolled toward it. */
export const evidenceDue = (interview: IsoDate): IsoDate => back(addDays(interview, -numbers().asylumEvidence))

/** Changes before a merits interview after credible fear; `mailed` has to be sent earlier. Never rolled toward it. */
export const meritsChangesDue = (interview: IsoDate, way: 'delivered' | 'mailed'): IsoDate =>
  back(addDays(interview, -meritsInterview[way]))

export const appealDue = (decision: IsoDate): IsoDate => forward(addDays(decision, numbers().boardAppeal.days))

/** An answer to a filing of the other side in court. */
export const courtResponseDue = (received: IsoDate): IsoDate => forward(addDays(received, numbers().courtResponse))

/** An answer to a motion before the Board. */
export const boardResponseDue = (served: IsoDate): IsoDate => forward(addDays(served, numbers().boardResponse))

/** What was rejected for its fee waiver, filed again. */
export const refilingDue = (rejected: IsoDate): IsoDate => forward(addDays(rejected, numbers().feeWaiverCure))

export const motionDue = (order: IsoDate, kind: 'reopen' | 'reconsider'): IsoDate =>
  forward(addDays(order, numbers()[kind]))

/** The one-year limit for asylum: the same day a year later, February 28 for February 29. */
export const oneYearDue = (arrival: IsoDate): IsoDate => forward(addMonths(arrival, 12))

/** Open days from one day to another, without the first; 100 for more. */
export function openDaysTo(from: IsoDate, to: IsoDate): number {
  let count = 0
  for (let day = from; day < to && count < 100;) {
    day = addDays(day, 1)
    if (!isClosed(day)) count += 1
  }
  return count
}

/** So many open days before a day: when something has to be sent to arrive by then. */
export function openDaysBefore(day: IsoDate, count: number): IsoDate {
  let current = day
  for (let left = count; left > 0; left -= 1) current = back(addDays(current, -1))
  return current
}
