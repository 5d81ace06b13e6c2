import type { Inline, TableCell } from '#domain/legal-document/block.ts'
import { type Alignment, alignTexts } from '../document/align-texts.ts'
import { rowCells, tableRows } from '../document/body-paragraphs.ts'
import { paragraphPieces, piecesText } from '../document/paragraph-pieces.ts'
import { neighbourProperties, withMarks } from '../document/run-properties.ts'
import { isRunOn } from '../document/style-table.ts'
import type { TextEdit } from '../package/edit-package.ts'
import { childOf, childrenOf, element, isOn, type XmlElement, withChildren } from '../xml/element.ts'
import { writeXml } from '../xml/write-xml.ts'
import { contentText } from './new-items.ts'
import type { RefillContext } from './refill-context.ts'
import { rewriteParagraph } from './rewrite-paragraph.ts'
import { writeParagraph } from './write-item.ts'

type Row = readonly TableCell[]
type Line = readonly Inline[]

/**
 * The edits that give a table of the template new words: rows that stay are changed cell by cell, others come and go. A
 * header row stays above rows that do not repeat it.
 */
export function refillTable(table: XmlElement, rows: readonly Row[], context: RefillContext): TextEdit[] {
  const all = tableRows(table)
  const header = all.slice(0, 1).filter((row) => isHeaderRow(row, all, context) && !isLike(row, rows[0]))
  const olds = all.slice(header.length)
  const edits: TextEdit[] = []
  let place = header.length > 0 ? endOf(header[0]) : startOf(olds[0])
  let model = olds.at(-1) ?? header[0]
  for (const pair of alignRows(olds, rows)) {
    const [old, row] = [olds[pair.old ?? -1], rows[pair.new ?? -1]]
    edits.push(...rowEdits(old, row, { place, model }, context))
    if (!old) continue
    place = endOf(old)
    if (row && !isHeaderRow(old, all, context)) model = old
  }
  return edits
}

function endOf(row: XmlElement | undefined): number {
  return row?.range?.end ?? 0
}

function startOf(row: XmlElement | undefined): number {
  return row?.range?.start ?? 0
}

/** A row is changed, goes, or comes: then in its place and like its model. */
function rowEdits(
  old: XmlElement | undefined,
  row: Row | undefined,
  { place, model }: { readonly place: number; readonly model: XmlElement | undefined },
  context: RefillContext,
): TextEdit[] {
  if (old && row) return refillRow(old, row, context)
  if (old) return old.range ? [{ ...old.range, text: '' }] : []
  return row && model ? [{ start: place, end: place, text: writeXml(rowLike(model, row, context)) }] : []
}

function alignRows(olds: readonly XmlElement[], rows: readonly Row[]): Alignment {
  if (olds.length === rows.length) return rows.map((_, index) => ({ old: index, new: index }))
  const oldTexts = olds.map((row) => ({ text: rowText(row), kind: 'row' }))
  return alignTexts(
    oldTexts,
    rows.map((row) => ({ text: newRowText(row), kind: 'row' })),
    0.4,
  )
}

function isLike(row: XmlElement, fresh: Row | undefined): boolean {
  const [text, newText] = [rowText(row), newRowText(fresh ?? [])].map((words) => words.replaceAll(/\s+/g, ' ').trim())
  return text === newText
}

function rowText(row: XmlElement): string {
  return rowCells(row).map(cellText).join(' ')
}

function newRowText(row: Row): string {
  return row.flatMap(({ content }) => content.map(contentText)).join(' ')
}

/** A first row that repeats on each page, or the only one whose words are all bold. */
function isHeaderRow(row: XmlElement, rows: readonly XmlElement[], context: RefillContext): boolean {
  if (row !== rows[0]) return false
  if (isOn(childOf(row, 'w:trPr', 'w:tblHeader'))) return true
  const isBold = (one: XmlElement) => {
    const paragraphs = rowCells(one).flatMap((cell) => childrenOf(cell, 'w:p'))
    const pieces = paragraphs.flatMap((paragraph) => paragraphPieces(paragraph).map((piece) => ({ paragraph, piece })))
    const words = pieces.filter(({ piece }) => piece.text.trim() !== '')
    return (
      words.length > 0 &&
      words.every(({ paragraph, piece }) => piece.run && isRunOn(context.styles, paragraph, piece.run, 'w:b'))
    )
  }
  return rows.length > 1 && isBold(row) && !rows.slice(1).every(isBold)
}

function cellText(cell: XmlElement): string {
  return childrenOf(cell, 'w:p')
    .map((paragraph) => piecesText(paragraphPieces(paragraph)).trim())
    .filter((text) => text !== '')
    .join(' ')
}

function refillRow(row: XmlElement, cells: Row, context: RefillContext): TextEdit[] {
  const olds = rowCells(row)
  return olds.flatMap((cell, index) => refillCell(cell, linesFor(cells, index, olds.length), context))
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

/** Blank paragraphs of a cell stay; of the others each takes a line, and what is left over goes or is added. */
function refillCell(cell: XmlElement, news: readonly Line[], context: RefillContext): TextEdit[] {
  const paragraphs = childrenOf(cell, 'w:p')
  const texts = paragraphs.map((paragraph) => piecesText(paragraphPieces(paragraph)).trim())
  const written = paragraphs.filter((_, index) => texts[index] !== '')
  const places = written.length > 0 ? written : paragraphs.slice(0, 1)
  const edits = places.flatMap((paragraph, index): TextEdit[] => {
    if (!paragraph.range) return []
    const rewritten = rewriteParagraph(paragraph, news[index] ?? [], context)
    return rewritten === paragraph ? [] : [{ ...paragraph.range, text: writeXml(rewritten, context.source) }]
  })
  const last = places.at(-1)
  const added = last ? news.slice(places.length).map((line) => writeXml(paragraphLike(last, line, context))) : []
  const end = last?.range?.end ?? 0
  return added.length > 0 ? [...edits, { start: end, end, text: added.join('') }] : edits
}

function paragraphLike(model: XmlElement, line: Line, context: RefillContext): XmlElement {
  const run = paragraphPieces(model).find(({ text }) => text.trim() !== '')?.run
  const properties = childOf(model, 'w:pPr')
  const look = neighbourProperties(childOf(run, 'w:rPr') ?? childOf(properties, 'w:rPr'))
  return writeParagraph({ paragraph: properties, run: look }, line, context.notes)
}

/** A new row with the cells of another one and new words in them. */
function rowLike(model: XmlElement, cells: Row, context: RefillContext): XmlElement {
  const olds = rowCells(model)
  const written = olds.map((cell, index) => cellLike(cell, linesFor(cells, index, olds.length), context))
  return withChildren(model, [...childrenOf(model, 'w:tblPrEx'), ...childrenOf(model, 'w:trPr'), ...written])
}

/** What goes into a cell. Cells of the new row beyond the last one of the old row have no place but in that. */
function linesFor(cells: Row, index: number, count: number): Line[] {
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
