import { expect, test } from 'vitest'
import { readLetter } from './testing/read-letter.ts'
import { wharfReadings } from './testing/wharf-readings.data.ts'

test('a trip of which only the month and the length are listed is in no number: the number is a gap', () => {
  const driver = readLetter(wharfReadings, 'a truck driver').text
  expect(driver).toContain('the list has “Toronto 1 wk July 2026”, of which no whole trip can be read')
  expect(driver).not.toContain('258 days in all')
  const wife = readLetter(wharfReadings, 'a wife of Ukraine').text
  expect(wife).toContain('“Cancun, April 2025, five days”')
  expect(wife).not.toContain('207 days in all')
})

test('a decree that orders support says nothing of taxes, and a return filed a year late is told', () => {
  const driver = readLetter(wharfReadings, 'a truck driver').text
  expect(driver.split('Of the taxes disclosed')[1]?.split('\n')[0]).not.toContain('Father shall pay')
  const wife = readLetter(wharfReadings, 'a wife of Ukraine').text
  expect(wife).toContain('“2024: return filed 11-09-2026.')
  expect(wife).not.toContain('2025: return filed')
})

test('a contract that was kept and a father’s death speak for a long absence', () => {
  const { text, checks } = readLetter(wharfReadings, 'a truck driver')
  expect(text).toContain('Employment in the United States: “He notified us on January 6, 2022 of a family emergency')
  expect(text.split('trips outside the United States (list')[1]).toContain('Death certificate, Addis Ababa')
  expect(checks.W31).toBeUndefined()
})

test('an order on a name stands under its exhibit, and says which name older papers know', () => {
  const { text } = readLetter(wharfReadings, 'a wife of Ukraine')
  expect(text).toContain('know the Applicant as Olena Kovalchuk')
  expect(text.split('legally changed the Applicant’s name')[1]?.split('\nExhibit ')[0]).toContain(
    'Order, Court of Common Pleas',
  )
})
