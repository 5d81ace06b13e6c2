import { expect, test } from 'vitest'
import { checkDocx } from '../check-docx.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { documentOutline } from '../testing/document-outline.ts'
import { field, fieldMark, inList, p, r, rawDocx, type RawParts, table, twoLists } from '../testing/raw-docx.ts'
import { redlineBytes } from './redline-bytes.ts'
import { resolveDocx } from './resolve-docx.ts'

const tracked = 'w:author="B" w:date="2026-01-01T00:00:00Z"'
const math = (letter: string, wrap = 'oMath') =>
  `<m:${wrap} xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math">${wrap === 'oMathPara' ? '<m:oMath>' : ''}<m:sSup><m:e><m:r><m:t>${letter}</m:t></m:r></m:e><m:sup><m:r><m:t>2</m:t></m:r></m:sup></m:sSup>${wrap === 'oMathPara' ? '</m:oMath>' : ''}</m:${wrap}>`
const box = (inside: string) =>
  `<w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml" style="width:90pt"><v:textbox><w:txbxContent>${inside}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`
const control = (inside: string, name: string, level = '') =>
  `<w:sdt><w:sdtPr><w:alias w:val="${name}"/>${level}</w:sdtPr><w:sdtContent>${inside}</w:sdtContent></w:sdt>`
const smart = (inside: string) => `<w:smartTag w:uri="urn:x" w:element="place">${inside}</w:smartTag>`
const mark = (id: number, name: string, inside: string) =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${inside}<w:bookmarkEnd w:id="${id}"/>`
const noted = (kind: 'footnote' | 'endnote', id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
const note = (kind: 'footnote' | 'endnote', id: number, inside: string) =>
  `<w:${kind} w:id="${id}">${inside}</w:${kind}>`
const link = (inside: string) => `<w:hyperlink w:anchor="place">${inside}</w:hyperlink>`
const pageEnd = (width: number) =>
  `<w:p><w:pPr><w:sectPr><w:pgSz w:w="${width}" w:h="15840"/></w:sectPr></w:pPr>${r('The end of this part.')}</w:p>`
const merged = (words: string) =>
  table([[p('Name'), p('Age')], [p(words)]]).replace(
    /<w:tcPr><w:tcW w:w="2000" w:type="dxa"\/><\/w:tcPr>(?!.*<w:tcPr>)/s,
    '<w:tcPr><w:tcW w:w="4000" w:type="dxa"/><w:gridSpan w:val="2"/></w:tcPr>',
  )
const one = 'The first paragraph tells where she lived before the war.'
const two = 'The second paragraph tells whom she met in the new town.'
const three = 'The third paragraph tells what she asks of the court.'

type Pair = {
  readonly name: string
  readonly before: string
  readonly after: string
  readonly parts?: readonly [RawParts, RawParts]
}

/** Pairs of versions of the kinds that comparers of Word files are tried with. */
const pairs: readonly Pair[] = [
  {
    name: 'a table that gets a row',
    before: table([[p('A'), p('1')]]),
    after: table([
      [p('A'), p('1')],
      [p('B'), p('2')],
    ]),
  },
  {
    name: 'a table that loses a column',
    before: table([
      [p('A'), p('1'), p('x')],
      [p('B'), p('2'), p('y')],
    ]),
    after: table([
      [p('A'), p('1')],
      [p('B'), p('2')],
    ]),
  },
  { name: 'a table with a cell over two columns', before: merged('Ana Example, 31'), after: merged('Ana Example, 32') },
  {
    name: 'a table in a table',
    before: table([[p('Out') + table([[p('In one')]]) + p('')]]),
    after: table([[p('Out') + table([[p('In two')]]) + p('')]]),
  },
  {
    name: 'paragraphs that become a table',
    before: p('Name: Ana') + p('Age: 31'),
    after: table([
      [p('Name'), p('Ana')],
      [p('Age'), p('31')],
    ]),
  },
  {
    name: 'a formula that changes inside its line',
    before: `<w:p>${r('Growth is ')}${math('x')}${r(' each year.')}</w:p>`,
    after: `<w:p>${r('Growth is ')}${math('y')}${r(' each month.')}</w:p>`,
  },
  {
    name: 'a formula that stands alone and comes',
    before: p(one),
    after: `${p(one)}<w:p>${math('z', 'oMathPara')}</w:p>`,
  },
  {
    name: 'footnotes that swap, change and go',
    before: `<w:p>${r('First')}${noted('footnote', 2)}${r(' and second')}${noted('footnote', 3)}${r('.')}</w:p>`,
    after: `<w:p>${r('First')}${noted('footnote', 2)}${r(' and second.')}</w:p>`,
    parts: [
      { footnotes: note('footnote', 2, p('See Tab A.')) + note('footnote', 3, p('See Tab B.')) },
      { footnotes: note('footnote', 2, p('See Tab C at 4.')) },
    ],
  },
  {
    name: 'an endnote with a table in it',
    before: `<w:p>${r('Pay')}${noted('endnote', 2)}</w:p>`,
    after: `<w:p>${r('Pay and rent')}${noted('endnote', 2)}</w:p>`,
    parts: [
      { endnotes: note('endnote', 2, table([[p('May'), p('100')]]) + p('')) },
      { endnotes: note('endnote', 2, table([[p('May'), p('120')]]) + p('')) },
    ],
  },
  {
    name: 'a text box whose words change',
    before: `<w:p>${r('Beside ')}${box(p('Detained'))}</w:p>`,
    after: `<w:p>${r('Beside ')}${box(p('Released'))}</w:p>`,
  },
  {
    name: 'a text box that goes',
    before: `<w:p>${r('Beside the box.')}${box(p('Rush'))}</w:p>${p(one)}`,
    after: p('Beside the box.') + p(one),
  },
  {
    name: 'a content control in a line',
    before: `<w:p>${r('Name: ')}${control(r('Ana'), 'Name')}</w:p>`,
    after: `<w:p>${r('Name: ')}${control(r('Ana Example'), 'Name')}${r(' (client)')}</w:p>`,
  },
  {
    name: 'a content control around paragraphs',
    before: control(p(one) + p(two), 'Part'),
    after: control(p(one) + p(two) + p(three), 'Part'),
  },
  {
    name: 'a smart tag',
    before: `<w:p>${r('She lives in ')}${smart(r('El Paso'))}${r('.')}</w:p>`,
    after: `<w:p>${r('She lives in ')}${smart(r('Laredo'))}${r(' now.')}</w:p>`,
  },
  {
    name: 'a link whose words change',
    before: `<w:p>${mark(1, 'place', r('Here.'))}${link(r('See the brief'))}</w:p>`,
    after: `<w:p>${mark(1, 'place', r('Here.'))}${link(r('See the reply brief'))}${r(' at 4')}</w:p>`,
  },
  {
    name: 'a field whose result changes',
    before: `<w:p>${r('Page ')}${field('PAGE', '1')}${r(' of the brief')}</w:p>`,
    after: `<w:p>${r('Page ')}${field('PAGE', '2')}${r(' of the motion')}</w:p>`,
  },
  {
    name: 'a field over paragraphs',
    before: `<w:p>${fieldMark('begin')}<w:r><w:instrText>TOC</w:instrText></w:r>${fieldMark('separate')}${r('Facts 1')}</w:p><w:p>${r('Law 2')}${fieldMark('end')}</w:p>`,
    after: `<w:p>${fieldMark('begin')}<w:r><w:instrText>TOC</w:instrText></w:r>${fieldMark('separate')}${r('Facts 1')}</w:p>${p('Argument 3')}<w:p>${r('Law 2')}${fieldMark('end')}</w:p>`,
  },
  {
    name: 'bookmarks that cross',
    before: `<w:p><w:bookmarkStart w:id="1" w:name="a"/>${r('One ')}<w:bookmarkStart w:id="2" w:name="b"/>${r('two ')}<w:bookmarkEnd w:id="1"/>${r('three')}<w:bookmarkEnd w:id="2"/></w:p>`,
    after: `<w:p><w:bookmarkStart w:id="2" w:name="a"/>${r('One ')}${r('three')}<w:bookmarkEnd w:id="2"/></w:p>`,
  },
  {
    name: 'points of a list that come, go and sink a level',
    before: p('first', inList(1)) + p('second', inList(1)) + p('third', inList(1)),
    after: p('first', inList(1)) + p('inner', inList(1, 1)) + p('third', inList(1)),
    parts: [{ numbering: twoLists }, { numbering: twoLists }],
  },
  {
    name: 'a numbered list that becomes bullets',
    before: p('first', inList(1)) + p('second', inList(1)),
    after: p('first', inList(2)) + p('second', inList(2)),
    parts: [{ numbering: twoLists }, { numbering: twoLists }],
  },
  { name: 'a section break that comes', before: p(one) + p(two), after: p(one) + pageEnd(12_240) + p(two) },
  {
    name: 'a section that turns its page',
    before: p(one) + pageEnd(12_240) + p(two),
    after: p(one) + pageEnd(15_840) + p(two),
  },
  { name: 'paragraphs that change places', before: p(one) + p(two) + p(three), after: p(three) + p(one) + p(two) },
  { name: 'a paragraph that is divided', before: p(`${one} ${two}`), after: p(one) + p(two) },
  {
    name: 'versions that track changes already',
    before: `<w:p>${r('She came ')}<w:ins w:id="5" ${tracked}>${r('by boat ')}</w:ins><w:del w:id="6" ${tracked}><w:r><w:delText>by bus </w:delText></w:r></w:del>${r('in May.')}</w:p>`,
    after: `<w:p>${r('She came ')}<w:del w:id="5" ${tracked}><w:r><w:delText>by boat </w:delText></w:r></w:del><w:ins w:id="6" ${tracked}>${r('by train ')}</w:ins>${r('in June.')}</w:p>`,
  },
  {
    name: 'a move that is tracked already',
    before: `<w:p><w:moveFromRangeStart w:id="7" w:name="m" ${tracked}/><w:moveFrom w:id="8" ${tracked}>${r(one)}</w:moveFrom><w:moveFromRangeEnd w:id="7"/></w:p>${p(two)}<w:p><w:moveToRangeStart w:id="9" w:name="m" ${tracked}/><w:moveTo w:id="10" ${tracked}>${r(one)}</w:moveTo><w:moveToRangeEnd w:id="9"/></w:p>`,
    after: p(two) + p(`${one} Yes.`),
  },
  {
    name: 'looks that change and words that stay',
    before: p(one, '', '<w:b/>') + p(two),
    after: p(one) + p(two, '<w:jc w:val="center"/>', '<w:i/>'),
  },
  {
    name: 'tabs, breaks and hard spaces',
    before: `<w:p>${r('Left')}<w:r><w:tab/></w:r>${r('right')}<w:r><w:br/></w:r>${r('below')}</w:p>`,
    after: `<w:p>${r('Left')}<w:r><w:tab/><w:tab/></w:r>${r('right')}${r('\u00a0below')}</w:p>`,
  },
  { name: 'a file that says nothing and one that tells', before: '<w:p/>', after: p(one) + table([[p('A')]]) + p(two) },
]

const runs = pairs.flatMap((pair) => {
  const [first, second] = pair.parts ?? [{}, {}]
  const files = [rawDocx(pair.before + p('End.'), first), rawDocx(pair.after + p('End.'), second)] as const
  return [
    { name: pair.name, old: files[0], fresh: files[1] },
    { name: `${pair.name}, backwards`, old: files[1], fresh: files[0] },
  ]
})

/** The words of the main part in order, formulas and boxes too, read without our reader of Word files. */
function words(bytes: Uint8Array): string {
  const main = decodePart(unzipPackage(bytes)['word/document.xml'] ?? new Uint8Array())
  return [...main.matchAll(/<(?:w|m):t(?: [^>]*)?>([^<]*)<|<w:(tab|br)\/>|<\/(w:p|w:tc)>|<w:p(?: [^>]*)?\/>/g)]
    .map(([, text, sign, end]) => text ?? (sign ? ' ' : end === 'w:tc' ? '|' : '\n'))
    .join('')
}

test.for(runs)('$name: accepted the redline is the new version, rejected the old one', ({ old, fresh }) => {
  const redlined = redlineBytes(old, fresh, { author: 'Drafty', date: '2026-11-20T09:00:00Z' })
  const [accepted, rejected] = [resolveDocx(redlined, 'accept'), resolveDocx(redlined, 'reject')]
  const [after, before] = [resolveDocx(fresh, 'accept'), resolveDocx(old, 'accept')]
  expect([redlined, accepted, rejected].flatMap(checkDocx)).toEqual([])
  expect(documentOutline(accepted)).toEqual(documentOutline(after))
  expect(documentOutline(rejected)).toEqual(documentOutline(before))
  expect(words(accepted)).toBe(words(after))
  expect(words(rejected)).toBe(words(before))
  expect(Object.keys(unzipPackage(redlined))).toEqual(expect.arrayContaining(Object.keys(unzipPackage(fresh))))
})
