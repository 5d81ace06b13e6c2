import type { Block, LegalDocument, PageLayout } from './block.ts'
import { lineHeight, type Piece, setBlock } from './set-text.ts'

export type PageEstimate = {
  /** Pages of the cover, which carry no number. */
  readonly cover: number
  /** Pages of the body, which a page limit speaks of. */
  readonly body: number
  /** Page of the body on which each of its headings stands, in order. */
  readonly headings: readonly number[]
}

/** Nine inches, in points. */
const pageHeight = 648

/** How many pages a document will probably fill. An estimate from the widths of its words; only Word knows. */
export function estimatePages({ layout, blocks, cover = [] }: LegalDocument): PageEstimate {
  const body = fillPages(blocks, blocks, layout)
  return {
    cover: cover.length === 0 ? 0 : fillPages(cover, blocks, layout).pages,
    body: body.pages,
    headings: body.headings,
  }
}

/** The pages that a rule limits, against its limit; of a document without a limit all pages. An estimate. */
export function countLimitedPages(document: LegalDocument): { readonly count: number; readonly limit?: number } {
  const { pageLimit, blocks } = document
  if (!pageLimit) return { count: countPages(document) }
  const { body } = estimatePages({ ...document, blocks: blocks.slice(0, pageLimit.blocks), cover: [] })
  return { count: body, limit: pageLimit.pages }
}

/** Pages of the whole file, cover included. An estimate. */
export function countPages(document: LegalDocument): number {
  const { cover, body } = estimatePages(document)
  return cover + body
}

/** A page being filled: how much of it is text, how much footnotes, and the space that is due before more text. */
type Page = { readonly number: number; readonly text: number; readonly notes: number; readonly spaceDue: number }

/** `body` holds the headings that a table of contents lists. */
function fillPages(
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
