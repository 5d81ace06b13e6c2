import type { Block, LegalDocument, TableCell } from '#domain/legal-document/block.ts'
import { black, margin, textWidth, type Typesetter } from './typesetter.ts'

const size = 12
const cellPadding = 4
const small = 10.5

/**
 * Sets a paper of the product (cover page, certificate, list, report) as PDF pages. It knows the blocks that such papers
 * are made of; a table of contents or of authorities is a matter of briefs and is left out.
 */
export function setDocument({ cover = [], blocks, layout }: LegalDocument, setter: Typesetter): void {
  const { lineSpacing, paragraphSpacing: after } = layout
  const spacing = { leading: lineSpacing === 1 ? 1.2 : lineSpacing * 1.15, after }
  for (const block of [...cover, ...(cover.length > 0 ? [{ kind: 'page-break' } as const] : []), ...blocks])
    setBlock(setter, block, spacing)
}

type Spacing = { readonly leading: number; readonly after: number }

function setBlock(setter: Typesetter, block: Block, spacing: Spacing): void {
  switch (block.kind) {
    case 'list':
      return setList(setter, block)
    case 'table':
      setTable(setter, block)
      return setter.space(12)
    case 'page-break':
      return setter.newPage()
    case 'signature':
      setter.keep(block.lines.length * size * 1.3 + 24)
      setter.space(24)
      for (const line of block.lines) setter.paragraph(line, { size, leading: 1.3, left: 180, width: textWidth - 180 })
      return setter.space(12)
    case 'lines':
      setter.keep(Math.min(block.lines.length, 12) * size * 1.2)
      for (const line of block.lines)
        setter.paragraph(line, { size, ...(block.align && { align: block.align }), ...(block.bold && { bold: true }) })
      return setter.space(12)
    case 'table-of-contents':
    case 'table-of-authorities':
      return undefined
    default:
      return setText(setter, block, spacing)
  }
}

type TextBlock = Extract<Block, { kind: 'title' | 'heading' | 'paragraph' | 'quote' }>

function setText(setter: Typesetter, block: TextBlock, { leading, after }: Spacing): void {
  const { kind, content } = block
  const align = 'align' in block && block.align ? { align: block.align } : {}
  if (kind === 'title') {
    setter.paragraph(content, { size: 14, bold: true, align: 'center' })
    return setter.space(14)
  }
  if (kind === 'quote') {
    setter.paragraph(content, { size, left: 36, width: textWidth - 72 })
    return setter.space(8)
  }
  if (kind === 'heading') {
    setter.space(8)
    // With a table under it, its headings and first row too.
    setter.keep(120)
    setter.paragraph([...(block.number ? [{ text: `${block.number} ` }] : []), ...content], {
      size,
      bold: true,
      ...align,
    })
    return setter.space(6)
  }
  const indented = block.indent === true ? { left: 36, width: textWidth - 36 } : {}
  setter.paragraph(content, { size, leading, ...align, ...indented })
  return setter.space(block.spaceAfter ?? Math.max(after, 8))
}

function setList(setter: Typesetter, { ordered, items }: Extract<Block, { kind: 'list' }>): void {
  for (const [index, { content, items: inside = [] }] of items.entries()) {
    const first = setter.lines(content, { size, left: 36, width: textWidth - 36 })
    setter.keep(Math.min(first.length, 2) * size * 1.2)
    const [page, y] = [setter.page, setter.y - size * 1.2]
    setter.paragraph(content, { size, left: 36, width: textWidth - 36 })
    setter.drawAt(page, ordered ? `${index + 1}.` : '•', { x: margin + 18, y, size })
    for (const line of inside) setter.paragraph([{ text: '– ' }, ...line], { size, left: 54, width: textWidth - 54 })
    setter.space(4)
  }
  setter.space(4)
}

type Table = Extract<Block, { kind: 'table' }>

function setTable(setter: Typesetter, { rows, widths, borders, headerRow }: Table): void {
  const total = widths.reduce((sum, width) => sum + width, 0)
  const columns = widths.map((width) => (textWidth * width) / total)
  const [head] = headerRow ? rows : []
  for (const [index, row] of rows.entries()) {
    const isHead = row === head
    const height = heightOf(cellsOf(setter, row, columns, isHead), borders)
    const before = setter.pages.length
    const next = isHead ? rows[index + 1] : undefined
    // The headings never stand alone at the end of a page, and a row that begins one stands under them again.
    setter.keep(Math.min(height + (next ? heightOf(cellsOf(setter, next, columns, false), borders) : 0), 500))
    if (head && !isHead && setter.pages.length > before) setRow(setter, head, columns, borders, true)
    setRow(setter, row, columns, borders, isHead)
  }
}

type SetCell = {
  readonly cell: TableCell
  readonly width: number
  readonly bold: boolean
  readonly lines: ReturnType<Typesetter['lines']>
}

function cellsOf(
  setter: Typesetter,
  row: readonly TableCell[],
  columns: readonly number[],
  isHead: boolean,
): SetCell[] {
  return row.map((cell, index) => {
    const width = (columns[index] ?? 0) - 2 * cellPadding
    const bold = isHead || cell.bold === true
    return {
      cell,
      width,
      bold,
      lines: cell.content.flatMap((line) => setter.lines(line, { size: small, width, bold })),
    }
  })
}

/** Above and below the words of a row: without lines around them rows stand close, as lines do. */
const paddingOf = (borders: Table['borders']) => (borders === 'none' ? 1 : cellPadding)

const heightOf = (cells: readonly SetCell[], borders: Table['borders']) =>
  Math.max(1, ...cells.map(({ lines }) => lines.length)) * small * 1.2 + 2 * paddingOf(borders)

function setRow(
  setter: Typesetter,
  row: readonly TableCell[],
  columns: readonly number[],
  borders: Table['borders'],
  isHead: boolean,
): void {
  const cells = cellsOf(setter, row, columns, isHead)
  const height = heightOf(cells, borders)
  setter.keep(Math.min(height, 500))
  const top = setter.y
  let left = 0
  for (const [index, { cell, width, bold, lines }] of cells.entries()) {
    for (const [number, line] of lines.entries())
      setter.drawLine(setter.page, line, top - paddingOf(borders) - (number + 1) * small * 1.2 + 2, {
        size: small,
        left: left + cellPadding,
        width,
        bold,
        ...(cell.align && { align: cell.align }),
      })
    const wide = columns[index] ?? 0
    if (borders === 'all' || cell.boxed) frame(setter, left, top, wide, height)
    else if (borders === 'middle' && index === 0) rule(setter, left + wide, top, height)
    left += wide
  }
  setter.y = top - height
}

function frame(setter: Typesetter, left: number, top: number, width: number, height: number): void {
  setter.page.drawRectangle({
    x: margin + left,
    y: top - height,
    width,
    height,
    borderColor: black,
    borderWidth: 0.5,
  })
}

function rule(setter: Typesetter, left: number, top: number, height: number): void {
  const x = margin + left
  setter.page.drawLine({ start: { x, y: top }, end: { x, y: top - height }, color: black, thickness: 0.5 })
}
