import { readFile } from 'node:fs/promises'
import { findPinpoints } from '#domain/packet/pinpoints.ts'
import { openPdf, type PdfPage } from '#server/reading/open-pdf.ts'

/** A rectangle in points from the lower left of its page. */
export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A cite of an exhibit as a page prints it: one box for each line that it stands on. */
export type PrintedCite = {
  readonly letter: string
  /** The first packet page that it names; absent for a cite of the whole exhibit. */
  readonly page?: number
  readonly boxes: readonly Box[]
}

/** Where each page of a PDF cites exhibits, page by page. A cite that runs over to the next page is left out. */
export async function findCiteBoxes(path: string, maxPages: number): Promise<PrintedCite[][]> {
  const pdf = await openPdf(await readFile(path), maxPages)
  try {
    const pages: PrintedCite[][] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      pages.push(citesOn(await piecesOf(page)))
      page.cleanup()
    }
    return pages
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type Piece = Box & { readonly text: string }

async function piecesOf(page: PdfPage): Promise<Piece[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str === '') return []
    const [, , skew = 0, rise = 0, x = 0, y = 0] = item.transform as number[]
    return [{ text: item.str, x, y, width: item.width, height: Math.hypot(skew, rise) }]
  })
}

type Placed = { readonly piece: Piece; readonly start: number }

function citesOn(pieces: readonly Piece[]): PrintedCite[] {
  const placed: Placed[] = []
  let text = ''
  for (const piece of pieces) {
    const before = placed.at(-1)?.piece
    if (before && !/\s$/.test(text) && !/^\s/.test(piece.text) && isApart(before, piece)) text += ' '
    placed.push({ piece, start: text.length })
    text += piece.text
  }
  // A line that ends within a cite goes on with one space.
  return findPinpoints(text).flatMap(({ start, end, letter, pages: [first] }) => {
    const boxes = placed.flatMap((one) => partOf(one, start, end))
    return boxes.length === 0 ? [] : [{ letter, ...(first && { page: first.from }), boxes: joined(boxes) }]
  })
}

const isApart = (before: Piece, piece: Piece) =>
  Math.abs(before.y - piece.y) > 2 || piece.x - (before.x + before.width) > 0.15 * piece.height

/** The part of a piece that stands within a range of the text; letters are taken to be equally wide. */
function partOf({ piece, start }: Placed, from: number, to: number): Box[] {
  const { text, x, y, width, height } = piece
  const [first, last] = [Math.max(from - start, 0), Math.min(to - start, text.length)]
  if (first >= last || text.slice(first, last).trim() === '') return []
  const letter = width / text.length
  return [{ x: x + first * letter, y: y - 0.2 * height, width: (last - first) * letter, height: 1.2 * height }]
}

/** Boxes of one line as one. */
function joined(boxes: readonly Box[]): Box[] {
  const lines: Box[] = []
  for (const box of boxes) {
    const line = lines.at(-1)
    if (line && Math.abs(line.y - box.y) < 2 && box.x >= line.x) {
      lines[lines.length - 1] = {
        ...line,
        width: box.x + box.width - line.x,
        height: Math.max(line.height, box.height),
      }
    } else lines.push(box)
  }
  return lines
}
