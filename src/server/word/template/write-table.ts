import type { Inline, TableCell } from '#domain/legal-document/block.ts'
import { rowCells, tableRows } from '#server/office/document/body-paragraphs.ts'
import { paragraphPieces, piecesText } from '#server/office/document/paragraph-pieces.ts'
import { neighbourProperties, withMarks } from '#server/office/document/run-properties.ts'
import { childOf, childrenOf, element, type XmlElement, withChildren } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { contentText } from './new-items.ts'
import type { RefillContext } from './refill-context.ts'
import { writeParagraph } from './write-item.ts'

export type Row = readonly TableCell[]
export type Line = readonly Inline[]

/** A paragraph of a cell like another one. */
export function paragraphLike(model: XmlElement, line: Line, context: RefillContext): XmlElement {
  const run = paragraphPieces(model).find(({ text }) => text.trim() !== '')?.run
  const properties = childOf(model, 'w:pPr')
  const look = neighbourProperties(childOf(run, 'w:rPr') ?? childOf(properties, 'w:rPr'))
  return writeParagraph({ paragraph: properties, run: look }, line, context.notes)
}

/** A new row with the cells of another one and new words in them. */
export function rowLike(model: XmlElement, cells: Row, context: RefillContext): XmlElement {
  const olds = rowCells(model)
  const written = olds.map((cell, index) => cellLike(cell, linesFor(cells, index, olds.length), context))
  return withChildren(model, [...childrenOf(model, 'w:tblPrEx'), ...childrenOf(model, 'w:trPr'), ...written])
}

/** What goes into a cell. Cells of the new row beyond the last one of the old row have no place but in that. */
export function linesFor(cells: Row, index: number, count: number): Line[] {
  const own = index === count - 1 ? cells.slice(index) : cells.slice(index, index + 1)
  return lines(own.flatMap(({ content }) => content))
}

function cellLike(model: XmlElement, news: readonly Line[], context: RefillContext): XmlElement {
  const paragraph =
    childrenOf(model, 'w:p').find((one) => piecesText(paragraphPieces(one)).trim() !== '') ?? childOf(model, 'w:p')
  const properties = childrenOf(childOf(model, 'w:tcPr')).filter(({ name }) => name !== 'w:vMerge')
  const like = paragraph ?? element('w:p')
  const paragraphs = (news.length > 0 ? news : [[]]).map((line) => paragraphLike(like, line, context))
  return element('w:tc', {}, [...(properties.length > 0 ? [element('w:tcPr', {}, properties)] : []), ...paragraphs])
}

/** A new table: like one of the section with as many columns, else with thin lines over the width of the text. */
export function writeTable(
  rows: readonly Row[],
  olds: readonly { readonly element: XmlElement; readonly kind: string }[],
  context: RefillContext,
): string {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns === 0) return ''
  const tables = olds.filter(({ kind }) => kind === 'table').map((old) => old.element)
  const model = tables.find((table) => rowCells(tableRows(table)[0] ?? element('w:tr')).length === columns)
  const modelRow = model && tableRows(model).at(-1)
  const width = Math.floor(context.textWidth / columns)
  const properties = model
    ? childrenOf(model).filter(({ name }) => name === 'w:tblPr' || name === 'w:tblGrid')
    : plainTable(columns, width)
  const written = rows.map((row) =>
    modelRow ? rowLike(modelRow, row, context) : plainRow(row, columns, width, context),
  )
  // Without a paragraph behind it, a table would grow together with the next one.
  return writeXml(element('w:tbl', {}, [...properties, ...written])) + writeXml(element('w:p'))
}

function plainTable(columns: number, width: number): XmlElement[] {
  const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  const line = { 'w:val': 'single', 'w:sz': '4', 'w:space': '0', 'w:color': 'auto' }
  return [
    element('w:tblPr', {}, [
      element('w:tblW', { 'w:w': String(columns * width), 'w:type': 'dxa' }),
      element(
        'w:tblBorders',
        {},
        sides.map((side) => element(`w:${side}`, line)),
      ),
      element('w:tblLayout', { 'w:type': 'fixed' }),
    ]),
    element(
      'w:tblGrid',
      {},
      Array.from({ length: columns }, () => element('w:gridCol', { 'w:w': String(width) })),
    ),
  ]
}

function plainRow(row: Row, columns: number, width: number, context: RefillContext): XmlElement {
  const body = context.looks.body({ id: '', level: 0, paragraphs: [], heading: 'none', innerHeadings: [] })
  const cells = Array.from({ length: columns }, (_, column) => {
    const cell = row[column]
    const run = cell?.bold ? withMarks(body.run, { bold: true }) : body.run
    const paragraphs = (cell && cell.content.length > 0 ? cell.content : [[]]).map((line) =>
      writeParagraph({ paragraph: cellParagraph(body.paragraph), run }, line, context.notes),
    )
    return element('w:tc', {}, [
      element('w:tcPr', {}, [element('w:tcW', { 'w:w': String(width), 'w:type': 'dxa' })]),
      ...paragraphs,
    ])
  })
  return element('w:tr', {}, cells)
}

/** In a cell, running text needs neither indent nor space. */
function cellParagraph(properties: XmlElement | undefined): XmlElement | undefined {
  const kept = childrenOf(properties).filter(({ name }) => name === 'w:pStyle')
  return element('w:pPr', {}, [
    ...kept,
    element('w:spacing', { 'w:before': '0', 'w:after': '0', 'w:line': '240', 'w:lineRule': 'auto' }),
    element('w:ind', { 'w:left': '0', 'w:firstLine': '0' }),
  ])
}

/** Lines of a cell as paragraphs: the content joins them by line breaks. */
function lines(content: readonly Line[]): Line[] {
  const split = content.flatMap((line) => {
    const parts: Inline[][] = [[]]
    for (const inline of line)
      if ('lineBreak' in inline) parts.push([])
      else parts.at(-1)?.push(inline)
    return parts
  })
  return split.filter((line) => contentText(line).trim() !== '' || line.some((inline) => 'footnote' in inline))
}
