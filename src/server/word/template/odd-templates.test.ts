import { expect, test } from 'vitest'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { checkDocx } from '../check-docx.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { p, r, rawDocx, table } from '../testing/raw-docx.ts'
import { refillTemplateBytes } from './refill-template-bytes.ts'

const prose = 'The applicant has lived in the United States for eleven years with her family.'
const tracked = 'w:author="B" w:date="2026-01-01T00:00:00Z"'

/** The main part after all paragraphs got this content; its structure is as sound as before. */
function refill(template: Uint8Array, html: string, count: number): string {
  const paragraphs = Array.from({ length: count }, (_, index) => index)
  const content = blocksFromSection(html)
  const section = { id: 's', level: 1, paragraphs, heading: 'none', innerHeadings: [], content } as const
  const { docx } = refillTemplateBytes(template, [section])
  const had = checkDocx(template)
  expect(checkDocx(docx).filter((problem) => !had.includes(problem))).toEqual([])
  return decodePart(unzipPackage(docx)['word/document.xml'] ?? new Uint8Array())
}

test('a blank line is repeated without the bookmark and the tracked change that stand in it', () => {
  const blank = `<w:p><w:pPr><w:rPr><w:del w:id="3" ${tracked}/></w:rPr></w:pPr><w:bookmarkStart w:id="1" w:name="here"/><w:bookmarkEnd w:id="1"/></w:p>`
  const html = '<p>One new paragraph.</p><p>Another one that is new.</p><p>A third.</p>'
  expect(refill(rawDocx(p(prose) + blank), html, 2)).toContain('Another one')
})

test('the bookmark of a written section has an id that no bookmark of a header has', () => {
  const header = `<w:p><w:bookmarkStart w:id="4" w:name="there"/>${r('Docket')}<w:bookmarkEnd w:id="4"/></w:p>`
  const body = `<w:p><w:bookmarkStart w:id="3" w:name="here"/>${r(prose)}<w:bookmarkEnd w:id="3"/></w:p>`
  expect(refill(rawDocx(body, { header }), '<p>New words.</p>', 1)).toContain('<w:bookmarkStart w:id="5"')
})

test('words with a tracked change of look are taken apart, and the change counts as accepted', () => {
  const look = `<w:b/><w:rPrChange w:id="3" ${tracked}><w:rPr/></w:rPrChange>`
  const result = refill(rawDocx(p(prose, '', look)), `<p>${prose.replace('eleven', '<em>twelve</em>')}</p>`, 1)
  expect(result).toContain('twelve')
  expect(result).not.toContain('rPrChange')
})

test('the cell of a table gets its words inside its content control', () => {
  const control = `<w:sdt><w:sdtPr/><w:sdtContent>${p('[NAME]')}</w:sdtContent></w:sdt>`
  const html = '<table><tr><td>Name</td><td>Rosa Example</td></tr></table>'
  expect(refill(rawDocx(table([[p('Name'), control]])), html, 2)).toMatch(
    /<w:sdtContent>.*Rosa Example.*<\/w:sdtContent>/,
  )
})

test('a bookmark that begins in a table that goes, and ends behind it, stays whole', () => {
  const begun = `<w:p><w:bookmarkStart w:id="1" w:name="amount"/>${r('$ 500')}</w:p>`
  const template = rawDocx(`${table([[p('Fee'), begun]])}<w:bookmarkEnd w:id="1"/>${p(prose)}`)
  expect(refill(template, '<p>No table any more.</p>', 3)).toContain('w:name="amount"')
})

test('a bookmark that ends in words whose deletion the template tracks still ends', () => {
  const deletion = `<w:del w:id="8" ${tracked}><w:r><w:delText>070</w:delText></w:r><w:bookmarkEnd w:id="1"/></w:del>`
  const title = `<w:p><w:bookmarkStart w:id="1" w:name="place"/>${r('Section 18 ')}${deletion}</w:p>`
  expect(refill(rawDocx(title + p(prose)), '<p>Other words altogether.</p>', 2)).toContain('w:name="place"')
})

test('the properties of a smart tag are no words', () => {
  const tag = `<w:smartTag w:element="place"><w:smartTagPr><w:attr w:name="a" w:val="b"/></w:smartTagPr>${r('El Paso')}</w:smartTag>`
  const result = refill(rawDocx(`<w:p>${tag}${r(' is where she lives.')}</w:p>`), '<p>El Paso is her home.</p>', 1)
  expect(result).not.toContain('w:attr')
  expect(result).toContain('home')
})

test('a list is added to a file that names the type of lists and has none', () => {
  const parts = unzipPackage(rawDocx(p(prose)))
  const types = decodePart(parts['[Content_Types].xml'] ?? new Uint8Array())
  const named =
    '<Override PartName="/word/numbering.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.numbering+xml"/></Types>'
  const template = zipPackage({ ...parts, '[Content_Types].xml': encodePart(types.replace('</Types>', named)) })
  expect(refill(template, '<ol><li>first</li><li>second</li></ol>', 1)).toContain('<w:numPr>')
})

test('the words of a table inside a table change in their own cells', () => {
  const inner = table([[p('Born'), p('[DATE]')]])
  const template = rawDocx(table([[p('Name') + p('[NAME]') + inner + p('')]]))
  const html = '<table><tr><td>Name<br>Rosa Example<br>Born<br>May 2, 1990</td></tr></table>'
  const result = refill(template, html, 4)
  expect(result.match(/May 2, 1990/g)).toHaveLength(1)
  expect(result.match(/Born/g)).toHaveLength(1)
  expect(result).toMatch(/Rosa Example.*<w:tbl>.*May 2, 1990.*<\/w:tbl>.*<\/w:tbl>/)
})

test('lines of one paragraph of a cell stay in it, and the paragraphs behind it keep their words', () => {
  const broken = `<w:p>${r('Arm one')}<w:r><w:br/></w:r>${r('Arm two')}</w:p>`
  const template = rawDocx(table([[broken + p('(Section 1)'), p('[NAME]')]]))
  const html = '<table><tr><td>Arm one<br>Arm two<br>(Section 1)</td><td>Rosa Example</td></tr></table>'
  expect(refill(template, html, 3)).toContain(`${broken}${p('(Section 1)')}`)
})

test('words beside a sign of a symbol font stay in a run of their own', () => {
  const box = '<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/></w:r>'
  const result = refill(
    rawDocx(`<w:p>${box}${r(' Male or other words here')}</w:p>`),
    '<p>Male or some words here</p>',
    1,
  )
  expect(result).toContain(box)
})

test('a paragraph that says the same keeps the spaces on both sides of a box to tick', () => {
  const box = '<w:r><w:sym w:font="Wingdings 2" w:char="F0A3"/></w:r>'
  const choice = `<w:p>${box}${r(' Male    ')}${box}${r(' Female')}</w:p>`
  expect(refill(rawDocx(choice), '<p>Male Female</p>', 1)).toContain(choice)
})
