import { expect, test } from 'vitest'
import { recast } from './recast.ts'

test('the day goes to the front, unless it belongs to another clause', () => {
  expect(recast('{applicant.subj} spoke at a meeting on November 6, 2022 against the arrest.')).toContain(
    'On November 6, 2022, {applicant.subj} spoke at a meeting against the arrest.',
  )
  expect(recast('{applicant.subj} said that they came on November 6, 2022.')).toEqual([])
})

test('what was said stands before who said it', () => {
  expect(recast('Captain Worku told her that a teacher who sings for the rebels is a rebel.')).toContain(
    'A teacher who sings for the rebels is a rebel, Captain Worku told her.',
  )
})

test('a list of deeds becomes sentences about the same persons', () => {
  expect(
    recast('Officers stopped him at the gate, took him to the post, beat him all night and broke two ribs.'),
  ).toContain('Officers stopped him at the gate and took him to the post. They beat him all night and broke two ribs.')
  expect(recast('The five members are bound by blood and known as the brothers of the prisoner.')).toContain(
    'The five members are bound by blood. They are known as the brothers of the prisoner.',
  )
})
