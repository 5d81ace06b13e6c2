/** A text that scores less than this against a query is no match at all (specification 2, section 9). */
export const matchFloor = 0.33

/** What the search over tools shows (specification 2, section 2). */
export const toolSearchThreshold = 0.5

export type Match<T> = { readonly item: T; readonly score: number }

/** A piece of a text; `matched` pieces answer to a word of the query. */
export type MarkedPart = { readonly text: string; readonly matched: boolean }

/**
 * How well `text` answers `query`, 0 to 1: each word of the query counts as its most similar word in the text, by shared
 * n-grams of 2 and 3 letters; similarities under the floor count as nothing. The last word may be unfinished.
 */
export function fuzzyScore(query: string, text: string): number {
  const wanted = wordsOf(query)
  const offered = wordsOf(text)
  if (wanted.length === 0) return 0
  const best = wanted.map((word, index) => bestSimilarity(word, offered, index === wanted.length - 1))
  return best.reduce((sum, score) => sum + score, 0) / wanted.length
}

/**
 * The items whose text answers the query with at least `threshold`, best first and otherwise in the given order. An
 * empty query finds nothing. No threshold goes below the floor.
 */
export function fuzzySearch<T>(
  query: string,
  items: readonly T[],
  textOf: (item: T) => string,
  threshold = matchFloor,
): Match<T>[] {
  const least = Math.max(threshold, matchFloor)
  return items
    .map((item) => ({ item, score: fuzzyScore(query, textOf(item)) }))
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
}

/** The text in pieces, so that a page can mark the words that answer the query; joined they are the text again. */
export function markMatches(query: string, text: string): MarkedPart[] {
  const wanted = wordsOf(query)
  const answers = (word: string) =>
    wanted.some((w, index) => similarity(w, normalize(word), index === wanted.length - 1) >= toolSearchThreshold)
  return text
    .split(/([\p{L}\p{N}]+)/u)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, matched: /[\p{L}\p{N}]/u.test(part) && answers(part) }))
}

function bestSimilarity(word: string, offered: readonly string[], unfinished: boolean): number {
  const plain = Math.max(0, ...offered.map((other) => similarity(word, other, unfinished)))
  const best = plain >= toolSearchThreshold ? plain : Math.max(plain, swapped(word, offered))
  return best < matchFloor ? 0 : best
}

/** A swap costs a little, so that the word itself comes first. */
const swapCost = 0.1
const longestSwapped = 24

/** How near the word comes when two neighbouring letters change places (`wavier`): n-grams alone judge that too hard. */
function swapped(word: string, offered: readonly string[]): number {
  if (word.length < 4 || word.length > longestSwapped) return 0
  const variants = Array.from({ length: word.length - 1 }, (_, at) => {
    const [before, first, second, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)]
    return `${before}${second}${first}${after}`
  })
  return offered.some((other) => variants.includes(other)) ? 1 - swapCost : 0
}

/**
 * Cosine of the n-gram counts; an unfinished word is compared with the beginning of the other as well. A word of one or
 * two letters has too few n-grams to be judged by: it has to be the same, or the beginning.
 */
function similarity(word: string, other: string, unfinished: boolean): number {
  if (word.length < 3) return word === other || (unfinished && other.startsWith(word)) ? 1 : 0
  const whole = cosine(gramsOf(`-${word}-`), gramsOf(`-${other}-`))
  if (!unfinished || other.length <= word.length) return whole
  return Math.max(whole, cosine(gramsOf(`-${word}`), gramsOf(`-${other.slice(0, word.length)}`)))
}

function gramsOf(text: string): Map<string, number> {
  const grams = new Map<string, number>()
  for (const size of [2, 3])
    for (let start = 0; start + size <= text.length; start++) {
      const gram = text.slice(start, start + size)
      grams.set(gram, (grams.get(gram) ?? 0) + 1)
    }
  return grams
}

function cosine(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const shared = [...a].reduce((sum, [gram, count]) => sum + count * (b.get(gram) ?? 0), 0)
  return shared === 0 ? 0 : shared / (lengthOf(a) * lengthOf(b))
}

function lengthOf(grams: ReadonlyMap<string, number>): number {
  return Math.sqrt([...grams.values()].reduce((sum, count) => sum + count * count, 0))
}

function wordsOf(text: string): string[] {
  return normalize(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Lower case, without accents: `Castañeda` is found by `castaneda`. */
function normalize(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
