import { expect, test } from 'vitest'
import { isFaithful } from './faithful.ts'

const words = 'They held me for 19 days in 2 rooms and did not give me water.'

test('a wording in the third person that says the same is faithful', () => {
  expect(isFaithful(words, 'They held {applicant} for 19 days in 2 rooms and did not give {applicant.him} water')).toBe(
    true,
  )
  expect(isFaithful("I didn't pay 30,000 som.", '{applicant.subj} did not pay 30000 som')).toBe(true)
})

test('another number, a denial that is gone, and words that nobody said are not', () => {
  expect(isFaithful(words, 'They held {applicant} for 29 days in 2 rooms and did not give {applicant.him} water')).toBe(
    false,
  )
  expect(isFaithful(words, 'They held {applicant} for 19 days in 2 rooms and gave {applicant.him} water')).toBe(false)
  expect(isFaithful(words, 'Soldiers tortured {applicant} for 19 days in barracks and did not give water')).toBe(false)
})

test('of whom somebody else spoke as `he` nobody can tell', () => {
  expect(
    isFaithful('Corporal Samuels said that he was safe.', 'Corporal Samuels said that {applicant.subj} was safe'),
  ).toBe(false)
  expect(isFaithful('He said that I was safe.', 'He said that {applicant.subj} was safe')).toBe(true)
})
