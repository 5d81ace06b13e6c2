import { expect, test } from 'vitest'
import { keptOutBy, names } from './case/kept-out.ts'

test('a loss that is kept out is kept out where the notes say that it was lost', () => {
  const [subject] = keptOutBy('Do not mention her pregnancy loss of 2019.')
  if (subject === undefined) throw new Error('nothing is kept out')
  expect(names('She lost a pregnancy in 2019.', subject)).toBe(true)
  expect(names('She lost her place on the list.', subject)).toBe(false)
})
