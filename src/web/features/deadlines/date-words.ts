import { addDays, formatLongDate, type IsoDate } from '#domain/dates/calendar.ts'

const yearDays = 365.25

/** `In 11 days`, `Today`, `3 days ago`, `9 years ago`. */
export function daysLeftText(days: number): string {
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days === -1) return 'Yesterday'
  const years = Math.floor(-days / yearDays)
  if (years >= 2) return `${years} years ago`
  return days > 0 ? `In ${days} days` : `${-days} days ago`
}

/** The short month and the day of the calendar leaf. */
export function leafOf(date: IsoDate): { month: string; day: string; year: string } {
  const [month = ''] = formatLongDate(date).split(' ')
  return { month: month.slice(0, 3), day: String(Number(date.slice(8))), year: date.slice(0, 4) }
}

/** `Nov 26`, with its year where that is not the year of today: a date in a table. */
export function dayInTable(date: IsoDate, daysLeft: number): string {
  const { month, day, year } = leafOf(date)
  return addDays(date, -daysLeft).startsWith(year) ? `${month} ${day}` : `${month} ${day}, ${year}`
}

/** The code that stands for a client in calendars without names. */
export const clientCode = (clientId: string) => `Client ${clientId.slice(-4).toUpperCase()}`

const reasons = { record: 'the record changed', law: 'the rule changed', time: 'the year went on' } as const

/** `Was November 25, 2026 until November 20, 2026: the record changed.` */
export function movedText({ was, until, because }: { was: string; until: string; because: keyof typeof reasons }) {
  return `Was ${formatLongDate(was)} until ${formatLongDate(until)}: ${reasons[because]}.`
}
