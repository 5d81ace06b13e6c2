import { expect, test } from 'vitest'
import { readLetter } from './testing/read-letter.ts'
import { journeyReadings } from './testing/journey-readings.data.ts'

const read = () => readLetter(journeyReadings, 'Philippines')

test('two trips in one sentence are two trips, of which the year behind the second day is that of both', () => {
  const { text, checks } = read()
  expect(text).toContain('two trips outside the United States in the three years before this filing, 231 days in all')
  expect(text).toContain('June 3, 2025, to December 14, 2025 (193 days)')
  expect(text).not.toContain('662 days')
  expect(checks['W25']).toBeUndefined()
})

test('what was kept during the absence is told by its papers, and a debt of another year is no reason for it', () => {
  const { text } = read()
  expect(text).toContain('because my mother had a stroke on May 30” (Declaration')
  expect(text).not.toContain('because my employer took too little')
  expect(text).toContain('Position and seniority were kept')
})

test('of a tax that is owed the year and the sum are quoted, and not the payment alone', () => {
  expect(read().text).toContain('Tax year 2024. Amount due $1,940.16. Monthly payment $150')
})

test('journeys told with `I went` are trips, and a docket without a colon is the record of the charge', () => {
  const { text, checks } = readLetter(journeyReadings, 'Cape Verde')
  expect(text).toContain('two trips outside the United States in the five years before this filing, 69 days in all')
  expect(text).toContain('“BROCKTON DISTRICT COURT. Commonwealth v. Adilson T. Monteiro')
  expect(checks['W31']).toBeUndefined()
})

test('a ticket to which guilty was pleaded is no loose paper, and the attorney is told that the answers name no citation', () => {
  const { checks } = readLetter(journeyReadings, 'Ghana')
  expect(Object.values(checks).join(' ')).toContain('Plea guilty by mail')
})
