import { expect, test } from 'vitest'
import { thirtiethAsylum } from '#test/asylum-thirtieth-readings.data.ts'
import { measureAsylum } from '#test/measure-asylum.ts'

const [nurse] = thirtiethAsylum
if (!nurse) throw new Error('The reading is gone.')
const { text } = measureAsylum(nurse)

test('days of the answer on which something was done at home are changed circumstances, with a comma or without', () => {
  expect(text).toContain('The delay is excused by changed circumstances.')
  expect(text).toMatch(
    /What changed is what happened on March 3, 2025, and on March 19, 2025, after [^\n]*Ex\. A ¶ 12/u,
  )
  expect(text).not.toContain('WHICH OF THE TWO THIS REASON IS')
})

test('a question put to the client is no search, and a killing of a stranger no sign of one', () => {
  expect(text).not.toMatch(/look for [^\n]{0,60}“In January 2021/u)
  expect(text).toMatch(/ready to act, [^\n]*what happened on March 19, 2025/u)
})

test('the month of March names no political opinion, and the first ground’s words none of the second', () => {
  expect(text).not.toContain('Words that name political opinion')
  expect(text).not.toMatch(/marks of political opinion[^\n]*medicine cupboard/u)
})

test('an office that was asked for help says no reason of the harm, and stands where protection is argued', () => {
  expect(text).not.toMatch(/While it was done these words were said:[^\n]*forty men/u)
  expect(text).toMatch(/Of turning to those in office the account says:[^\n]*forty men/u)
})

test('a life in another country is none elsewhere in this one', () => {
  expect(text).not.toMatch(/What living elsewhere meant[^\n]*I flew there/u)
})
