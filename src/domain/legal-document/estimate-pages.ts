import type { LegalDocument } from './block.ts'
import { fillPages } from './fill-pages.ts'

export type PageEstimate = {
  /** Pages of the cover, which carry no number. */
  readonly cover: number
  /** Pages of the body, which a page limit speaks of. */
  readonly body: number
  /** Page of the body on which each of its headings stands, in order. */
  readonly headings: readonly number[]
}

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
