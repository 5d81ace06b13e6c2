import { type Block, type Inline, inlineText, type PageLayout } from './block.ts'
import { linesFilled, textWidth } from './text-width.ts'

/** A piece of text that is set as one: how high it is, in points, and what has to stay with it. */
export type Piece = {
  readonly height: number
  /** Space above and below; between two pieces the larger one counts. */
  readonly before?: number
  readonly after?: number
  readonly unbroken?: boolean
  readonly keepWithNext?: boolean
  /** Height of the footnotes that it calls for on its page. */
  readonly footnotes?: number
  readonly heading?: boolean
  readonly newPage?: boolean
}

type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

const pageWidth = 468
const halfInch = 36
const fontSize = 12
const footnoteSize = 10
const footnoteLine = 11.5

/** What Word gives a line of Times New Roman 12 when it is set single-spaced. */
export const lineHeight = 13.8

const titlePiece: Piece = { height: lineHeight, before: 12, after: 6, keepWithNext: true }

type Around = {
  /** Its headings are what a table of contents lists. */
  readonly body: readonly Block[]
  readonly next: Block | undefined
}

/** The pieces of a block, set in the text width of US Letter with margins of an inch. */
export function setBlock(block: Block, { body, next }: Around, layout: PageLayout): Piece[] {
  const { paragraphSpacing } = layout
  const largeSpace = Math.max(paragraphSpacing, 12)
  switch (block.kind) {
    case 'paragraph':
      return [paragraphPiece(next?.kind === 'signature' ? { ...block, keepWithNext: true } : block, layout)]
    case 'lines':
      return [{ height: block.lines.length * lineHeight, after: largeSpace, unbroken: true }]
    case 'heading':
    case 'title':
      return [{ ...titlePiece, ...setText(block.content, pageWidth, 1), heading: block.kind === 'heading' }]
    case 'list':
      return listPieces(block, layout)
    case 'quote':
      return [quotePiece(block, paragraphSpacing)]
    case 'table':
      return [...block.rows.map((row) => rowPiece(row, block)), { height: lineHeight / 2 }]
    case 'signature':
      return [{ height: block.lines.length * lineHeight, before: 12, unbroken: true }]
    case 'page-break':
      return [{ height: 0, newPage: true }]
    case 'table-of-contents':
      return [titlePiece, ...body.filter((other) => other.kind === 'heading').map(contentsPiece)]
    case 'table-of-authorities':
      return authoritiesPieces(block)
  }
}

function paragraphPiece(block: BlockOf<'paragraph'>, layout: PageLayout): Piece {
  const firstLine = layout.firstLineIndent && block.indent === undefined ? halfInch : 0
  const width = block.indent === true ? pageWidth - halfInch : pageWidth
  return {
    ...setText(block.content, width, layout.lineSpacing, firstLine),
    after: block.spaceAfter ?? layout.paragraphSpacing,
    keepWithNext: block.keepWithNext === true,
  }
}

function quotePiece({ content }: BlockOf<'quote'>, paragraphSpacing: number): Piece {
  const text = setText(content, pageWidth - 2 * halfInch, 1)
  return { ...text, before: paragraphSpacing === 0 ? 6 : 0, after: Math.max(paragraphSpacing, 12) }
}

/** Items stand close together; the space of a paragraph follows the last. */
function listPieces({ items }: BlockOf<'list'>, { lineSpacing, paragraphSpacing }: PageLayout): Piece[] {
  const lines = items.flatMap(({ content, items: inner = [] }) => [
    setText(content, pageWidth - halfInch, lineSpacing),
    ...inner.map((item) => setText(item, pageWidth - 2 * halfInch, lineSpacing)),
  ])
  return lines.map((piece, index) => (index === lines.length - 1 ? { ...piece, after: paragraphSpacing } : piece))
}

function rowPiece(row: BlockOf<'table'>['rows'][number], { widths, borders }: BlockOf<'table'>): Piece {
  const heights = row.map((cell, column) => {
    const width = Math.max(halfInch, (pageWidth * (widths[column] ?? 100 / row.length)) / 100 - 12)
    return cell.content.reduce((height, content) => height + setText(content, width, 1).height, 0)
  })
  return { height: Math.max(lineHeight, ...heights) + (borders === 'all' ? 4 : 0), unbroken: true }
}

function contentsPiece({ content, level }: BlockOf<'heading'>): Piece {
  const width = pageWidth - (level + 1) * halfInch
  return { height: linesFilled(inlineText(content), width, fontSize) * lineHeight + 4, unbroken: true }
}

function authoritiesPieces({ entries }: BlockOf<'table-of-authorities'>): Piece[] {
  const groups = new Set(entries.map(({ group }) => group)).size
  const lines = entries.map(({ citation }) => ({
    height: linesFilled(citation, pageWidth - 3 * halfInch, fontSize) * lineHeight + 6,
    unbroken: true,
  }))
  return [titlePiece, { height: groups * (lineHeight + 18) }, ...lines]
}

function setText(content: readonly Inline[], width: number, lineSpacing: number, firstLine = 0): Piece {
  const text = inlineText(content.filter((inline) => !('footnote' in inline)))
  const notes = content.flatMap((inline) => ('footnote' in inline ? [inlineText(inline.footnote)] : []))
  return {
    height: linesFilled(text, width, fontSize, firstLine) * lineHeight * lineSpacing,
    footnotes: notes.reduce((height, note) => height + footnoteHeight(note), 0),
  }
}

function footnoteHeight(note: string): number {
  return linesFilled(note, pageWidth, footnoteSize, textWidth('0 ', 8)) * footnoteLine + 2
}
