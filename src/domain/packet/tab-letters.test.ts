import { expect, test } from 'vitest'
import { firstTab, letterTabs } from './tab-letters.ts'

const own = [{ id: 'birth' }, { id: 'letter' }, { id: 'translation' }, { id: 'certificate' }]
const printed = (behind: Readonly<Record<string, string>>, start = 0, exhibits: readonly { id: string }[] = own) =>
  letterTabs(exhibits, new Map(Object.entries(behind)), start).map(({ id, letter, parent }) =>
    [letter, id, ...(parent === null ? [] : [`behind ${parent}`])].join(' '),
  )

test('a translation stands behind the tab of its original, and the letters close up', () => {
  expect(printed({})).toEqual(['A birth', 'B letter', 'C translation', 'D certificate'])
  expect(printed({ translation: 'birth', certificate: 'birth' })).toEqual([
    'A birth',
    'A translation behind birth',
    'A certificate behind birth',
    'B letter',
  ])
})

test('who stands behind another has nobody behind it, and nobody stands behind itself or what is gone', () => {
  expect(printed({ translation: 'birth', certificate: 'translation' })).toEqual([
    'A birth',
    'A translation behind birth',
    'B letter',
    'C certificate',
  ])
  expect(printed({ letter: 'letter', birth: 'nobody' })).toEqual(printed({}))
})

test('exhibits of a group share a letter, and a group of which one is left has it alone', () => {
  const grouped = [{ id: 'a' }, { id: 'b', group: 'photos' }, { id: 'c', group: 'photos' }, { id: 'd' }]
  expect(printed({}, 0, grouped)).toEqual(['A a', 'B-1 b', 'B-2 c', 'C d'])
  expect(printed({ c: 'a' }, 0, grouped)).toEqual(['A a', 'A c behind a', 'B b', 'C d'])
})

test('letters run on from the last one of earlier filings', () => {
  expect([undefined, '', 'A', 'f', 'Z', 'BB', '7'].map(firstTab)).toEqual([0, 0, 1, 6, 26, 28, 0])
  expect(printed({ translation: 'birth' }, firstTab('Z'))).toEqual([
    'AA birth',
    'AA translation behind birth',
    'BB letter',
    'CC certificate',
  ])
})
