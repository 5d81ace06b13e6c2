import { expect, test } from 'vitest'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import { findLeftovers, oldWordsOf } from './leftovers.ts'
import { readOldCase } from './read-old-case.ts'

const lines = [
  'In the Matter of: Marisol Elena QUINTANILLA RIVAS',
  'File No. A 000-000-635',
  'Ms. Quintanilla is a Honduran who entered the United States near Roma, Texas on March 14, 2016.',
].map((text, index): TemplateLine => ({ part: 'body', index, text }))
const words = oldWordsOf({ found: readOldCase(lines), sources: {} }, 'Emmanuel Tabot entered on May 2, 2019.')
const left = (text: string) => findLeftovers(text, words).map((one) => one.text)

test('a word of the earlier client is found in other forms than the template has', () => {
  expect(left('The Quintanillas wait.')).toEqual(['Quintanillas'])
  expect(left('ask quintanilla first')).toEqual(['quintanilla'])
  expect(left('the Tabot-Quintanilla household')).toEqual(['Quintanilla'])
  expect(left('M.Q. was detained.')).toEqual(['M.Q.'])
  expect(left('on 3/14/2016')).toEqual(['3/14/2016'])
  expect(left('number 000000635')).toEqual(['000000635'])
})

test('what this case has too is nothing of the earlier one', () => {
  expect(left('Emmanuel Tabot entered the U.S. on 5/2/2019.')).toEqual([])
})
