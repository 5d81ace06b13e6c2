import { findFacts } from '#domain/provenance/find-facts.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import type { ReadSentence } from './read-statements.ts'

const kept = new WeakMap<ReadSentence, readonly Fact[]>()

/** The typed facts of a sentence, with offsets into it; read once. */
export function factsOf(sentence: ReadSentence): readonly Fact[] {
  const known = kept.get(sentence) ?? findFacts(sentence.text)
  kept.set(sentence, known)
  return known
}
