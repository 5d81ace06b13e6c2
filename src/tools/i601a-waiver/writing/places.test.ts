import { expect, test } from 'vitest'
import type { CaseFact } from '#domain/case-map/case-map.ts'
import { saysSomething } from './says-something.ts'

const fact = (wording: string) => ({ wording, persons: [], sources: [] }) as unknown as CaseFact

test('what a witness feels about writing is no fact of the case; what a witness would do for the family is one', () => {
  expect(saysSomething(fact('{witness-1} is ashamed to say that the family has no heating.'))).toBe(false)
  expect(saysSomething(fact('{witness-1} is willing to testify to all of this.'))).toBe(false)
  expect(saysSomething(fact('{witness-1} is willing to take the children into the house in Puebla.'))).toBe(true)
  expect(saysSomething(fact('{witness-1} is available to drive the spouse to the clinic on Fridays.'))).toBe(true)
})
