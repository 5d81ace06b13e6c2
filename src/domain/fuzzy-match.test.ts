import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fuzzyScore, fuzzySearch, markMatches, matchFloor, toolSearchThreshold } from './fuzzy-match.ts'

const tools = [
  'Asylum / Withholding of Removal / Convention Against Torture brief. For the asylum office or the court.',
  'Naturalization cover page. Cover letter with a list of required documents. N-400 citizenship',
  'I-601A waiver draft. Brief on extreme hardship for the provisional waiver.',
  'Expert letter builder. Letter in the voice of the expert.',
]
const find = (query: string) => fuzzySearch(query, tools, (text) => text, toolSearchThreshold).map(({ item }) => item)

test('a misspelt word still finds its tool', () => {
  expect(find('hardshp')).toEqual([tools[2]])
  expect(find('asilum')).toEqual([tools[0]])
  expect(find('naturalisation')).toEqual([tools[1]])
})

test('a word is found while it is being typed', () => {
  expect(find('har')).toEqual([tools[2]])
  expect(find('extreme har')).toEqual([tools[2]])
  expect(find('wai')).toContain(tools[2])
})

test('the tool that answers every word comes first', () => {
  expect(find('expert letter')).toEqual([tools[3], tools[1]])
})

test('short words do not match by accident', () => {
  expect(markMatches('an expart', 'Letter and expert').filter(({ matched }) => matched)).toEqual([
    { text: 'expert', matched: true },
  ])
})

test('accents and capitals do not matter', () => {
  expect(fuzzyScore('CASTANEDA', 'Rogelio Medina Castañeda')).toBeCloseTo(1)
})

test('a query that resembles nothing finds nothing', () => {
  expect(find('zzqx')).toEqual([])
  expect(find('')).toEqual([])
  expect(find(' ?!')).toEqual([])
})

test('the words that answer are marked and nothing is added to the text', () => {
  const text = 'Brief on extreme hardship.'
  expect(markMatches('hardshp', text).filter(({ matched }) => matched)).toEqual([{ text: 'hardship', matched: true }])
  expect(
    markMatches('hardshp', text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('scores stay between 0 and 1, a text answers itself fully, and nothing under the floor is kept', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (query, text) => {
      const score = fuzzyScore(query, text)
      expect(score).toBeGreaterThanOrEqual(0)
      expect(score).toBeLessThanOrEqual(1.000001)
      for (const match of fuzzySearch(query, [text], (t) => t, 0))
        expect(match.score).toBeGreaterThanOrEqual(matchFloor)
      expect(
        markMatches(query, text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
    }),
  )
  expect(fuzzyScore('provisional waiver', 'provisional waiver')).toBeCloseTo(1)
})

test('two letters that changed places still find their tool', () => {
  expect(find('wavier')).toContain(tools[2])
  expect(find('expret')[0]).toBe(tools[3])
  expect(find('natrualization')).toContain(tools[1])
  expect(find('asylmu')).toContain(tools[0])
})
