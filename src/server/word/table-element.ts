import { BorderStyle, type FileChild, LineRuleType, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx'
import type { Block, TableCell as Cell } from '#domain/legal-document/block.ts'
import type { DocumentParts } from './document-parts.ts'
import { inlineRuns } from './inline-runs.ts'
import { alignments, page } from './page-styles.ts'

type TableBlock = Extract<Block, { kind: 'table' }>

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
const thin = { style: BorderStyle.SINGLE, size: 4, color: '000000' }
const around = (border: typeof thin | typeof none) => ({ top: border, bottom: border, left: border, right: border })

const borders = {
  none: { ...around(none), insideHorizontal: none, insideVertical: none },
  all: { ...around(thin), insideHorizontal: thin, insideVertical: thin },
  /** The line of a court caption, between the parties and the case number. */
  middle: { ...around(none), insideHorizontal: none, insideVertical: thin },
}

/** The table and the small paragraph after it, without which Word would grow two tables together. */
export function tableElements(block: TableBlock, parts: DocumentParts): FileChild[] {
  const rows = block.rows.filter((row) => row.length > 0)
  const columns = Math.max(0, ...rows.map((row) => row.length))
  if (columns === 0) return []
  const textWidth = parts.layout.isLandscape ? page.landscapeTextWidth : page.textWidth
  const widths = columnWidths(block.widths, columns, textWidth)
  const before = parts.isPageBreakDue() ? [spacer(parts)] : []
  const table = new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: borders[block.borders],
    margins: { left: 115, right: 115, top: block.borders === 'all' ? 40 : 0, bottom: block.borders === 'all' ? 40 : 0 },
    rows: rows.map((row, index) => {
      const isHeader = block.headerRow === true && index === 0
      const cells = widths.map((width, column) =>
        tableCell(row[column], { width, isHeader, margins: outerMargins(block, column, columns) }, parts),
      )
      return new TableRow({ children: cells, cantSplit: true, ...(isHeader && { tableHeader: true }) })
    }),
  })
  return [...before, table, spacer(parts)]
}

function spacer(parts: DocumentParts): FileChild {
  return parts.paragraph({ style: 'TableText', spacing: { line: 120, lineRule: LineRuleType.EXACT } })
}

/** Where no line is drawn around, the words at the sides stand at the margins of the page, as those above and below do. */
function outerMargins({ borders: lines }: TableBlock, column: number, columns: number): Margins {
  if (lines === 'all') return {}
  return { ...(column === 0 && { left: 0 }), ...(column === columns - 1 && { right: 0 }) }
}

type Margins = { readonly left?: number; readonly right?: number }
type Place = { readonly width: number; readonly isHeader: boolean; readonly margins: Margins }

function tableCell(cell: Cell | undefined, { width, isHeader, margins }: Place, parts: DocumentParts): TableCell {
  const paragraphs = cell && cell.content.length > 0 ? cell.content : [[]]
  return new TableCell({
    width: { size: width, type: WidthType.DXA },
    ...(Object.keys(margins).length > 0 && { margins }),
    ...(cell?.boxed && { borders: around(thin) }),
    children: paragraphs.map((content) =>
      parts.paragraph({
        style: 'TableText',
        children: inlineRuns(content, parts, isHeader || cell?.bold),
        ...(cell?.align && { alignment: alignments[cell.align] }),
      }),
    ),
  })
}

/** Shares of the width in twips that add up to the text width; columns without a share get what an even one would be. */
function columnWidths(shares: readonly number[], columns: number, textWidth: number): number[] {
  const wanted = Array.from({ length: columns }, (_, column) => {
    const share = shares[column] ?? 0
    return share > 0 ? share : 100 / columns
  })
  const total = wanted.reduce((sum, share) => sum + share, 0)
  const widths = wanted.map((share) => Math.floor((share / total) * textWidth))
  const rest = textWidth - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, column) => (column === columns - 1 ? width + rest : width))
}
