import { expect, test } from 'vitest'
import { ferryReadings } from './testing/ferry-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

const letter = () => readLetter(ferryReadings, 'a deckhand')

test('a paper is named by what it is and by its exhibit, not by what counsel calls the file', () => {
  const { text, checks } = letter()
  expect(text).toContain(
    'the enclosed payment record of the Division of Child Support (Exhibit D) states: “Arrears as of',
  )
  expect(text).toContain(
    'The enclosed November 2, 2023 order of dismissal of the Skagit County District Court (Exhibit E) states: “The defendant was arrested',
  )
  expect(text).toContain('(letter of San Juan Passenger Ferries, Exhibit G)')
  expect(text).not.toMatch(/DCS ledger|SCLJ|statement Wilder|letter of leave|“ORDER OF DISMISSAL/u)
  expect(checks.W31).toBeUndefined()
})

test('the days here are counted beside what the law asks, and the heading of a list is no trip', () => {
  const { text } = letter()
  expect(text).toContain('two trips of 24 hours or longer outside the United States')
  expect(text).toContain('in the United States on 1,560 of the 1,826 days of those five years; INA § 316(a)(1)')
  expect(text).not.toContain('[Trips:')
})

test('a ledger of support proves no home, and the reason before a journey is told', () => {
  const { text } = letter()
  expect(text).toContain('The home in the United States: “I kept my room in Anacortes')
  expect(text).toContain('On the reason for the absence: “In 2022 my mother had a stroke in Arequipa”')
})

test('good moral character is told with its law, what bears on it and what speaks for the Applicant', () => {
  const { text } = letter()
  const law = text.indexOf('8 U.S.C. § 1427(a)(3)')
  expect(law).toBeGreaterThan(0)
  expect(text.indexOf('The Applicant discloses every arrest')).toBeGreaterThan(law)
  expect(text).toContain('In the Applicant’s favor the enclosed letter of San Juan Passenger Ferries')
  expect(text).toContain('letter of Lorena Paredes (Exhibit H) says')
})
