import type { Block, LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import type { DraftSection } from '../draft-section.ts'

/** The sections one after the other, for a page view before the whole document has been composed. */
export function documentOfSections(title: string, sections: readonly DraftSection[]): LegalDocument {
  return {
    title,
    properties: {},
    layout: { lineSpacing: 2, paragraphSpacing: 0, firstLineIndent: true, pageNumbers: 'all' },
    blocks: sections.filter(({ html }) => html !== '').flatMap(blocksOf),
  }
}

function blocksOf({ html, heading, number, level }: DraftSection): Block[] {
  const blocks = blocksFromSection(html, level)
  const [first, ...rest] = blocks
  if (first?.kind === 'heading') return number === undefined ? blocks : [{ ...first, number }, ...rest]
  if (heading === undefined) return blocks
  return [{ kind: 'heading', level, content: [{ text: heading }], ...(number !== undefined && { number }) }, ...blocks]
}
