import { expect, test } from 'vitest'
import { fieldReadings } from './testing/field-readings.data.ts'
import { harborReadings } from './testing/harbor-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

const under = (text: string, exhibit: string) => text.split(exhibit)[1]?.split('\nExhibit ')[0] ?? ''

test('papers stand under their exhibits by what they say, whatever they are called', () => {
  const { text, checks } = readLetter(fieldReadings, 'a housekeeper')
  expect(under(text, 'ending each prior marriage') + under(text, 'termination of each prior marriage')).toContain(
    'Judgment Botanica (translation)',
  )
  expect(under(text, 'Current marriage certificate')).toContain('Certificate of marriage')
  expect(under(text, 'naming both the Applicant and the spouse')).toContain('First Bar Harbor statements')
  expect(under(text, 'IRS tax return transcripts')).toContain('Return transcripts')
  expect(under(text, 'positive contributions')).toContain('Letter of the Pentagöet Arms')
  expect(checks.W31).toBeUndefined()
})

test('a box that was checked on a form is told beside what an office says of it', () => {
  const { text } = readLetter(fieldReadings, 'a housekeeper')
  expect(text).toContain('Are you a citizen of the United States? [X] Yes [ ] No')
  expect(text).toContain('did not ask to be registered')
})

test('a docket is told with its deferral and its end, a citation with its charge and its end', () => {
  const { text } = readLetter(fieldReadings, 'a housekeeper')
  expect(text).toContain('Deferred disposition, 6 months. Plea of guilty entered, not accepted for judgment.')
  expect(text).toContain('Plea withdrawn, complaint dismissed by the State.')
  // Of a bank's rows those of the home, and none of what was sent abroad.
  expect(text).toContain('Versant Power 96.20; … 03/01/2025 property tax')
  expect(text).not.toContain('Chisinau 400')
  const interpreter = readLetter(fieldReadings, 'an interpreter').text
  expect(interpreter).toContain('marijuana - open consumption in a park. Petty offense.')
  expect(interpreter).toContain('Of how the matter ended it states: “Plea: guilty 09/29/2020.')
})

test('journeys of one paragraph are told apart, and who of the record stayed home shows that residence was kept', () => {
  const { text } = readLetter(fieldReadings, 'an interpreter')
  expect(text).toContain('two trips outside the United States')
  expect(text).toContain('Immediate family: “Ali Al-Tamimi was enrolled in grade 1')
  expect(text).toMatch(/The home in the United States: “[^”]*rent 1,540 pd/u)
  expect(readLetter(fieldReadings, 'a housekeeper').text).toContain('190 days in all')
})

test('trips stand below the line that heads them, and an order that there is none of is no order of support', () => {
  const { text } = readLetter(harborReadings, 'a widow')
  expect(text).toContain('two trips outside the United States')
  expect(text).toContain('In January 2023 she asked for leave for her mother and we gave it')
  expect(under(text, 'ending each prior marriage')).toContain('Decree - Middlesex Probate')
  expect(under(text, 'written statement and supporting documents')).toContain('IRS record of account')
})
