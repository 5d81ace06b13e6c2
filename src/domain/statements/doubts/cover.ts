import { foldWord } from '#domain/language/fold.ts'
import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import { kinPattern } from '#domain/persons/kin.ts'
import type { ReadSentence } from '../read-statements.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { tokensOf, type MeaningIndex, type Token } from '../meaning/told-index.ts'

/** A word of content of a sentence with how surely each place of the file says it: 1 the very word, less a word of like meaning. */
export type Covered = {
  readonly token: Token
  readonly weight: number
  readonly places: ReadonlyMap<number, number>
  readonly most: number
}

/** How far the file tells what a sentence tells. */
export type Cover = {
  readonly words: readonly Covered[]
  /** The place that tells most of it. */
  readonly best: number
  readonly scores: readonly (readonly [at: number, score: number])[]
}

const kinWord = new RegExp(`^(?:ex-)?(?:${kinPattern}|children)s?$`, 'iu')
const titles = new Set(['mr', 'mrs', 'ms', 'dr', 'prof', 'miss'])
const bareOf = ({ text }: Token) => text.toLowerCase().replace(/['’]s?$|[.]$/g, '')

export const isKin = (token: Token) => kinWord.test(bareOf(token))

/** A word that tells something of the case: no name of a person, no relation, no number. */
export function isContent(token: Token, { roster }: EvidenceIndex): boolean {
  const bare = bareOf(token)
  if (bare.length < 3 || functionWords.has(bare) || numberWords.has(bare) || titles.has(bare)) return false
  return !kinWord.test(bare) && !(token.isName && roster.byWord.has(foldWord(bare)))
}

/** How like two words are by the classes that they share. */
export function likeness(one: Token, other: Token): number {
  const { same, lemmas } = one.meaning
  const literal = new Set(lemmas.map((lemma) => `l${lemma}`))
  let found = 0
  for (const key of same) {
    if (!other.meaning.same.includes(key)) continue
    if (key.startsWith('w') || literal.has(key)) return 1
    found = 0.8
  }
  if (found === 0 && same.some((key) => other.meaning.above.includes(key))) return 0.6
  return found
}

function placesOf({ meaning: { same, lemmas } }: Token, index: MeaningIndex): Map<number, number> {
  const places = new Map<number, number>()
  const literal = new Set(lemmas.map((lemma) => `l${lemma}`))
  const put = (at: number, degree: number) => {
    if ((places.get(at) ?? 0) < degree) places.set(at, degree)
  }
  for (const key of same) {
    const degree = key.startsWith('w') || literal.has(key) ? 1 : 0.8
    for (const at of index.same.get(key) ?? []) put(at, degree)
    for (const at of index.above.get(key) ?? []) put(at, 0.6)
  }
  return places
}

/** Reads how far the file tells what a sentence tells, and where. */
export function coverOf({ text }: Pick<ReadSentence, 'text'>, index: MeaningIndex, evidence: EvidenceIndex): Cover {
  const all = index.byPlace.size
  const words = tokensOf(text)
    .filter((token) => isContent(token, evidence))
    .map((token): Covered => {
      const places = placesOf(token, index)
      const weight = token.isName ? 1 : Math.max(0.2, 1 - Math.log(1 + places.size) / Math.log(2 + all))
      return { token, weight, places, most: Math.max(0, ...places.values()) }
    })
  const sums = new Map<number, number>()
  for (const { places, weight } of words)
    for (const [at, degree] of places) sums.set(at, (sums.get(at) ?? 0) + degree * weight)
  const scores = [...sums]
    .map(([at, score]) => [at, score + 0.35 * Math.max(sums.get(at - 1) ?? 0, sums.get(at + 1) ?? 0)] as const)
    .toSorted((one, other) => other[1] - one[1])
  return { words, best: scores[0]?.[0] ?? -10, scores }
}

const at = ({ places }: Covered, place: number) => places.get(place) ?? 0
/** At a place or right beside it. */
export const around = (word: Covered, place: number) =>
  Math.max(at(word, place), 0.85 * at(word, place - 1), 0.85 * at(word, place + 1))

/** The share of the words that is told, the rare ones counting more. */
export function shareOf(words: readonly Covered[], degree: (word: Covered) => number): number {
  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  return whole === 0 ? 0 : words.reduce((sum, word) => sum + word.weight * degree(word), 0) / whole
}
