import { expect, test } from 'vitest'
import { measureStatements } from './measure-statements.ts'

const record = {
  name: 'a waiver',
  filingDate: 'May 4, 2027',
  record: 'Name: Rosa Benítez\nGender: Female\nSpouse name: Carl Weber\nSpouse gender: Male',
  answers: {
    Harm: 'The gang told her to leave the town within a week. She reported it to the police two days after the attack. They came without warning and took the van. She has never been to the district court.',
    Work: 'Carl earns more than four fifths of the rent. He works as a carpenter for the school board in Dayton.',
  },
  documents: {},
}
const flagsOf = (text: string) => {
  const [outcome] = measureStatements({ ...record, statements: [`- ${text}`] })
  return (outcome?.flags ?? []).map(({ severity, passages }) => [severity, passages.length])
}

test.each([
  ['another actor', 'The police told her to leave the town within a week.'],
  ['another order of events', 'She reported it to the police two days before the attack.'],
  ['another bound', 'Mr. Weber earns less than four fifths of the rent.'],
  ['a negation left out', 'She has been to the district court.'],
  ['a negation put in', 'He never works as a carpenter for the school board in Dayton.'],
  ['another trade', 'He works as a mechanic for the school board in Dayton.'],
])('a sentence of the file with one word exchanged contradicts it, and shows the passage: %s', (_, text) => {
  expect(flagsOf(text)).toContainEqual([expect.stringMatching(/red|amber/), 1])
})

test.each([
  'The gang told Ms. Benítez to leave the town within a week.',
  'They gave no warning and took the van.',
  'Mr. Weber works as a carpenter for the school board in Dayton.',
])('the same with names and other ways to say it is left alone: %s', (text) => {
  expect(flagsOf(text)).toEqual([])
})
