import type { Range } from '#domain/section-content/read.ts'

const shortened =
  /(?:^|[\s(“"])(?:[A-Z]|Mr|Mrs|Ms|Dr|Sr|Jr|St|No|Nos|Exh?s?|Inc|Co|Ltd|Dec|Fed|Reg|Supp|Cir|Pub|Stat|Sec|Secs|Art|Ch|Vol|Op|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|U\.S|U\.S\.C|C\.F\.R|F|a\.m|p\.m|e\.g|i\.e|etc|v|vs|cf|id|para|pp?|approx|Prof|Gov|Gen|Col|Lt|Sgt|Rev|Hon)\.$/i

/**
 * The sentences of a text, in order: they end at full stops that are no abbreviation's, at line breaks and semicolons.
 * Semicolons count because answers list events with them.
 */
export function findSentences(text: string): Range[] {
  const sentences: Range[] = []
  let start = 0
  const close = (end: number) => {
    const from = start + (text.slice(start, end).search(/\S/) + 1 || end - start + 1) - 1
    if (from < end) sentences.push({ start: from, end })
    start = end
  }
  for (const match of text.matchAll(/[.?!]["”’)]*(?=\s)|\n+|;(?=\s)/g)) {
    const end = match.index + match[0].length
    if (match[0].startsWith('.') && shortened.test(text.slice(Math.max(start, end - 12), match.index + 1))) continue
    close(end)
  }
  close(text.length)
  return sentences
}

/** The place of the sentence that holds an offset; sentences must be in order. */
export function sentenceAt(sentences: readonly Range[], offset: number): number {
  let low = 0
  let high = sentences.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((sentences[middle]?.start ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}
