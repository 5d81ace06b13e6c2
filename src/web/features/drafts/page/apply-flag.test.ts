import { expect, test } from 'vitest'
import { placeSection } from '#domain/section-content/placed.ts'
import { applyFlag } from './apply-flag.ts'
import type { DraftFlag } from './draft-flag.ts'

const html = '<p>The rule is old. <em>Lin v. Holder</em>, 763 F.3d 244. He fled on May 5, 2025, at night.</p>'

function flagAt(words: string, more: Partial<DraftFlag> = {}): DraftFlag {
  const start = placeSection(html).text.indexOf(words)
  const place = { sectionId: 'facts', start, end: start + words.length }
  return { id: '1', kind: 'Conflict', topic: 'Facts', message: '', actions: [], place, ...more }
}

test('a suggestion stands in the place of the words that it corrects', () => {
  const taken = applyFlag(html, flagAt('May 5, 2025', { suggest: 'May 6, 2025' }), 'take')
  expect(taken).toContain('He fled on May 6, 2025, at night.')
})

test('a citation that is removed takes its own full stop along', () => {
  const removed = applyFlag(html, flagAt('Lin v. Holder, 763 F.3d 244'), 'remove')
  expect(removed).toBe('<p>The rule is old. He fled on May 5, 2025, at night.</p>')
})

test('words inside a sentence leave its punctuation', () => {
  expect(applyFlag(html, flagAt(', at night'), 'remove')).toContain('He fled on May 5, 2025.</p>')
})

test('what stands in a footnote or nowhere, and any other decision, changes no text', () => {
  const note = flagAt('May 5, 2025', { place: { sectionId: 'facts', start: 0, end: 3, footnote: 0 } })
  expect(applyFlag(html, note, 'remove')).toBeUndefined()
  expect(applyFlag(html, flagAt('May 5, 2025'), 'keep')).toBeUndefined()
})
