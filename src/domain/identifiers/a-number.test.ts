import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatANumber, printANumber } from './a-number.ts'

const ways = fc.constantFrom(
  (digits: string) => digits,
  (digits: string) => `A${digits}`,
  (digits: string) => `a-${digits}`,
  (digits: string) => `A# ${digits}`,
  (digits: string) => `A No. ${digits}`,
  (digits: string) => `A-number: ${digits}`,
)
const marks = fc.constantFrom('', ' ', '-', '\u2013', '\u00a0')

test('however a number is written, it is printed in one form', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000_000, max: 999_999_999 }), ways, marks, (number, way, mark) => {
      const nine = String(number).padStart(9, '0')
      const parts = [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)]
      expect(formatANumber(way(parts.join(mark)))).toBe(`A ${parts.join('-')}`)
      expect(formatANumber(way(String(number)))).toBe(`A ${parts.join('-')}`)
    }),
  )
})

test('what is no A-number is printed as the record has it', () => {
  for (const other of ['pending', '123456', '0123456789', 'IOE0123456789', 'none, born 3/14/1987', '-'])
    expect(printANumber(` ${other} `)).toBe(other)
  expect([undefined, '', ' '].map(printANumber)).toEqual([undefined, undefined, undefined])
})
