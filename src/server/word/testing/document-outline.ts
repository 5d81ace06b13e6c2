import { rowCells, tableRows } from '#server/office/document/body-paragraphs.ts'
import { listPlace, readLists } from '#server/office/document/list-numbers.ts'
import { paragraphPieces } from '#server/office/document/paragraph-pieces.ts'
import { readStyles } from '#server/office/document/style-table.ts'
import { openWordPackage, readRelated } from '#server/office/document/word-package.ts'
import { objectKeys } from '../revision/carry-notes.ts'
import type { ObjectKeys } from '../revision/paragraph-units.ts'
import { childOf, childrenOf, type XmlElement, withChildren } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'

/**
 * Everything of a Word file that a reader can see, as lines to be compared: paragraphs with their numbers, looks and
 * notes, tables with their rows and cells. How the text is cut into runs is not in it.
 */
export function documentOutline(bytes: Uint8Array): string[] {
  const file = openWordPackage(bytes)
  const styles = readStyles(readRelated(file, 'styles'))
  const nextNumber = readLists(readRelated(file, 'numbering')).startCounting()
  const numberOf = (paragraph: XmlElement) => {
    const place = listPlace(styles, paragraph)
    return place ? `${nextNumber(place)} ` : ''
  }
  return blockLines(childrenOf(childOf(file.document, 'w:body')), { numberOf, keyOf: objectKeys(file) })
}

type Reading = { readonly numberOf: (paragraph: XmlElement) => string; readonly keyOf: ObjectKeys }

function blockLines(blocks: readonly XmlElement[], reading: Reading): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.name === 'w:p') return [reading.numberOf(block) + look(block) + content(block, reading.keyOf)]
    if (block.name === 'w:tbl')
      return tableRows(block).flatMap((row) => [
        '[row',
        ...rowCells(row).flatMap((cell) => ['[cell', ...blockLines(childrenOf(cell), reading), ']']),
        ']',
      ])
    return block.name === 'w:sdt' ? blockLines(childrenOf(childOf(block, 'w:sdtContent')), reading) : []
  })
}

function look(paragraph: XmlElement): string {
  const shown = childrenOf(childOf(paragraph, 'w:pPr')).filter(({ name }) => !/^w:(rPr|numPr)$/.test(name))
  // Each property counts once, the last one of it, in whatever order the file has them.
  const last = new Map(shown.map((one) => [one.name, writeXml(tidy(one))]))
  return last.size === 0 ? '' : `{${[...last.values()].toSorted().join('')}} `
}

function content(paragraph: XmlElement, keyOf: ObjectKeys): string {
  const parts: { look: string; text: string }[] = []
  for (const { kind, text, node, run, wrappers } of paragraphPieces(paragraph)) {
    if (kind === 'mark' || kind === 'code') continue
    const properties = childOf(run, 'w:rPr')
    const link = wrappers.some((wrapper) => wrapper.kind === 'hyperlink') ? 'link ' : ''
    const own = `${link}${properties && childrenOf(properties).length > 0 ? writeXml(tidy(properties)) : ''}`
    const shown = kind === 'text' ? text : `<${keyOf(node)}>`
    const last = parts.at(-1)
    if (last?.look === own) last.text += shown
    else parts.push({ look: own, text: shown })
  }
  return parts.map(({ look: own, text }) => (own === '' ? text : `(${own}: ${text})`)).join('')
}

/** Without the white space that some programs put between the elements. */
function tidy(properties: XmlElement): XmlElement {
  return withChildren(properties, childrenOf(properties).map(tidy))
}
