import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findIdentifiers } from './find-identifiers.ts'

const written = [
  'alien registration number: 123 456 789',
  'A-No. 123, 456, 789',
  'Alien No.: A 123-456-789',
  'IOE-09-123-45678',
  'GUZ2024123456 01',
  'SSN: 123456789',
  '123-45-6789',
  '4111 1111 1111 1111',
  '+503 (22) 34-5678',
  '(503) 555-0199 ext. 123456',
  'passport number: AB1CDEF',
  'K1234567',
  '123456789012',
  'ada@firm.example',
]
/** Text of a page without a number of six digits. */
const page = fc.stringMatching(/^[a-z ,.\n’]{0,300}(?:on May 5, 2021 )?[a-z ,.\n’]{0,200}$/)

test('an identifier is found the same in the middle of a page as alone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...written), page, page, (identifier, before, after) => {
      const alone = findIdentifiers(`: ${identifier} .`).map(({ start, ...found }) => ({ ...found, start, end: 0 }))
      expect(alone).not.toEqual([])
      const shift = before.length
      const onPage = findIdentifiers(`${before}: ${identifier} .${after}`)
      expect(onPage.map(({ start, ...found }) => ({ ...found, start: start - shift, end: 0 }))).toEqual(alone)
      for (const { start, end, text } of onPage) expect(end - start).toBe(text.length)
    }),
    { numRuns: 500 },
  )
})
