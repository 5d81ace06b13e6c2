import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { findDays } from './find-days.ts'
import { findDates } from './find-dates.ts'
import { isCovered, isNear, toIso } from './partial-date.ts'

const written = (text: string) =>
  findDates(text).map(({ date: { year, month, day } }) => [year ?? '-', month ?? '-', day ?? '-'].join('/'))

test('one day is read in every way that it is written', () => {
  const forms = [
    'March 14, 2024',
    'Mar. 14, 2024',
    'March 14th, 2024',
    '14 March 2024',
    '14th of March, 2024',
    '14-Mar-2024',
    '2024-03-14',
    '03/14/2024',
    '14.03.2024',
    '14/3/24',
    'MARCH 14, 2024',
    '14 de marzo de 2024',
    '14 mars 2024',
    '14 de março de 2024',
  ]
  expect(forms.map((form) => [form, ...written(`On ${form} they came.`)])).toEqual(
    forms.map((form) => [form, '2024/3/14']),
  )
})

test('months, years, days without a year and ranges are read as far as they go', () => {
  expect(written('In March 2024 and in 2019')).toEqual(['2024/3/-', '2019/-/-'])
  expect(written('He left on March 14.')).toEqual(['-/3/14'])
  expect(written('detention 14 to 19 March 2024')).toEqual(['2024/3/14', '2024/3/19'])
  expect(written('from March 14-19, 2024')).toEqual(['2024/3/14', '2024/3/19'])
})

test('a list of days is read day by day, in English and Spanish', () => {
  expect(written('el 14 de marzo de 2019')).toEqual(['2019/3/14'])
  expect(written('on March 3 and 5, 2019')).toEqual(['2019/3/3', '2019/3/5'])
  expect(written('el 3 y 5 de marzo de 2019')).toEqual(['2019/3/3', '2019/3/5'])
  expect(findDays('in April 2024, on 31 June 2020, in 2019').map(({ from, to }) => [from, to])).toEqual([
    ['2024-04-01', '2024-04-30'],
  ])
})

test('words and numbers that are no dates stay unread', () => {
  expect(written('They may 14 times march 3 abreast for $2019 a month; version 1.2020; 45/13/2020')).toEqual([])
  expect(written('On March 14 and 3 other days')).toEqual(['-/3/14'])
  expect(written('On March 14 and 15, 2024')).toEqual(['2024/3/14', '2024/3/15'])
})

test('a numeric date keeps both readings', () => {
  const [found] = findDates('on 3/4/2024')
  expect(found?.date).toEqual({ year: 2024, month: 3, day: 4, other: { month: 4, day: 3 } })
  expect(isCovered({ year: 2024, month: 4, day: 3 }, found?.date ?? {})).toBe(true)
})

test('a date that is more exact than the one on file is not covered by it', () => {
  expect(isCovered({ year: 2024, month: 3, day: 14 }, { year: 2024, month: 3 })).toBe(false)
  expect(isCovered({ year: 2024, month: 3 }, { year: 2024, month: 3, day: 14 })).toBe(true)
  expect(isNear({ year: 2024, month: 3, day: 14 }, { year: 2024, month: 3, day: 15 })).toBe(true)
})

test('every day of the calendar is read back from its long form', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1940-01-01'), max: new Date('2045-12-31'), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10)
      const text = `It was ${formatLongDate(day)}, a market day.`
      const [found] = findDates(text)
      expect(found && toIso(found.date)).toBe(day)
      expect(text.slice(found?.start, found?.end)).toBe(formatLongDate(day))
    }),
  )
})
