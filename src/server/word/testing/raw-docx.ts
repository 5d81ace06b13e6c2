import { encodePart } from '#server/office/package/part-text.ts'
import { zipPackage } from '#server/office/package/zip-package.ts'

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

export type RawParts = {
  readonly styles?: string
  readonly numbering?: string
  readonly footnotes?: string
  readonly endnotes?: string
  readonly comments?: string
  readonly header?: string
  readonly sectPr?: string
}

/** A Word file whose body is written by hand, as other programs write them. Parts are given without their root. */
export function rawDocx(body: string, parts: RawParts = {}): Uint8Array {
  const given = Object.entries(parts).filter(([name, xml]) => name !== 'sectPr' && xml !== undefined)
  const roots: Readonly<Record<string, string>> = { header: 'hdr' }
  const relationships = given.map(
    ([name], index) => `<Relationship Id="rId${index + 1}" Type="${office}/${name}" Target="${name}.xml"/>`,
  )
  const types = given.map(
    ([name]) =>
      `<Override PartName="/word/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.${name}+xml"/>`,
  )
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>${types.join('')}</Types>`,
    '_rels/.rels': relationshipFile(
      `<Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/>`,
    ),
    'word/_rels/document.xml.rels': relationshipFile(relationships.join('')),
    'word/document.xml': `${declaration}<w:document ${namespaces}><w:body>${body}${parts.sectPr ?? '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/></w:sectPr>'}</w:body></w:document>`,
    ...Object.fromEntries(
      given.map(([name, xml]) => {
        const root = roots[name] ?? name
        return [`word/${name}.xml`, `${declaration}<w:${root} ${namespaces}>${xml}</w:${root}>`]
      }),
    ),
  }
  return zipPackage(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, encodePart(xml)])))
}

function relationshipFile(lines: string): string {
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${lines}</Relationships>`
}

/** `p('text', '<w:jc w:val="center"/>', '<w:b/>')`: a paragraph of one run with its properties. */
export function p(text: string, paragraph = '', run = ''): string {
  const properties = paragraph === '' ? '' : `<w:pPr>${paragraph}</w:pPr>`
  return `<w:p>${properties}${text === '' ? '' : r(text, run)}</w:p>`
}

export function r(text: string, run = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<w:r>${run === '' ? '' : `<w:rPr>${run}</w:rPr>`}<w:t xml:space="preserve">${escaped}</w:t></w:r>`
}

/** A table with these cells, each of one or more paragraphs. */
export function table(rows: readonly (readonly string[])[]): string {
  const columns = rows[0]?.length ?? 0
  const grid = '<w:gridCol w:w="2000"/>'.repeat(columns)
  const written = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`)
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${written.join('')}</w:tbl>`
}

function cell(content: string): string {
  return `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${content}</w:tc>`
}

/** The mark of a complex field: `begin`, `separate`, `end`. */
export function fieldMark(type: string): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
}

/** A complex field with its instruction and what it shows. */
export function field(instruction: string, shown: string): string {
  const code = `<w:r><w:instrText>${instruction}</w:instrText></w:r>`
  return fieldMark('begin') + code + fieldMark('separate') + r(shown) + fieldMark('end')
}

/** `inList(3, 1)`: the place of a paragraph in a list. */
export function inList(list: number, level = 0): string {
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`
}

/** Two definitions: 1 counts `1.` with `(a)` inside, 2 is bullets; lists 1 and 2 use them. */
export const twoLists = `<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="lowerLetter"/><w:lvlText w:val="(%2)"/></w:lvl></w:abstractNum><w:abstractNum w:abstractNumId="2"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="o"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>`
