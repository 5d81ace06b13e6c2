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
