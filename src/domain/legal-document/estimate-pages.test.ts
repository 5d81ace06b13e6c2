import { expect, test } from 'vitest'
import type { Block, LegalDocument } from './block.ts'
import { countPages, estimatePages } from './estimate-pages.ts'
import { linesFilled } from './text-width.ts'

const layout = { lineSpacing: 2, paragraphSpacing: 0, pageNumbers: 'all' } as const
const paragraph = (words: number): Block => ({
  kind: 'paragraph',
  content: [{ text: Array.from({ length: words }, () => 'testified').join(' ') }],
})

function brief(...blocks: readonly Block[]): LegalDocument {
  return { title: '', properties: {}, layout, blocks }
}

test('a double-spaced page of a brief holds about 275 words', () => {
  expect(countPages(brief(paragraph(200)))).toBe(1)
  expect(countPages(brief(...Array.from({ length: 25 }, () => paragraph(250))))).toBeGreaterThan(20)
})

test('a heading goes to the next page with its text, and a page break begins one', () => {
  const heading: Block = { kind: 'heading', level: 1, content: [{ text: 'Argument' }] }
  const { headings } = estimatePages(brief(heading, paragraph(240), heading, { kind: 'page-break' }, heading))
  expect(headings).toEqual([1, 2, 3])
})

test('a signature is never broken over two pages', () => {
  const signature: Block = { kind: 'signature', lines: Array.from({ length: 30 }, () => [{ text: 'x' }]) }
  expect(countPages(brief(paragraph(150), signature))).toBe(2)
})

test('the pages of the cover are counted apart', () => {
  expect(estimatePages({ ...brief(paragraph(10)), cover: [paragraph(10)] })).toMatchObject({ cover: 1, body: 1 })
})

test('lines are broken at spaces, and a word longer than the line takes several', () => {
  expect(linesFilled('', 468, 12)).toBe(1)
  expect(linesFilled('one\ntwo', 468, 12)).toBe(2)
  expect(linesFilled('m'.repeat(120), 468, 12)).toBe(3)
})
