import { formatLongDate } from '../dates/calendar.ts'

const dayMs = 86_400_000

/** Days until `end`, rounded up, never below zero: the one count that every place prints. A day is 24 hours, not a date. */
export function daysUntil(end: number, now: number): number {
  return Math.max(0, Math.ceil((end - now) / dayMs))
}

/** `14 days`, `1 day`, `0 day` (specification 1, section 4). */
export function daysText(days: number): string {
  return days <= 1 ? `${days} day` : `${days} days`
}

/** Where a reader is; undefined: as the machine that runs this is set. */
export type Zone = string | undefined

/** `in 14 days`, and with the hour when it is one day or less: `tomorrow at 9:00 AM`. */
export function whenText(end: number, now: number, zone: Zone): string {
  const days = daysUntil(end, now)
  if (days > 1) return `in ${days} days`
  const day = dateText(end, zone) === dateText(now, zone) ? 'today' : 'tomorrow'
  return `${day} at ${timeText(end, zone)}`
}

/** `December 4, 2026`. Where no zone is named without the tables of languages, which a browser takes long to read at first. */
export function dateText(time: number, zone: Zone): string {
  if (zone === undefined) {
    const day = new Date(time)
    return formatLongDate(`${day.getFullYear()}-${day.getMonth() + 1}-${day.getDate()}`)
  }
  return format(time, zone, { year: 'numeric', month: 'long', day: 'numeric' })
}

/** `December 4`, for a badge. */
export function dayText(time: number, zone: Zone): string {
  return format(time, zone, { month: 'long', day: 'numeric' })
}

function timeText(time: number, zone: Zone): string {
  // Newer formatters put a narrow space before AM and PM.
  return format(time, zone, { hour: 'numeric', minute: '2-digit' }).replaceAll(/\s/g, ' ')
}

function format(time: number, zone: Zone, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', { ...options, ...(zone !== undefined && { timeZone: zone }) }).format(time)
}
