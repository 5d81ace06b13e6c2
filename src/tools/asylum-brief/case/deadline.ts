import { daysBetween, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import type { DraftInput } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { fieldText } from '#domain/clients/client-record.ts'
import { oneYearDue } from '#domain/deadlines/due.ts'

/** What is known about the one-year deadline of INA § 208(a)(2)(B) (rules R8 and R9). */
export type Timing = {
  /** The attorney's answer. */
  readonly answeredTimely: boolean | undefined
  readonly lastArrival: IsoDate | undefined
  readonly filed: IsoDate | undefined
  /** The last timely day; needs the arrival. */
  readonly deadline: IsoDate | undefined
  /** Days after the deadline, 0 when timely; needs both dates. */
  readonly daysLate: number | undefined
  /** The arrival was on February 29, so the earlier, safe day was taken. */
  readonly leapDay: boolean
}

/**
 * The same calendar day one year after the last arrival; February 29 becomes February 28. A last day on a Saturday,
 * Sunday or federal holiday moves to the next day that is none of these (8 C.F.R. § 1208.4(a)(2)(ii)).
 */
export const oneYearDeadline = oneYearDue

export function timingOf({ answers, client }: DraftInput): Timing {
  const answered = textOf(answers, 'asylum_application_timing')
  const lastArrival = dayIn(textOf(answers, 'last_arrival_date')) ?? dayIn(fieldText(client.client, 'last_entry_date'))
  const filed = dayIn(textOf(answers, 'i589_filed_date'))
  const deadline = lastArrival && oneYearDeadline(lastArrival)
  return {
    answeredTimely: answered === 'yes' ? true : answered === 'no' ? false : undefined,
    lastArrival,
    filed,
    deadline,
    daysLate: deadline && filed ? Math.max(0, daysBetween(deadline, filed)) : undefined,
    leapDay: lastArrival !== undefined && isLeapDay(lastArrival),
  }
}

/** True when the dates say otherwise than the answer (C5). */
export function datesContradictAnswer({ answeredTimely, daysLate }: Timing): boolean {
  return answeredTimely !== undefined && daysLate !== undefined && answeredTimely !== (daysLate === 0)
}

/** Years before 1900 or after 2100 are slips of the hand and count as no date. */
function dayIn(text: string | undefined): IsoDate | undefined {
  return isIsoDate(text) && text >= '1900' && text < '2100' ? text : undefined
}

function isLeapDay(date: IsoDate): boolean {
  return date.endsWith('-02-29')
}
