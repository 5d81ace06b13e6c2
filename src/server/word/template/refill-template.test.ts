import { expect, test } from 'vitest'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { readDocument } from '#server/reading/read-document.ts'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { checkDocx } from '../check-docx.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { field, inList, p, r, rawDocx, table, twoLists } from '../testing/raw-docx.ts'
import { sampleBrief } from '../testing/sample-documents.ts'
import { writeDocx } from '../write-docx.ts'
import { readTemplate } from './read-template.ts'
import { refillTemplate } from './refill-template.ts'
import type { SectionRefill } from './refill-types.ts'

/** A section of the paragraphs from one to another; its content is given as HTML. */
function section(from: number, to: number, html?: string, more: Partial<SectionRefill> = {}): SectionRefill {
  const paragraphs = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const content = html === undefined ? {} : { content: blocksFromSection(html) }
  return { id: `s${from}`, level: 1, paragraphs, heading: 'none', innerHeadings: [], ...content, ...more }
}

function noteMark(id: number): string {
  return `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
}

function bodyOf(docx: Uint8Array): string {
  const xml = decodePart(unzipPackage(docx)['word/document.xml'] ?? new Uint8Array())
  return xml
    .slice(xml.indexOf('<w:body>') + 8, xml.indexOf('</w:body>'))
    .replaceAll(/<w:bookmark(Start|End)[^>]*_drafty[^>]*\/>|<w:bookmarkEnd w:id="\d+"\/>/g, '')
}

async function refill(body: string, sections: readonly SectionRefill[], parts: Parameters<typeof rawDocx>[1] = {}) {
  const result = await refillTemplate(rawDocx(body, parts), sections)
  expect(checkDocx(result.docx)).toEqual([])
  return { ...result, body: bodyOf(result.docx) }
}

const prose = 'The applicant has lived in the United States for eleven years with her family and works as a nurse.'
const other = 'Nothing in this new sentence repeats what stood there before, so it comes from somewhere else entirely.'

test('sections without content, and every part that nothing touches, stay byte for byte', async () => {
  const template = await writeDocx(sampleBrief(2))
  const { paragraphs } = await readTemplate(template)
  const at = paragraphs.findIndex(({ text }) => text.startsWith('A citation that nobody'))
  const sections = [section(0, at - 1), section(at, at, `<p>${other}</p>`), section(at + 1, paragraphs.length - 1)]
  const { docx } = await refillTemplate(template, sections)
  const [before, after] = [unzipPackage(template), unzipPackage(docx)]
  const changed = Object.keys(after).filter(
    (name) => Buffer.compare(before[name] ?? Buffer.alloc(0), after[name] ?? Buffer.alloc(0)) !== 0,
  )
  // The comment that hung on the replaced paragraph went with it.
  expect(changed).toEqual(['word/document.xml', 'word/comments.xml'])
  const [old, now] = [before, after].map((parts) => decodePart(parts['word/document.xml'] ?? new Uint8Array()))
  const start = old?.indexOf('<w:commentRangeStart') ?? 0
  expect(now?.slice(0, start - 200)).toBe(old?.slice(0, start - 200))
  expect(now?.slice(-2000)).toBe(old?.slice(-2000))
  const unchanged = await refillTemplate(template, [section(0, paragraphs.length - 1)])
  expect(unzipPackage(unchanged.docx)).toEqual(before)
})

test('words that stay keep their look and what hangs on them; new words look like those that they replace', async () => {
  const look = '<w:jc w:val="both"/>'
  const body = `<w:p><w:pPr>${look}</w:pPr>${r('Entry. ', '<w:b/>')}${r('She came to ')}<w:bookmarkStart w:id="7" w:name="place"/>${r('El Paso', '<w:i/>')}<w:bookmarkEnd w:id="7"/>${r(' in 2019')}<w:r><w:footnoteReference w:id="3"/></w:r>${r('.')}</w:p>`
  const footnotes = `<w:footnote w:id="3">${p('Ex. A')}</w:footnote>`
  const { body: result } = await refill(body, [section(0, 0, '<p>Entry. She came to Laredo in 2019.</p>')], {
    footnotes,
  })
  expect(result).toContain(`<w:pPr>${look}</w:pPr>`)
  expect(result).toContain(r('Entry. ', '<w:b/>'))
  expect(result).toMatch(/w:name="place"\/><w:r><w:rPr><w:i\/><\/w:rPr><w:t xml:space="preserve">Laredo /)
  expect(result).toContain('<w:footnoteReference w:id="3"/>')
})

test('a placeholder is filled in its own look without its yellow, and a gap gets it', async () => {
  const yellow = '<w:b/><w:highlight w:val="yellow"/>'
  const body = p('RE:\t[CLIENT]', '<w:jc w:val="center"/>', yellow) + p('Born on [DATE].')
  const { body: result } = await refill(body, [
    section(0, 1, '<p>RE: Rosa Example</p><p>Born on <mark data-gap="DATE">[DATE]</mark>.</p>'),
  ])
  expect(result).toContain(r('Rosa Example', '<w:b/>'))
  expect(result).toMatch(/RE:<\/w:t><w:tab\/>/)
  expect(result).toContain(r('[DATE]', '<w:highlight w:val="yellow"/>'))
})

test('new paragraphs look like the running text of their section, and blank lines stay between them', async () => {
  const look = '<w:spacing w:line="480" w:lineRule="auto"/><w:ind w:firstLine="720"/>'
  const text = (words: string) => p(words, look, '<w:sz w:val="26"/>') + p('')
  const heading = p('FACTS', '<w:jc w:val="center"/>', '<w:b/>')
  const { body: result } = await refill(heading + text(prose) + text(`${prose} Again.`), [
    section(0, 4, `<p>${prose}</p><p>${other}</p><p>${other} Twice.</p>`, { heading: 'own' }),
  ])
  expect(result.slice(0, result.indexOf('<w:sectPr')).replaceAll('<w:p/>', p(''))).toBe(
    heading + text(prose) + text(other) + text(`${other} Twice.`),
  )
})

test('lists take over the numbering of the template and start anew where there are more of them', async () => {
  const body = p(prose) + p('first reason that stands there', inList(1)) + p('second reason', inList(1)) + p('End.')
  const html = `<p>${prose}</p><ol><li>first reason that stands there</li><li>another one</li></ol><p>${other}</p><ol><li>anew</li></ol><ul><li>bullet</li></ul>`
  const { docx, body: result } = await refill(body, [section(0, 2, html), section(3, 3)], { numbering: twoLists })
  const used = [...result.matchAll(/<w:numId w:val="(\d+)"/g)].map(([, id]) => id)
  expect(used).toEqual(['1', '1', '3', '4'])
  const numbering = decodePart(unzipPackage(docx)['word/numbering.xml'] ?? new Uint8Array())
  expect(numbering.replaceAll(/<w:(abstractNum|num) w:\w+="[34]">.*?<\/w:\1>/g, '')).toContain(twoLists)
  expect(numbering).toMatch(
    /<w:num w:numId="3"><w:abstractNumId w:val="1"\/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"\/>/,
  )
  expect((await readDocument(docx)).text).toMatch(
    /1\. first reason that stands there\n2\. another one\n.*\n1\. anew\n• bullet\nEnd\.$/,
  )
})

test('in a declaration of numbered paragraphs, new paragraphs are numbered too', async () => {
  const body = [prose, `${prose} She says so.`, `${prose} She swears.`].map((text) => p(text, inList(1))).join('')
  const { docx } = await refill(body, [section(0, 2, `<p>${prose}</p><p>${other}</p>`)], { numbering: twoLists })
  expect((await readDocument(docx)).text).toBe(`1. ${prose}\n2. ${other}`)
})

test('footnotes of replaced words go, new ones come, those of the rest stay', async () => {
  const body = `<w:p>${r(prose)}${noteMark(1)}</w:p><w:p>${r('Kept words.')}${noteMark(2)}</w:p>`
  const footnotes = `<w:footnote w:id="1">${p('Former client')}</w:footnote><w:footnote w:id="2">${p('Kept note')}</w:footnote>`
  const html = `<p>${other}<sup data-fn="New note"></sup></p>`
  const { docx } = await refill(body, [section(0, 0, html), section(1, 1)], { footnotes })
  const notes = decodePart(unzipPackage(docx)['word/footnotes.xml'] ?? new Uint8Array())
  expect(notes).not.toContain('Former client')
  expect(notes).toMatch(/Kept note.*New note/)
})

test('new notes fit between those that stay, or all are numbered anew when another program is to count them', async () => {
  const body = `<w:p>${r('First.')}${noteMark(1)}</w:p>${p(prose)}<w:p>${r('Last.')}${noteMark(2)}</w:p>`
  const footnotes = `<w:footnote w:id="1">${p('one')}</w:footnote><w:footnote w:id="2">${p('two')}</w:footnote>`
  const html = `<p>${other}<sup data-fn="new"></sup></p>`
  const sections = [section(0, 0), section(1, 1, html), section(2, 2)]
  const marks = async (options: { renumberNotes?: boolean }) => {
    const { docx } = await refillTemplate(rawDocx(body, { footnotes }), sections, options)
    expect(checkDocx(docx)).toEqual([])
    return [...bodyOf(docx).matchAll(/footnoteReference w:id="(\d+)"/g)].map(([, id]) => id)
  }
  expect(await marks({})).toEqual(['1', '3', '2'])
  expect(await marks({ renumberNotes: true })).toEqual(['1', '2', '3'])
})

test('a caption in a table is filled cell by cell, and rows of exhibits come and go under their header', async () => {
  const caption = table([[p('In the Matter of') + p('') + p('[NAME],'), p('File No. [NUMBER]')]])
  const exhibits = table([
    [p('Exhibit', '', '<w:b/>'), p('Document', '', '<w:b/>')],
    [p('A'), p('Passport of a former client', '', '<w:i/>')],
  ])
  const html =
    '<table><tr><td>In the Matter of<br>Rosa EXAMPLE,</td><td>File No. A 000-000-001</td></tr></table><table><tr><td>A</td><td>Birth certificate</td></tr><tr><td>B</td><td>Lease</td></tr></table>'
  const blocks = blocksFromSection(html)
  const { docx, body: result } = await refill(caption + exhibits + p('End.'), [
    section(0, 3, undefined, { content: blocks.slice(0, 1) }),
    section(4, 7, undefined, { content: blocks.slice(1) }),
    section(8, 8),
  ])
  expect((await readDocument(docx)).text).toBe(
    'In the Matter of  Rosa EXAMPLE,\tFile No. A 000-000-001\nExhibit\tDocument\nA\tBirth certificate\nB\tLease\nEnd.',
  )
  expect(result.match(/<w:i\/>/g)).toHaveLength(2)
})

test('a break between sections of the file, a bookmark and a floating picture outlive the words around them', async () => {
  const drawing = '<w:r><w:drawing><wp:anchor xmlns:wp="x"/></w:drawing></w:r>'
  const sectPr = '<w:sectPr><w:pgSz w:w="15840" w:h="12240"/></w:sectPr>'
  const body = `<w:p><w:bookmarkStart w:id="3" w:name="facts"/>${r(prose)}<w:bookmarkEnd w:id="3"/>${drawing}</w:p>${p(`${prose} More.`, sectPr)}${p('End.')}`
  const { body: result } = await refill(body, [section(0, 1, '<ul><li>only a list now</li></ul>'), section(2, 2)])
  expect(result).toContain('w:name="facts"')
  expect(result).toContain('<wp:anchor')
  expect(result).toContain(sectPr)
  expect(result).not.toContain('eleven years')
})

test('a cross-reference to replaced text and a contents list are told to the attorney', async () => {
  const body = `<w:p>${field(' TOC \\o ', 'Facts')}</w:p>${p(prose)}`
  const { warnings } = await refill(body, [section(0, 0), section(1, 1, `<p>${other}</p>`)])
  expect(warnings).toEqual(['The table of contents is refreshed in Word: select it and press F9.'])
})

test('sections that were dragged stand in their new order', async () => {
  const { body: result } = await refill(p('one') + p('two') + p('three'), [
    section(2, 2),
    section(0, 0, '<p>ONE</p>'),
    section(1, 1),
  ])
  expect([...result.matchAll(/preserve">([^<]*)</g)].map(([, text]) => text)).toEqual(['three', 'ONE', 'two'])
})

test('the section that opens with its caption goes on behind it', async () => {
  const body = `<w:p>${r('Term.', '<w:b/><w:u w:val="single"/>')}${r(' The term is one year from the date of this letter.')}</w:p>`
  const { body: result } = await refill(body, [section(0, 0, '<p>The term is two years.</p>', { heading: 'lead-in' })])
  expect(result).toContain(r('Term.', '<w:b/><w:u w:val="single"/>'))
  expect(result.replaceAll(/<[^>]*>/g, '')).toBe('Term. The term is two years.')
})

test('where a paragraph comes from can stand beside it as a comment', async () => {
  const content = [{ kind: 'paragraph' as const, content: [{ text: prose }], comment: 'From the template.' }]
  const { docx, body: result } = await refill(p(prose), [section(0, 0, undefined, { content })])
  expect(result).toMatch(/^<w:p><w:commentRangeStart w:id="1"\/>.*<w:commentRangeEnd w:id="1"\/>/)
  expect(decodePart(unzipPackage(docx)['word/comments.xml'] ?? new Uint8Array())).toContain('From the template.')
})

test.skipIf(!canConvert)(
  'a refilled brief opens in LibreOffice with the header and numbers of the template',
  async () => {
    const template = await writeDocx(sampleBrief(2))
    const { paragraphs } = await readTemplate(template)
    const first = paragraphs.findIndex(({ text }) => text.startsWith('I. PART 1'))
    const second = paragraphs.findIndex(({ text }) => text.startsWith('II. PART 2'))
    const html = `<p>${other}</p><h3>New heading</h3><ol><li>one</li><li>two</li></ol><table><tr><td>a</td><td>b</td></tr></table>`
    const { docx } = await refillTemplate(template, [
      section(0, first - 1),
      section(first, second - 1, html, { heading: 'own' }),
      section(second, paragraphs.length - 1),
    ])
    const pages = await convertToPages(docx)
    const page = pages.find((text) => text.includes('New heading')) ?? ''
    expect(page).toContain('DETAINED')
    expect(page).toMatch(/1\. +one\s+2\. +two/)
    expect(pages.join('')).toContain('II. PART 2 OF THE ARGUMENT')
  },
)
