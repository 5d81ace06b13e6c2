import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { readSection } from './read.ts'
import { gap } from './write.ts'

test('reading a section keeps the place of gaps, printed citations, italics and footnotes', () => {
  const html = `<h2>Harm</h2><p>See <cite data-authority="acosta"><em>Matter of Acosta</em>, 19 I&amp;N Dec. 211</cite>.<sup data-fn="Ex. A at 2."></sup> On ${gap('date')} he fled.</p>`
  const reading = readSection(html)
  const at = ({ start, end }: { start: number; end: number }) => reading.text.slice(start, end)
  expect(reading.text).toBe('Harm\nSee Matter of Acosta, 19 I&N Dec. 211. On [date] he fled.')
  expect(reading.headings.map(at)).toEqual(['Harm'])
  expect(reading.printed.map(at)).toEqual(['Matter of Acosta, 19 I&N Dec. 211'])
  expect(reading.emphasised.map(at)).toEqual(['Matter of Acosta'])
  expect(reading.gaps.map((found) => [found.label, at(found)])).toEqual([['date', '[date]']])
  expect(reading.footnotes).toEqual([{ at: 43, text: 'Ex. A at 2.' }])
})

test('its offsets are those of the plain text that the page shows, for any nesting', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<p>', '</p>', '<ol><li>', '</li></ol>', '<em>', '</em>', '<br>', '\n', '&nbsp;', '<h2>', '</h2>'),
    fc.constantFrom(
      '<table><tr>',
      '</tr></table>',
      '<th>Scale</th>',
      '<td>score</td>',
      '<td>',
      '</td>',
      '<blockquote>',
    ),
    fc.constant('<sup data-fn="note">x</sup>'),
  )
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join('')
      expect(flat(readSection(html).text)).toBe(flat(sectionText(html)))
    }),
  )
})

const flat = (text: string) => text.replaceAll(/[\n\r\t]/g, ' ')
