import { type Block, type Inline, inlineText, type ListItem } from './block.ts'

/** Something to be said of words in a document, at the paragraph that they stand in. */
export type Remark = {
  /** The line of text around the words, by which the paragraph is found; the note's text for words in a footnote. */
  readonly line: string
  readonly message: string
}

/**
 * The blocks with a comment at every paragraph, quotation and list item that remarks are about, each message once. A
 * paragraph is found by its words, footnotes included: a document no longer knows the sections that it was made of.
 */
export function writeRemarks(blocks: readonly Block[], remarks: readonly Remark[]): readonly Block[] {
  if (remarks.length === 0) return blocks
  const folded = remarks.map(({ line, message }) => ({ line: fold(line), message }))
  const remarkOn = (...content: readonly (readonly Inline[])[]) => {
    const texts = content.flatMap(readings)
    const found = folded.filter(({ line }) => line !== '' && texts.some((text) => text.includes(line)))
    return [...new Set(found.map(({ message }) => message))].join('\n')
  }
  return blocks.map((block): Block => {
    if (block.kind === 'paragraph' || block.kind === 'quote') return withComment(block, remarkOn(block.content))
    if (block.kind !== 'list') return block
    const items = block.items.map((item): ListItem => withComment(item, remarkOn(item.content, ...(item.items ?? []))))
    return { ...block, items }
  })
}

function withComment<T extends { readonly comment?: string }>(block: T, comment: string): T {
  if (comment === '') return block
  return { ...block, comment: block.comment === undefined ? comment : `${block.comment}\n${comment}` }
}

/** The text without its footnotes, and the footnotes. */
function readings(content: readonly Inline[]): string[] {
  const notes = content.flatMap((inline) => ('footnote' in inline ? [fold(inlineText(inline.footnote))] : []))
  return [fold(inlineText(content.filter((inline) => !('footnote' in inline)))), ...notes]
}

function fold(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
