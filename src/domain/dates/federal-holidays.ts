import { addDays, type IsoDate } from './calendar.ts'

/** Days that 5 U.S.C. § 6103(a) names by their date; Juneteenth since the act of June 17, 2021. */
const fixed: readonly (readonly [monthAndDay: string, since?: number])[] = [
  ['01-01'],
  ['06-19', 2021],
  ['07-04'],
  ['11-11'],
  ['12-25'],
]

/** Days that it names by their weekday: month, weekday (0 is Sunday), and which one; -1 is the last. */
const floating: readonly (readonly [month: number, weekday: number, which: number])[] = [
  [1, 1, 3],
  [2, 1, 3],
  [5, 1, -1],
  [9, 1, 1],
  [10, 1, 2],
  [11, 4, 4],
]

/** 0 is Sunday. */
export function weekday(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** A federal holiday as observed: one that falls on a Saturday is kept on Friday, on a Sunday on Monday. */
export function isFederalHoliday(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4))
  return holidaysOf(year).has(date) || holidaysOf(year + 1).has(date)
}

/** Each year is worked out once: dates of a whole account are counted at a time. */
const known = new Map<number, ReadonlySet<IsoDate>>()
function holidaysOf(year: number): ReadonlySet<IsoDate> {
  const days = known.get(year) ?? new Set(observedHolidays(year))
  known.set(year, days)
  return days
}

function observedHolidays(year: number): IsoDate[] {
  const dated = fixed
    .filter(([, since]) => since === undefined || year >= since)
    .map(([monthAndDay]) => observed(`${String(year).padStart(4, '0')}-${monthAndDay}`))
  return [...dated, ...floating.map(([month, day, which]) => nthWeekday(year, month, day, which))]
}

function observed(date: IsoDate): IsoDate {
  if (weekday(date) === 6) return addDays(date, -1)
  return weekday(date) === 0 ? addDays(date, 1) : date
}

function nthWeekday(year: number, month: number, day: number, which: number): IsoDate {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index)).filter(
    (date) => date.slice(0, 7) === first.slice(0, 7) && weekday(date) === day,
  )
  return days.at(which > 0 ? which - 1 : which) ?? first
}
