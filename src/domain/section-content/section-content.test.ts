import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksFromSection, gapsIn, sectionText } from '#domain/legal-document/from-section.ts'
import { sanitizeSection } from './sanitize.ts'
import { resolveTokens } from './tokens.ts'
import { cite, escapeText, gap, narrative, paragraph } from './write.ts'

test('software prints the citation that a token names, with its pinpoint and case name in italics', () => {
  const { html, cited, unknown } = resolveTokens(paragraph('Factors count together.', `${cite('C2')}.`))
  expect(html).toBe(
    '<p>Factors count together. <cite data-authority="ojo"><em>Matter of O-J-O-</em>, 21 I&amp;N Dec. 381, 383 (BIA 1996)</cite>.</p>',
  )
  expect(cited).toEqual(['ojo'])
  expect(unknown).toEqual([])
})

test('a clause is printed in both halves of a statute', () => {
  const { html } = resolveTokens(cite('S1:II'))
  expect(sectionText(html)).toBe('INA §\u00a0212(a)(9)(B)(i)(II), 8 U.S.C. §\u00a01182(a)(9)(B)(i)(II)')
})

test('an authority outside the list or not allowed in the section becomes a gap and is reported', () => {
  expect(resolveTokens(cite('C99')).unknown).toEqual([{ token: '[[cite:C99]]', why: 'unknown' }])
  const { html, unknown } = resolveTokens(cite('C2'), { allowed: ['S1'] })
  expect(unknown).toEqual([{ token: '[[cite:C2]]', why: 'not-allowed' }])
  expect(gapsIn(html)).toEqual(['authority to be confirmed'])
})

test("a client's words never become a token or markup", () => {
  const words = 'He wrote [[cite:C2]] and <script>alert(1)</script>'
  expect(resolveTokens(narrative(words)).cited).toEqual([])
  expect(sectionText(sanitizeSection(narrative(words)))).toContain('<script>alert(1)</script>')
})

test('pasted HTML keeps the section subset and loses everything else', () => {
  const pasted =
    '<div onclick="x()"><h1>Facts</h1><p style="color:red">A <b>b</b><script>1</script><mark data-gap="date">[date]</mark></div>'
  expect(sanitizeSection(pasted)).toBe('<h2>Facts</h2><p>A <strong>b</strong><mark data-gap="date">[date]</mark></p>')
})

test('sanitising is safe and changes nothing the second time, for any text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom('<p>', '</p>', '<em', '<script>', '</li>', '<ul><li>', '"'),
      (text, tag) => {
        const once = sanitizeSection(`${tag}${text}${tag}`)
        expect(sanitizeSection(once)).toBe(once)
        expect(once).not.toMatch(/<script|\son\w+=/)
      },
    ),
  )
})

test('no depth and no number of elements is too much: the words stay, in their order', () => {
  for (const [html, words] of [
    ['<em>'.repeat(60_000) + 'deep', 'deep'],
    [`${'<ul><li>'.repeat(20_000)}item`, 'item'],
    [`${'<div>'.repeat(50_000)}${'a<p></li>'.repeat(20_000)}`, 'a'],
    [`${'<svg>'.repeat(300)}gone${'</svg>'.repeat(300)}<p>here</p>`, 'here'],
    [`one${'<b>'.repeat(250)}two${'</b>'.repeat(250)}three`, 'onetwothree'],
    ['A'.repeat(190_000), 'A'],
    ['<p>x</p>'.repeat(40_000), 'x'],
    ['&'.repeat(400_000), '&'],
  ] as const) {
    const before = performance.now()
    const content = sanitizeSection(html)
    expect(sectionText(content)).toContain(words)
    expect(sanitizeSection(content)).toBe(content)
    expect(content.length).toBeLessThan(1_001_000)
    expect(blocksFromSection(content).length).toBeGreaterThan(0)
    expect(performance.now() - before, html.slice(0, 20)).toBeLessThan(20_000)
  }
})

test('what was stored too deep before is still read', () => {
  const stored = `${'<em>'.repeat(3000)}deep${'</em>'.repeat(3000)}`
  expect(sectionText(stored)).toBe('deep')
  expect(blocksFromSection(`<p>${stored}</p>`)).toHaveLength(1)
})

test('section content becomes document blocks with lists, tables, footnotes and gaps', () => {
  const html = `<h2>Harm</h2><p>On <strong>May 1</strong>${gap('place')}<sup data-fn="See Ex. A."></sup></p><ol><li>one<ul><li>a</li></ul></li></ol><table><tr><th>Day</th><td>1</td></tr></table>`
  expect(blocksFromSection(html)).toEqual([
    { kind: 'heading', level: 2, content: [{ text: 'Harm' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'On ' },
        { text: 'May 1', bold: true },
        { text: '[place]', gap: 'place' },
        { footnote: [{ text: 'See Ex. A.' }] },
      ],
    },
    { kind: 'list', ordered: true, items: [{ content: [{ text: 'one' }], items: [[{ text: 'a' }]] }] },
    {
      kind: 'table',
      borders: 'all',
      widths: [50, 50],
      rows: [[{ content: [[{ text: 'Day' }]], bold: true }, { content: [[{ text: '1' }]] }]],
    },
  ])
})

test('an entity does not split a text into pieces', () => {
  expect(blocksFromSection(`<p>Kao &amp; Lin ${gap('"none"')}</p>`)).toEqual([
    { kind: 'paragraph', content: [{ text: 'Kao & Lin ' }, { text: '["none"]', gap: '"none"' }] },
  ])
})

test('text survives the way through escaping and back, for any text without markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const words = text.replaceAll(/\s+/g, ' ').trim()
      expect(sectionText(`<p>${escapeText(words)}</p>`).replaceAll('\u2060', '')).toBe(words.replaceAll('\u2060', ''))
    }),
  )
})
