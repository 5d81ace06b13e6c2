import { expect, test } from 'vitest'
import { brokenSentences } from '../testing/broken-sentences.data.ts'
import { wholeSentenceExamples } from '../testing/whole-sentences.data.ts'
import { faultOf } from './judge-sentence.ts'

test.each([
  ['Slept on the floor of the cell for eleven days.', 'no subject'],
  ['Mr. Lobo cries about mother would stay.', 'no article'],
  ['He is been back once in thirty years, in 2009.', 'words that do not go together'],
  ['Money: He tithes.', 'a label in front'],
  ['He has a has a daughter of thirteen.', 'words that do not go together'],
  ['They was held in a container for three days.', 'a verb that does not agree'],
  ['Two nights in a camp without food.', 'no finite verb'],
  ['When the soldiers came to the market in Goma.', 'no finite verb'],
  ['After the interview was referred to the court.', 'no subject'],
  ['The brother lives in Denver has four children.', 'two verbs without a join'],
  ['The clinic is four hours from the village of.', 'an open end'],
  ['pamphlet found under the door on February 11, 2025.', 'a small letter in front'],
  ['He said no no one would help.', 'a word twice'],
  ['He takes the pills w/ thickener.', 'shorthand'],
  ['He was fined ( twice ) in 2016.', 'signs out of place'],
])('%s', (sentence, fault) => {
  expect(faultOf(sentence)).toBe(fault)
})

test('sentences as a brief prints them are whole', () => {
  expect(wholeSentenceExamples.filter((sentence) => faultOf(sentence) !== undefined)).toEqual([])
})

test('nine of ten broken sentences by which the rules were made are told, and three of four of those that were sealed', () => {
  const share = (part: number) => {
    const some = brokenSentences.filter((_, at) => at % 2 === part)
    return some.filter((sentence) => faultOf(sentence) !== undefined).length / some.length
  }
  expect(share(0)).toBeGreaterThan(0.9)
  expect(share(1)).toBeGreaterThan(0.75)
})

test('words in quotation marks are nobody’s to judge', () => {
  expect(faultOf('The record says: “slept on floor, cries about mother would stay.”')).toBeUndefined()
})
