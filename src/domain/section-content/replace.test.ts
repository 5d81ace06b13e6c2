import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeSection } from './placed.ts'
import { replaceWords } from './replace.ts'

const html =
  '<p>In that time he <mark data-gap="STEPS">[STEPS]</mark>. See <cite data-authority="a"><em>Lin v. Holder</em>, 763 F.3d 244</cite>.<sup data-fn="Exh. D"></sup></p>'
const { text } = placeSection(html)
const range = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })

test('a gap that is filled in becomes plain text, escaped', () => {
  expect(replaceWords(html, range('[STEPS]'), 'hired counsel & a translator')).toContain(
    '<p>In that time he hired counsel &amp; a translator. See <cite',
  )
})

test('a citation is removed with its element, and the footnote after it stays', () => {
  expect(replaceWords(html, range(' See Lin v. Holder, 763 F.3d 244.'), '')).toBe(
    '<p>In that time he <mark data-gap="STEPS">[STEPS]</mark>.<sup data-fn="Exh. D"></sup></p>',
  )
})

test('part of a citation is corrected inside of it', () => {
  expect(replaceWords(html, range('244'), '245')).toContain('<em>Lin v. Holder</em>, 763 F.3d 245</cite>')
})

test('a range outside of the text changes nothing', () => {
  expect(replaceWords(html, { start: 5, end: 5000 }, 'x')).toBe(html)
})

test('within a paragraph the plain text changes as said, for any range and words', () => {
  const place = fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
  fc.assert(
    fc.property(place, fc.stringMatching(/^[a-z<&" ]{1,12}$/), ([start = 0, end = 0], words) => {
      const after = placeSection(replaceWords(html, { start, end }, words)).text
      expect(after.trim()).toBe((text.slice(0, start) + words + text.slice(end)).trim())
    }),
  )
})
