/** The text without these characters at its end. Takes time in proportion to what it cuts, whatever the text. */
export function trimEndOf(text: string, characters: string): string {
  let end = text.length
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** White space and the marks that end a sentence or an item. */
export const sentenceEnds = ' \t\n\r\u00a0.;,'

/** A word from its first letter or digit to its last; empty when it has none. */
export function bareWord(word: string): string {
  return /[\p{L}\p{N}](?:[\s\S]*[\p{L}\p{N}])?/u.exec(word)?.[0] ?? ''
}
