import { expect, test } from 'vitest'
import { chairReadings } from './testing/chair-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

const [hygienist] = chairReadings
if (!hygienist) throw new Error('The reading is gone.')
const { text, checks } = readLetter(chairReadings, hygienist.name)

test('every trip behind the label of a sheet is counted, and the day of a death begins none', () => {
  expect(text).toContain('three trips outside the United States in the three years before this filing, 206 days in all')
  expect(text).toContain('January 10, 2024, to July 18, 2024 (189 days)')
  expect(text).not.toContain('overlap')
})

test('the record of a diversion is told beside the citation, each with its end', () => {
  expect(text).toMatch(
    /“Springfield Municipal Court, register and dismissal” \(Exhibit H\) states: “[^”]*DUII[^”]*dismissed with prejudice/u,
  )
  expect(text).toContain('Careless driving')
})

test('who gives Saturdays and who employs speak for the Applicant, and what is said of a child of the name does not', () => {
  expect(text).toContain('“Ms. Hathaway has given two Saturdays a month since May 2020')
  expect(text).toContain('“Maricel has been our hygienist since February 2019, full time.”')
  expect(text).not.toContain('says: “Rosalie Hathaway')
  expect(checks['W31']).toBeUndefined()
})
