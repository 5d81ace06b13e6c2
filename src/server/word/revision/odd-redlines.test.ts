import { expect, test } from 'vitest'
import { checkDocx } from '../check-docx.ts'
import { decodePart } from '../package/part-text.ts'
import { unzipPackage } from '../package/zip-package.ts'
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
