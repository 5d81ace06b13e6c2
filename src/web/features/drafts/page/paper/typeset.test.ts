import { expect, test } from 'vitest'
import { splitAtForms } from './typeset.ts'

test('the number of a form and an A-number stand alone, so that no line breaks in them', () => {
  const text = 'RE: Form I-485 of Lucía Ferro, A# 000-000-021, filed in 2026-11'
  const pieces = splitAtForms(text)
  expect(pieces.filter((_, place) => place % 2 === 1)).toEqual(['Form I-485', '000-000-021'])
  expect(pieces.join('')).toBe(text)
})
