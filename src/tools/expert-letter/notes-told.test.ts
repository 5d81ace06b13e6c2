import { expect, test } from 'vitest'
import { draftLetter, letterInput, readLetterCase } from '#test/expert-letter-cases.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { expertLetterTool } from './tool.ts'
import { verblessLetters } from './testing/verbless-letters.data.ts'

const frame = readLetterCase('eb1a-independent-expert')

function lettersOf(name: string) {
  const letter = verblessLetters.find((one) => one.name.includes(name))
  if (!letter) throw new Error(`no letter ${name}`)
  const { client, answers, sources } = letter
  return letterInput({ ...frame, client, answers: { client_id: 'client-1', ...answers }, sources })
}

const review = (name: string, without = '') => {
  const input = lettersOf(name)
  const sections = draftLetter(input).filter(({ id }) => id !== without)
  const found = expertLetterTool.open(input).review(sections) ?? []
  return Object.fromEntries(found.map(({ code, message }) => [code, message]))
}

test('points without a verb stand in the letter, and the attorney is told that they are points', () => {
  expect(review('pastry')['L17']).toBeUndefined()
  expect(review('pastry')['L18']).toMatch(/points stand in the letter as the expert noted them/u)
})

test('what the expert noted and the letter does not say is named beside the draft', () => {
  expect(review('pastry', 'findings')['L17']).toContain('60 percent more layers')
})

test('a line of the notes that makes no sentence is asked for in its own words, and named beside the draft', () => {
  const text = draftLetter(lettersOf('neuropsychologist'))
    .map(({ html }) => sectionText(html))
    .join('\n')
  expect(text).toMatch(/NEEDS: your own sentences for these notes: “Core story same over 3 tellings/u)
  expect(review('neuropsychologist')['L17']).toContain('core story same over 3 tellings')
})

test('the raw notes of a testing day are the expert’s own voice and no exhibit', () => {
  const text = draftLetter(lettersOf('neuropsychologist'))
    .map(({ html }) => sectionText(html))
    .join('\n')
  expect(text).not.toContain('Testing day')
  expect(text).toContain('My diagnosis is')
})
