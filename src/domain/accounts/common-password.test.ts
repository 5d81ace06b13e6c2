import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCommonPassword } from './common-password.ts'

test('words that everybody uses are common in any case, spelling and trimming', () => {
  for (const password of [
    'password123',
    'P@ssw0rd2026!',
    'Iloveyou!!!!',
    'summer2026!!',
    'michael.jordan23',
    '!!welcome!!99',
  ])
    expect(isCommonPassword(password), password).toBe(true)
})

test('keyboard rows, counting and repetition are common', () => {
  for (const password of [
    'qwertyuiop',
    '1q2w3e4r5t',
    '0123456789',
    '9876543210',
    'aaaaaaaaaaaa',
    'abcabcabcabc',
    'qwerty12345',
    'asdfgh123456',
  ])
    expect(isCommonPassword(password), password).toBe(true)
})

test('the own name and the name of the product are common', () => {
  expect(isCommonPassword('Castell2026!', 'nora.castell@firm.example')).toBe(true)
  expect(isCommonPassword('drafty-drafty', '')).toBe(true)
  expect(isCommonPassword('Castell2026!', 'ana@firm.example')).toBe(false)
})

test('sentences and random text are not', () => {
  for (const password of ['a long pass phrase', 'my heron eats 4 blue frogs', 'k7Vq-trm9-Lw2x', 'another pass phrase'])
    expect(isCommonPassword(password), password).toBe(false)
})

test('a common word stays common whatever digits and signs stand around it', () => {
  const around = fc.string({ maxLength: 5, unit: fc.constantFrom(...Array.from('0123456789!@#$%-_.')) })
  const cases = fc.property(around, around, (before, after) => {
    expect(isCommonPassword(`${before}Dragon${after}`)).toBe(true)
  })
  fc.assert(cases)
})
