import { expect, test } from 'vitest'
import { parseSection, plainText, printSection } from './tree.ts'

test('the plain text leaves footnotes out and ends each block with a line', () => {
  const html =
    '<h2>Facts</h2><p>She fled &amp; <em>hid</em>.<sup data-fn="Exh. A">1</sup></p><ul><li>one<br>two</li></ul><table><tr><td>a</td><td>b</td></tr></table>'
  expect(plainText(parseSection(html))).toBe('Facts\nShe fled & hid.\none\ntwo\na\tb\t\n')
})

test('text that is still arriving is read as far as it goes', () => {
  expect(parseSection('<p>He filed <em>late')).toEqual([
    { name: 'p', attributes: {}, children: ['He filed ', { name: 'em', attributes: {}, children: ['late'] }] },
  ])
  expect(plainText(parseSection('<p>He filed <stro'))).toBe('He filed \n')
})

test('what is printed reads back the same', () => {
  const html = '<p>Smith &amp; Sons &lt;LLC&gt;<br><mark data-gap="a &quot;b&quot;">[a]</mark></p><ul><li>x</li></ul>'
  expect(printSection(parseSection(html))).toBe(html)
})
