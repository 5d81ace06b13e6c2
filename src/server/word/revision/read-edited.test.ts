import { expect, test } from 'vitest'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import type { LegalDocument } from '#domain/legal-document/block.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { refillTemplate } from '../template/refill-template.ts'
import type { SectionRefill } from '../template/refill-types.ts'
import { fieldMark, inList, p, r, rawDocx, table, twoLists } from '../testing/raw-docx.ts'
import { writeDocx } from '../write-docx.ts'
import { readEditedSections } from './read-edited-sections.ts'

const facts =
  '<p>She entered near El Paso on March 3, 2021 with her two children.</p><p>Her brother was taken, <cite data-authority="ojo"><em>Matter of O-J-O-</em>, 21 I&amp;N Dec. 381</cite>, in the night.</p><ol><li>first reason why</li><li>second reason why</li></ol>'
const conclusion = '<p>For these reasons the <mark data-gap="relief">[relief]</mark> should be granted.</p>'
const kept = '<p>This paragraph of the firm stays as it is in every letter.</p>'

/** A file as the attorney saved it: the body changed by hand. */
function edit(docx: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipPackage(docx)
  const before = decodePart(parts['word/document.xml'] ?? new Uint8Array())
  const after = change(before)
  expect(after).not.toBe(before)
  return zipPackage({ ...parts, 'word/document.xml': encodePart(after) })
}

function section(from: number, to: number, html?: string, heading: SectionRefill['heading'] = 'own'): SectionRefill {
  const paragraphs = Array.from({ length: to - from + 1 }, (_, index) => from + index)
  const content = html === undefined ? {} : { content: blocksFromSection(html) }
  return { id: `s${from}`, level: 1, paragraphs, heading, innerHeadings: [], ...content }
}

const template = rawDocx(
  [
    p('LAW OFFICE', '<w:jc w:val="center"/>'),
    p('FACTS', '', '<w:b/>'),
    p('Old facts of some former client that nobody needs.'),
    p('an item of the list', inList(1)),
    p('OUR FIRM', '', '<w:b/>'),
    p('This paragraph of the firm stays as it is in every letter.'),
    p('CONCLUSION', '', '<w:b/>'),
    p('Old conclusion of some words.'),
    p('Sincerely,'),
  ].join(''),
  { numbering: twoLists },
)
const { docx: exported } = await refillTemplate(template, [
  section(0, 0, undefined, 'none'),
  section(1, 3, facts),
  section(4, 5),
  section(6, 7, conclusion),
  section(8, 8, undefined, 'none'),
])
const draft = [
  { id: 's1', html: facts },
  { id: 's4', html: kept },
  { id: 's6', html: conclusion },
]

async function readBack(change: (xml: string) => string) {
  return readEditedSections(edit(exported, change), exported, draft)
}

test('words that were changed come back in their section, and citations keep what they cite', async () => {
  const { sections, warnings } = await readBack((xml) =>
    xml
      .replace('two children', 'three children')
      .replace('in the night', 'at night')
      .replace('in every letter', 'in each letter'),
  )
  expect(sections).toEqual([
    {
      id: 's1',
      isChanged: true,
      html: facts.replace('two children', 'three children').replace('in the night', 'at night'),
    },
    { id: 's4', isChanged: true, html: kept.replace('every', 'each') },
    { id: 's6', isChanged: false, html: conclusion },
  ])
  expect(warnings).toEqual([])
})

test('added, removed and moved paragraphs and items come back where they stand', async () => {
  const { sections } = await readBack((xml) => {
    const second = /<w:p>(?:(?!<\/w:p>).)*second reason why<\/w:t><\/w:r><\/w:p>/.exec(xml)?.[0] ?? ''
    return xml
      .replace(second, second + second.replace('second reason why', 'third one'))
      .replace('</w:p><w:bookmarkEnd w:id="2"/>', `</w:p>${p('A new paragraph at the end.')}<w:bookmarkEnd w:id="2"/>`)
      .replace(/<w:p><w:r><w:t[^>]*>For these.*?<\/w:p>/, p('Wholly other words are here now.'))
  })
  expect(sections[0]?.html).toBe(
    facts.replace('</ol>', '<li>third one</li></ol>') + '<p>A new paragraph at the end.</p>',
  )
  expect(sections[2]?.html).toBe('<p>Wholly other words are here now.</p>')
})

test("Word's own tracked changes, emphasis and new gaps are taken over", async () => {
  const { sections } = await readBack((xml) =>
    xml.replace(
      /(<w:r>)(<w:t[^>]*>)She entered near El Paso on /,
      `${r('She ')}<w:del w:id="90"><w:r><w:delText>entered</w:delText></w:r></w:del><w:ins w:id="91">${r('came', '<w:b/>')}</w:ins>${r(' near ')}${r('[town]', '<w:highlight w:val="yellow"/>')}$1$2 on `,
    ),
  )
  expect(sections[0]?.html).toContain(
    '<p>She <strong>came</strong> near <mark data-gap="town">[town]</mark> on March 3, 2021 with her two children.</p>',
  )
})

test('a change outside of the sections is told, not taken', async () => {
  const { sections, warnings } = await readBack((xml) =>
    xml.replace('LAW OFFICE', 'LAW FIRM').replace('Sincerely,', 'Yours,'),
  )
  expect(sections.every(({ isChanged }) => !isChanged)).toBe(true)
  expect(warnings).toEqual([
    'Changes outside of the sections (headings, caption, signature) were not taken over. Make them in the template.',
  ])
})

test('a paragraph that the template numbers stays a paragraph, and a new one beside it becomes one', async () => {
  const html = '<p>I was born in Dallas and have lived there for years.</p><p>I know the applicant from our church.</p>'
  const declaration = rawDocx(
    ['I am over eighteen years old and make this declaration.', 'I have known somebody else for a very long time now.']
      .map((text) => p(text, inList(1)))
      .join(''),
    { numbering: twoLists },
  )
  const { docx } = await refillTemplate(declaration, [section(0, 1, html, 'none')])
  const last = /<w:p>(?:(?!<\/w:p>).)*our church(?:(?!<\/w:p>).)*<\/w:p>/
  const edited = edit(docx, (xml) =>
    xml.replace(last, (whole) => whole + whole.replace(/I know.*church\./, 'I swear to it.')),
  )
  const { sections } = await readEditedSections(edited, docx, [{ id: 's0', html }])
  expect(sections[0]?.html).toBe(`${html}<p>I swear to it.</p>`)
})

test('a document that was composed without a template is read back by its words alone', async () => {
  const document: LegalDocument = {
    title: 'Brief',
    properties: {},
    layout: { lineSpacing: 2, paragraphSpacing: 0, pageNumbers: 'all' },
    blocks: [
      { kind: 'title', content: [{ text: 'BRIEF IN SUPPORT' }] },
      { kind: 'heading', level: 1, number: 'I.', content: [{ text: 'Facts' }] },
      ...blocksFromSection(facts),
      { kind: 'heading', level: 1, number: 'II.', content: [{ text: 'Conclusion' }] },
      ...blocksFromSection(conclusion),
      { kind: 'signature', lines: [[{ text: 'Respectfully submitted,' }]] },
    ],
  }
  const composed = await writeDocx(document)
  const edited = edit(composed, (xml) =>
    xml
      .replace('two children', 'one child')
      .replace(/(<w:p>(?:(?!<\/w:p>).)*second reason why.*?<\/w:p>)/, `$1${p('An added paragraph of facts.')}`),
  )
  const { sections, warnings } = await readEditedSections(edited, composed, [
    { id: 'facts', html: facts },
    { id: 'conclusion', html: conclusion },
  ])
  expect(sections[0]?.html).toBe(`${facts.replace('two children', 'one child')}<p>An added paragraph of facts.</p>`)
  expect(sections[1]?.isChanged).toBe(false)
  expect(warnings).toEqual([])
})

test('what a section says in a contents list, a blank line or a content control is no change when nobody touched it', async () => {
  const control = `<w:sdt><w:sdtPr/><w:sdtContent>${p('[NAME]')}</w:sdtContent></w:sdt>`
  const contents = `<w:p>${fieldMark('begin')}<w:r><w:instrText>TOC</w:instrText></w:r>${fieldMark('separate')}${r('Facts 2')}${fieldMark('end')}</w:p>`
  const written = rawDocx(contents + table([[p('Name'), control]]) + p('Sincerely,'))
  const html =
    '<p>Facts 2</p><p> </p><table><tr><td>Name</td><td>Rosa Example</td></tr></table><p>She was born on May 2, 1990.</p>'
  const { docx } = await refillTemplate(written, [section(0, 2, html, 'none')])
  const own = [{ id: 's0', html }]
  const untouched = await readEditedSections(docx, docx, own)
  expect(untouched).toEqual({ sections: [{ id: 's0', html, isChanged: false }], warnings: [] })
  const renamed = edit(docx, (xml) => xml.replace('Rosa Example', 'Rosa Sample'))
  expect((await readEditedSections(renamed, docx, own)).sections[0]?.html).toContain('<td>Rosa Sample</td>')
})
