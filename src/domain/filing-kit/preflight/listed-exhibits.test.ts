import { expect, test } from 'vitest'
import type { Block } from '#domain/legal-document/block.ts'
import { listedExhibits } from './listed-exhibits.ts'
import { runPreflight } from './run-preflight.ts'
import { type Changes, filing, item, items, madeWith, spanish } from './testing/sample-filing.ts'

const said = (code: string, changes: Changes) =>
  runPreflight(filing('court', changes)).flatMap(({ code: of, state, severity, sentence }) =>
    of === code && state === 'open' ? [`${severity} ${sentence}`] : [],
  )

test('the index of a draft is read, however its table names the letters', () => {
  const table = (...rows: string[][]): Block => ({
    kind: 'table',
    borders: 'all',
    widths: [1, 1],
    rows: rows.map((cells) => cells.map((text) => ({ content: [[{ text }]] }))),
  })
  const index = table(['Exh.', 'Description'], ['A', 'Passport'], ['Exh. B', 'Lease'], ['[EXH. __]', 'Report'])
  const other = table(['Year', 'Income'], ['2024', '$12,000'])
  expect(listedExhibits({ blocks: [other, index] })).toEqual([
    { letter: 'A', title: 'Passport' },
    { letter: 'B', title: 'Lease' },
  ])
})

test('X07: an exhibit that the draft lists as something else is told, before the packet is made too', () => {
  const listed = [
    { letter: 'A', title: 'Declarations of the wife' },
    { letter: 'B', title: 'Country Reports on Human Rights Practices' },
    { letter: 'D', title: 'Letter of the pastor' },
  ]
  const wanted = [
    'warn The draft lists Ex. B as “Country Reports on Human Rights Practices”; exhibit B of the packet is “Psychological evaluation report of Dr. Ibarra”.',
    'warn The draft lists Ex. D as “Letter of the pastor”; the packet has no exhibit D.',
  ]
  const ownWords = [
    ...items.slice(0, 1),
    item({ id: 'b', letter: 'B', title: 'Psychological evaluation of Dr. Ibarra' }),
  ]
  expect(said('X07', { listed, items: ownWords })).toEqual(
    wanted.map((sentence) => sentence.replace('evaluation report of', 'evaluation of')),
  )
  const { made: _none, ...unmade } = filing('court', { listed, items: ownWords })
  expect(runPreflight(unmade).filter(({ code, state }) => code === 'X07' && state === 'open')).toHaveLength(2)
  expect(said('X07', { listed: listed.slice(0, 1) })).toEqual([])
})

test('X03: a translation that stands behind another tab is pointed out', () => {
  const birth = item({ id: 'x', letter: 'D', title: 'Birth certificate', text: spanish })
  const english = item({ id: 'y', letter: 'E', title: 'Translation of the birth certificate' })
  expect(said('X03', { items: [...items, birth, english] })).toEqual([
    'block Birth certificate contains Spanish text and has no English translation. Put Translation of the birth certificate (exhibit E) behind the same tab.',
  ])
})

test('E19: the file of the brief is no part of exhibits that were split', () => {
  const files = (...names: string[]) => madeWith({ parts: names.map((name) => ({ name, bytes: 1_000_000 })) })
  expect(said('E19', files('Medina_Exhibits_Part1.pdf', 'Medina_Brief.pdf'))).toEqual([])
  expect(
    said('E19', files('Medina_Exhibits_Part1_TabsA-B.pdf', 'Medina_Exhibits_Part2_TabC.pdf', 'Medina_Brief.pdf')),
  ).toEqual(['fix The packet has 2 MB; it is split into 2 parts.'])
})

test('E11 and X07: letters of an earlier filing are not used again, and the draft may list its exhibits', () => {
  const before = { letters: ['A', 'B'].map((letter) => ({ letter, filedOn: '2026-11-20' as const })), lastLetter: 'B' }
  const [first = items[0]!, second = items[1]!] = items
  const lettered = [
    { ...first, letter: 'C' },
    { ...second, letter: 'D' },
  ]
  expect(said('E11', { items: lettered, before })).toEqual([])
  expect(said('E11', { items: [{ ...first, letter: 'B' }], before })).toEqual([
    'warn Exhibit letters must run A, B, C ...; B was used in the filing of November 20, 2026.',
  ])
  expect(said('E11', { items: [{ ...first, letter: 'D' }], before })).toEqual([
    'warn Exhibit letters must run A, B, C ...; D is out of order.',
  ])
  const { made: _none, ...unmade } = filing('court', {
    items: lettered,
    before,
    listed: [
      { letter: 'A', title: 'Passport' },
      { letter: 'K', title: 'Passport' },
    ],
  })
  expect(
    runPreflight(unmade)
      .filter(({ code, state }) => code === 'X07' && state === 'open')
      .map(({ sentence }) => sentence),
  ).toEqual(['The draft lists Ex. K as “Passport”; the packet has no exhibit K.'])
})
