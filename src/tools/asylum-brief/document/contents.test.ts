import { expect, test } from 'vitest'
import { tableOfContents } from './contents.ts'

test('the contents on the page stand below each other as the headings of the brief do', () => {
  const html = tableOfContents([
    { text: 'Statement of facts', level: 1 },
    { text: 'Argument', level: 1 },
    { text: 'Asylum', level: 1, number: 'I.' },
    { text: 'Past persecution', level: 2, number: 'A.' },
    { text: 'Religion', level: 3, number: '1.' },
    { text: 'Withholding', level: 1, number: 'II.' },
    { text: 'Conclusion & relief', level: 1 },
  ])
  expect(html).toBe(
    '<ul><li>Statement of facts</li><li>Argument<ul><li>I. Asylum<ul><li>A. Past persecution' +
      '<ul><li>1. Religion</li></ul></li></ul></li><li>II. Withholding</li></ul></li><li>Conclusion &amp; relief</li></ul>',
  )
  expect(tableOfContents([])).toBe('')
})
