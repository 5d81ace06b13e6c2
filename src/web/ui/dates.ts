const dayMs = 86_400_000
const long = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' })
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const shortWithYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

// All take epoch milliseconds and speak of the reader's own time zone.

/** `November 19, 2026`: dates in text. */
export function longDate(at: number): string {
  return long.format(at)
}

/** `Thursday, November 19, 2026`. */
export function weekdayDate(at: number): string {
  return weekday.format(at)
}

/** `9:42 AM`. */
export function timeOfDay(at: number): string {
  return time.format(at).replaceAll('\u202f', ' ')
}

/** `Nov 19`, with the year when it is another one: dates in tables. */
export function shortDate(at: number, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return (sameYear ? short : shortWithYear).format(at)
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
