import { expect, test } from 'vitest'
import { readOldCase } from './read-old-case.ts'

const opening = 'Respondent Ruxandra Elena Ioniță (“Ms. Ioniță”), a citizen of Moldova, moves this Court.'
const toldIn = (text: string) =>
  readOldCase([opening, text].map((one, index) => ({ part: 'body', index, text: one }))).stories.map((one) => one.text)

test('a rule with its authority is the firm’s, though the party in it is called he', () => {
  const rule =
    'An order entered in absentia may be rescinded upon a motion filed at any time if the respondent demonstrates that he did not receive notice.'
  expect(toldIn(`${rule} INA § 240(b)(5)(C)(ii).`)).toEqual([])
  expect(toldIn('In a custody hearing under INA § 236(a), the noncitizen must show that he poses no danger.')).toEqual(
    [],
  )
})

test('what a paper of the case is cited for is shown as a claim, and no authority', () => {
  const claim = 'Converts from the religion of the state are prosecuted there as a threat to national security.'
  expect(toldIn(`${claim} See Tab F.`)).toEqual([claim])
  expect(toldIn('He was beaten at the police station by two officers. INA § 208(b)(1).')).toHaveLength(1)
})
