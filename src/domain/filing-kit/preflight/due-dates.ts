import { formatLongDate, isIsoDate, type IsoDate } from '#domain/dates/calendar.ts'
import { openDaysTo } from '#domain/deadlines/due.ts'
import { ask, fail, holds, type Outcome } from './outcome.ts'

/** Too late is a block, within five business days a warning. `sentence` says what is due; `missing` asks for the date. */
export function judgeDue(
  due: IsoDate | undefined,
  today: IsoDate,
  sentence: (due: string) => string,
  missing: string,
): Outcome {
  if (due === undefined) return ask(missing)
  if (today > due) return fail(sentence(formatLongDate(due)), '', 'block')
  return openDaysTo(today, due) <= 5 ? fail(sentence(formatLongDate(due)), '', 'warn') : holds
}

export const dateOf = (text: string | undefined): IsoDate | undefined => (isIsoDate(text) ? text : undefined)
