import type { Range } from '#domain/section-content/read.ts'

/** A text as words only: lower case, no punctuation, one space between and around them. Keeps the way back. */
export type FoldedText = {
  readonly text: string
  /** The offset in the original of each character of `text`. */
  readonly offsets: Int32Array
}

/** Letters and digits, with apostrophes inside and over a hyphen at a line's end. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=\p{L})|[-\u00AD]\r?\n\s*(?=\p{Ll}))*/gu
const letterOrDigit = /[\p{L}\p{N}]/u

/**
 * Folds a text so that punctuation, dashes, case, line breaks and words divided at a line's end make no difference.
 * Costs time in proportion to the text; keep the result for a source.
 */
export function foldWithOffsets(original: string): FoldedText {
  const offsets: number[] = [0]
  let text = ' '
  for (const { 0: found, index } of original.matchAll(word)) {
    for (let at = 0; at < found.length; at += 1) {
      const character = found.charAt(at)
      if (!letterOrDigit.test(character)) continue
      const letters = character.normalize('NFKC').toLowerCase()
      for (let copy = 0; copy < letters.length; copy += 1) offsets.push(index + at)
      text += letters
    }
    offsets.push(index + found.length - 1)
    text += ' '
  }
  return { text, offsets: Int32Array.from(offsets) }
}

/** The original's range for a range of the folded text. */
export function unfold({ text, offsets }: FoldedText, start: number, end: number): Range {
  const first = text[start] === ' ' ? start + 1 : start
  const last = Math.max(first, text[end - 1] === ' ' ? end - 2 : end - 1)
  return { start: offsets[first] ?? 0, end: (offsets[last] ?? 0) + 1 }
}
