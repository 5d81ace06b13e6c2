import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPinpoints, isFailing } from './check-pinpoints.ts'
import { layOutPacket, letterExhibits, moveEntry, type PacketExhibit, packetPageOf } from './layout.ts'
import { namePacketParts } from './part-names.ts'
import { findPinpoints } from './pinpoints.ts'
import { type PacketUnit, splitPacket } from './split-parts.ts'

const exhibit = (letter: string, ...pages: number[]): PacketExhibit => ({
  letter,
  title: `Document ${letter}`,
  documents: pages.map((count, index) => ({
    id: `${letter}${index + 1}`,
    title: `${letter}${index + 1}`,
    pages: count,
  })),
})
const front = ['cover', 'contents'].map((kind) => ({ kind, title: kind, pages: 1 }))
const end = [{ kind: 'proof-of-service', title: 'Proof of service', pages: 1 }]

test('three documents of 4, 11 and 2 pages make 23 sheets with the numbers of the worked example', () => {
  const layout = layOutPacket({ front, exhibits: [exhibit('A', 4), exhibit('B', 11), exhibit('C', 2)], end })
  expect(layout.sheets).toHaveLength(23)
  expect(layout.exhibits.map(({ letter, tab, first, last }) => [letter, tab, first, last])).toEqual([
    ['A', 1, 2, 5],
    ['B', 6, 7, 17],
    ['C', 18, 19, 20],
  ])
  expect(layout.sheets.slice(0, 3).map(({ label }) => label)).toEqual(['i', 'ii', '1'])
  expect(layout.sheets.at(-1)).toMatchObject({ label: '21', piece: { kind: 'proof-of-service' } })
  expect(packetPageOf(layout, 'B1', 6)).toBe(12)
  expect(packetPageOf(layout, 'C1', 1)).toBe(19)
  expect(packetPageOf(layout, 'C1', 3)).toBeUndefined()
})

test('a page of an exhibit whose file is empty is told without a range that runs backward', () => {
  const { exhibits } = layOutPacket({ front, exhibits: [exhibit('A', 8), exhibit('B', 0), exhibit('C', 2)], end })
  const [empty] = checkPinpoints(findPinpoints('He was there. Ex. B at 10.'), { filing: 1, exhibits, texts: new Map() })
  expect(empty).toMatchObject({ state: 'outside', message: 'Ex. B at 10: exhibit B has no pages.' })
})

test('after C is moved before B the same passage has the page of its new place', () => {
  const moved = moveEntry(['A', 'B', 'C'], 2, 1)
  expect(moved).toEqual(['A', 'C', 'B'])
  const lettered = letterExhibits(moved.map((name) => ({ ...exhibit('?', { A: 4, B: 11, C: 2 }[name] ?? 0), name })))
  const layout = layOutPacket({ front, exhibits: lettered, end })
  expect(layout.exhibits.map(({ letter, tab, first, last }) => [letter, tab, first, last])).toEqual([
    ['A', 1, 2, 5],
    ['B', 6, 7, 8],
    ['C', 9, 10, 20],
  ])
  expect((layout.exhibits[2]?.first ?? 0) + 6 - 1).toBe(15)
})

test('a translation stands before its certificate and its original, each with pages of its own', () => {
  const layout = layOutPacket({ front, exhibits: [exhibit('A', 4), exhibit('B', 11), exhibit('C', 1, 1, 2)], end })
  expect(layout.exhibits[2]?.documents.map(({ first, last }) => [first, last])).toEqual([
    [19, 19],
    [20, 20],
    [21, 22],
  ])
})

const anyPages = fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 3 }), { maxLength: 30 })

test('numbers run from 1 without gap or repetition, whatever the exhibits, and every page of a document has one', () => {
  fc.assert(
    fc.property(anyPages, (pages) => {
      const exhibits = letterExhibits(pages.map((counts) => exhibit('?', ...counts)))
      const layout = layOutPacket({ front, exhibits, end })
      const numbers = layout.sheets.flatMap(({ number }) => number ?? [])
      expect(numbers).toEqual(Array.from({ length: layout.last }, (_, index) => index + 1))
      expect(layout.sheets).toHaveLength(front.length + layout.last)
      const total = pages.flat().reduce((sum, count) => sum + count, 0)
      expect(layout.sheets.filter(({ document }) => document)).toHaveLength(total)
    }),
  )
})

const unit = (letter: string | undefined, sheets: number, bytes: number): PacketUnit => ({
  ...(letter !== undefined && { letter }),
  sheetBytes: Array.from({ length: sheets }, () => bytes / sheets),
})
const mb = 1_000_000
// The tab sheet of B weighs nothing here, as in the worked example: 11 pages of 1.78 MB.
const example: PacketUnit[] = [
  unit(undefined, 2, 0.1 * mb),
  { letter: 'A', sheetBytes: [0, ...unit('A', 4, 3.2 * mb).sheetBytes] },
  { letter: 'B', sheetBytes: [0, ...unit('B', 11, 19.6 * mb).sheetBytes] },
  { letter: 'C', sheetBytes: [0, ...unit('C', 2, 6.5 * mb).sheetBytes] },
  unit(undefined, 1, 0.1 * mb),
]

test('the worked example splits for 25 MB between exhibits, for 12 MB inside the one that is too large', () => {
  expect(splitPacket(example, 23 * mb).map(({ from, to, letters }) => [from, to, letters])).toEqual([
    [0, 19, ['A', 'B']],
    [19, 23, ['C']],
  ])
  const small = splitPacket(example, 11.04 * mb)
  expect(small.map(({ from, to, letters }) => [from, to, letters])).toEqual([
    [0, 7, ['A']],
    [7, 14, ['B']],
    [14, 19, ['B']],
    [19, 23, ['C']],
  ])
  expect(small.map(({ bytes }) => Math.round(bytes / 100_000) / 10)).toEqual([3.3, 10.7, 8.9, 6.6])
  expect(splitPacket(example, null)).toHaveLength(1)
})

test('parts follow each other without gap, and none is larger than it may be unless a single page is', () => {
  const anyUnits = fc.array(
    fc.record({
      letter: fc.constantFrom('A', 'B', 'C'),
      sheetBytes: fc.array(fc.integer({ min: 0, max: 4000 }), { minLength: 1, maxLength: 40 }),
      borders: fc
        .array(fc.integer({ min: 1, max: 39 }), { maxLength: 3 })
        .map((places) => places.toSorted((a, b) => a - b)),
    }),
    { minLength: 1, maxLength: 12 },
  )
  fc.assert(
    fc.property(anyUnits, fc.integer({ min: 1, max: 9000 }), (units, target) => {
      const parts = splitPacket(units, target)
      const sheets = units.flatMap(({ sheetBytes }) => sheetBytes)
      expect(parts[0]?.from).toBe(0)
      expect(parts.at(-1)?.to).toBe(sheets.length)
      for (const [index, part] of parts.entries()) {
        if (index > 0) expect(part.from).toBe(parts[index - 1]?.to)
        if (part.to - part.from > 1) expect(part.bytes).toBeLessThanOrEqual(target)
      }
    }),
  )
})

test('parts are named as the forum wants, in plain letters and never twice alike', () => {
  const parts = splitPacket(example, 11.04 * mb)
  const about = { lastName: 'Castañeda Ruiz', form: 'I-601A' } as const
  expect(namePacketParts(splitPacket(example, 23 * mb), { ...about, forum: 'court' })).toEqual([
    'Castaneda-Ruiz_Exhibits_Part1_TabsA-B.pdf',
    'Castaneda-Ruiz_Exhibits_Part2_TabC.pdf',
  ])
  expect(namePacketParts(splitPacket(example, null), { ...about, forum: 'court' })).toEqual([
    'Castaneda-Ruiz_Exhibits_Part1.pdf',
  ])
  expect(namePacketParts(parts, { ...about, forum: 'uscis-online' })).toEqual([
    'Castaneda-Ruiz_I-601A_ExhibitA.pdf',
    'Castaneda-Ruiz_I-601A_ExhibitB.pdf',
    'Castaneda-Ruiz_I-601A_ExhibitB_2.pdf',
    'Castaneda-Ruiz_I-601A_ExhibitC.pdf',
  ])
  fc.assert(
    fc.property(fc.string({ maxLength: 90, unit: 'grapheme' }), (lastName) => {
      const names = namePacketParts(parts, { lastName, forum: 'uscis-online', form: 'I-601A' })
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,56}\.pdf$/)
    }),
  )
})

test('cites are read with their pages, paragraph and the words quoted for them', () => {
  const text =
    'She says “I weigh 118 pounds.” Ex. B at 12, ¶ 3. Mr. Ruiz works (Ex. C at 19, 21–22; Exhibit D). Dr. Ibarra calls it “severe and chronic.” (Exh. AA at 7.)\nSee Ex. C-2 at 4.'
  expect(
    findPinpoints(text).map(({ letter, pages, paragraph, quotes }) => ({ letter, pages, paragraph, quotes })),
  ).toEqual([
    { letter: 'B', pages: [{ from: 12, to: 12 }], paragraph: 3, quotes: ['I weigh 118 pounds.'] },
    {
      letter: 'C',
      pages: [
        { from: 19, to: 19 },
        { from: 21, to: 22 },
      ],
      paragraph: undefined,
      quotes: [],
    },
    { letter: 'D', pages: [], paragraph: undefined, quotes: [] },
    { letter: 'AA', pages: [{ from: 7, to: 7 }], paragraph: undefined, quotes: ['severe and chronic.'] },
    { letter: 'C-2', pages: [{ from: 4, to: 4 }], paragraph: undefined, quotes: [] },
  ])
})

test('a pinpoint holds only when its page of the packet has the words', () => {
  const { exhibits } = layOutPacket({ front: [], exhibits: [exhibit('A', 2), exhibit('B', 3)], end: [] })
  const texts = new Map([
    [2, '1. I am the wife of Rogelio.\n2. I was diag-\nnosed in October 2019.'],
    [3, '3. I weigh 118 pounds. Mateo weighs'],
    [5, 'sixty-one, and I can no longer lift him.'],
    [6, ''],
    [7, 'The end.'],
  ])
  const packet = { filing: 1, exhibits, texts }
  const judge = (text: string) => checkPinpoints(findPinpoints(text), packet).map(({ state }) => state)
  expect(judge('“I was diagnosed in October 2019,” she says. Ex. A at 2, ¶ 2.')).toEqual(['holds'])
  expect(judge('“I weigh 118 pounds.” Ex. A at 2.')).toEqual(['elsewhere'])
  expect(judge('“I weigh 181 pounds.” Ex. A at 3.')).toEqual(['absent'])
  expect(judge('“I weigh 118 pounds.” Ex. A at 2-3. “I weigh . . . Mateo weighs” Ex. A at 3.')).toEqual([
    'holds',
    'holds',
  ])
  expect(judge('She weighs 118 pounds. Ex. A at 3. She is ill. Ex. A.')).toEqual(['inside', 'whole'])
  expect(judge('Ex. A at 4. Ex. B at 4. Ex. B at 8. Ex. C at 5.')).toEqual([
    'outside',
    'outside',
    'outside',
    'no-exhibit',
  ])
  expect(judge('“The receipt says so.” Ex. B at 6.')).toEqual(['no-text'])
  expect(judge('She is ill. Ex. A at 3, ¶ 2.')).toEqual(['elsewhere'])
  expect(checkPinpoints(findPinpoints('“No.” Ex. A at 3.'), packet).filter(isFailing)[0]?.message).toBe(
    'Ex. A at 3: page 3 does not hold the quoted words.',
  )
})

test('words that run over three pages hold where all three are cited', () => {
  const { exhibits } = layOutPacket({ front: [], exhibits: [exhibit('A', 4)], end: [] })
  const texts = new Map(['The wedding.', 'The house.', 'The shop.', 'The end.'].map((text, at) => [at + 2, text]))
  const judge = (text: string) =>
    checkPinpoints(findPinpoints(text), { filing: 1, exhibits, texts }).map(({ message }) => message)
  expect(judge('“The wedding. The house. The shop.” Ex. A at 2, 3, 4. “The house. The shop.” Ex. A at 3-5.')).toEqual([
    undefined,
    undefined,
  ])
  expect(judge('“The wedding. The house. The shop.” Ex. A at 3-4.')).toEqual([
    'Ex. A at 3-4: pages 3-4 do not hold the quoted words.',
  ])
})

test('a pinpoint of a later filing says which, and one of an earlier filing is compared with its pages', () => {
  const second = {
    filing: 2,
    exhibits: [{ letter: 'G', first: 2, last: 4 }],
    texts: new Map([[3, 'The shop was burned.']]),
  }
  const first = {
    filing: 1,
    exhibits: [{ letter: 'B', first: 9, last: 12 }],
    texts: new Map([[12, 'He was taken at night.']]),
  }
  const judge = (text: string, before = { kept: [first], lastLetter: 'F' }) =>
    checkPinpoints(findPinpoints(text), second, before).map(({ state, message }) => message ?? state)
  expect(judge('“The shop was burned.” Ex. G at 3 (Second Filing). “He was taken at night.” Ex. B at 12.')).toEqual([
    'holds',
    'holds',
  ])
  expect(judge('“He was taken at night.” Ex. B at 12 (First Filing). See Ex. G.')).toEqual(['holds', 'whole'])
  expect(judge('“The shop was burned.” Ex. G at 3.')).toEqual([
    'Ex. G at 3: say “(Second Filing)”. Each filing of a case counts its pages from 1.',
  ])
  expect(judge('Ex. B at 12 (Second Filing). Ex. G at 3 (First Filing).')).toEqual([
    'Ex. B at 12 (Second Filing): exhibit B is one of the First Filing.',
    'Ex. G at 3 (First Filing): exhibit G is one of the Second Filing.',
  ])
  expect(judge('“He was taken by day.” Ex. B at 12. Ex. B at 2.')).toEqual([
    'Ex. B at 12: page 12 does not hold the quoted words.',
    'Ex. B at 2: exhibit B runs from 9 to 12.',
  ])
  // Made elsewhere: nobody can compare it. What is of no filing at all is not there.
  expect(judge('Ex. C at 20. Ex. K at 2. Ex. K at 2 (Third Filing).')).toEqual([
    'Ex. C at 20: this is an exhibit of an earlier filing that was not made here. Compare it yourself.',
    'Ex. K is cited, but the packet has no exhibit K.',
    'Ex. K is cited, but no Third Filing on record has an exhibit K.',
  ])
  expect(checkPinpoints(findPinpoints('Ex. C at 20.'), { ...second, filing: 1 })[0]?.state).toBe('no-exhibit')
})

test('where files are filled up, an exhibit goes on in the next one; a tab never stands alone, a translation stays whole', () => {
  const sheets = (count: number, bytes: number) => Array.from({ length: count }, () => bytes)
  const units = [
    { sheetBytes: [1, 1] },
    { letter: 'A', sheetBytes: sheets(5, 10) },
    { letter: 'B', sheetBytes: sheets(6, 10) },
    { letter: 'C', sheetBytes: sheets(4, 10), borders: [2] },
    { sheetBytes: [1] },
  ]
  const places = (at: 'exhibits' | 'pages') =>
    splitPacket(units, 85, at).map(({ from, to, letters }) => `${from}-${to} ${letters.join('')}`)
  expect(places('exhibits')).toEqual(['0-7 A', '7-13 B', '13-18 C'])
  expect(places('pages')).toEqual(['0-10 AB', '10-18 BC'])
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 9 }), {
        minLength: 1,
        maxLength: 8,
      }),
      (exhibits) => {
        const all = exhibits.map((sheetBytes, index) => ({ letter: `X${index}`, sheetBytes }))
        const parts = splitPacket(all, 100, 'pages')
        expect(parts[0]?.from).toBe(0)
        for (const [index, part] of parts.entries()) {
          expect(part.to).toBe(parts[index + 1]?.from ?? exhibits.flat().length)
          expect(part.bytes <= 100 || part.to - part.from === 1).toBe(true)
        }
      },
    ),
  )
})
