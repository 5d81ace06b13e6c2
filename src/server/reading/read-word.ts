import { blockElements } from '#server/office/document/block-flow.ts'
import { rowCells, tableRows } from '#server/office/document/body-paragraphs.ts'
import { listPlace, readLists } from '#server/office/document/list-numbers.ts'
import { readableText } from '#server/office/document/paragraph-text.ts'
import { outlineLevel, readStyles } from '#server/office/document/style-table.ts'
import { hasEmbeddedFiles, readRelated, toWordPackage, type WordPackage } from '#server/office/document/word-package.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { relationshipsOf } from '#server/office/package/relationships.ts'
import type { PackageParts } from '#server/office/package/zip-package.ts'
import { childOf, childrenOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { type DocumentText, TextBuilder } from './document-text.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/**
 * The text of a Word file: headers first (docket numbers stand there), then the body with its printed numbers, table
 * rows as lines, and the notes. Throws `UnreadableDocument`.
 */
export function readWord(parts: PackageParts): DocumentText {
  const file = toWordPackage(parts, { withObjects: true })
  const builder = new TextBuilder()
  for (const line of headerLines(file)) builder.addLine(line)
  addBody(file, builder)
  for (const kind of ['footnote', 'endnote']) addNotes(file, kind, builder)
  if (builder.text === '') throw new UnreadableDocument('no-text')
  return { kind: 'docx', text: builder.text, headings: builder.headings, needsOcr: false, warnings: warningsFor(file) }
}

function headerLines({ parts, relationships }: WordPackage): string[] {
  const lines = relationships
    .filter(({ kind, target, isExternal }) => kind === 'header' && !isExternal && parts[target])
    .flatMap(({ target }) => childrenOf(parseXml(decodePart(parts[target] ?? new Uint8Array()))))
    .map((block) => readableText(block).trim())
  return [...new Set(lines)]
}

function addBody(file: WordPackage, builder: TextBuilder): void {
  const styles = readStyles(readRelated(file, 'styles'))
  const nextNumber = readLists(readRelated(file, 'numbering')).startCounting()
  for (const block of blockElements(childOf(file.document, 'w:body'))) {
    if (block.name === 'w:tbl') {
      for (const row of tableRows(block)) builder.addLine(rowText(row))
      continue
    }
    const place = listPlace(styles, block)
    const number = place ? nextNumber(place) : ''
    const text = readableText(block)
    const level = outlineLevel(styles, block)
    const isHeading = level !== undefined && text.trim().split(/\s+/).length <= 40
    builder.addLine(number === '' || text.trim() === '' ? text : `${number} ${text}`, isHeading ? level : undefined)
  }
}

function rowText(row: XmlElement): string {
  return rowCells(row)
    .map((cell) => readableText(cell).trim().replaceAll('\n', ' '))
    .join('\t')
}

function addNotes(file: WordPackage, kind: string, builder: TextBuilder): void {
  const notes = childrenOf(readRelated(file, `${kind}s`), `w:${kind}`).filter(({ attributes }) => !attributes['w:type'])
  for (const note of notes) {
    const text = readableText(note).trim().replaceAll(/\n+/g, ' ')
    builder.addLine(text === '' ? '' : `[${kind} ${note.attributes['w:id']}] ${text}`)
  }
}

function warningsFor(file: WordPackage): string[] {
  const has = (...names: string[]) => descendantsOf(file.document, ...names).length > 0
  const external = Object.keys(file.parts).some(
    (part) =>
      !part.endsWith('.rels') &&
      relationshipsOf(file.parts, part).some(({ isExternal, kind }) => isExternal && kind !== 'hyperlink'),
  )
  return [
    ...(has('w:ins', 'w:del', 'w:moveFrom')
      ? ['This file has tracked changes; it was read as if all of them were accepted.']
      : []),
    ...(has('w:commentReference') ? ['The comments in this file were left out.'] : []),
    ...(hasEmbeddedFiles(file.parts) ? ['Files that are embedded in this one were not opened.'] : []),
    ...(external ? ['This file refers to content outside of it, which was not loaded.'] : []),
  ]
}
