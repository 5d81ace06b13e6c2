import fc from 'fast-check'
import { expect, test } from 'vitest'
import { arrivingWords, cutByMarks } from './marks.ts'
import { splitAtForms } from './typeset.ts'

test('a text is cut where marks begin and end, also where they overlap', () => {
  const marks = [
    { start: 13, end: 20, kind: 'conflict' },
    { start: 16, end: 30, kind: 'locked' },
  ]
  const pieces = cutByMarks('On October 16, 2024', 10, marks)
  expect(pieces.map(({ text, kinds }) => [text, kinds.map(({ kind }) => kind)])).toEqual([
    ['On ', []],
    ['Oct', ['conflict']],
    ['ober', ['conflict', 'locked']],
    [' 16, 2024', ['locked']],
  ])
})

test('pieces are always the whole text, and each lies inside its marks', () => {
  const range = fc.tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: -5, max: 60 }))
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.nat(20), fc.array(range), (text, offset, ranges) => {
      const marks = ranges.map(([start, end], kind) => ({ start, end, kind }))
      const pieces = cutByMarks(text, offset, marks)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const piece of pieces)
        for (const { start, end } of piece.kinds) {
          expect(start).toBeLessThanOrEqual(piece.start)
          expect(end).toBeGreaterThanOrEqual(piece.start + piece.text.length)
        }
    }),
  )
})

test('the last two words of arriving text are the newest', () => {
  const text = 'The account is specific as to dates, places and'
  const { newest, newer } = arrivingWords(text)
  expect(text.slice(newest.start, newest.end)).toBe('places and')
  expect(text.slice(newer.start, newer.end)).toBe('as to dates, ')
  expect(arrivingWords('').newest).toEqual({ start: 0, end: 0, kind: 'newest' })
})

test('form numbers are kept from breaking at their hyphen', () => {
  expect(splitAtForms('On Form I-589 and Form N-400.')).toEqual(['On ', 'Form I-589', ' and ', 'Form N-400', '.'])
})
