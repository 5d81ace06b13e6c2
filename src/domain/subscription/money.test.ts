import { expect, test } from 'vitest'
import { dateText } from './counting-days.ts'
import { counted } from './money.ts'

test('credits are counted as the browser counts in English', () => {
  for (const credits of [0, 7, 999, 1000, 1075, 12_345, 1_234_567, 2.5, 1075.25, 999.9996, -3, -1075])
    expect(counted(credits)).toBe(credits.toLocaleString('en-US'))
})

test('a date without a zone is that of the machine, written as the browser writes it', () => {
  const written = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
  for (const time of ['2026-12-04T00:30:00Z', '2026-02-28T23:59:59Z', '2028-02-29T12:00:00Z'].map(Date.parse))
    expect(dateText(time, undefined)).toBe(written.format(time))
})
