import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { isLong } from '#test/long.ts'
import { checkDocx } from '../check-docx.ts'
import { anyDocx, anyVersions } from '../testing/any-document.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { field, inList, p, r, rawDocx, table, twoLists } from '../testing/raw-docx.ts'
import { sampleBrief } from '../testing/sample-documents.ts'
import { documentOutline } from '../testing/document-outline.ts'
import { writeDocx } from '../write-docx.ts'
import { redlineBytes } from './redline-bytes.ts'
import { acceptAll, redlineDocx, rejectAll } from './redline-docx.ts'
import { resolveDocx } from './resolve-docx.ts'

const author = { author: 'Drafty', date: '2026-11-20T09:00:00Z' }

test(
  'for any two versions, accepting all changes gives the new one and rejecting all the old one',
  { timeout: isLong ? 900_000 : 300_000 },
  () => {
    const property = fc.property(anyVersions, ([before, after]) => {
      const [old, fresh] = [anyDocx(before), anyDocx(after)]
      const redline = redlineBytes(old, fresh, author)
      expect(checkDocx(redline)).toEqual([])
      expect(documentOutline(resolveDocx(redline, 'accept'))).toEqual(documentOutline(fresh))
      expect(documentOutline(resolveDocx(redline, 'reject'))).toEqual(documentOutline(old))
      expect(checkDocx(resolveDocx(redline, 'accept'))).toEqual([])
      expect(checkDocx(resolveDocx(redline, 'reject'))).toEqual([])
    })
    fc.assert(property, { numRuns: isLong ? 3000 : 150 })
  },
)

const sentence = 'The respondent entered without inspection near El Paso and has lived in Dallas ever since then.'

function bodyOf(docx: Uint8Array): string {
  return decodePart(unzipPackage(docx)['word/document.xml'] ?? new Uint8Array())
}

/** The words of a body with `[-gone-]` and `[+come+]`. */
function shown(docx: Uint8Array): string {
  return bodyOf(docx)
    .replaceAll(/<w:del [^>]*?(?<!\/)>(.*?)<\/w:del>/g, '[-$1-]')
    .replaceAll(/<w:ins [^>]*?(?<!\/)>(.*?)<\/w:ins>/g, '[+$1+]')
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim()
}

/** Both ways back from a redline, or the test fails. */
function redlined(old: Uint8Array, fresh: Uint8Array): Uint8Array {
  const redline = redlineBytes(old, fresh, author)
  expect(checkDocx(redline)).toEqual([])
  expect(documentOutline(resolveDocx(redline, 'accept'))).toEqual(documentOutline(fresh))
  expect(documentOutline(resolveDocx(redline, 'reject'))).toEqual(documentOutline(old))
  return redline
}

function control(content: string): string {
  return `<w:sdt><w:sdtPr><w:tag w:val="x"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`
}

function link(text: string): string {
  return `<w:hyperlink w:anchor="a">${r(text)}</w:hyperlink>`
}

function line(...parts: string[]): string {
  return `<w:p>${parts.join(r(' and '))}</w:p>`
}

function style(id: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/></w:style>`
}

/** The file with a picture of these bytes under the relationship `rId9`. */
function withPicture(docx: Uint8Array, bytes: string): Uint8Array {
  const parts = unzipPackage(docx)
  const relationships = decodePart(parts['word/_rels/document.xml.rels'] ?? new Uint8Array())
  const picture =
    '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/a.xml"/>'
  return zipPackage({
    ...parts,
    'word/media/a.xml': encodePart(`<a>${bytes}</a>`),
    'word/_rels/document.xml.rels': encodePart(relationships.replace('</Relationships>', `${picture}</Relationships>`)),
  })
}

test('changes read like an editor made them: whole words, whole dates, one change for words in a row', () => {
  const old = rawDocx(p('She entered on March 3, 2021 near El Paso. She is 34.'))
  const fresh = rawDocx(p('She entered on March 14, 2021 near El Paso, Texas. She is thirty-four.'))
  expect(shown(redlined(old, fresh))).toBe(
    'She entered on [-March 3, 2021-][+March 14, 2021+] near El Paso[+, Texas+]. She is [-34-][+thirty-four+].',
  )
  expect(bodyOf(redlined(old, fresh))).toContain('w:author="Drafty" w:date="2026-11-20T09:00:00Z"')
})

test('a paragraph that is split, joined or moved to another look shows only that', () => {
  const one = rawDocx(p(`${sentence} ${sentence}`) + p('End.'))
  const two = rawDocx(p(sentence) + p(sentence) + p('End.'))
  expect(shown(redlined(one, two))).not.toBe(shown(redlined(two, one)))
  const look = redlined(rawDocx(p(sentence) + p('End.')), rawDocx(p(sentence, '<w:jc w:val="center"/>') + p('End.')))
  expect(bodyOf(look)).toMatch(/<w:pPr><w:jc w:val="center"\/><w:pPrChange [^>]*><w:pPr\/><\/w:pPrChange><\/w:pPr>/)
  expect(shown(look)).not.toMatch(/[[\]]/)
})

test('rows, cells, links, fields and content controls come and go whole', () => {
  const reference = field(' REF a ', 'Part I')
  const simple = `<w:fldSimple w:instr=" PAGE ">${r('4')}</w:fldSimple>`
  const rows = [
    [p('A'), p('Passport')],
    [p('B'), p('Lease of the house')],
  ]
  const old = rawDocx(
    line(r(sentence), reference, control(r('one')), link('here')) + control(p(sentence)) + table(rows) + p('End.'),
  )
  const fresh = rawDocx(
    line(r(sentence), simple, control(r('two')), link('there')) +
      p('New.') +
      table([...rows, [p('C'), p('Photo')]]) +
      p('End.'),
  )
  expect(shown(redlined(old, fresh))).toContain('[+there+]')
  expect(shown(redlined(fresh, old))).toContain('[+here+]')
})

test('what only the old version has is brought over: lists, styles, notes, links and pictures', () => {
  const note = '<w:r><w:footnoteReference w:id="2"/></w:r>'
  const picture = '<w:r><w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" r:id="rId9"/></w:pict></w:r>'
  const romans = twoLists.replace('decimal', 'upperRoman')
  const old = withPicture(
    rawDocx(
      `${p('item', inList(1))}${p('styled', '<w:pStyle w:val="Old"/>')}<w:p>${r(sentence)}${note}${picture}</w:p>`,
      {
        numbering: romans,
        styles: style('Old'),
        footnotes: `<w:footnote w:id="2">${p('Old note')}</w:footnote>`,
      },
    ),
    'old',
  )
  const fresh = withPicture(
    rawDocx(`${p('item', inList(1))}<w:p>${r(sentence)}${picture}</w:p>`, {
      numbering: twoLists,
      styles: style('New'),
    }),
    'new',
  )
  const redline = redlineBytes(old, fresh, author)
  expect(checkDocx(redline)).toEqual([])
  const back = resolveDocx(redline, 'reject')
  expect(documentOutline(back)[0]).toMatch(/^I\. /)
  expect(documentOutline(back).join()).toContain('<footnote Old note>')
  const parts = unzipPackage(redline)
  expect(decodePart(parts['word/styles.xml'] ?? new Uint8Array())).toMatch(/styleId="New".*styleId="Old"/)
  expect(decodePart(parts['word/media/a-old1.xml'] ?? new Uint8Array())).toBe('<a>old</a>')
})

test('changes that a version already tracks count as accepted', () => {
  const tracked = `<w:p>${r('She ')}<w:del w:id="1"><w:r><w:delText>had</w:delText></w:r></w:del><w:ins w:id="2">${r('has')}</w:ins>${r(' two children.')}</w:p>`
  const redline = redlineBytes(rawDocx(tracked), rawDocx(p('She has three children.')), author)
  expect(shown(redline)).toBe('She has [-two-][+three+] children.')
})

test('every kind of tracked change that Word makes is accepted and rejected, in notes and headers too', async () => {
  const by = 'w:author="A" w:date="2026-01-01T00:00:00Z"'
  const body = [
    `<w:p><w:moveFromRangeStart w:id="1" w:name="m"/><w:moveFrom w:id="2" ${by}>${r('moved')}</w:moveFrom><w:moveFromRangeEnd w:id="1"/>${r(' stays')}</w:p>`,
    `<w:p>${r('then ')}<w:moveTo w:id="3" ${by}>${r('moved')}</w:moveTo></w:p>`,
    `<w:p><w:pPr><w:rPr><w:del w:id="4" ${by}/></w:rPr></w:pPr>${r('first ')}</w:p>${p('second', '<w:jc w:val="right"/>')}`,
    `<w:p><w:pPr><w:jc w:val="center"/><w:pPrChange w:id="5" ${by}><w:pPr><w:keepNext/></w:pPr></w:pPrChange></w:pPr>${r('look', `<w:b/><w:rPrChange w:id="6" ${by}><w:rPr><w:i/></w:rPr></w:rPrChange>`)}</w:p>`,
    `<w:tbl><w:tblPr/><w:tblGrid/><w:tr><w:trPr><w:ins w:id="7" ${by}/></w:trPr><w:tc>${p('added row')}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:cellDel w:id="8" ${by}/></w:tcPr>${p('gone cell')}</w:tc><w:tc>${p('cell')}</w:tc></w:tr></w:tbl>`,
    p('End.'),
  ]
  const note = `<w:footnote w:id="2"><w:p><w:ins w:id="9" ${by}>${r('new note')}</w:ins></w:p></w:footnote>`
  const docx = rawDocx(body.join(''), { footnotes: note })
  expect(documentOutline(await acceptAll(docx))).toEqual([
    ' stays',
    'then moved',
    '{<w:jc w:val="right"/>} first second',
    '{<w:jc w:val="center"/>} (<w:rPr><w:b/></w:rPr>: look)',
    '[row',
    '[cell',
    'added row',
    ']',
    ']',
    '[row',
    '[cell',
    'cell',
    ']',
    ']',
    'End.',
  ])
  const rejected = await rejectAll(docx)
  expect(documentOutline(rejected)).toEqual([
    'moved stays',
    'then ',
    'first ',
    '{<w:jc w:val="right"/>} second',
    '{<w:keepNext/>} (<w:rPr><w:i/></w:rPr>: look)',
    '[row',
    '[cell',
    'gone cell',
    ']',
    '[cell',
    'cell',
    ']',
    ']',
    'End.',
  ])
  expect(decodePart(unzipPackage(rejected)['word/footnotes.xml'] ?? new Uint8Array())).not.toContain('new note')
  expect(bodyOf(await acceptAll(docx))).not.toMatch(/w:(ins|del|moveTo|moveFrom|pPrChange|rPrChange|cellDel)\b/)
})

test.skipIf(!canConvert)('a redline of a brief opens in LibreOffice with old and new words side by side', async () => {
  const [old, fresh] = [await writeDocx(sampleBrief(1)), await writeDocx(sampleBrief(2))]
  const pages = await convertToPages(await redlineDocx(old, fresh, author))
  expect(pages.join('')).toContain('PART 2 OF THE ARGUMENT')
  expect(pages.join('')).toContain('Counsel for Respondent')
})
