import type { CaseFact } from '../case-map.ts'

const eventNames: readonly (readonly [readonly string[], string])[] = [
  [['held', 'jail', 'prison', 'imprison', 'detain', 'detention', 'detent', 'custody'], 'time in custody'],
  [['recover', 'recovery', 'recov'], 'time of recovery'],
  [['hospital', 'hospitaliz'], 'time in hospital'],
]
/** The words that both have in common, as the first writes them. */
export function topicWords({ asTold, statement }: CaseFact, shared: readonly string[]): string {
  const event = eventNames.find(([stems]) => stems.some((stem) => shared.includes(stem)))?.[1]
  if (event !== undefined) return event
  const words =
    (asTold ?? statement)
      .replaceAll(/\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi, '')
      .match(/\p{L}[\p{L}’'-]+/gu) ?? []
  const isShared = (word: string) =>
    shared.some((stem) => stem.length > 3 && word.toLowerCase().startsWith(stem.slice(0, 5)))
  const runs: string[][] = []
  let last = -1
  for (const [at, word] of words.entries()) {
    if (!isShared(word)) continue
    // `speech and occupational therapy`: what joins two of them in the source joins them here; what stands apart is no phrase.
    const between = words.slice(last + 1, at)
    const open = runs.at(-1)
    if (open !== undefined && between.length <= 2 && between.every((one) => joins.test(one)))
      open.push(...between, word)
    else runs.push([word])
    last = at
  }
  const longest = runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), [])
  return longest
    .slice(0, 5)
    .map((word) => word.toLowerCase())
    .join(' ')
}

const joins = /^(?:and|or|of|the|for|in|with|to|at)$/iu
