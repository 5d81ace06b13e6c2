/** A date, a word, a number, a stretch of white space, or a single sign. */
const word =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}|\p{L}[\p{L}\p{M}\p{N}'’]*|\p{N}+(?:[.,]\p{N}+)*|\s+|[^]/gu

/** A text in its words; joined, they give the text again. A date is one of them, so that it never changes by half. */
export function wordsOf(text: string): string[] {
  return text.match(word) ?? []
}
