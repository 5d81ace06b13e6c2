import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { type PlacedNode, placeSection } from './placed.ts'

function texts(nodes: readonly PlacedNode[]): { text: string; start: number }[] {
  return nodes.flatMap((node) => ('text' in node ? [node] : texts(node.children)))
}

test('each text stands in the plain text where it says, footnotes outside of it', () => {
  const html =
    '\n<h2>Facts</h2><p>He filed <strong>late</strong>.<sup data-fn="Exh. A at 2.">1</sup> See<br>below.</p><ul><li>one</li><li>two</li></ul>'
  const section = placeSection(html)
  expect(section.text).toBe('Facts\nHe filed late. See\nbelow.\none\ntwo')
  expect(section.footnotes).toEqual(['Exh. A at 2.'])
  const placed = texts(section.nodes).filter(({ start }) => start >= 0)
  expect(placed.map(({ text, start }) => section.text.slice(start, start + text.length))).toEqual(
    placed.map(({ text }) => text),
  )
})

test('the text is always the one that checks count in', () => {
  const word = fc.constantFrom('late ', 'May 5', ' ', '&amp;', '§')
  const inline = fc.oneof(
    word,
    word.map((text) => `<em>${text}</em>`),
    word.map((text) => `<mark data-gap="x">[${text}]</mark>`),
    fc.constant('<br>'),
    fc.constant('<sup data-fn="note">1</sup>'),
  )
  const content = fc.array(inline, { maxLength: 5 }).map((parts) => parts.join(''))
  const block = fc.oneof(
    content.map((text) => `<p>${text}</p>`),
    content.map((text) => `<ul><li>${text}</li><li><p>${text}</p></li></ul>`),
    content.map((text) => `<table><tbody><tr><td>${text}</td><td>x</td></tr></tbody></table>`),
  )
  fc.assert(
    fc.property(fc.array(block, { maxLength: 5 }), (blocks) => {
      const html = blocks.join('\n')
      expect(placeSection(html).text).toBe(sectionText(html))
    }),
  )
})
