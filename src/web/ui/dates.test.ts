import { expect, test } from 'vitest'
import { longDate, shortDate, timeOfDay, weekdayDate } from './dates.ts'

const written = (at: number, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', options).format(at).replaceAll('\u202f', ' ')

test('dates and times are written as the browser writes them in English', () => {
  const now = Date.parse('2026-11-29T14:30:00Z')
  const hours = Array.from({ length: 900 }, (_, index) => now - index * 13.7 * 3_600_000)
  for (const at of hours) {
    const sameYear = new Date(at).getFullYear() === new Date(now).getFullYear()
    const day = { month: 'long', day: 'numeric', year: 'numeric' } as const
    expect(longDate(at)).toBe(written(at, day))
    expect(weekdayDate(at)).toBe(written(at, { weekday: 'long', ...day }))
    expect(timeOfDay(at)).toBe(written(at, { hour: 'numeric', minute: '2-digit' }))
    expect(shortDate(at, now)).toBe(
      written(at, { month: 'short', day: 'numeric', ...(!sameYear && { year: 'numeric' }) }),
    )
  }
})
