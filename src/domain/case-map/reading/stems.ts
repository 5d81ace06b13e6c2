import { foldWord } from '#domain/language/fold.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { stem } from '#domain/language/words.ts'

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu

const known = new Map<string, string>()

/** The stems of a text's words in order, without those that carry nothing. */
export function stemsOf(text: string): string[] {
  const stems: string[] = []
  for (const [word] of text.matchAll(wordPattern)) {
    const found = known.get(word) ?? remember(word)
    if (found !== '') stems.push(found)
  }
  return stems
}

function remember(word: string): string {
  const folded = foldWord(word)
  const made = folded.length < 2 || functionWords.has(folded) || /^\d+$/.test(folded) ? '' : stem(folded)
  if (known.size > 50_000) known.clear()
  known.set(word, made)
  return made
}
