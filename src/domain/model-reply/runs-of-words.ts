/** All runs of so many words of a text, folded to small letters: what two texts have in common word for word. */
export function runsOf(text: string, length = 7): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' '))
}

/** Words and numbers of a text; a mark alone is none. */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
}
