import { addDays, formatLongDate, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { businessDayFrom, isFederalHoliday, weekday } from '#domain/dates/federal-holidays.ts'
import { ask, fail, holds, type Outcome } from './outcome.ts'

export const isClosed = (date: IsoDate) => weekday(date) === 0 || weekday(date) === 6 || isFederalHoliday(date)

/** The business day on or before a day. */
export function businessDayBack(date: IsoDate): IsoDate {
  let current = date
  while (isClosed(current)) current = addDays(current, -1)
  return current
}

/** Counted back from a hearing; a last day on which the court is closed runs to the next open one. */
export const callUpDate = (hearing: IsoDate, days: number): IsoDate => businessDayFrom(addDays(hearing, -days))

/** Before an interview the last day is never rolled toward it. */
export const evidenceDate = (interview: IsoDate): IsoDate => businessDayBack(addDays(interview, -14))

export const appealDate = (decision: IsoDate): IsoDate => businessDayFrom(addDays(decision, 30))

/** Business days from one day to another, without the first. */
export function businessDaysTo(from: IsoDate, to: IsoDate): number {
  let count = 0
  for (let day = from; day < to && count < 100;) {
    day = addDays(day, 1)
    if (!isClosed(day)) count += 1
  }
  return count
}

/** Too late is a block, within five business days a warning. `sentence` says what is due; `missing` asks for the date. */
export function judgeDue(
  due: IsoDate | undefined,
  today: IsoDate,
  sentence: (due: string) => string,
  missing: string,
): Outcome {
  if (due === undefined) return ask(missing)
  if (today > due) return fail(sentence(formatLongDate(due)), '', 'block')
  return businessDaysTo(today, due) <= 5 ? fail(sentence(formatLongDate(due)), '', 'warn') : holds
}

export const dateOf = (text: string | undefined): IsoDate | undefined => (isIsoDate(text) ? text : undefined)
