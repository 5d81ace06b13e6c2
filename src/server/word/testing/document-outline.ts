import { listPlace, readLists } from '../document/list-numbers.ts'
import { paragraphPieces } from '../document/paragraph-pieces.ts'
import { readStyles } from '../document/style-table.ts'
import { openWordPackage, readRelated } from '../document/word-package.ts'
import { objectKeys } from '../revision/carry-notes.ts'
import type { ObjectKeys } from '../revision/paragraph-units.ts'
import { childOf, childrenOf, type XmlElement } from '../xml/element.ts'
import { writeXml } from '../xml/write-xml.ts'

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
      return childrenOf(block, 'w:tr').flatMap((row) => [
        '[row',
        ...childrenOf(row, 'w:tc').flatMap((cell) => ['[cell', ...blockLines(childrenOf(cell), reading), ']']),
        ']',
      ])
    return block.name === 'w:sdt' ? blockLines(childrenOf(childOf(block, 'w:sdtContent')), reading) : []
  })
}

function look(paragraph: XmlElement): string {
  const shown = childrenOf(childOf(paragraph, 'w:pPr')).filter(({ name }) => !/^w:(rPr|numPr)$/.test(name))
  return shown.length === 0 ? '' : `{${shown.map((one) => writeXml(one)).join('')}} `
}

function content(paragraph: XmlElement, keyOf: ObjectKeys): string {
  const parts: { look: string; text: string }[] = []
  for (const { kind, text, node, run, wrappers } of paragraphPieces(paragraph)) {
    if (kind === 'mark' || kind === 'code') continue
    const properties = childOf(run, 'w:rPr')
    const link = wrappers.some((wrapper) => wrapper.kind === 'hyperlink') ? 'link ' : ''
    const own = `${link}${properties ? writeXml(properties) : ''}`
    const shown = kind === 'text' ? text : `<${keyOf(node)}>`
    const last = parts.at(-1)
    if (last?.look === own) last.text += shown
    else parts.push({ look: own, text: shown })
  }
  return parts.map(({ look: own, text }) => (own === '' ? text : `(${own}: ${text})`)).join('')
}
