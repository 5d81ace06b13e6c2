import { expect, test } from 'vitest'
import { checkDocx } from './check-docx.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { sampleBrief } from './testing/sample-documents.ts'
import { writeDocx } from './write-docx.ts'

const sound = await writeDocx(sampleBrief(1))

/** What the check says about the sound file after one part was changed. */
function checkWith(name: string, change: (text: string) => string): string[] {
  const parts = unzipPackage(sound)
  return checkDocx(zipPackage({ ...parts, [name]: encodePart(change(decodePart(parts[name] ?? new Uint8Array()))) }))
}

test('every damage that makes Word offer a repair is named', () => {
  const body = 'word/document.xml'
  expect(checkWith(body, (xml) => xml.replace('</w:body>', ''))[0]).toMatch(/document.xml is not well-formed/)
  expect(checkWith(body, (xml) => xml.replace('</w:tc>', '<w:tbl/></w:tc>'))).toContain(
    `${body}: a cell does not end with a paragraph.`,
  )
  expect(checkWith(body, (xml) => xml.replace(/<w:bookmarkEnd w:id="1"\/>/, ''))).toEqual([
    `${body}: w:bookmark 1 never ends.`,
  ])
  expect(checkWith(body, (xml) => xml.replace('w:fldCharType="end"', 'w:fldCharType="begin"'))).toEqual([
    `${body}: a field begins or ends alone.`,
  ])
  expect(
    checkWith(body, (xml) => xml.replace(/<w:footnoteReference w:id="1"/, '<w:footnoteReference w:id="77"')),
  ).toEqual(['footnote 77 is referred to and missing.'])
  expect(checkWith(body, (xml) => xml.replace(/<w:numId w:val="\d+"/, '<w:numId w:val="99"'))).toEqual([
    'List 99 is used and missing.',
  ])
  expect(checkWith(body, (xml) => xml.replace('<w:pPr>', '<w:pPr><w:jc w:val="left"/>'))).toEqual([
    `${body}: the properties in w:pPr are out of order.`,
  ])
  expect(
    checkWith('[Content_Types].xml', (xml) =>
      xml.replace(/<Override [^>]*styles[^>]*\/>/, '').replace(/<Default [^>]*"xml"[^>]*\/>/, ''),
    ),
  ).toContain('word/styles.xml has no content type.')
  expect(checkWith('word/_rels/document.xml.rels', (xml) => xml.replace('styles.xml', 'gone.xml'))[0]).toMatch(
    /leads to word\/gone.xml, which is missing/,
  )
})
