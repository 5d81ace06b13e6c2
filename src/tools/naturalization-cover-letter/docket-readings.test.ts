import { expect, test } from 'vitest'
import { docketReadings } from './testing/docket-readings.data.ts'
import { readLetter } from './testing/read-letter.ts'

test('leave from work, the reason and the home answer a long absence, each sentence once', () => {
  const { text, checks } = readLetter(docketReadings, 'a nurse')
  expect(text).toContain('Employment in the United States: “She was on approved family medical and personal leave')
  expect(text).toContain('Immediate family and the home in the United States: “My husband and our son stayed')
  expect(text).toMatch(/stayed until she died on July 25” \(Statement of Maricel Ostrander, Exhibit [A-Z]\)/u)
  expect(checks.W31).toBeUndefined()
})

test('the certificate of a mother’s death ends no marriage, and a certificate of marriage shows the new name', () => {
  const under = (exhibit: string) =>
    readLetter(docketReadings, 'a nurse').text.split(exhibit)[1]?.split('\nExhibit ')[0] ?? ''
  expect(under('prior marriage(s)')).not.toContain('Death certificate')
  expect(under('trips outside the United States (list')).toContain('Death certificate')
  expect(under('legally changed the Applicant’s name')).toContain('Certificate of marriage')
  expect(under('IRS tax return transcripts')).toContain('Tax transcripts 2023-2025')
})

test('taxes are told with the year of their line, and of what is settled nothing', () => {
  const { text, checks } = readLetter(docketReadings, 'a butcher')
  expect(text).toContain(
    '“IRS account transcript 12-31-2022: Amended return filed 03-11-2024. Additional tax assessed $981.00.',
  )
  expect(text).not.toContain('Balance $0.00')
  expect(checks.W31).toBeUndefined()
})

test('an order of support, a letter of the police and the Applicant’s own account stand under what asks for them', () => {
  const under = (exhibit: string) =>
    readLetter(docketReadings, 'a butcher').text.split(exhibit)[1]?.split('\nExhibit ')[0] ?? ''
  expect(under('order to provide financial support')).toContain('District Court for Douglas County')
  expect(under('compliance with the order')).toContain('District Court for Douglas County')
  expect(under('every arrest, citation, detention')).toContain('Storm Lake Police Department')
  expect(under('written statement and supporting documents')).toContain('Affidavit of Patient Bahati')
  expect(under('positive contributions')).toContain('Letter, Lakes Pork')
})

test('a number of somebody else that a paper names stands in no letter', () => {
  const { text } = readLetter(docketReadings, 'a butcher')
  expect(text).toContain('The Notice to Appear was served on a person who is not the respondent.')
  // A caption says nothing of the matter.
  expect(text).not.toContain('In the matter of BAHATI')
  expect(text).toContain('(A 212-903-118) is not a party')
  const other = readLetter(docketReadings, 'a butcher', {
    changed: (words) => words.replace('(A 212-903-118) is not', '(A 244-018-665) is not'),
  }).text
  expect(other).toContain('([another A-number]) is not a party')
  expect(other).not.toContain('244-018-665')
  expect(text).not.toContain('244-018-665')
})
