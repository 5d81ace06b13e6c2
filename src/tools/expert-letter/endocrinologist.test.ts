import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { endocrinologistLetters } from './testing/endocrinologist-letters.data.ts'

const [letter] = endocrinologistLetters
if (!letter) throw new Error('The letter is gone.')
const { client, answers, sources } = letter
const frame = readLetterCase('eb1a-independent-expert')
const input = letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
const whole = draftLetter(input)
  .map(({ html }) => sectionText(html))
  .join('\n')

test('antibodies with the letters of an anxiety disorder are none', () => {
  expect(whole).toContain('GAD antibodies positive')
  expect(whole).not.toContain('anxiety')
})

test('whoever was named at the end of the sentence before is meant by the next pronoun, and not the patient', () => {
  expect(whole).toContain('I put that down to the mother. She writes every dose in a school notebook')
})

test('the head of notes that are dictated for counsel is no sentence of the letter', () => {
  expect(whole).not.toContain('dictated')
})
