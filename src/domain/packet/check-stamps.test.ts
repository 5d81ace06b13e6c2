import { expect, test } from 'vitest'
import { checkStamps } from './check-stamps.ts'

test('every page bears its number, and the numbers follow each other', () => {
  const stamps = ['i', 'ii', 'Ex. A    1', 'Ex. A    2', '3']
  expect(checkStamps(stamps, ['Cover i', 'Contents ii', 'EXHIBIT A\nEx. A 1', 'words Ex. A2', 'Served 3'])).toEqual([])
  expect(checkStamps(stamps, ['Cover i', 'Contents ii', 'EXHIBIT A\nEx. A 1', 'words', 'Served 3'])).toEqual([
    'Page 4 does not bear its number (Ex. A    2).',
  ])
  expect(checkStamps(['Ex. A    1', 'Ex. A    3'], ['Ex. A 1', 'Ex. A 3'])).toEqual([
    'Page numbering jumps from 1 to 3.',
  ])
  expect(checkStamps(stamps, ['one page'])).toEqual(['The packet has 1 pages instead of 5.'])
})
