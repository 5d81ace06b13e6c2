import type { Inline } from '#domain/legal-document/block.ts'
import type { TextMarks } from '#server/office/document/run-properties.ts'
import { wordsOf } from '#server/office/document/words.ts'

/** A word of new content with its marks, or a footnote that stands there. */
export type NewToken = { readonly text: string; readonly marks: TextMarks; readonly footnote?: readonly Inline[] }

const nothing: TextMarks = {}

/** New content in words, as a paragraph of the file is; a line break is `\n`. */
export function newTokens(content: readonly Inline[]): NewToken[] {
  return content.flatMap((inline): NewToken[] => {
    if ('footnote' in inline) return [{ text: '', marks: nothing, footnote: inline.footnote }]
    if ('lineBreak' in inline) return [{ text: '\n', marks: nothing }]
    if ('tab' in inline) return [{ text: '\t', marks: nothing }]
    return wordsOf(inline.text).map((text) => ({ text, marks: marksOf(inline) }))
  })
}

function marksOf(inline: Extract<Inline, { text: string }>): TextMarks {
  return {
    ...(inline.bold && { bold: true }),
    ...(inline.italic && { italic: true }),
    ...(inline.underline && { underline: true }),
    ...(inline.superscript && { superscript: true }),
    ...(inline.gap !== undefined && { gap: true }),
  }
}
