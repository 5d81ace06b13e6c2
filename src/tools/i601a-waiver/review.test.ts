import { expect, test } from 'vitest'
import { resolveTokens } from '#domain/section-content/tokens.ts'
import { inputOf, waiverExample } from '#test/i601a-cases.ts'
import { reviewWritten } from './review.ts'
import { readCase } from './case.ts'

const section = {
  id: 'sep_spouse',
  title: 'Hardship',
  mode: 'model',
  wave: 1,
  authorities: ['P2', 'P3', 'C1', 'C2'],
} as const
const sources = [{ id: 'advisory', kind: 'citation', title: 'Travel advisory', text: 'Level 3.' }] as const
const input = inputOf(waiverExample('F1'), { sources })

function codes(html: string, words?: { min: number; max: number }): string[] {
  return reviewWritten(words ? { ...section, words } : section, html, readCase(input)).map(
    ({ code, severity }) => `${code} ${severity}`,
  )
}

const note = (label: string) => `<mark data-gap="${label}">[${label}]</mark>`

test('a section that keeps the rules passes, before and after its citations are printed', () => {
  const html =
    '<p>Dana takes sertraline (Ex. __). [[cite:C1]]; [[cite:P3]]. See [[src:advisory]]. <mark data-gap="dose">[dose]</mark></p>'
  expect(codes(html)).toEqual([])
  const printed = resolveTokens(html, { sources: { advisory: 'Travel advisory' } }).html
  expect(printed).toContain('I&amp;N Dec.')
  expect(codes(printed)).toEqual([])
})

test('an empty answer is not a section', () => {
  expect(codes('<p> </p>')).toEqual(['M01 block'])
  expect(codes('')).toEqual(['M01 block'])
})

test('tokens outside the list of the section, of no source or in another form are found', () => {
  expect(codes('<p>Fact. [[cite:C17]]</p>')).toEqual(['M02 block'])
  expect(codes('<p>Fact. [[cite:X9]]</p>')).toEqual(['M02 block'])
  expect(codes('<p>Fact. [[src:other]]</p>')).toEqual(['M02 block'])
  expect(codes('<p>Fact. {{cite:C1}} and {cite:C2} and [[see:C1]]</p>')).toEqual([
    'M02 block',
    'M02 block',
    'M02 block',
    'M08 warn',
  ])
})

test('a page that was not verified is found, a verified one passes', () => {
  expect(codes('<p>Fact. [[cite:C2|pin=384]]</p>')).toEqual(['M03 block'])
  expect(codes('<p>Fact. [[cite:C2|pin=383]]</p>')).toEqual([])
})

test('a citation written out is found', () => {
  for (const citation of ['22 I&amp;N Dec. 560', '927 F.2d 465', '96 F. 3d 390', '8 U.S.C. 1182', '8 C.F.R. 212.7'])
    expect(codes(`<p>See ${citation}.</p>`)).toEqual(['M04 block'])
})

test('the range of words counts what is printed', () => {
  expect(codes('<p>one two three</p>', { min: 4, max: 9 })).toEqual(['M05 warn'])
  expect(codes('<p>one two three four [[cite:P3]]</p>', { min: 7, max: 7 })).toEqual([])
  expect(codes('<p>one two three four five six seven</p>', { min: 1, max: 6 })).toEqual(['M05 warn'])
})

test('words that claim more than facts can are found once each', () => {
  expect(codes('<p>Clearly, and clearly, this is guaranteed.</p>')).toEqual(['M06 warn', 'M06 warn'])
  expect(codes('<p>The clear guarantor.</p>')).toEqual([])
})

test('another relief is found; the status of a relative passes', () => {
  expect(codes('<p>The applicant is eligible for asylum.</p>')).toEqual(['M07 block'])
  expect(codes('<p>The standard for cancellation of removal is higher.</p>')).toEqual(['M07 block'])
  expect(codes('<p>Dana was granted asylum in 2009.</p>')).toEqual([])
  expect(codes('<p>The cancellation of the lease cost $900.</p>')).toEqual([])
})

test('more than six open notes, and brackets without a mark, are found', () => {
  expect(codes(`<p>Text ${'abcdef'.split('').map(note).join(' ')}</p>`)).toEqual([])
  expect(codes(`<p>Text ${'abcdefg'.split('').map(note).join(' ')}</p>`)).toEqual(['M08 warn'])
  expect(codes('<p>Text [describe the schedule]</p>')).toEqual(['M08 warn'])
})
