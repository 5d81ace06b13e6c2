import type { LegalDocument } from './block.ts'

/**
 * The document as it is filed: without the pages that are for the attorney alone, and, once every section is accepted,
 * without the note on each page that it is a draft.
 */
export function filedForm(document: LegalDocument, isAccepted: boolean): LegalDocument {
  const { forReview, ...rest } = document
  if (!forReview) return document
  const own = rest.blocks.slice(0, forReview.from)
  const blocks = own.at(-1)?.kind === 'page-break' ? own.slice(0, -1) : own
  if (!isAccepted || forReview.headerStays) return { ...rest, blocks }
  const { headerText: _, ...layout } = rest.layout
  return { ...rest, layout, blocks }
}
