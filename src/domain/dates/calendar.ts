/** A calendar day as `YYYY-MM-DD`. The core has no clock: "today" always comes in as a parameter. */
export type IsoDate = string

const dayMs = 86_400_000
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** True for a real day written `YYYY-MM-DD`; 2026-02-30 is not one. */
export function isIsoDate(text: unknown): text is IsoDate {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whole days from `from` to `to`; negative when `to` is earlier. Both must be real days. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((toTime(to) - toTime(from)) / dayMs)
}

/** The day `days` later (earlier when negative). */
export function addDays(date: IsoDate, days: number): IsoDate {
  return new Date(toTime(date) + days * dayMs).toISOString().slice(0, 10)
}

/** The same day `years` later; February 29 becomes March 1 in a common year. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** Whole years lived on `on` by a person born on `born` (a February 29 birthday falls on March 1 in common years). */
export function ageOn(born: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(born.slice(0, 4))
  return addYears(born, years) <= on ? years : years - 1
}

/** `November 20, 2026`. */
export function formatLongDate(date: IsoDate): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${day}, ${year}`
}

/** The calendar day in New York at an instant (epoch milliseconds): the filing date's default. */
export function easternDate(now: number): IsoDate {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York', dateStyle: 'short' }).format(now).slice(0, 10)
}

function toTime(date: IsoDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

/** The earlier of two days. */
export function earlierOf(a: IsoDate, b: IsoDate): IsoDate {
  return a < b ? a : b
}
