import type { Inline } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'

/** Markup of one line, gaps included, as inline content. */
export function inlineOf(markup: string, marks: { readonly bold?: true } = {}): Inline[] {
  const [block] = blocksFromSection(`<p>${markup}</p>`)
  const content = block?.kind === 'paragraph' ? block.content : []
  return content.map((inline) => ('text' in inline ? { ...inline, ...marks } : inline))
}

export function linesOf(markup: readonly string[]): Inline[][] {
  return markup.map((line) => inlineOf(line))
}
