import fc from 'fast-check'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'
import { buildDocx } from './build-docx.ts'
import { checkDocx } from './check-docx.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { sampleBrief, sampleLetter } from './testing/sample-documents.ts'
import { writeDocx } from './write-docx.ts'

const layout = { lineSpacing: 1, paragraphSpacing: 8, pageNumbers: 'all' } as const

function documentOf(...blocks: readonly Block[]): LegalDocument {
  return { title: 'Test', properties: {}, layout, blocks }
}

function part(bytes: Uint8Array, name: string): string {
  return decodePart(unzipPackage(bytes)[name] ?? new Uint8Array())
}

async function textOf(bytes: Uint8Array): Promise<string> {
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
}

test('a brief and a letter have the structure that Word expects, and read back in another reader', async () => {
  for (const document of [sampleBrief(), sampleLetter()]) {
    const bytes = await writeDocx(document)
    expect(checkDocx(bytes)).toEqual([])
    expect(await textOf(bytes)).toContain('asked for her brother by name, and told her family that they would return.')
  }
})

test('the same document gives the same bytes, here and in a thread', async () => {
  const once = await writeDocx(sampleBrief())
  expect(Buffer.compare(await writeDocx(sampleBrief()), once)).toBe(0)
  expect(Buffer.compare(await buildDocx(sampleBrief()), once)).toBe(0)
})

test('a page is US Letter with margins of an inch, and text is Times New Roman 12', async () => {
  const bytes = await writeDocx(sampleLetter())
  const xml = part(bytes, 'word/document.xml')
  expect(xml).toMatch(/<w:pgSz w:w="12240" w:h="15840"/)
  expect(xml).toMatch(/<w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/)
  const styles = part(bytes, 'word/styles.xml')
  expect(styles).toMatch(/<w:docDefaults>.*w:ascii="Times New Roman".*<w:sz w:val="24"\/>.*<\/w:docDefaults>/)
})

test('a paper of many columns lies on its side, and its table is as wide as it', async () => {
  const cell = (text: string) => ({ content: [[{ text }]] })
  const table = { kind: 'table', borders: 'all', widths: [50, 50], rows: [[cell('Witness'), cell('Subject')]] } as const
  const letter = sampleLetter()
  const xml = part(
    await writeDocx({ ...letter, layout: { ...letter.layout, isLandscape: true }, blocks: [table] }),
    'word/document.xml',
  )
  expect(xml).toMatch(/<w:pgSz w:w="15840" w:h="12240" w:orient="landscape"/)
  expect(xml).toContain('<w:tblW w:type="dxa" w:w="12960"/>')
})

test('a gap is yellow and a comment stands beside its paragraph, without a date', async () => {
  const bytes = await writeDocx(sampleBrief(1))
  const xml = part(bytes, 'word/document.xml')
  expect(xml).toContain(
    '<w:rPr><w:caps/><w:highlight w:val="yellow"/></w:rPr><w:t xml:space="preserve">[DATE OF THE SECOND VISIT]</w:t>',
  )
  expect(xml).toMatch(/<w:commentRangeStart w:id="0"\/>.*nobody has checked yet.*<w:commentRangeEnd w:id="0"\/>/)
  expect(part(bytes, 'word/comments.xml')).toContain('Unverified: read the decision before filing.')
  expect(part(bytes, 'word/comments.xml')).not.toContain('w:date')
})

test("a letter's first page has the words of the header and no number", async () => {
  const note = 'Draft for the review of the expert.'
  const letter = documentOf({ kind: 'paragraph', content: [{ text: 'Dear Officer:' }] })
  const bytes = await writeDocx({
    ...letter,
    layout: { ...layout, pageNumbers: 'from-second', headerText: note },
  })
  const relations = part(bytes, 'word/_rels/document.xml.rels')
  const reference = (kind: string) => {
    const id = new RegExp(`<w:${kind}Reference w:type="first" r:id="(\\w+)"`).exec(
      part(bytes, 'word/document.xml'),
    )?.[1]
    const relation = relations.match(/<Relationship [^>]*>/g)?.find((one) => one.includes(`Id="${id}"`))
    return part(bytes, `word/${/Target="([^"]+)"/.exec(relation ?? '')?.[1]}`)
  }
  expect(reference('header')).toContain(note)
  expect(reference('footer')).not.toContain('PAGE')
})

test('contents before the first page list the headings of the body, each with its page', async () => {
  const heading = (text: string, number: string): Block => ({ kind: 'heading', level: 1, number, content: [{ text }] })
  const body = [heading('The first part', 'I.'), { kind: 'page-break' } as const, heading('The second part', 'II.')]
  const bytes = await writeDocx({ ...documentOf(...body), cover: [{ kind: 'table-of-contents', title: 'CONTENTS' }] })
  expect(checkDocx(bytes)).toEqual([])
  // The front matter ends with the paragraph that carries its section, which is the last entry.
  const [front = ''] = /^.*?<\/w:sectPr>.*?<\/w:p>/s.exec(part(bytes, 'word/document.xml')) ?? []
  const lines = front.split('</w:p>').map((paragraph) => paragraph.replaceAll('<w:tab/>', ' '))
  const entries = lines.map((line) => line.replaceAll(/<w:instrText.*?<\/w:instrText>|<[^>]+>/gs, '').trim())
  expect(entries.filter((entry) => entry !== '')).toEqual(['CONTENTS', 'I. The first part 1', 'II. The second part 2'])
})

test('the line before a signature stays on its page', async () => {
  const closing: Block = { kind: 'paragraph', content: [{ text: 'Respectfully submitted,' }] }
  const signature: Block = { kind: 'signature', lines: [[{ text: 'Naomi Clarke' }]] }
  const xml = part(await writeDocx(documentOf(closing, closing, signature)), 'word/document.xml')
  const [first = '', second = ''] = xml.split('</w:p>')
  expect([first.includes('<w:keepNext/>'), second.includes('<w:keepNext/>')]).toEqual([false, true])
})

test('each list counts from one again, and letters count inside it', async () => {
  const numbered: Block = {
    kind: 'list',
    ordered: true,
    items: [{ content: [{ text: 'one' }], items: [[{ text: 'inner' }]] }, { content: [{ text: 'two' }] }],
  }
  const bytes = await writeDocx(documentOf(numbered, numbered))
  const used = [...part(bytes, 'word/document.xml').matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"/g)]
  expect(used.map(([, level]) => level)).toEqual(['0', '1', '0', '0', '1', '0'])
  expect(new Set(used.map(([, , number]) => number)).size).toBe(2)
  expect(part(bytes, 'word/numbering.xml')).toMatch(/<w:startOverride w:val="1"\/>/)
})

test('a footnote is a real one, with its own italics', async () => {
  const bytes = await writeDocx(sampleBrief(1))
  expect(part(bytes, 'word/document.xml')).toContain('<w:footnoteReference w:id="1"/>')
  expect(part(bytes, 'word/footnotes.xml')).toMatch(/See Ex\.\u00a0A at 3;.*<w:i\/>.*see also/)
  const separators = /<w:footnote [^>]*w:type="separator".*?<\/w:footnote>/.exec(part(bytes, 'word/footnotes.xml'))
  expect(separators?.[0]).not.toContain('footnoteRef')
})

test('what must not break across lines is bound by no-break spaces', async () => {
  const content = [{ text: 'Mr. Ngwa (A 012-345-678), INA § 208, Ex. C at 4' }]
  const bytes = await writeDocx(documentOf({ kind: 'paragraph', content }))
  expect(part(bytes, 'word/document.xml')).toContain(
    'Mr.\u00a0Ngwa (A\u00a0012-345-678), INA\u00a0§\u00a0208, Ex.\u00a0C at 4',
  )
})

test('a page break makes the next paragraph begin a page, also before a table', async () => {
  const cell = { content: [[{ text: 'cell' }]] }
  const table: Block = { kind: 'table', rows: [[cell], [cell, cell]], borders: 'none', widths: [] }
  const bytes = await writeDocx(
    documentOf(
      { kind: 'page-break' },
      { kind: 'paragraph', content: [{ text: 'next' }] },
      { kind: 'page-break' },
      table,
    ),
  )
  expect(checkDocx(bytes)).toEqual([])
  expect(part(bytes, 'word/document.xml').match(/<w:pageBreakBefore\/>/g)).toHaveLength(2)
})

test('words at the sides of a table without lines stand at the margins of the page, those of a ruled one beside its lines', async () => {
  const cell = { content: [[{ text: 'cell' }]] }
  const cellMargins = async (borders: 'none' | 'middle' | 'all') => {
    const bytes = await writeDocx(documentOf({ kind: 'table', rows: [[cell, cell]], borders, widths: [] }))
    expect(checkDocx(bytes)).toEqual([])
    return part(bytes, 'word/document.xml').match(/<w:tcMar>.*?<\/w:tcMar>/g) ?? []
  }
  for (const borders of ['none', 'middle'] as const)
    expect(await cellMargins(borders)).toEqual([
      expect.stringMatching(/^<w:tcMar><w:(?:left|start) w:type="dxa" w:w="0"\/><\/w:tcMar>$/),
      expect.stringMatching(/^<w:tcMar><w:(?:right|end) w:type="dxa" w:w="0"\/><\/w:tcMar>$/),
    ])
  expect(await cellMargins('all')).toEqual([])
})

test('a signature stands on one page with the end of the text before it, apart from what follows', async () => {
  const line = (text: string) => [{ text }]
  const bytes = await writeDocx(
    documentOf(
      { kind: 'paragraph', content: line('before') },
      { kind: 'paragraph', content: line('closing') },
      { kind: 'signature', lines: [line('Respectfully submitted,'), line('Lena Brook')] },
      { kind: 'paragraph', content: line('Enclosures') },
    ),
  )
  expect(checkDocx(bytes)).toEqual([])
  const paragraphs = part(bytes, 'word/document.xml').match(/<w:p>.*?<\/w:p>/gs) ?? []
  expect(paragraphs.map((paragraph) => paragraph.includes('<w:keepNext/>'))).toEqual([false, true, true, false, false])
  expect(paragraphs[3]).toContain('w:after="240"')
})

test('the properties of a draft are in the file and not in its text', async () => {
  const bytes = await writeDocx(sampleBrief(1))
  expect(part(bytes, 'docProps/custom.xml')).toMatch(/name="Drafty draft".*draft-1/)
  expect(await textOf(bytes)).not.toContain('draft-1')
})

test('characters that XML forbids are left out, and every other character arrives', async () => {
  const bytes = await writeDocx(
    documentOf({ kind: 'paragraph', content: [{ text: 'a\u0000b\u000B\uFFFE & <c> ñ 漢 \uD800 😀\n\td' }] }),
  )
  expect(checkDocx(bytes)).toEqual([])
  expect(part(bytes, 'word/document.xml')).toContain('😀</w:t></w:r><w:r><w:br/><w:tab/>')
  // mammoth drops line breaks.
  expect(await textOf(bytes)).toBe('ab & <c> ñ 漢 \uFFFD 😀\td\n\n')
})

const words = fc.array(fc.constantFrom('hardship', 'Exhibit A', '8 C.F.R.', 'año', '“quoted”', '<b>', '&', '5'), {
  maxLength: 8,
})
const content: fc.Arbitrary<Inline[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.record({ text: words.map((chosen) => chosen.join(' ')), bold: fc.constant(true) }) },
    { weight: 1, arbitrary: fc.constant<Inline>({ lineBreak: true }) },
    { weight: 1, arbitrary: fc.constant<Inline>({ tab: true }) },
    { weight: 1, arbitrary: words.map((chosen): Inline => ({ footnote: [{ text: chosen.join(' ') }] })) },
  ),
  { maxLength: 5 },
)
const lines = fc.array(content, { maxLength: 4 })
const cell = fc.record({ content: lines })
const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), content, comment: fc.constant('why') }),
  fc.record({ kind: fc.constant('lines' as const), lines }),
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(1, 2, 3),
    content,
    number: fc.constant('I.'),
  }),
  fc.record({
    kind: fc.constant('list' as const),
    ordered: fc.boolean(),
    items: fc.array(fc.record({ content, items: lines }), { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    rows: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
    borders: fc.constantFrom('none', 'all', 'middle'),
    widths: fc.array(fc.integer({ min: -5, max: 120 }), { maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('signature' as const), lines }),
  fc.constant<Block>({ kind: 'page-break' }),
  fc.constant<Block>({ kind: 'table-of-contents', title: 'Contents' }),
)

test('any document has a sound structure and holds each of its words once', async () => {
  const property = fc.asyncProperty(fc.array(block, { maxLength: 8 }), async (blocks) => {
    const bytes = await writeDocx(documentOf(...blocks))
    expect(checkDocx(bytes)).toEqual([])
    const expected = JSON.stringify(blocks.filter(({ kind }) => kind !== 'table-of-contents')).match(/hardship/g) ?? []
    const xml = part(bytes, 'word/document.xml').replaceAll(/<w:hyperlink.*?<\/w:hyperlink>/g, '')
    const found = [...(xml.match(/hardship/g) ?? []), ...(part(bytes, 'word/footnotes.xml').match(/hardship/g) ?? [])]
    expect(found.length).toBe(expected.length)
  })
  await fc.assert(property, { numRuns: 60 })
})
