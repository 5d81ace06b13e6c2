import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { managedLetters } from './testing/managed-letters.data.ts'

const frame = readLetterCase('eb1a-independent-expert')
const [manager = '', psychologist = ''] = managedLetters.map(({ client, answers, sources }) =>
  draftLetter(letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources }))
    .map(({ html }) => sectionText(html))
    .join('\n'),
)

test('a field of work within a company is no employer', () => {
  expect(manager).toContain(
    'Principal Engineer for Corrosion Monitoring at Lakeshore Infrastructure Group since July 2023',
  )
  expect(manager).toContain('Lead Engineer for Sensing at Tidewater Bridge Systems from March 2019 to June 2023')
})

test('a letter that does not yet state its opinion holds none at its end', () => {
  expect(psychologist).toContain('[NEEDS: the opinion in one line]')
  expect(psychologist).toContain('What I have found is told above.')
  expect(psychologist).not.toContain('I hold the opinion stated at the beginning')
})

test('what an expert has not done is no tie, and who is not treated is the one who was evaluated', () => {
  expect(psychologist).not.toContain('Limits: 2 sessions, self-report, no contact w VA therapist. No diagnosis')
  expect(psychologist).not.toContain('I do not treat Ms. Treviño Ocampo')
})
