import { describe, expect, test } from 'vitest'
import { directionOf, likeness } from './word-vectors.ts'

const about = (text: string) => directionOf(text.toLowerCase().split(/[^a-z]+/))
const like = (one: string, other: string) => likeness(about(one), about(other))

describe('what a text is about', () => {
  test('words that are used alike are near, whatever their letters', () => {
    expect(like('beat', 'kicked')).toBeGreaterThan(like('beat', 'paid'))
    expect(like('asthma', 'diabetes')).toBeGreaterThan(like('asthma', 'mortgage'))
    expect(like('soldiers', 'police')).toBeGreaterThan(like('soldiers', 'teacher'))
  })

  test('usual words tell little', () => {
    expect(like('they burned the field', 'the barn was burned')).toBeGreaterThan(0.6)
    expect(like('the', 'they burned the field')).toBe(0)
  })

  test('a text of unknown words is like nothing', () => {
    expect(like('Qwrtz', 'field')).toBe(0)
  })
})
