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

/** Gives the sentences of a text the facts that were found in it, which costs less than reading one by one. */
export function keepFacts(facts: readonly Fact[], sentences: readonly ReadSentence[]): void {
  let from = 0
  for (const sentence of sentences) {
    const { start, end } = sentence
    while (from < facts.length && (facts[from]?.start ?? 0) < start) from += 1
    const own: Fact[] = []
    for (let at = from; at < facts.length && (facts[at]?.start ?? 0) < end; at += 1) {
      const fact = facts[at]
      if (fact && fact.end <= end) own.push({ ...fact, start: fact.start - start, end: fact.end - start })
    }
    kept.set(sentence, own)
  }
}
