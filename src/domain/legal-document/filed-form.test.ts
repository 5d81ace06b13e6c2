import { expect, test } from 'vitest'
import type { Block, LegalDocument } from './block.ts'
import { filedForm } from './filed-form.ts'

const paragraph = (text: string): Block => ({ kind: 'paragraph', content: [{ text }] })
const brief: LegalDocument = {
  title: 'Brief',
  properties: {},
  layout: { lineSpacing: 2, paragraphSpacing: 0, pageNumbers: 'all', headerText: 'DRAFT' },
  blocks: [paragraph('He asks for asylum.'), { kind: 'page-break' }, paragraph('Look at the deadline.')],
  forReview: { from: 2 },
}

test('what is for the attorney alone is never filed, and the note of a draft goes once it is accepted', () => {
  const accepted = filedForm(brief, true)
  expect(accepted.blocks).toEqual([paragraph('He asks for asylum.')])
  expect(accepted.layout).toEqual({ lineSpacing: 2, paragraphSpacing: 0, pageNumbers: 'all' })
  expect(filedForm(brief, false)).toEqual({ ...accepted, layout: brief.layout })
})

test('a letter that somebody else has to make theirs keeps its note; a document without such pages stays as it is', () => {
  expect(filedForm({ ...brief, forReview: { from: 2, headerStays: true } }, true).layout.headerText).toBe('DRAFT')
  const { forReview: _, ...plain } = brief
  expect(filedForm(plain, true)).toBe(plain)
})
