/** These words say nothing without the sentence before. */
const leansHard =
  /^(?:Before that|After that|Since then|Then|Even so|But|And|In my (?:professional )?(?:opinion|view),? (?:it|this|that|these|they)|(?:\S+ ){1,4}of (?:them|these|those)\b|It|This|That|These|They)\b/u

/** Sentences that go together, each with what leans on it. */
export function clustersOf(paragraph: readonly string[]): string[][] {
  const clusters: string[][] = []
  for (const words of paragraph) {
    const last = clusters.at(-1)
    if (last && leansHard.test(words)) last.push(words)
    else clusters.push([words])
  }
  return clusters
}

/** `I find them typical of a fall`, `Detention would interrupt both`: what is meant stands in the sentence before. */
export function leansInside(words: string): boolean {
  if (/^(?:Nobody|No one|None|Others?) (?:\p{Ll}+ ){1,3}(?:that|this|it|so)\b/u.test(words)) return true
  const [, before = '', after = ''] = /^(.*?)\b(?:them|it|both|such an?|the others?|few other)\b(.*)$/u.exec(words) ?? [
    '',
    '',
  ]
  if (before === '') return false
  // `It is likely that`, `both arms`, `the wound, and what it left`: meant by the sentence itself.
  return !/,|\b(?:and|which|who|because|if|when|as)\b/u.test(before) && !/^ \p{Ll}+ and\b/u.test(after)
}
