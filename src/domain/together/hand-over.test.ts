import { expect, test } from 'vitest'
import { answerWithinMs, freeAt, silentAfterMs } from './hand-over.ts'

const typedAt = 1_000_000

test('a section is free two minutes after the last word', () => {
  expect(freeAt({ typedAt, askedAt: null })).toBe(typedAt + silentAfterMs)
})

test('asked for, it is free half a minute after the request that nobody answered', () => {
  expect(freeAt({ typedAt, askedAt: typedAt + 5000 })).toBe(typedAt + 5000 + answerWithinMs)
})

test('whoever goes on typing after the request keeps it half a minute from the last word', () => {
  expect(freeAt({ typedAt, askedAt: typedAt - 20_000 })).toBe(typedAt + answerWithinMs)
})

test('a late request never makes the wait longer', () => {
  const askedAt = typedAt + silentAfterMs - 1000
  expect(freeAt({ typedAt, askedAt })).toBe(typedAt + silentAfterMs)
})
