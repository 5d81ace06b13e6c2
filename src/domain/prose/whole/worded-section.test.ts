import { expect, test } from 'vitest'
import { gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { noteSearchOf } from './note-search.ts'
import { wordedBrief, wordedSection } from './worded-section.ts'

const answers = {
  hardship:
    'he cries about mom would stay. hes been back once in 30 yrs, 2009. He takes his pills at five. slept on floor at clinic w/o blanket',
}
const find = noteSearchOf({
  answers,
  sources: [
    { id: 'D1', kind: 'client_document', title: 'Clinic note', text: 'Gait with short steps.\nHe walks with a cane.' },
  ],
})

test('what is no sentence leaves the prose, and its source words stand in one open point at the end of the section', () => {
  const html =
    '<h2>Hardship</h2><p>Mr. Lobo cries about mother would stay. He takes his pills at five.</p><p>Slept on the floor at the clinic without a blanket. [[fact:F1]]He is been back once in 30 years, 2009.</p>'
  const worded = wordedSection(html, find)
  expect(sectionText(worded)).toBe(
    'Hardship\nMr. Lobo takes his pills at five.\n[From the notes, to be worded: “he cries about mom would stay”; “slept on floor at clinic w/o blanket”; “hes been back once in 30 yrs, 2009”]',
  )
  expect(gapsIn(worded)).toHaveLength(1)
})

test('a paper’s words are named with the paper, and the place behind them goes with them', () => {
  const worded = wordedSection(
    '<p>Gait with short steps. [[ex:D1|p=2]]. He walks with a cane. [[ex:D1|p=2]].</p>',
    find,
  )
  expect(worded).not.toContain('<p>[[ex:D1|p=2]].')
  expect(sectionText(worded)).toContain('[From the notes, to be worded: Clinic note: “Gait with short steps”]')
  expect(worded.match(/\[\[ex:/gu)).toHaveLength(1)
})

test('notes in a list are told where they are sentences, and open where they are none', () => {
  const list =
    '<p>The family’s account adds: she does not drive at night; wage $2,700 a month; nurse in Peru for eight years.</p>'
  expect(sectionText(wordedSection(list, find))).toBe(
    'She does not drive at night.\n[From the notes, to be worded: “wage $2,700 a month”; “nurse in Peru for eight years”]',
  )
})

test('quotations, block quotations, lists, gaps and what the file does not say stay as they are', () => {
  const html =
    '<p>He states: “Slept on floor at clinic. Cries about mom.”</p><blockquote>slept on floor at clinic</blockquote><ul><li>Two nights on the floor</li></ul><p><strong>What was done.</strong> <mark data-gap="x">[x]</mark>.</p><p>So ordered.</p><p>Are such conditions.</p>'
  expect(wordedSection(html, find)).toBe(html)
})

const told = '<p>He takes his pills at five.</p>'.repeat(100)

test('a brief that is short has few open points: what a section could not word stands in a later one', () => {
  const list = (note: string) => `<p>The family’s account adds: ${note}.</p>`
  const brief = wordedBrief(
    new Map([
      ['first', list('wage $2,700 a month')],
      ['second', told],
      ['third', list('nurse in Peru for eight years')],
    ]),
    find,
  )
  expect([...brief.values()].map((html) => sectionText(html))).toEqual([
    '',
    sectionText(told),
    '[From the notes, to be worded: “wage $2,700 a month”; “nurse in Peru for eight years”]',
  ])
})

test('where a brief has gaps enough, the notes are quoted', () => {
  const brief = wordedBrief(new Map([['only', '<p>The file notes further: nurse in Peru for eight years.</p>']]), find)
  expect(sectionText(brief.get('only') ?? '')).toBe('The notes on file say: “nurse in Peru for eight years”.')
})

test('the open point that a writer has put at the end of a section takes what is no sentence', () => {
  const html =
    '<p>Mr. Lobo cries about mother would stay.</p><p><mark data-gap="From the notes, to be worded: “no car”">[From the notes, to be worded: “no car”]</mark></p>'
  expect(sectionText(wordedSection(html, find))).toBe(
    '[From the notes, to be worded: “no car”; “he cries about mom would stay”]',
  )
})

test('lines of a cover stay: a name, a date, a title', () => {
  const html = '<p>Gait with short steps</p><p>November 5, 2009</p>'
  expect(wordedSection(html, find)).toBe(html)
})
