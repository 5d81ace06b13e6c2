import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { placeNow } from './anchor.ts'

const text = 'She fled in 2019. Soldiers burned the house in Kumba. She filed within a year.'

/** The words at the place of the passage now. */
function after(now: string, words: string): string | undefined {
  const start = text.indexOf(words)
  const place = placeNow(text, now, { start, end: start + words.length })
  return place && now.slice(place.start, place.end)
}

describe('a comment stays at its passage', () => {
  test('when words are put in before it and after it', () => {
    const now = text.replace('2019', 'October 2019').replace('a year', 'one year')
    expect(after(now, 'burned the house')).toBe('burned the house')
  })

  test('when words in it change', () => {
    expect(after(text.replace('the house', 'their family home'), 'burned the house in Kumba')).toBe(
      'burned their family home in Kumba',
    )
  })

  test('when its sentence moves to another place', () => {
    const sentence = ' Soldiers burned the house in Kumba.'
    expect(after(`${text.replace(sentence, '')}${sentence}`, 'Soldiers burned the house')).toBe(
      'Soldiers burned the house',
    )
  })

  test('with what is left of it when a part goes', () => {
    expect(after(text.replace(' in Kumba', ''), 'the house in Kumba')).toBe('the house')
  })

  test('and nowhere when all of it is gone', () => {
    expect(after(text.replace('Soldiers burned the house in Kumba. ', ''), 'Soldiers burned')).toBeUndefined()
    expect(after('', 'Soldiers burned')).toBeUndefined()
  })

  test('of the same words twice, at the one that was meant', () => {
    const twice = 'The house burned. Later the house was sold.'
    const start = twice.indexOf('the house')
    const now = twice.replace('Later', 'Much later')
    expect(placeNow(twice, now, { start, end: start + 9 })).toEqual({ start: start + 5, end: start + 14 })
  })
})

const words = fc.array(fc.constantFrom('court', 'fear', 'of', 'return', 'the', 'Kumba', 'in'), {
  minLength: 1,
  maxLength: 40,
})

test('whatever is written around a passage of its own words, it is found whole', () => {
  fc.assert(
    fc.property(words, words, words, words, (a, b, c, d) => {
      const passage = 'a passage, one only'
      const before = [...a, passage, ...b].join(' ')
      const now = [...c, passage, ...d].join(' ')
      const start = before.indexOf(passage)
      const place = placeNow(before, now, { start, end: start + passage.length })
      expect(place && now.slice(place.start, place.end)).toBe(passage)
    }),
  )
})

test('a place is always within the text', () => {
  const texts = fc.tuple(fc.string(), fc.string(), fc.nat(50), fc.nat(50))
  const outside = fc.sample(texts, { numRuns: 500, seed: 7 }).filter(([before, now, from, size]) => {
    const start = Math.min(from, before.length)
    const place = placeNow(before, now, { start, end: Math.min(before.length, start + size) })
    return place && !(place.start >= 0 && place.start <= place.end && place.end <= now.length)
  })
  expect(outside).toEqual([])
})
