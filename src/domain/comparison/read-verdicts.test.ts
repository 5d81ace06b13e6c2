import { expect, test } from 'vitest'
import { knowsControls, readVerdicts } from './read-verdicts.ts'

const text = 'My brother was shot twice in March 2021. The police never came to our house.'
const passage = { id: 'D', title: 'Declaration', start: 100, end: 100 + text.length, text }
const part = {
  statements: [{ text: 'Her brother was shot in 2021.' }, { text: 'The police came at once.' }],
  passages: [passage],
  nearest: [0, 0],
  controls: [],
}
const given = { restore: (words: string) => words.replaceAll('Person-2', 'brother'), model: 'm' }
const answer = (...verdicts: object[]) => JSON.stringify({ verdicts })

test('a verdict counts with words that stand in a passage, whose place in the file it keeps', () => {
  const reply = answer(
    { statement: 1, verdict: 'supported', quote: 'My Person-2 was shot twice' },
    { statement: 2, verdict: 'contradicted', quote: 'The police never came to our house.' },
  )
  expect(readVerdicts(reply, part, given).map((one) => one.passage)).toEqual([
    { ...passage, start: 100, end: 125, text: 'My brother was shot twice' },
    { ...passage, start: 141, end: 176, text: 'The police never came to our house.' },
  ])
})

test.each([
  ['made up', { statement: 1, verdict: 'contradicted', quote: 'the brother was never shot at' }],
  ['too short to prove anything', { statement: 1, verdict: 'supported', quote: 'shot twice' }],
  ['about nothing that was asked', { statement: 7, verdict: 'supported', quote: 'My brother was shot twice' }],
  [
    'borne out by words about something else',
    { statement: 2, verdict: 'supported', quote: 'My brother was shot twice' },
  ],
  ['of no kind', { statement: 1, verdict: 'likely', quote: 'My brother was shot twice' }],
])('a verdict that is %s is none', (_, verdict) => {
  expect(readVerdicts(answer(verdict), part, given)).toEqual([])
})

test('two verdicts on one statement that differ are none; not found needs no words', () => {
  const both = [
    { statement: 1, verdict: 'supported', quote: 'My brother was shot twice' },
    { statement: 1, verdict: 'not-found', quote: '' },
  ]
  expect(readVerdicts(answer(...both), part, given)).toEqual([])
  const one = readVerdicts(answer({ statement: 2, verdict: 'not_found', quote: '' }), part, given)
  expect(one).toMatchObject([{ verdict: 'not-found', passage }])
})

test('an answer counts when it knows the sentences that software put among the statements', () => {
  const controls = [
    { text: 'My brother was shot twice in March 2014.', isTrue: false, before: 1 },
    { text: 'The police never came to our house.', isTrue: true, before: 1 },
  ]
  const asked = { ...part, controls }
  const said = (...verdicts: string[]) =>
    answer(...verdicts.map((verdict, at) => ({ statement: at + 1, verdict, quote: 'My brother was shot twice' })))
  expect(knowsControls(said('supported', 'contradicted', 'supported', 'not-found'), asked)).toBe(true)
  expect(knowsControls(said('supported', 'supported', 'supported', 'not-found'), asked)).toBe(false)
  expect(knowsControls(said('supported', 'contradicted', 'not-found', 'not-found'), asked)).toBe(false)
  expect(knowsControls(said('supported'), asked)).toBe(false)
  // The fourth line is the second statement.
  const read = readVerdicts(said('supported', 'contradicted', 'supported', 'not-found'), asked, given)
  expect(read.map(({ statement, verdict }) => [statement, verdict])).toEqual([
    ['Her brother was shot in 2021.', 'supported'],
    ['The police came at once.', 'not-found'],
  ])
})
