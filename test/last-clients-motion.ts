import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { p, r, rawDocx } from '#server/word/testing/raw-docx.ts'

/** What only the last client's case has, and that no file of another client may say. All of it is invented. */
export const lastClientsWords = [
  'Quintanilla',
  'Marisol',
  '000-000-635',
  'Honduras',
  'Penn',
  'Houston',
  'asthma',
  'daughters',
  'Aguirre',
  'March 3, 2025',
]

export type LastMotion = {
  /** Sentences before its end. */
  readonly more?: readonly string[]
  readonly header?: string
}

/** A firm's last filing as it lies in its folder: body, header, comment, tracked deletion and properties name a client. */
export function lastClientsMotion({ more = [], header = 'Ms. Quintanilla’s motion' }: LastMotion = {}): Uint8Array {
  const body = [
    p('IMMIGRATION COURT'),
    p('HOUSTON, TEXAS'),
    p('In the Matter of: Marisol Quintanilla Rivas'),
    p('File No.: A 000-000-635'),
    p('INTRODUCTION', '', '<w:b/>'),
    `<w:p><w:commentRangeStart w:id="4"/>${r('Respondent Marisol Quin')}${r('tanilla Rivas, a native and citizen of Honduras, asks that the individual hearing set for March 3, 2025 at 8:30 a.m. before Judge Harold Penn be continued.')}<w:commentRangeEnd w:id="4"/><w:r><w:commentReference w:id="4"/></w:r></w:p>`,
    p(
      'She cares alone for her two daughters, ages 6 and 9, and the younger has asthma. She meets every guideline for a continuance. A motion to continue is granted for good cause.',
    ),
    `<w:p>${r('The motion is in proper form.')}<w:del w:id="9" w:author="x"><w:r><w:delText>Ask Marisol first.</w:delText></w:r></w:del></w:p>`,
    ...more.map((text) => p(text)),
    p('Respectfully submitted,'),
    p('/s/ Tomas Aguirre'),
  ].join('')
  const bytes = rawDocx(body, {
    header: p(header),
    comments: `<w:comment w:id="4" w:author="Paralegal">${p('Ask Marisol for the discharge papers.')}</w:comment>`,
    sectPr: '<w:sectPr><w:headerReference w:type="default" r:id="rId1"/><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>',
  })
  const parts = unzipPackage(bytes)
  const core = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties'
  const text = (name: string) => decodePart(parts[name] ?? new Uint8Array())
  return zipPackage({
    ...parts,
    'docProps/core.xml': encodePart(
      `<cp:coreProperties xmlns:cp="${core}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Quintanilla motion</dc:title><dc:creator>Tomas Aguirre</dc:creator><cp:keywords>Honduras, asthma</cp:keywords></cp:coreProperties>`,
    ),
    '_rels/.rels': encodePart(
      text('_rels/.rels').replace(
        '</Relationships>',
        '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
      ),
    ),
    '[Content_Types].xml': encodePart(
      text('[Content_Types].xml').replace(
        '</Types>',
        '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>',
      ),
    ),
  })
}

/** The words of the last client in any part of a Word file, in its text or as it is written; none is the promise. */
export function lastClientIn(docx: Uint8Array): string[] {
  return Object.entries(unzipPackage(docx)).flatMap(([name, part]) => {
    const xml = decodePart(part).toLowerCase()
    const text = xml.replaceAll(/<[^>]+>/g, '')
    const left = lastClientsWords.filter((words) => [xml, text].some((one) => one.includes(words.toLowerCase())))
    return left.map((words) => `${name}: ${words}`)
  })
}
