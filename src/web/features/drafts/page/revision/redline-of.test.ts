import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidySection } from '#domain/redline/write-leaves.ts'
import { compareTexts, decidedText } from './redline-of.ts'

const before = '<p>He came in May. The attorney wrote this.</p>'
const after = '<p>She came in June. A model wrote that.</p>'

test('each change is decided by itself, and what has no decision stays as it was', () => {
  const { changes, html } = compareTexts(before, after)
  expect(changes[0]).toEqual({ id: 'c1', before: 'He', after: 'She' })
  expect(html).toContain('<del data-change="c1">He</del><ins data-change="c1">She</ins>')
  expect(decidedText(before, after, { c1: 'accepted', c2: 'rejected' }, [])).toBe(before.replace('He', 'She'))
})

test('a locked passage stays whatever is accepted', () => {
  const locks = ['The attorney wrote this.']
  const redline = compareTexts(before, after, locks)
  expect(redline.changes.some(({ isLocked }) => isLocked)).toBe(true)
  const all = Object.fromEntries(redline.changes.map(({ id }) => [id, 'accepted' as const]))
  expect(decidedText(before, after, all, locks)).toBe('<p>She came in June. The attorney wrote this.</p>')
})

const block = fc
  .tuple(fc.constantFrom('p', 'h2', 'blockquote'), fc.array(fc.constantFrom('a', 'b', 'c', 'May'), { maxLength: 6 }))
  .map(([name, words]) => `<${name}>${words.join(' ')}</${name}>`)
const list = fc
  .array(fc.constantFrom('one', 'two', 'three'), { minLength: 1, maxLength: 4 })
  .map((items) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`)
const text = fc.array(fc.oneof(block, list), { maxLength: 6 }).map((blocks) => blocks.join(''))

test('accepting everything that shows gives the new text, rejecting it the old one', () => {
  fc.assert(
    fc.property(text, text, (old, fresh) => {
      const { changes } = compareTexts(old, fresh)
      const decided = (decision: 'accepted' | 'rejected') =>
        decidedText(old, fresh, Object.fromEntries(changes.map(({ id }) => [id, decision])), [])
      expect(decided('accepted')).toBe(tidySection(fresh))
      if (changes.length > 0) expect(decided('rejected')).toBe(tidySection(old))
    }),
  )
})
