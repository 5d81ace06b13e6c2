import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addYears, daysBetween } from '#domain/dates/calendar.ts'
import { asylumExample, inputOf } from '#test/asylum-examples.ts'
import { oneYearDeadline, timingOf } from './deadline.ts'
import { isFederalHoliday, weekday } from '#domain/dates/federal-holidays.ts'

test('the last timely day is the same calendar day one year later', () => {
  expect(oneYearDeadline('2022-04-05')).toBe('2023-04-05')
  expect(oneYearDeadline('2024-03-12')).toBe('2025-03-12')
})

test('a last day on a weekend moves to Monday', () => {
  expect(oneYearDeadline('2024-06-14')).toBe('2025-06-16')
  expect(oneYearDeadline('2024-06-15')).toBe('2025-06-16')
})

test('a last day on a federal holiday moves past it, and past the weekend after it', () => {
  expect(oneYearDeadline('2023-12-25')).toBe('2024-12-26')
  expect(oneYearDeadline('2024-07-04')).toBe('2025-07-07')
  expect(oneYearDeadline('2024-01-18')).toBe('2025-01-21')
})

test('an arrival on February 29 takes February 28, the earlier and safe day', () => {
  expect(oneYearDeadline('2024-02-29')).toBe('2025-02-28')
  expect(oneYearDeadline('2020-02-29')).toBe('2021-03-01')
})

test('holidays on a Saturday are kept on Friday, on a Sunday on Monday, also over the turn of the year', () => {
  expect(isFederalHoliday('2026-07-03')).toBe(true)
  expect(isFederalHoliday('2021-07-05')).toBe(true)
  expect(isFederalHoliday('2021-12-31')).toBe(true)
  expect(isFederalHoliday('2023-01-02')).toBe(true)
})

test('the holidays of 2026 are eleven days', () => {
  const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index))
  expect(days.filter(isFederalHoliday)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ])
})

test('Juneteenth counts since 2021', () => {
  expect(isFederalHoliday('2020-06-19')).toBe(false)
  expect(isFederalHoliday('2021-06-18')).toBe(true)
})

const day = fc.integer({ min: 0, max: 40_000 }).map((offset) => addDays('1990-01-01', offset))

test('the deadline is a business day, at most four days after the anniversary, never before it', () => {
  fc.assert(
    fc.property(day, (arrival) => {
      const deadline = oneYearDeadline(arrival)
      const anniversary = arrival.endsWith('-02-29') ? addDays(addYears(arrival, 1), -1) : addYears(arrival, 1)
      expect([1, 2, 3, 4, 5]).toContain(weekday(deadline))
      expect(isFederalHoliday(deadline)).toBe(false)
      expect(daysBetween(anniversary, deadline)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(anniversary, deadline)).toBeLessThanOrEqual(4)
    }),
  )
})

test('a later arrival never has an earlier deadline', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), (arrival, more) => {
      expect(oneYearDeadline(arrival) <= oneYearDeadline(addDays(arrival, more))).toBe(true)
    }),
  )
})

const timingFiled = (filed: string) =>
  timingOf(inputOf(asylumExample('A7'), { last_arrival_date: '2022-04-05', i589_filed_date: filed }))

test('days late count from the deadline: none on it, one on the next day', () => {
  expect(timingFiled('2023-04-05').daysLate).toBe(0)
  expect(timingFiled('2023-04-06').daysLate).toBe(1)
  expect(timingFiled('2025-02-11').daysLate).toBe(678)
})

test('without a date given the last entry on the client record counts as the last arrival', () => {
  const example = asylumExample('A1')
  const input = inputOf({ ...example, client: { ...example.client, client: { last_entry_date: '2024-06-15' } } })
  expect(timingOf(input).deadline).toBe('2025-06-16')
  expect(timingOf(inputOf(example)).deadline).toBeUndefined()
  expect(timingOf(inputOf(example, { last_arrival_date: 'last spring' })).deadline).toBeUndefined()
})
