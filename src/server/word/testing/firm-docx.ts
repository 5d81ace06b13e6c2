import type { FirmDocument } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { readMarked } from '#tools/template-revision/testing/firm-documents/firm-document.ts'
import { unzipPackage, zipPackage } from '#server/office/package/zip-package.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { escapeXml } from '#server/office/xml/write-xml.ts'
import { p, r, rawDocx, table } from './raw-docx.ts'

/** A firm's paper as a Word file: headings, tables, header, footer, notes, a text box, a picture's text, properties. */
export function firmDocx(document: FirmDocument): Uint8Array {
  const lines = readMarked(document)
  const of = (part: string) => lines.filter((line) => line.part === part).map(({ marked }) => marked.text)
  const body = lines
    .filter(({ part }) => part === 'body')
    .map(({ level, cells, marked: { text } }) => {
      if (cells) return table([cells.map((cell) => p(cell.text))])
      if (level > 0) return p(text, `<w:outlineLvl w:val="${level - 1}"/>`, '<w:b/>')
      return /^[\P{L}\p{Lu}]+$/u.test(text) && text.length < 90 ? p(text, '<w:jc w:val="center"/>') : p(text)
    })
    .join('')
    .replaceAll('</w:tbl><w:tbl>', '')
    .replaceAll(/<w:tblPr>(?:(?!<\/w:tblGrid>).)*<\/w:tblGrid>(?=<w:tr>)/g, (whole, at: number, all: string) =>
      all.slice(0, at).endsWith('<w:tbl>') ? whole : '',
    )
  const note = (text: string, id: number) => `<w:footnote w:id="${id}">${p(text)}</w:footnote>`
  const notes = of('footnote')
  const comments = of('comment')
  const marks =
    notes.map((_, index) => `<w:p><w:r><w:footnoteReference w:id="${index + 2}"/></w:r></w:p>`).join('') +
    comments
      .map(
        (_, index) =>
          `<w:p><w:commentRangeStart w:id="${index}"/>${r('Enclosed')}<w:commentRangeEnd w:id="${index}"/><w:r><w:commentReference w:id="${index}"/></w:r></w:p>`,
      )
      .join('') +
    of('text-box').map(boxed).join('') +
    of('alternative-text')
      .map(
        (text) =>
          `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:extent cx="9" cy="9"/><wp:docPr id="7" name="Picture" descr="${escapeXml(text)}"/></wp:inline></w:drawing></w:r></w:p>`,
      )
      .join('')
  const bytes = rawDocx(body + marks, {
    ...(of('header').length > 0 && {
      header: of('header')
        .map((text) => p(text))
        .join(''),
    }),
    ...(notes.length > 0 && { footnotes: notes.map((text, index) => note(text, index + 2)).join('') }),
    ...(comments.length > 0 && {
      comments: comments
        .map((text, index) => `<w:comment w:id="${index}" w:author="A. Clerk">${p(text)}</w:comment>`)
        .join(''),
    }),
  })
  return withFooter(withProperties(bytes, of('property')), of('footer'))
}

const boxed = (text: string): string =>
  `<w:p><w:r><w:pict><v:shape xmlns:v="urn:schemas-microsoft-com:vml"><v:textbox><w:txbxContent>${p(text)}</w:txbxContent></v:textbox></v:shape></w:pict></w:r></w:p>`

function withProperties(bytes: Uint8Array, texts: readonly string[]): Uint8Array {
  if (texts.length === 0) return bytes
  const files = unzipPackage(bytes)
  const names = ['dc:title', 'cp:keywords', 'dc:subject']
  const inside = texts.map((text, index) => `<${names[index]}>${escapeXml(text)}</${names[index]}>`).join('')
  return zipPackage({
    ...files,
    '_rels/.rels': encodePart(
      decodePart(files['_rels/.rels'] ?? new Uint8Array()).replace(
        '</Relationships>',
        '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>',
      ),
    ),
    'docProps/core.xml': encodePart(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${inside}</cp:coreProperties>`,
    ),
  })
}

function withFooter(bytes: Uint8Array, texts: readonly string[]): Uint8Array {
  if (texts.length === 0) return bytes
  const files = unzipPackage(bytes)
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  return zipPackage({
    ...files,
    'word/_rels/document.xml.rels': encodePart(
      decodePart(files['word/_rels/document.xml.rels'] ?? new Uint8Array()).replace(
        '</Relationships>',
        '<Relationship Id="rId90" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer" Target="footer1.xml"/></Relationships>',
      ),
    ),
    'word/footer1.xml': encodePart(`<w:ftr ${namespace}>${texts.map((text) => p(text)).join('')}</w:ftr>`),
  })
}
