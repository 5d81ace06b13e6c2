import type { Range } from '#domain/section-content/read.ts'

/** A word, a space, a punctuation mark or something indivisible (a gap, a footnote, a printed citation), with its marks. */
export type Token = {
  readonly text: string
  /** Names of the elements around it, in canonical order: `strong em`. */
  readonly marks: string
  /** The element as HTML, for something indivisible. */
  readonly atom?: string
  /** Its place in the section's plain text (`sectionText`). */
  readonly at: Range
}

/**
 * An element that holds text directly: a paragraph, a heading, a list item, a cell. A section is a row of leaves; `path`
 * names the elements around the text from the outermost in, and `joins` says how many of them it shares with the leaf
 * before it. Any row of leaves makes well-formed HTML, also one that mixes two versions.
 */
export type Leaf = {
  readonly path: readonly string[]
  readonly joins: number
  readonly tokens: readonly Token[]
}

/** Two tokens are equal when they print the same. */
export function tokenKey({ text, marks, atom }: Token): string {
  return `${marks}|${atom ?? text}`
}

/** Words as they are compared and shown: a date or a sum is one, so that half a date is never accepted. */
const piece =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}|\$\d[\d,]*(?:\.\d+)?|[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*|\s+|./gsu

/** Cuts a text into tokens. */
export function cutText(text: string, marks: string, start: number): Token[] {
  return [...text.matchAll(piece)].map(({ 0: part, index }) => ({
    text: part,
    marks,
    at: { start: start + index, end: start + index + part.length },
  }))
}

/** The plain text of tokens. */
export function textOfTokens(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('')
}
