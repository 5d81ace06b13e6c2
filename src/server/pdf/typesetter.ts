import { PDF, type PDFPage, rgb } from '@libpdf/core'
import type { Alignment, Inline } from '#domain/legal-document/block.ts'
import { breakLines, type Line, type Word } from './break-lines.ts'
import { letterHeight, letterWidth } from './letter-page.ts'
import { type Face, PdfFonts, type Run } from './pdf-fonts.ts'

export const margin = 72
export const textWidth = letterWidth - 2 * margin
/** Nothing is set below this; stamps stand there. */
const lowest = 60
export const black = rgb(0, 0, 0)

export type Look = {
  readonly size?: number
  readonly bold?: boolean
  readonly align?: Alignment
  /** From the left margin, and how wide. */
  readonly left?: number
  readonly width?: number
  readonly firstIndent?: number
  /** Multiple of the size. */
  readonly leading?: number
}

type Place = { x: number; y: number; size: number; face?: Face; align?: 'left' | 'center' | 'right' }

/** Sets text on letter pages, from the top down, and begins a new page where one is full. Lengths are points. */
export class Typesetter {
  readonly pdf: PDF
  readonly fonts: PdfFonts
  readonly pages: PDFPage[] = []
  y = 0

  constructor(pdf: PDF = PDF.create(), fonts: PdfFonts = new PdfFonts(pdf)) {
    this.pdf = pdf
    this.fonts = fonts
    this.newPage()
  }

  get page(): PDFPage {
    const page = this.pages.at(-1)
    if (!page) throw new Error('There is no page.')
    return page
  }

  newPage(): void {
    this.pages.push(this.pdf.addPage({ width: letterWidth, height: letterHeight }))
    this.y = letterHeight - margin
  }

  /** Begins a new page unless so much is left on this one. */
  keep(height: number): void {
    if (this.y - height < lowest && this.y < letterHeight - margin) this.newPage()
  }

  space(points: number): void {
    this.y -= points
  }

  /** Sets inline content as a paragraph; two of its lines stay together at either end of a page. */
  paragraph(content: readonly Inline[], look: Look = {}): void {
    const { size = 12, leading = 1.2 } = look
    const lines = this.lines(content, look)
    this.keep(Math.min(lines.length, 2) * size * leading)
    for (const [index, line] of lines.entries()) {
      if (lines.length - index === 2 && this.y - 2 * size * leading < lowest) this.newPage()
      this.keep(size * leading)
      this.y -= size * leading
      this.drawLine(this.page, line, this.y, { ...look, ...(index > 0 && { firstIndent: 0 }) })
    }
  }

  lines(
    content: readonly Inline[],
    { size = 12, width = textWidth, firstIndent = 0, bold = false }: Look = {},
  ): Line[] {
    return breakLines(content, this.fonts, { size, width, firstIndent, bold })
  }

  drawLine(page: PDFPage, line: Line, baseline: number, look: Look = {}): void {
    const { size = 12, align = 'left', left = 0, width = textWidth, firstIndent = 0 } = look
    const free = width - firstIndent - line.width
    const gaps = line.words.filter(({ kind }) => kind === 'space').length
    const stretch = align === 'justify' && !line.isLast && gaps > 0 ? free / gaps : 0
    const begin = align === 'center' ? free / 2 : align === 'right' ? free : 0
    for (const { text, font, x } of piecesOf(line.words, margin + left + firstIndent + begin, stretch))
      page.drawText(text, { x, y: baseline, size, font, color: black })
    underline(page, line.words, margin + left + firstIndent + begin, baseline, stretch)
  }

  /** A text on one line at a place of a page, with its left edge, its middle or its right edge there. */
  drawAt(page: PDFPage, text: string, { x, y, size, face, align }: Place): void {
    const runs = this.fonts.runs(text, size, face)
    const width = runs.reduce((sum, run) => sum + run.width, 0)
    let at = x - (align === 'right' ? width : align === 'center' ? width / 2 : 0)
    for (const run of runs) {
      page.drawText(run.text, { x: at, y, size, font: run.font, color: black })
      at += run.width
    }
  }
}

type Piece = { text: string; font: Run['font']; x: number }

/** What is set in one go is one piece of the file, so words in one font are drawn together where nothing is stretched. */
function piecesOf(words: readonly Word[], from: number, stretch: number): Piece[] {
  const pieces: Piece[] = []
  let x = from
  let isOpen = false
  for (const { runs, width, kind } of words) {
    let at = x
    for (const run of runs) {
      const last = pieces.at(-1)
      if (isOpen && last?.font === run.font) last.text += run.text
      else pieces.push({ text: run.text, font: run.font, x: at })
      isOpen = true
      at += run.width
    }
    if (kind === 'space' && stretch > 0) isOpen = false
    x += width + (kind === 'space' ? stretch : 0)
  }
  return pieces.map((piece) => ({ ...piece, text: piece.text.trimEnd() })).filter(({ text }) => text !== '')
}

function underline(page: PDFPage, words: readonly Word[], from: number, baseline: number, stretch: number): void {
  let x = from
  const y = baseline - 1.5
  for (const { width, kind, underline: isUnder } of words) {
    const wide = width + (kind === 'space' ? stretch : 0)
    if (isUnder) page.drawLine({ start: { x, y }, end: { x: x + wide, y }, color: black, thickness: 0.6 })
    x += wide
  }
}
