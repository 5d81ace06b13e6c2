import type { Block, PageLayout } from './block.ts'
import { lineHeight, type Piece, setBlock } from './set-text.ts'

/** Nine inches, in points. */
const pageHeight = 648

/** A page being filled: how much of it is text, how much footnotes, and the space that is due before more text. */
type Page = { readonly number: number; readonly text: number; readonly notes: number; readonly spaceDue: number }

/** `body` holds the headings that a table of contents lists. */
export function fillPages(
  blocks: readonly Block[],
  body: readonly Block[],
  layout: PageLayout,
): { pages: number; headings: number[] } {
  const headings: number[] = []
  let page: Page = { number: 1, text: 0, notes: 0, spaceDue: 0 }
  for (const piece of blocks.flatMap((block, index) => setBlock(block, { body, next: blocks[index + 1] }, layout))) {
    if (page.text > 0 && mustTurn(page, piece)) page = { number: page.number + 1, text: 0, notes: 0, spaceDue: 0 }
    if (piece.heading) headings.push(page.number)
    page = addPiece(page, piece)
  }
  return { pages: page.number, headings }
}

/** Whether a piece goes to the next page as a whole: when it may not be broken, or when not even two lines fit. */
function mustTurn(page: Page, { height, before = 0, footnotes = 0, ...piece }: Piece): boolean {
  if (piece.newPage) return true
  const space = Math.max(page.spaceDue, before)
  const room = pageHeight - page.text - page.notes - footnotes - space
  const needed = height + (piece.keepWithNext ? 3 * lineHeight : 0)
  return needed > room && (piece.unbroken === true || piece.keepWithNext === true || room < 2 * lineHeight)
}

/** The page on which a piece ends. */
function addPiece(page: Page, { height, before = 0, after = 0, footnotes = 0 }: Piece): Page {
  const text = page.text + Math.max(page.spaceDue, before) + height
  const notes = page.notes + footnotes
  const turned = Math.max(0, Math.ceil((text + notes) / pageHeight) - 1)
  if (turned === 0) return { ...page, text, notes, spaceDue: after }
  return { number: page.number + turned, text: text + notes - turned * pageHeight, notes: 0, spaceDue: after }
}
