import { decodePart } from '#server/office/package/part-text.ts'
import type { PackageParts } from '#server/office/package/zip-package.ts'
import { childOf, isElement, type XmlElement, type XmlNode } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { type DocumentText, TextBuilder } from './document-text.ts'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'

/** Not part of the text: deleted passages, comments, numbering of chapters in a contents list. */
const silent = new Set([
  'text:tracked-changes',
  'office:annotation',
  'office:annotation-end',
  'text:note-citation',
  'office:forms',
])

export function isOdt(parts: PackageParts): boolean {
  const type = parts.mimetype
  return type !== undefined && decodePart(type).startsWith('application/vnd.oasis.opendocument.text')
}

/** The text of an OpenDocument text (ISO 26300), changes accepted, each note after its paragraph. Throws `XmlError`. */
export function readOdt(parts: PackageParts): DocumentText {
  const manifest = parts['META-INF/manifest.xml']
  if (manifest && decodePart(manifest).includes('encryption-data')) throw new UnreadableDocument('encrypted')
  const content = parts['content.xml']
  if (!content) throw new UnreadableDocument('damaged')
  const body = childOf(parseXml(decodePart(content)), 'office:body', 'office:text')
  if (!body) throw new UnreadableDocument('damaged')
  const builder = new TextBuilder()
  for (const line of pageLines(parts)) builder.addLine(line)
  addBlocks(body, builder)
  if (builder.text === '') throw new UnreadableDocument('no-text')
  const hasChanges = childOf(body, 'text:tracked-changes') !== undefined
  return {
    kind: 'odt',
    text: builder.text,
    headings: builder.headings,
    needsOcr: false,
    warnings: hasChanges ? ['This file has tracked changes; it was read as if all of them were accepted.'] : [],
  }
}

/** The lines of headers and footers, each once, whichever pages they are on. */
function pageLines(parts: PackageParts): string[] {
  const styles = parts['styles.xml']
  const masters = styles && childOf(parseXml(decodePart(styles)), 'office:master-styles')
  const pages = (masters?.children ?? []).filter(isElement).flatMap(({ children }) => children.filter(isElement))
  const lines = pages
    .filter(({ name }) => /^style:(?:header|footer)/.test(name))
    .flatMap(({ children }) => children.filter(isElement).map((child) => inlineText(child).trim()))
  return [...new Set(lines)].filter((line) => line !== '')
}

function addBlocks(parent: XmlElement, builder: TextBuilder): void {
  for (const child of parent.children) {
    if (!isElement(child) || silent.has(child.name)) continue
    if (child.name === 'text:p') builder.addLine(inlineText(child))
    else if (child.name === 'text:h')
      builder.addLine(inlineText(child), Number(child.attributes['text:outline-level'] ?? 1))
    else if (child.name === 'table:table-row') builder.addLine(rowText(child))
    else addBlocks(child, builder)
  }
}

function rowText(row: XmlElement): string {
  return row.children
    .filter((cell): cell is XmlElement => isElement(cell) && cell.name === 'table:table-cell')
    .map((cell) => inlineText(cell).replaceAll('\n', ' ').trim())
    .join('\t')
}

function inlineText(node: XmlNode): string {
  if (!isElement(node)) return node.replaceAll(/\s+/g, ' ')
  if (silent.has(node.name)) return ''
  switch (node.name) {
    case 'text:s':
      return ' '.repeat(Math.min(200, Number(node.attributes['text:c'] ?? 1) || 1))
    case 'text:tab':
      return '\t'
    case 'text:line-break':
      return '\n'
    case 'text:note':
      return ` {${node.children.map(inlineText).join('').trim()}}`
    default: {
      const text = node.children.map(inlineText).join('')
      return node.name === 'text:p' || node.name === 'text:h' ? `${text}\n` : text
    }
  }
}
