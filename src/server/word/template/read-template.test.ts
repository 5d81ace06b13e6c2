import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { compoundFile, lockedPdf, smallOdt, smallPdf } from '#server/reading/testing/small-files.ts'
import { field, fieldMark, inList, p, r, rawDocx, table, twoLists } from '../testing/raw-docx.ts'
import { readTemplate } from './read-template.ts'

const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:pPr><w:keepNext/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style>'

/** A page with running header and footer. */
function page(number: number, ...lines: string[]): string[] {
  return ['Law Office of A. Attorney', ...lines, `Page ${number}`]
}

async function refusalOf(bytes: Uint8Array): Promise<string> {
  return readTemplate(bytes).then(
    () => 'read',
    ({ message }: Error) => message,
  )
}

test('a bold caption opens its clause behind a number that was typed before it', async () => {
  const clause = (number: string, caption: string) =>
    `<w:p>${r(`${number} `)}${r(caption, '<w:b/>')}${r('. The client keeps counsel informed of each change.')}</w:p>`
  const body = [
    clause('1.', 'Scope of work'),
    clause('(b', 'Costs'),
    `<w:p>${r('See ')}${r('Tab A', '<w:b/>')}${r('.')}</w:p>`,
  ]
  const { paragraphs } = await readTemplate(rawDocx(body.join('')))
  expect(paragraphs.map(({ leadIn }) => leadIn)).toEqual(['1. Scope of work', '', ''])
})

test('every paragraph is described with its style, number, look and place', async () => {
  const body = [
    p('LAW OFFICE', '<w:jc w:val="center"/>', '<w:caps/>'),
    p('Facts', '<w:pStyle w:val="H"/>'),
    `<w:p>${r('Entry.', '<w:b/>')}${r(' She entered in 2019.')}</w:p>`,
    p('first', inList(1)),
    p('inner', inList(1, 1)),
    p('second', inList(1)),
    table([[p('Name'), p('')]]),
    p('', '<w:sectPr/>'),
  ]
  const { kind, paragraphs } = await readTemplate(rawDocx(body.join(''), { styles, numbering: twoLists }))
  expect(kind).toBe('docx')
  expect(paragraphs.map(({ text }) => text)).toEqual([
    'LAW OFFICE',
    'Facts',
    'Entry. She entered in 2019.',
    'first',
    'inner',
    'second',
    'Name',
    '',
    '',
  ])
  const [letterhead, heading, entry, first, inner, second, name, empty, last] = paragraphs
  expect(letterhead).toMatchObject({
    align: 'center',
    allCaps: true,
    fontSize: 11,
    style: 'Normal',
    outlineLevel: null,
  })
  expect(heading).toMatchObject({ style: 'Heading 2', outlineLevel: 1, boldShare: 1, fontSize: 14, keepWithNext: true })
  expect(entry).toMatchObject({ leadIn: 'Entry.', boldShare: 6 / 23 })
  expect([first, inner, second].map((one) => one?.numbering)).toEqual([
    { label: '1.', level: 0 },
    { label: '(a)', level: 1 },
    { label: '2.', level: 0 },
  ])
  expect([name, empty].map((one) => one?.table)).toEqual([
    { table: 0, row: 0, cell: 0 },
    { table: 0, row: 0, cell: 1 },
  ])
  expect(last?.sectionBreak).toBe(true)
})

test('what a template marks to be filled in is found with its place, however Word cut it into runs', async () => {
  const name = field(' MERGEFIELD "Client Name" ', '«Client Name»')
  const control = `<w:sdt><w:sdtPr><w:alias w:val="A-Number"/></w:sdtPr><w:sdtContent>${r('Click here')}</w:sdtContent></w:sdt>`
  const body = `<w:p>${r('Dear ')}${name}${r(', [CLI', '<w:highlight w:val="yellow"/>')}${r('ENT]', '<w:highlight w:val="yellow"/><w:i/>')}${control}<w:commentRangeStart w:id="4"/>${r('facts')}<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r></w:p>`
  const comments = `<w:comment w:id="4">${p('Describe the entry')}</w:comment>`
  const { paragraphs } = await readTemplate(rawDocx(body, { comments }))
  expect(paragraphs[0]?.text).toBe('Dear «Client Name», [CLIENT]Click herefacts')
  expect(paragraphs[0]?.marks).toEqual([
    { start: 5, end: 18, kind: 'merge-field', name: 'Client Name' },
    { start: 18, end: 28, kind: 'highlight' },
    { start: 24, end: 28, kind: 'italic' },
    { start: 28, end: 38, kind: 'content-control', name: 'A-Number' },
    { start: 38, end: 43, kind: 'comment', name: 'Describe the entry' },
  ])
})

test('contents lists, notes, pictures, text boxes, references and tracked changes are told', async () => {
  const body = [
    `<w:p>${fieldMark('begin')}<w:r><w:instrText>TOC \\o</w:instrText></w:r>${fieldMark('separate')}${r('Facts')}</w:p>`,
    `<w:p>${r('Law')}${fieldMark('end')}</w:p>`,
    `<w:p>${r('See')}<w:r><w:footnoteReference w:id="2"/></w:r>${field(' REF a ', '1')}</w:p>`,
    `<w:p><w:ins w:id="9">${r('new')}</w:ins><w:del w:id="8"><w:r><w:delText>old</w:delText></w:r></w:del></w:p>`,
    `<w:p><w:r><w:pict><w:txbxContent>${p('boxed')}</w:txbxContent></w:pict></w:r><w:r><w:drawing/></w:r></w:p>`,
  ]
  const { paragraphs, warnings } = await readTemplate(rawDocx(body.join('')))
  expect(paragraphs.map(({ text }) => text)).toEqual(['Facts', 'Law', 'See1', 'new', ''])
  expect(paragraphs.map(({ contents }) => contents)).toEqual([true, true, false, false, false])
  expect(paragraphs.map(({ holds }) => holds)).toEqual([
    [],
    [],
    ['footnote', 'cross-reference'],
    ['tracked-change'],
    ['text-box', 'image'],
  ])
  expect(warnings).toEqual([
    'This template has tracked changes; it was read as if all of them were accepted.',
    'This template has text boxes; what stands in them stays as it is.',
  ])
})

test('a PDF gives paragraphs put together from its lines, without running headers', async () => {
  const { kind, paragraphs } = await readTemplate(
    smallPdf([
      page(1, '# Motion', 'The respondent moves the court to change the venue of these proceed-', 'ings to Dallas.'),
      page(
        2,
        'She lives in Dallas with her family and her counsel has his office there,',
        'as Exhibit A shows.',
        '1. She moved.',
      ),
      page(3, 'Wherefore the motion should be granted by this honourable court today.', '2. So ordered.', '3. Dated'),
    ]),
  )
  expect(kind).toBe('pdf')
  expect(paragraphs.map(({ text }) => text)).toEqual([
    'Motion',
    'The respondent moves the court to change the venue of these proceedings to Dallas.',
    'She lives in Dallas with her family and her counsel has his office there, as Exhibit A shows.',
    '1. She moved.',
    'Wherefore the motion should be granted by this honourable court today.',
    '2. So ordered.',
    '3. Dated',
  ])
})

test('the attorney is told that a PDF has no styles to keep', async () => {
  const { warnings } = await readTemplate(smallPdf([['A motion of some words that is long enough to be read.']]))
  expect(warnings).toEqual(['A PDF has no styles to keep, so the document will be built in the standard style.'])
})

test('a template that cannot be used is refused with its own sentence', async () => {
  const box = `<w:p><w:r><w:pict><w:txbxContent>${p('all of it')}</w:txbxContent></w:pict></w:r></w:p>`
  const pages = '<w:p><w:r><w:br w:type="page"/><w:t>x</w:t></w:r></w:p>'.repeat(200)
  expect(await refusalOf(rawDocx(p('')))).toBe('This file has no text.')
  expect(await refusalOf(rawDocx(box))).toBe(
    'All text of this template stands in text boxes, which cannot be rewritten. Move it into the page and upload the file again.',
  )
  expect(await refusalOf(rawDocx('<w:p><w:r><w:drawing/></w:r></w:p>'))).toBe(
    'This file has no text; please upload a Word file or a searchable PDF.',
  )
  expect(await refusalOf(smallPdf([[''], ['']]))).toBe(
    'This file has no text; please upload a Word file or a searchable PDF.',
  )
  const tooLong = 'This template is too long. At most 150 pages can be used as a template.'
  expect(await refusalOf(rawDocx(pages))).toBe(tooLong)
  expect(await refusalOf(smallPdf(Array.from({ length: 200 }, () => ['Some text that is long enough'])))).toBe(tooLong)
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(61_000_000).fill(32) }, { level: 9 })
  expect(await refusalOf(bomb)).toBe('This file unpacks to far more than a document holds, so it was not opened.')
  const locked = 'This file is protected by a password. Remove the password and upload it again.'
  expect(await refusalOf(lockedPdf())).toBe(locked)
  expect(await refusalOf(compoundFile('EncryptedPackage'))).toBe(locked)
  expect(await refusalOf(compoundFile('WordDocument'))).toMatch(/^This is a file of an old Word version/)
  for (const other of [new TextEncoder().encode('plain'), smallOdt()])
    expect(await refusalOf(other)).toBe('A template has to be a Word (.docx, .doc), RTF, ODT or PDF file.')
})

test('a template made of tables alone is read and said to be a form', async () => {
  const { warnings } = await readTemplate(rawDocx(table([[p('Name'), p('')]]) + p('')))
  expect(warnings).toEqual(['All text of this template stands in tables; it is treated as a form.'])
})

test('a file with unusual namespace prefixes is read like any other', async () => {
  const { parts } = await import('#server/office/document/word-package.ts').then(({ openWordPackage }) =>
    openWordPackage(rawDocx(p('words'))),
  )
  const { decodePart, encodePart } = await import('#server/office/package/part-text.ts')
  const { zipPackage } = await import('#server/office/package/zip-package.ts')
  const xml = decodePart(parts['word/document.xml'] ?? new Uint8Array())
  const renamed = xml
    .replaceAll(/(<\/?)w:/g, '$1ns0:')
    .replaceAll(' w:', ' ns0:')
    .replace('xmlns:w=', 'xmlns:ns0=')
  const { paragraphs } = await readTemplate(zipPackage({ ...parts, 'word/document.xml': encodePart(renamed) }))
  expect(paragraphs.map(({ text }) => text)).toEqual(['words'])
})
