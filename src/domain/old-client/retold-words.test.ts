import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { findLeftovers, oldWordsOf } from './leftovers.ts'
import { readOldCase } from './read-old-case.ts'

const lines = [
  'Respondent Ruxandra Elena Ioniță (“Ms. Ioniță”), a native and citizen of Moldova, moves this Court.',
  'Ms. Ioniță coughed blood into a dishcloth and slept upright in a recliner beside the stove.',
].map((text, index): TemplateLine => ({ part: 'body', index, text }))
const found = readOldCase(lines)
const sources = Object.fromEntries(found.groups.map(({ id }) => [id, 'ask' as const]))
const leftIn = (text: string, known = '', kept = '') =>
  findLeftovers(text, oldWordsOf({ found, sources }, known, kept)).map(({ text: words }) => words)

test('an old story is found in other words by two of its things in one sentence', () => {
  expect(leftIn('At night there was blood beside the stove.')).toEqual(['blood', 'stove'])
  expect(leftIn('There were dishcloths with blood.')).toEqual(['dishcloths', 'blood'])
})

test('one thing alone, things of the new case and things of the firm’s own text are nobody’s', () => {
  expect(leftIn('He bought a stove in May.')).toEqual([])
  expect(leftIn('There was blood beside the stove.', 'Blood was found on a stove in May.')).toEqual([])
  expect(leftIn('There was blood beside the stove.', '', 'A stove with blood on it is evidence.')).toEqual([])
})

test('what the attorney settled as the firm’s text is not searched for', () => {
  const own = Object.fromEntries(found.groups.map(({ id }) => [id, 'own' as const]))
  const words = oldWordsOf({ found, sources: own }, '')
  expect(findLeftovers('At night there was blood beside the stove.', words)).toEqual([])
})
