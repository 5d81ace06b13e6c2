import { addDays, formatLongDate, type IsoDate } from '../dates/calendar.ts'
import { isFederalHoliday, weekday } from '../dates/federal-holidays.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `Friday, November 20, 2026`. */
export const dayWords = (day: IsoDate) => `${weekdays[weekday(day)]}, ${formatLongDate(day)}`

/**
 * Counts as 8 CFR 1.2 and 1001.1(h) do: the trigger is day 0, every day counts, a last day that is closed runs to the next
 * open one. `closed` are days closed beside weekends and holidays, by executive order.
 */
export function counting(closed: readonly IsoDate[] = []) {
  const isClosed = (day: IsoDate) =>
    weekday(day) === 0 || weekday(day) === 6 || isFederalHoliday(day) || closed.includes(day)
  const move = (day: IsoDate, by: 1 | -1): IsoDate => {
    let current = day
    while (isClosed(current)) current = addDays(current, by)
    return current
  }
  const why = (day: IsoDate) =>
    weekday(day) === 0 || weekday(day) === 6
      ? 'a weekend'
      : isFederalHoliday(day)
        ? 'a federal holiday'
        : 'a day on which the offices are closed'
  const forward = (day: IsoDate) => move(day, 1)
  const back = (day: IsoDate) => move(day, -1)
  return {
    isClosed,
    /** The first open day from `day` on. */
    forward,
    /** The last open day up to `day`. */
    back,
    /** The open day that comes `count` open days after. */
    workingDays(day: IsoDate, count: number): IsoDate {
      let current = day
      for (let left = count; left > 0; left -= 1) current = forward(addDays(current, 1))
      return current
    },
    rolled(day: IsoDate): string[] {
      if (!isClosed(day)) return []
      return [`That is ${why(day)}: the period runs to ${dayWords(forward(day))}.`]
    },
    safe(day: IsoDate): string[] {
      return isClosed(day) ? [`On the safe side, the open day before: ${dayWords(back(day))}.`] : []
    },
  }
}
export type Counting = ReturnType<typeof counting>

/** The same day some months later, or the last day of that month. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10)
}
