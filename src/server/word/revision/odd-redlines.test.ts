import { expect, test } from 'vitest'
import { checkDocx } from '../check-docx.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { documentOutline } from '../testing/document-outline.ts'
import { field, fieldMark, p, r, rawDocx, type RawParts, table } from '../testing/raw-docx.ts'
import { redlineBytes } from './redline-bytes.ts'
import { resolveDocx } from './resolve-docx.ts'

/** The redline of two files, what is wrong with it and its readings, and those readings beside the files. */
function redline(old: string, fresh: string, parts: RawParts = {}) {
  const [before, now] = [rawDocx(old, parts), rawDocx(fresh, parts)]
  const redlined = redlineBytes(before, now, { author: 'Drafty', date: '2026-11-20T09:00:00Z' })
  const [accepted, rejected] = [resolveDocx(redlined, 'accept'), resolveDocx(redlined, 'reject')]
  return {
    problems: [redlined, accepted, rejected].flatMap(checkDocx),
    read: [accepted, rejected].map(documentOutline),
    wanted: [resolveDocx(now, 'accept'), resolveDocx(before, 'accept')].map(documentOutline),
    main: decodePart(unzipPackage(redlined)['word/document.xml'] ?? new Uint8Array()),
  }
}

const contentsBegin = `${fieldMark('begin')}<w:r><w:instrText>TOC \\u</w:instrText></w:r>${fieldMark('separate')}`
const entry = (title: string, page: string) => r(`${title} `) + field('PAGEREF _x', page)

test('a contents list whose entries went keeps the beginning and the end of its field in both readings', () => {
  const old = `<w:p>${contentsBegin}${entry('Facts', '2')}</w:p><w:p>${entry('Law', '5')}</w:p><w:p>${fieldMark('end')}</w:p>`
  const fresh = `${p('The record shows hardship.')}<w:p>${contentsBegin}</w:p><w:p>${fieldMark('end')}</w:p>`
  const result = redline(old + p('End.'), fresh + p('End.'))
  expect(result.problems).toEqual([])
  expect(result.read).toEqual(result.wanted)
})

test('a field that begins in a paragraph that stays and ends in one that goes is shown as replaced', () => {
  const begin = `<w:p>${contentsBegin}${r('Facts of the case and the law')}</w:p>`
  const old = `${begin}<w:p>${r('Law that applies here ')}${fieldMark('end')}</w:p>`
  const fresh = `${begin}${p('Between.')}<w:p>${fieldMark('end')}${r('Other words')}</w:p>`
  const result = redline(old + p('End.'), fresh + p('End.'))
  expect(result.problems).toEqual([])
  expect(result.read).toEqual(result.wanted)
})

test('content controls around rows and cells, and marks between them, stay in a changed table', () => {
  const control = (inside: string) =>
    `<w:sdt><w:sdtPr><w:alias w:val="Row"/></w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
  const inTable = (second: string) => {
    const [start, end = ''] = table([
      [p('Name'), p('Rosa Example')],
      [p('Born'), p(second)],
    ]).split('</w:tr>', 2)
    return `${start}</w:tr><w:bookmarkStart w:id="4" w:name="row"/>${control(`${end}</w:tr>`)}<w:bookmarkEnd w:id="4"/></w:tbl>`
  }
  const result = redline(inTable('in El Paso in 1990') + p('End.'), inTable('in Laredo in 1990') + p('End.'))
  expect(result.problems).toEqual([])
  expect(result.read).toEqual(result.wanted)
  expect(result.main).toContain('<w:alias w:val="Row"/>')
  expect(result.main).toContain('w:name="row"')
})

test('a formula comes and goes with its paragraph', () => {
  const formula =
    '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t>x</m:t></m:r></m:oMath>'
  const result = redline(`<w:p>${formula}</w:p>${p('End.')}`, p('No formula any more.') + p('End.'))
  expect(result.problems).toEqual([])
  expect(result.read).toEqual(result.wanted)
})

test('changes that a footnote tracks count as accepted when its mark goes', () => {
  const change = 'w:author="B" w:date="2026-01-01T00:00:00Z"'
  const footnotes = `<w:footnote w:id="2"><w:p><w:ins w:id="1" ${change}>${r('See Ex. A.')}</w:ins></w:p></w:footnote>`
  const marked = `<w:p>${r('She came in 2019.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`
  const result = redline(marked + p('End.'), p('Nothing of that.') + p('End.'), { footnotes })
  expect(result.problems).toEqual([])
  expect(result.read).toEqual(result.wanted)
})

test('a bookmark that only begins does not come over from the old version', () => {
  const loose = `<w:p><w:bookmarkStart w:id="1" w:name="loose"/>${r('Old words that go away.')}</w:p>`
  const result = redline(loose + p('End.'), p('End.'))
  expect(result.problems).toEqual([])
  expect(result.main).not.toContain('loose')
})

test('a bookmark that ends in words whose deletion the new version tracks still ends', () => {
  const deleted = `<w:del w:id="8" w:author="B"><w:r><w:delText>070</w:delText></w:r><w:bookmarkEnd w:id="1"/></w:del>`
  const fresh = `<w:p><w:bookmarkStart w:id="1" w:name="place"/>${r('Section 18 ')}${deleted}</w:p>`
  const result = redline(p('Other words in its place.') + p('End.'), fresh + p('End.'))
  expect(result.problems).toEqual([])
  expect(result.main).toContain('w:name="place"')
})

test('a content control that is tracked as put around text goes with the change, and the text stays', () => {
  const mark = (id: number, end: 'Start' | 'End') => `<w:customXmlInsRange${end} w:id="${id}" w:author="B"/>`
  const control = `${mark(1, 'Start')}<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${mark(1, 'End')}${r('Video')}${mark(2, 'Start')}</w:sdtContent></w:sdt>${mark(2, 'End')}`
  const tracked = rawDocx(`<w:p>${control}${r(' helps.')}</w:p>`)
  const mainOf = (bytes: Uint8Array) => decodePart(unzipPackage(bytes)['word/document.xml'] ?? new Uint8Array())
  const rejected = mainOf(resolveDocx(tracked, 'reject'))
  expect(rejected).toContain('Video')
  expect(rejected).not.toMatch(/w:sdt|customXml/)
  const accepted = mainOf(resolveDocx(tracked, 'accept'))
  expect(accepted).toMatch(/<w:sdtContent>.*Video.*<\/w:sdtContent>/)
  expect(accepted).not.toContain('customXml')
})

test('bookmarks of a note that comes over keep their names where they are free, and ids of their own', () => {
  const note = (words: string, name: string) =>
    `<w:footnote w:id="2"><w:p><w:bookmarkStart w:id="0" w:name="_GoBack"/><w:bookmarkEnd w:id="0"/><w:bookmarkStart w:id="1" w:name="${name}"/>${r(words)}<w:bookmarkEnd w:id="1"/></w:p></w:footnote>`
  const marked = `<w:p>${r('She came in 2019.')}<w:r><w:footnoteReference w:id="2"/></w:r></w:p>`
  const before = rawDocx(marked, { footnotes: note('See the old exhibit.', 'older') })
  const now = rawDocx(marked, { footnotes: note('Compare another source.', 'newer') })
  const redlined = redlineBytes(before, now, { author: 'Drafty', date: '2026-11-20T09:00:00Z' })
  expect([redlined, resolveDocx(redlined, 'accept'), resolveDocx(redlined, 'reject')].flatMap(checkDocx)).toEqual([])
  const notes = decodePart(unzipPackage(redlined)['word/footnotes.xml'] ?? new Uint8Array())
  expect(notes).toContain('"older"')
  expect(notes).toContain('"newer"')
})

test('a picture that comes over from the old version brings the type of its content', () => {
  const picture =
    '<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:imagedata r:id="rId7"/></v:shape></w:pict></w:r></w:p>'
  const parts = unzipPackage(rawDocx(picture + p('End.')))
  const edited = (name: string, from: string, to: string) => ({
    [name]: encodePart(decodePart(parts[name] ?? new Uint8Array()).replace(from, to)),
  })
  const image = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
  const old = zipPackage({
    ...parts,
    ...edited('[Content_Types].xml', '<Override', '<Default Extension="jpeg" ContentType="image/jpeg"/><Override'),
    ...edited(
      'word/_rels/document.xml.rels',
      '</Relationships>',
      `<Relationship Id="rId7" Type="${image}" Target="media/seal.jpeg"/></Relationships>`,
    ),
    'word/media/seal.jpeg': new Uint8Array([0xff, 0xd8, 0xff]),
  })
  const redlined = redlineBytes(old, rawDocx(p('End.')), { author: 'Drafty', date: '2026-11-20T09:00:00Z' })
  expect(Object.keys(unzipPackage(redlined)).some((name) => name.endsWith('.jpeg'))).toBe(true)
  expect(checkDocx(redlined)).toEqual([])
})
