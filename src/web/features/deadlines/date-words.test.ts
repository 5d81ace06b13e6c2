import { expect, test } from 'vitest'
import { daysLeftText } from './date-words.ts'

test('a day is told by how far it is, in years where days say nothing any more', () => {
  const told = [11, 1, 0, -1, -3, -730, -731, -3484].map(daysLeftText)
  expect(told).toEqual([
    'In 11 days',
    'Tomorrow',
    'Today',
    'Yesterday',
    '3 days ago',
    '730 days ago',
    '2 years ago',
    '9 years ago',
  ])
})
