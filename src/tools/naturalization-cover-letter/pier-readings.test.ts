import { expect, test } from 'vitest'
import { pierReadings } from './testing/pier-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

const { text, checks } = readLetter(pierReadings, 'machinist')

test('a decision of USCIS on an earlier application is no record of an arrest', () => {
  expect(text).not.toContain('How the matter in “Decision on Form N-400” ended')
  expect(text.split('You did not submit it.')).toHaveLength(2)
  expect(text).toContain('The record of the court that was wanting then is enclosed now (Exhibit B).')
  const other = readLetter(pierReadings, 'machinist', {
    changed: (one) => one.replace('Date of offense: July 4, 2022', 'Date of offense: May 1, 2019'),
  }).text
  expect(other).not.toContain('wanting then')
})

test('a charge that was dismissed without a plea left no conviction', () => {
  expect(text).toContain('By that record no conviction followed (INA § 101(a)(48)(A), 8 U.S.C. § 1101(a)(48)(A)).')
  const pleaded = readLetter(pierReadings, 'machinist', {
    changed: (one) => one.replace('Minute order of March 21, 2023:', 'Plea of guilty withdrawn; March 21, 2023:'),
  }).text
  expect(pleaded).not.toContain('no conviction followed')
})

test('payments of a span of months and a school year show what was kept during a trip', () => {
  expect(text).toContain('“Payments of $2,315 received on the first of each month from January to December 2024”')
  expect(text).toContain('Andrea Villanueva was enrolled at National City Middle School')
  expect(text).toContain('“She died on August 29, 2024')
  expect(checks['W31']).toBeUndefined()
})

test('a plan of payments is told with the balances', () => {
  expect(text).toContain('in good standing; 29 payments received, last on October 28, 2026')
  expect(text).not.toContain('Account balance $0.00')
})

test('each requirement has what shows it, under the exhibit of its matter', () => {
  expect(text).toContain('Of the requirements of 8 C.F.R. § 316.2(a), permanent residence is shown by Exhibit A.')
  expect(text).toContain('The Applicant was born on April 30, 1979 and is over eighteen.')
  expect(text).toContain(
    'Of residence in the State for at least three months the enclosed statement of Ramon Villanueva (Exhibit C) says: “I live at 2218 Euclid Avenue',
  )
  expect(text).toContain('In the Applicant’s favor the enclosed letter of Pacific Marine Fabrication (Exhibit E) says')
  const elsewhere = readLetter(pierReadings, 'machinist', {
    changed: (one) => one.replaceAll('California', 'Oregon').replaceAll('CALIFORNIA', 'OREGON'),
  }).text
  expect(elsewhere).not.toContain('Of residence in the State')
})
