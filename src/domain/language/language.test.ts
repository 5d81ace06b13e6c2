import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toRoman } from './roman.ts'
import { countWords, sentencesOf } from './sentences.ts'
import { excerptOf } from '#domain/text/excerpt.ts'
import { editDistance } from './edit-distance.ts'
import { foldToWords } from './fold.ts'
import { isWithinEdits, nameSimilarity } from './similar-names.ts'
import { withCommas } from '#domain/text/with-commas.ts'
import { bareWord, sentenceEnds, trimEndOf } from '#domain/text/trim.ts'

test('titles, initials and abbreviations do not end a sentence, line breaks do', () => {
  expect(sentencesOf('Address Immigration Judge R. Halloran, Omaha. Cover relocation.')).toEqual([
    'Address Immigration Judge R. Halloran, Omaha.',
    'Cover relocation.',
  ])
  expect(sentencesOf('I know Dr. Verhoeven. Calder Inc. pays me!\nNo fee')).toEqual([
    'I know Dr. Verhoeven.',
    'Calder Inc. pays me!',
    'No fee',
  ])
  expect(sentencesOf('He said “no.” She left.')).toEqual(['He said “no.”', 'She left.'])
})

test('sentences keep every word of any text, in order', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(sentencesOf(text).flatMap(wordsOf)).toEqual(wordsOf(text))
      expect(countWords(text)).toBe(wordsOf(text).length)
    }),
  )
})

test('names are compared without case, accents and punctuation', () => {
  expect(foldToWords('  Ñandú, S.A. ')).toBe('nandu s a')
  expect(nameSimilarity('Norrland Cells AB', 'NORRLAND CELLS, AB')).toBe(1)
  expect(nameSimilarity('Norrland Cells AB', 'Norland Cells AB')).toBeGreaterThanOrEqual(0.9)
  expect(nameSimilarity('Norrland Cells AB', 'Calder Energy')).toBeLessThan(0.5)
  expect(nameSimilarity('', '')).toBe(0)
})

test('a long document becomes an excerpt of its sentences with facts, in order and within the limit', () => {
  const text = 'He was born on 4 May 1990. it was a long and quiet year. The clerk met Ana Ruiz there. nothing more.'
  expect(excerptOf(text, 200)).toBe(text)
  expect(excerptOf(text, 90)).toBe('He was born on 4 May 1990.\nThe clerk met Ana Ruiz there.')
  expect(excerptOf(text, 40)).toBe('He was born on 4 May 1990.')
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.nat(200), (words, limit) => {
      expect(excerptOf(words, limit).length).toBeLessThanOrEqual(limit)
    }),
  )
})

test('ends and edges are trimmed without losing anything inside', () => {
  expect(trimEndOf('a, b. ;', sentenceEnds)).toBe('a, b')
  expect(bareWord('“Inc.”,')).toBe('Inc')
  expect(bareWord('—')).toBe('')
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(text.startsWith(trimEndOf(text, sentenceEnds))).toBe(true)
      expect(text).toContain(bareWord(text))
    }),
  )
})

test('names within a few letters of each other are near, very long ones only when equal', () => {
  expect(isWithinEdits('verhoeven', 'verhoven', 1)).toBe(true)
  expect(isWithinEdits('verhoeven', 'verhofen', 1)).toBe(false)
  expect(isWithinEdits('verhoeven', 'verho', 2)).toBe(false)
  expect(isWithinEdits('a'.repeat(300), `${'a'.repeat(299)}b`, 1)).toBe(false)
})

test('the edit distance counts letters, and two exchanged ones as one; a limit ends it early', () => {
  expect(editDistance('mogharrabi', 'mogharabi')).toBe(1)
  expect(editDistance('tesfaye', 'tesafye')).toBe(1)
  expect(editDistance('dana', 'rogelio', 2)).toBe(3)
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, fc.nat(4), (a, b, most) => {
      const distance = editDistance(a, b)
      expect(editDistance(a, a)).toBe(0)
      expect(distance).toBe(editDistance(b, a))
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(editDistance(a, b, most)).toBe(Math.min(distance, most + 1))
    }),
  )
})

test('Roman numerals go as far as a document numbers anything', () => {
  expect([1, 4, 9, 14, 40, 1999, 0].map(toRoman)).toEqual(['I', 'IV', 'IX', 'XIV', 'XL', 'MCMXCIX', '0'])
})

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

test('whole numbers get their commas as Americans write them', () => {
  expect(withCommas(20_000)).toBe('20,000')
  fc.assert(fc.property(fc.integer(), (number) => withCommas(number) === number.toLocaleString('en-US')))
})
