import { type Alignment, alignTexts } from '#domain/language/align-texts.ts'
import { cellParagraphs, rowCells, tableRows } from '#server/office/document/body-paragraphs.ts'
import { paragraphPieces, piecesText } from '#server/office/document/paragraph-pieces.ts'
import { isRunOn } from '#server/office/document/style-table.ts'
import type { TextEdit } from '#server/office/document/edit-package.ts'
import { childOf, isOn, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { contentText } from './new-items.ts'
import type { RefillContext } from './refill-context.ts'
import { writeLooseMarks } from './remove-paragraph.ts'
import { rewriteParagraph } from './rewrite-paragraph.ts'
import { type Line, linesFor, paragraphLike, type Row, rowLike } from './write-table.ts'

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
  if (old) return old.range ? [{ ...old.range, text: writeLooseMarks(old) }] : []
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
    const paragraphs = rowCells(one).flatMap(cellParagraphs)
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
  return cellParagraphs(cell)
    .map((paragraph) => piecesText(paragraphPieces(paragraph)).trim())
    .filter((text) => text !== '')
    .join(' ')
}

function refillRow(row: XmlElement, cells: Row, context: RefillContext): TextEdit[] {
  const olds = rowCells(row)
  return olds.flatMap((cell, index) => refillCell(cell, linesFor(cells, index, olds.length), context))
}

/** Blank paragraphs of a cell stay; of the others each takes a line, and what is left over goes or is added. */
function refillCell(cell: XmlElement, news: readonly Line[], context: RefillContext): TextEdit[] {
  const paragraphs = cellParagraphs(cell)
  const texts = paragraphs.map((paragraph) => piecesText(paragraphPieces(paragraph)).trim())
  const written = paragraphs.filter((_, index) => texts[index] !== '')
  const places = written.length > 0 ? written : paragraphs.slice(0, 1)
  const counts = lineCounts(texts.filter((text) => text !== ''))
  // Where there are as many lines as before, a paragraph with breaks in it keeps all of its own.
  if (counts.length < news.length && counts.reduce((sum, count) => sum + count, 0) === news.length)
    return refillCell(cell, joinLines(news, counts), context)
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

/** How many lines with words each text has. */
function lineCounts(texts: readonly string[]): number[] {
  return texts.map((text) => text.split('\n').filter((line) => line.trim() !== '').length)
}

/** So many lines each as one, with breaks between them. */
function joinLines(news: readonly Line[], counts: readonly number[]): Line[] {
  let at = 0
  return counts.map((count) => {
    const own = news.slice(at, (at += count))
    return own.flatMap((line, index) => (index === 0 ? line : [{ text: '\n' }, ...line]))
  })
}
