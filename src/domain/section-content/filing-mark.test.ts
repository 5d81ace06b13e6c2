import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { printExhibitCite } from './exhibit-cites.ts'
import { filingMark, filingMarks, filingOrdinal, mostFilings, readFilingWord } from './filing-mark.ts'
import { parseSection, plainText } from './tree.ts'

const anyFiling = fc.integer({ min: 1, max: mostFilings })
const anyLetter = fc.constantFrom('A', 'G', 'Z', 'AA', 'C-2', 'BB-11')
const anyPages = fc.uniqueArray(
  fc
    .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 0, max: 9 }))
    .map(([from, more]) => ({ from, to: from + more })),
  { minLength: 1, maxLength: 4 },
)
const anyParagraph = fc.constantFrom(undefined, '7', '4–6', '4, 12', '4–6, 12–14')

const spec = (pages: readonly { from: number; to: number }[], paragraph: string | undefined) =>
  [
    `doc|p=${pages.map(({ from, to }) => (from === to ? from : `${from}–${to}`)).join(',')}`,
    ...(paragraph === undefined ? [] : [`n=${paragraph}`]),
  ].join('|')

test('filings are named in words, then in figures, and read as they are named', () => {
  expect([1, 2, 3, 12, 20, 21, 22, 23, 24].map(filingOrdinal)).toEqual([
    'First Filing',
    'Second Filing',
    'Third Filing',
    'Twelfth Filing',
    'Twentieth Filing',
    '21st Filing',
    '22nd Filing',
    '23rd Filing',
    '24th Filing',
  ])
  expect(['second', '2nd', '2d', '3d', 'Final', '0th'].map(readFilingWord)).toEqual([2, 2, 2, 3, undefined, undefined])
  fc.assert(
    fc.property(anyFiling, (number) => {
      expect(readFilingWord(filingOrdinal(number).replace(' Filing', ''))).toBe(number)
    }),
  )
})

test('the first filing is not named in a cite, and neither is one without a page', () => {
  const exhibits = [{ id: 'doc', letter: 'G', firstPage: 2 }]
  const print = (cite: string, filing?: number) =>
    plainText(parseSection(printExhibitCite(cite, [{ ...exhibits[0]!, ...(filing && { filing }) }]).html))
  expect(print('doc|p=2')).toBe('Ex. G at 3')
  expect(print('doc|p=2', 1)).toBe('Ex. G at 3')
  expect(print('doc|p=2', 2)).toBe('Ex. G at 3 (Second Filing)')
  expect(print('doc|p=2,4|n=7', 3)).toBe('Ex. G at 3, 5, ¶ 7 (Third Filing)')
  expect(print('doc', 2)).toBe('Ex. G')
})

test('a pinpoint is read as it was printed: letter, pages, paragraph and filing, in brackets and before a full stop', () => {
  fc.assert(
    fc.property(
      fc.record({
        letter: anyLetter,
        filing: anyFiling,
        firstPage: fc.integer({ min: 1, max: 900 }),
        pages: anyPages,
        paragraph: anyParagraph,
      }),
      ({ letter, filing, firstPage, pages, paragraph }) => {
        const exhibit = { id: 'doc', letter, firstPage, filing }
        const printed = plainText(parseSection(printExhibitCite(spec(pages, paragraph), [exhibit]).html))
        for (const text of [`He says so (${printed}). She knows.`, `He says so. ${printed}. In 2024 she knew.`]) {
          const [read, ...others] = findPinpoints(text)
          expect(others).toEqual([])
          expect(read).toMatchObject({
            text: printed,
            letter,
            pages: pages.map(({ from, to }) => ({ from: from + firstPage - 1, to: to + firstPage - 1 })),
          })
          expect(read?.filing).toBe(filing > 1 ? filing : undefined)
          expect(read?.paragraph).toBe(paragraph === undefined ? undefined : Number.parseInt(paragraph, 10))
        }
        expect(printed.replaceAll(filingMarks, '')).not.toContain('Filing')
        expect(printed.endsWith(filingMark(filing))).toBe(true)
      },
    ),
    { numRuns: 400 },
  )
})
