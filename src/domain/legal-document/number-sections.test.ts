import { expect, test } from 'vitest'
import type { Block, LegalDocument } from './block.ts'
import { numberSections } from './number-sections.ts'

const heading = (level: 1 | 2 | 3, text: string, number?: string): Block => ({
  kind: 'heading',
  level,
  content: [{ text }],
  ...(number !== undefined && { number }),
})

function numbered(blocks: readonly Block[]) {
  const titles = ['Facts', 'Standard', 'Late\u00a0filing', 'Ground', 'Torture', 'Conclusion']
  const sections = titles.map((title) => ({ id: title.toLowerCase().replace('\u00a0', '-'), title }))
  const layout = { lineSpacing: 2, paragraphSpacing: 0, pageNumbers: 'all' } as const
  const document: LegalDocument = { title: 'Brief', properties: {}, layout, blocks }
  return numberSections(document, sections)
}

test('a section under a heading of its own kind has its own number, one under a mere heading has the whole path', () => {
  expect(
    numbered([
      heading(1, 'Facts'),
      heading(1, 'Asylum', 'I.'),
      heading(2, 'Standard', 'A.'),
      heading(2, 'Late filing', 'B.'),
      heading(3, 'Ground', '1.'),
      heading(1, 'Torture', 'II.'),
      heading(2, 'Conclusion', 'A.'),
    ]),
  ).toEqual({
    numbers: { standard: 'I.A', 'late-filing': 'I.B', ground: 'I.B.1', torture: 'II.', conclusion: 'A.' },
    // Told once, at the first section below it.
    parts: { standard: [{ number: 'I.', title: 'Asylum' }] },
  })
})

test('headings inside a section count as they are printed, and a section without a heading has no number', () => {
  expect(numbered([heading(1, 'Standard', 'I.'), heading(2, 'Inside', 'A.'), heading(2, 'Ground', 'B.')])).toEqual({
    numbers: { standard: 'I.', ground: 'B.' },
    parts: {},
  })
})
