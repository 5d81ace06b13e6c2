import { foldToWords } from '#domain/language/fold.ts'

/** Letters of one firm share this much wording before it is said: a known ground for doubting them. */
export const overlapLimit = 0.12

const shingleLength = 5

/** Every run of five words of a text, folded; none when it is shorter. */
export function shinglesOf(text: string): Set<string> {
  const words = foldToWords(text).split(' ')
  const shingles = new Set<string>()
  for (let index = 0; index + shingleLength <= words.length; index += 1)
    shingles.add(words.slice(index, index + shingleLength).join(' '))
  return shingles
}

/**
 * The share, from 0 to 1, of a text's five-word runs that stand in another text too. Runs of the boilerplate count on
 * neither side.
 */
export function wordingOverlap(text: string, other: string, boilerplate: ReadonlySet<string> = new Set()): number {
  const own = [...shinglesOf(text)].filter((shingle) => !boilerplate.has(shingle))
  if (own.length === 0) return 0
  const theirs = shinglesOf(other)
  return own.filter((shingle) => theirs.has(shingle)).length / own.length
}

/**
 * Turns of phrase that recur in at least two earlier letters, for the writer to avoid. Only plain lower-case words
 * count, so that no fact of another case is among them.
 */
export function habitualPhrases(texts: readonly string[], boilerplate: ReadonlySet<string>, limit = 20): string[] {
  const seen = new Map<string, number>()
  for (const text of texts)
    for (const shingle of new Set(plainRuns(text).flatMap((run) => [...shinglesOf(run)])))
      if (!boilerplate.has(shingle)) seen.set(shingle, (seen.get(shingle) ?? 0) + 1)
  return [...seen]
    .filter(([, letters]) => letters >= 2)
    .toSorted((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, limit)
    .map(([phrase]) => phrase)
}

/** Stretches of lower-case words; a capital, a digit or the end of a sentence cuts them. */
function plainRuns(text: string): string[] {
  const runs: string[][] = [[]]
  for (const word of text.split(/\s+/)) {
    if (/^[\p{Ll}'’-]+[,;]?$/u.test(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.map((run) => run.join(' '))
}
