import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addYears } from '#domain/dates/calendar.ts'
import { residencePeriod } from './case.ts'
import { type Application, codes, draftInput, freshTool } from './testing/application.ts'

/** Sentence and warnings when an applicant resident since `since` files on `filingDate`. */
function filed(since: string, filingDate: string, answers: Record<string, string> = {}) {
  const application: Application = {
    answers: { permanent_residence_date: since, uscis_mailing_address: 'elgin_lockbox_usps', ...answers },
    filingDate,
  }
  const sentence = freshTool.open(draftInput(application)).facts()['eligibility_sentence'] as string
  return `${sentence} ${codes(freshTool, application)}`.trim()
}

const married = { is_applying_based_on_marriage: 'yes' }

test('the official examples of the 90-day rule', () => {
  expect(residencePeriod('2006-07-04', 5)).toEqual({
    years: 5,
    anniversary: '2011-07-04',
    earliestFiling: '2011-04-05',
  })
  expect(residencePeriod('2021-07-15', 5).earliestFiling).toBe('2026-04-16')
  expect(residencePeriod('2023-09-01', 3).earliestFiling).toBe('2026-06-03')
})

test('the window opens 90 days before the anniversary and not a day sooner', () => {
  expect(filed('2021-07-15', '2026-04-15')).toBe('S316P W01')
  expect(filed('2021-07-15', '2026-04-16')).toBe('S316E')
  expect(filed('2023-09-01', '2026-06-02', married)).toBe('S319AP W01')
  expect(filed('2023-09-01', '2026-06-03', married)).toBe('S319AE')
})

test('on the anniversary itself the period is complete', () => {
  expect(filed('2021-07-15', '2026-07-14')).toBe('S316E')
  expect(filed('2021-07-15', '2026-07-15')).toBe('S316')
  expect(filed('2023-09-01', '2026-08-31', married)).toBe('S319AE')
  expect(filed('2023-09-01', '2026-09-01', married)).toBe('S319A')
})

test('the general basis may be simpler from the fifth anniversary on', () => {
  expect(filed('2021-07-15', '2026-07-14', married)).toBe('S319A')
  expect(filed('2021-07-15', '2026-07-15', married)).toBe('S319A W03')
})

test('residence since February 29 counts to March 1 in a common year', () => {
  expect(residencePeriod('2020-02-29', 5)).toEqual({
    years: 5,
    anniversary: '2025-03-01',
    earliestFiling: '2024-12-01',
  })
  expect(residencePeriod('2024-02-29', 3)).toMatchObject({ anniversary: '2027-03-01', earliestFiling: '2026-12-01' })
  expect(filed('2020-02-29', '2025-02-28')).toBe('S316E')
  expect(filed('2020-02-29', '2025-03-01')).toBe('S316')
})

test('residence that begins on the filing day is a date that can be, one day later is not', () => {
  expect(filed('2026-11-20', '2026-11-20')).toBe('S316P W01')
  expect(filed('2026-11-21', '2026-11-20')).toBe('S316E E02')
  expect(filed('1900-01-01', '2026-11-20')).toBe('S316')
  expect(filed('1899-12-31', '2026-11-20')).toMatch(/ E03$/)
  expect(filed('2023-02-29', '2026-11-20')).toMatch(/ E03$/)
})

test('the filing date of the form counts over the day of the request', () => {
  expect(filed('2022-06-01', '2026-11-20', { filing_date: '2027-03-02' })).toBe('S316P W01 W16')
  expect(filed('2022-06-01', '2026-11-20', { filing_date: '2027-03-03' })).toBe('S316E W16')
  expect(filed('2026-06-01', '2026-11-20', { filing_date: '2026-05-31' })).toBe('S316P E02')
  expect(filed('2018-06-01', '2026-11-20', { filing_date: '2026-31-05' })).toBe('S316 E03')
})

const day = fc.integer({ min: 0, max: 70_000 }).map((days) => addDays('1900-01-01', days))

test('an application is premature exactly before its window, complete exactly from its anniversary', () => {
  fc.assert(
    fc.property(day, day, fc.boolean(), (since, filingDate, throughMarriage) => {
      fc.pre(since <= filingDate)
      const years = throughMarriage ? 3 : 5
      const anniversary = addYears(since, years)
      const outcome = filed(since, filingDate, throughMarriage ? married : {})
      expect(outcome.includes('W01')).toBe(filingDate < addDays(anniversary, -90))
      expect(/S31[69]A?[EP]/.test(outcome)).toBe(filingDate < anniversary)
      expect(/S31[69]A?P/.test(outcome)).toBe(outcome.includes('W01'))
    }),
    { numRuns: 300 },
  )
})
