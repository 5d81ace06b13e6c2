import { expect, test } from 'vitest'
import { buildDocx } from './build-docx.ts'
import { readPageSetting } from './read-page-setting.ts'
import { p, rawDocx, table } from './testing/raw-docx.ts'

const words =
  'The respondent is a teacher from Gondar who was held for six days, was beaten, and was let go when her sister had paid a guard.'
const margins = (all: number, left = all) =>
  `<w:sectPr><w:pgMar w:top="${all}" w:right="${all}" w:bottom="${all}" w:left="${left}"/></w:sectPr>`
const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="24"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:pPr><w:spacing w:line="480" w:lineRule="auto"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Small"><w:name w:val="Small"/><w:basedOn w:val="Normal"/><w:pPr><w:spacing w:line="360"/></w:pPr><w:rPr><w:sz w:val="22"/></w:rPr></w:style>'

test('the running text decides how a Word file is set, not its headings, quotations, tables and contents', () => {
  const body = [p('BRIEF', '', '<w:sz w:val="40"/>'), p(words), p(words), p(words, '<w:pStyle w:val="Small"/>')]
  expect(
    readPageSetting(rawDocx([...body, table([[p(words, '', '<w:sz w:val="12"/>')]])].join(''), { styles })),
  ).toEqual({ size: 12, lineSpacing: 2, hasPageNumbers: false })
})

test('size, spacing and margins come from styles or from the paragraph, a height in points counts as lines', () => {
  const small = p(words, '<w:pStyle w:val="Small"/>')
  expect(readPageSetting(rawDocx(small + margins(1440, 1080), { styles }))).toEqual({
    size: 11,
    lineSpacing: 1.5,
    margin: 0.75,
    hasPageNumbers: false,
  })
  const exact = p(words, '<w:spacing w:line="480" w:lineRule="exact"/>')
  expect(readPageSetting(rawDocx(exact + margins(1440), { styles }))).toEqual({
    size: 12,
    lineSpacing: 2,
    margin: 1,
    hasPageNumbers: false,
  })
})

test('the product’s own file is set in 12 points with margins of an inch, in the spacing of its layout', async () => {
  const layout = { lineSpacing: 2, paragraphSpacing: 0, pageNumbers: 'all' } as const
  const file = await buildDocx({
    title: 'Brief',
    properties: {},
    layout,
    blocks: [{ kind: 'paragraph', content: [{ text: words }] }],
  })
  expect(readPageSetting(file)).toEqual({ size: 12, lineSpacing: 2, margin: 1, hasPageNumbers: true })
})
