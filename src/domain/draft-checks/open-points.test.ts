import { expect, test } from 'vitest'
import { countOpenPoints, isOpenKind, subjectOf } from './open-points.ts'

const place = { sectionId: 'facts', start: 0, end: 4 }
const gap = {
  finding: 'gap 1',
  code: 'gap',
  kind: 'Fill in',
  message: 'Fill in: A-NUMBER',
  text: '[A-NUMBER]',
  place,
} as const

test('marks with one cause are one point, and a decided one, a settled one or one that stands nowhere is none', () => {
  const marks = [
    gap,
    { ...gap, place: { ...place, start: 90 }, text: '[A-number]' },
    { finding: 'f', code: 'fact-not-found', kind: 'Not found', message: 'No source.', text: 'in 2019', place },
    { finding: 'g', code: 'fact-not-found', kind: 'Not found', message: 'No source.', text: 'in 2020', place },
    { finding: 'd', code: 'fact-conflict', kind: 'Conflict', message: 'The record says 2018.', text: 'in 2019', place },
    { finding: 'v', code: 'citation-listed', kind: 'Verified', message: 'Listed.', text: '8 C.F.R. 208', place },
    { finding: 'w', code: 'sources-disagree', kind: 'Conflict', message: 'Two sources disagree.' },
  ] as const
  expect(countOpenPoints(marks, new Set())).toBe(4)
  expect(countOpenPoints(marks, new Set(['d', 'g']))).toBe(2)
  expect(countOpenPoints([], new Set())).toBe(0)
})

test('what was decided is of no open kind, and a placeholder is about its label', () => {
  expect(['Conflict', 'Fill in', 'Not found'].every(isOpenKind)).toBe(true)
  expect(['Decided', 'Computed', 'From your sources', 'Verified'].some(isOpenKind)).toBe(false)
  expect(subjectOf({ message: 'Fill in: A-NUMBER' })).toBe('A-NUMBER')
  expect(subjectOf({ quote: 'in 2019', message: 'No source.' })).toBe('in 2019')
})
