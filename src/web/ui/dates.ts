const dayMs = 86_400_000
const looks = {
  long: { month: 'long', day: 'numeric', year: 'numeric' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  short: { month: 'short', day: 'numeric' },
  shortWithYear: { month: 'short', day: 'numeric', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

const formats = new Map<keyof typeof looks, Intl.DateTimeFormat>()

/** Each format is made when it is first wanted, since making one takes milliseconds. */
function format(look: keyof typeof looks, at: number): string {
  const known = formats.get(look) ?? new Intl.DateTimeFormat('en-US', looks[look])
  formats.set(look, known)
  return known.format(at)
}

// All take epoch milliseconds and speak of the reader's own time zone.

/** `November 19, 2026`: dates in text. */
export function longDate(at: number): string {
  return format('long', at)
}

/** `Thursday, November 19, 2026`. */
export function weekdayDate(at: number): string {
  return format('weekday', at)
}

/** `9:42 AM`. */
export function timeOfDay(at: number): string {
  return format('time', at).replaceAll('\u202f', ' ')
}

/** `Nov 19`, with the year when it is another one: dates in tables. */
export function shortDate(at: number, now: number): string {
  const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
  return format(sameYear ? 'short' : 'shortWithYear', at)
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
