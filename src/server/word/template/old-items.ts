import { listPlace } from '#server/office/document/list-numbers.ts'
import { paragraphPieces, piecesText } from '#server/office/document/paragraph-pieces.ts'
import { neighbourProperties } from '#server/office/document/run-properties.ts'
import { childOf, childrenOf, descendantsOf, element, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import type { RefillContext } from './refill-context.ts'
import type { SectionRefill } from './refill-types.ts'

/** A paragraph or a table of the template, with the blank lines behind it. */
export type OldItem = {
  readonly element: XmlElement
  readonly kind: 'plain' | 'numbered' | 'heading' | 'table'
  readonly text: string
  readonly list: string | undefined
  readonly blanks: XmlElement[]
}

/** The items of a section; blank lines before the first one stay where they are. */
export function oldItems(
  section: SectionRefill,
  context: RefillContext,
): { items: OldItem[]; leading: readonly XmlElement[] } {
  const items: OldItem[] = []
  const leading: XmlElement[] = []
  const tables = new Set<XmlElement>()
  for (const index of section.paragraphs.slice(section.heading === 'own' ? 1 : 0)) {
    const paragraph = context.body[index]
    if (!paragraph) continue
    const { element, table } = paragraph
    if (table) {
      if (!tables.has(table.element)) items.push(tableItem(table.element))
      tables.add(table.element)
      continue
    }
    const text = piecesText(paragraphPieces(element))
    const blanks = items.at(-1)?.blanks ?? leading
    if (text.trim() === '') blanks.push(element)
    else items.push(paragraphItem(element, text, section.innerHeadings.includes(index), context))
  }
  return { items, leading }
}

function tableItem(element: XmlElement): OldItem {
  const text = descendantsOf(element, 'w:p')
    .map((paragraph) => piecesText(paragraphPieces(paragraph)))
    .join(' ')
  return { element, kind: 'table', text, list: undefined, blanks: [] }
}

function paragraphItem(element: XmlElement, text: string, isHeading: boolean, context: RefillContext): OldItem {
  const place = listPlace(context.styles, element)
  const isNumbered = place !== undefined && context.listTable.format(place) !== 'none'
  const kind = isHeading ? 'heading' : isNumbered ? 'numbered' : 'plain'
  return { element, kind, text, list: place?.list, blanks: [] }
}

/**
 * The blank line that follows most of a section's paragraphs; empty where most have none. Only its look is repeated, not
 * the bookmark or the end of a field that may stand in it.
 */
export function blankBetween(olds: readonly OldItem[]): string {
  const plain = olds.filter(({ kind }) => kind === 'plain' || kind === 'numbered')
  const separated = plain.filter(({ blanks }) => blanks.length > 0)
  const blank = separated[0]?.blanks[0]
  const isPlainBlank = blank && descendantsOf(blank, 'w:sectPr', 'w:drawing', 'w:pict', 'w:br').length === 0
  if (!blank || !isPlainBlank || separated.length * 2 < plain.length) return ''
  const look = childrenOf(childOf(blank, 'w:pPr')).flatMap((property) =>
    property.name === 'w:rPr'
      ? (neighbourProperties(property) ?? [])
      : property.name === 'w:pPrChange'
        ? []
        : [property],
  )
  return writeXml(element('w:p', {}, look.length > 0 ? [element('w:pPr', {}, look)] : []))
}
