import type { PdfPage } from './open-pdf.ts'

/** A line of a page as it is printed. Lengths are points, measured from the lower left corner. */
export type PdfLine = {
  readonly page: number
  readonly text: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
  /** Internal names of the fonts in it, each with the number of its characters. */
  readonly fonts: Readonly<Record<string, number>>
}

type Piece = {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly right: number
  readonly size: number
  readonly font: string
  readonly endsLine: boolean
}

/** The lines of a page in the order in which its content gives them. */
export async function pdfLines(page: PdfPage): Promise<PdfLine[]> {
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item)) return []
    const [, , skew = 0, height = 0, x = 0, y = 0] = item.transform as number[]
    const size = Math.hypot(skew, height)
    return [{ text: item.str, x, y, right: x + item.width, size, font: item.fontName, endsLine: item.hasEOL }]
  })
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    const line = lines.at(-1) ?? []
    const before = line.at(-1)
    if (before && (before.endsLine || !isBeside(before, piece))) lines.push([piece])
    else line.push(piece)
  }
  return lines.map((line) => toLine(line, page.pageNumber)).filter(({ text }) => text !== '')
}

function isBeside(before: Piece, piece: Piece): boolean {
  return Math.abs(before.y - piece.y) < Math.max(2, 0.5 * Math.max(before.size, piece.size))
}

function toLine(pieces: readonly Piece[], page: number): PdfLine {
  const fonts: Record<string, number> = {}
  for (const { font, text } of pieces) fonts[font] = (fonts[font] ?? 0) + text.trim().length
  const printed = pieces.filter(({ text }) => text.trim() !== '')
  const largest = printed.toSorted((a, b) => b.text.length - a.text.length)[0]
  return {
    page,
    text: pieces.reduce((text, piece, index) => text + gapBefore(pieces[index - 1], piece) + piece.text, '').trim(),
    x: Math.min(...printed.map(({ x }) => x)),
    y: largest?.y ?? 0,
    right: Math.max(...printed.map(({ right }) => right)),
    size: largest?.size ?? 0,
    fonts,
  }
}

/** A space where the page has a gap and its text has none. */
function gapBefore(before: Piece | undefined, piece: Piece): string {
  if (!before || /\s$/.test(before.text) || /^\s/.test(piece.text)) return ''
  return piece.x - before.right > 0.15 * piece.size ? ' ' : ''
}
