import { directionOfWord } from '#domain/language/word-vectors.ts'
import type { Token } from '../meaning/told-index.ts'
import { formsOf, type ToldClauses } from './told-clauses.ts'

/** Below it two words have as good as nothing in common. */
const least = 0.55
/** A word that is only used like another never says as much as one of its class. */
const most = 0.75

type Near = ReadonlyMap<number, number>
const kept = new WeakMap<ToldClauses, Map<string, Near>>()

/** The clauses on file that say a word (1), one of its class (.8 or .6), or one that is used like it (`embolism`, `clot`). */
export function clausesWith(word: Token, clauses: ToldClauses): Near {
  const known = kept.get(clauses) ?? new Map<string, Near>()
  kept.set(clauses, known)
  const before = known.get(word.text)
  if (before) return before
  const degrees = new Map<number, number>()
  const put = (places: readonly number[] | undefined, degree: number) => {
    for (const at of places ?? []) if ((degrees.get(at) ?? 0) < degree) degrees.set(at, degree)
  }
  const literal = new Set(word.meaning.lemmas.map((lemma) => `l${lemma}`))
  for (const key of word.meaning.same) {
    put(clauses.same.get(key), key.startsWith('w') || literal.has(key) ? 1 : 0.8)
    put(clauses.above.get(key), 0.6)
  }
  const direction = directionOfWord(formsOf(word))
  if (direction)
    for (const { direction: other, clauses: places } of clauses.byWord.values()) {
      if (!other) continue
      let cosine = 0
      for (let at = 0; at < other.length; at += 1) cosine += direction[at]! * other[at]!
      if (cosine > least) put(places, Math.min(most, cosine - 0.1))
    }
  known.set(word.text, degrees)
  return degrees
}
