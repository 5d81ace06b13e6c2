import { formatLongDate } from '#domain/dates/calendar.ts'

const dayMs = 86_400_000
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

// Written by hand: the first date that a browser writes in a language has it read its tables of languages, which takes a slow
// one fifty milliseconds of its first picture.

// All take epoch milliseconds and speak of the reader's own time zone.

/** `November 19, 2026`: dates in text. */
export function longDate(at: number): string {
  const day = new Date(at)
  return formatLongDate(`${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`)
}

/** `Thursday, November 19, 2026`. */
export function weekdayDate(at: number): string {
  return `${weekdays[new Date(at).getDay()]}, ${longDate(at)}`
}

/** `9:42 AM`. */
export function timeOfDay(at: number): string {
  const [hours, minutes] = [new Date(at).getHours(), new Date(at).getMinutes()]
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
}

/** `Nov 19`, with the year when it is another one: dates in tables. */
export function shortDate(at: number, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  const [month = '', day = '', year] = longDate(at).split(/,? /)
  return `${month.slice(0, 3)} ${day}${sameYear ? '' : `, ${year}`}`
}

/** `Today, 9:42 AM`, `Yesterday`, `Nov 17`: when something last changed. */
export function recentDate(at: number, now: number): string {
  const days = Math.round((startOfDay(now) - startOfDay(at)) / dayMs)
  if (days === 0) return `Today, ${timeOfDay(at)}`
  return days === 1 ? 'Yesterday' : shortDate(at, now)
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
