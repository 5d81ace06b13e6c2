import { expect, test } from 'vitest'
import { splitBlocks, taggedPassages } from './split-blocks.ts'
import { splitItems } from './split-items.ts'

test('section content comes apart into its blocks and goes together again', () => {
  const html = '<p>One <em>two</em></p><ul><li>a<ul><li>b</li></ul></li></ul><table><tr><td><br></td></tr></table>'
  expect(splitBlocks(html).map((block) => block.slice(0, 4))).toEqual(['<p>O', '<ul>', '<tab'])
  expect(splitBlocks(html).join('')).toBe(html)
})

test('a list comes apart into its items, the inner ones after the one that holds them', () => {
  expect(splitItems('<ol><li>one <b>x</b><ul><li>in</li></ul></li><li><p>two</p></li></ol>')).toEqual([
    { html: 'one <b>x</b>', level: 0 },
    { html: 'in', level: 1 },
    { html: '<p>two</p>', level: 0 },
  ])
})

test('citations and sources are found with their words', () => {
  const html =
    '<p><cite data-authority="ojo"><em>Matter of O-J-O-</em>, 21</cite> <span data-source="s1">Report</span></p>'
  expect(taggedPassages(html)).toEqual([
    { text: 'Matter of O-J-O-, 21', tag: 'cite', value: 'ojo' },
    { text: 'Report', tag: 'span', value: 's1' },
  ])
})
