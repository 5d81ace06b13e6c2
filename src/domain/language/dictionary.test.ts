import { expect, test } from 'vitest'
import { dictionaryLine, formsOf, isCommonWord, isUnknownWord } from './dictionary.ts'
import { wordSenses } from './word-senses.data.ts'

const lines = wordSenses().split('\n')
const wordOf = (line: string) => line.slice(0, line.indexOf(' '))

test('the lines of the dictionary stand in order, each word once, so that they can be looked through by halves', () => {
  const words = lines.map(wordOf)
  expect(words.filter((word, place) => place > 0 && word <= (words[place - 1] ?? ''))).toEqual([])
})

test('every word is found with its own line, and what stands between two words is not', () => {
  const wrong = lines.filter((line) => dictionaryLine(wordOf(line)) !== line.slice(line.indexOf(' ') + 1))
  expect(wrong).toEqual([])
  const words = new Set(lines.map(wordOf))
  const between = [...words].map((word) => `${word}'`).filter((word) => !words.has(word))
  expect(between.filter((word) => dictionaryLine(word) !== undefined)).toEqual([])
  expect(['', ' ', '\n', 'a', '{', 'zzz'].filter((word) => dictionaryLine(word) !== undefined)).toEqual([])
})

test('a word is known in its forms', () => {
  expect(formsOf('abating')).toContain('abate')
  expect(isUnknownWord('abating')).toBe(false)
  expect(isUnknownWord('qwxyzab')).toBe(true)
  expect(isCommonWord('statement')).toBe(true)
})
