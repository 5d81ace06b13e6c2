import type { PartialDate } from '#domain/language/find-dates.ts'
import { sharedWords, wordsAround, type IndexedFact } from './fact-index.ts'
import type { Fact, FactState } from './fact.ts'

/** What the sources say about one fact of a draft. */
export type Decision = {
  readonly state: FactState
  /** The fact of a source that supports it, contradicts it or comes closest. */
  readonly by?: IndexedFact | undefined
  /** How it follows, when it is derived. */
  readonly how?: string
  /** It stands on file for something that has nothing to do with this sentence. */
  readonly isElsewhere?: true
  /** A span that a writer works out between two events: `two months later`. */
  readonly isReckoned?: true
  /** A count of a thing that no source counts. */
  readonly isUncounted?: true
}

/** A fact of a draft with what stands around it: the content words of its sentence, the facts of its paragraph. */
export type DraftFact = {
  readonly fact: Fact
  readonly words: ReadonlySet<string>
  /** Its sentence as it is written. */
  readonly sentence: string
  readonly nearby: readonly Fact[]
  /** The content words of the paragraph. */
  readonly paragraph: ReadonlySet<string>
  /** What stands right before the fact: `more than `. */
  readonly lead: string
  /** What stands right behind it: ` of her last arrival`. */
  readonly tail: string
}

/** Supported by a source; derived when software worked that source out. */
export const supported = (by: IndexedFact): Decision =>
  by.from.source.kind === 'computed' ? { state: 'derived', by, how: 'computed' } : { state: 'supported', by }

export type Closest = { readonly by: IndexedFact; readonly shared: number }

/** The candidate whose sentence shares most words with the draft's, `bonus` added; with the number of shared words. */
export function closest(
  candidates: readonly IndexedFact[],
  words: ReadonlySet<string>,
  bonus: (candidate: IndexedFact) => number = () => 0,
): Closest | undefined {
  let best: (Closest & { readonly score: number }) | undefined
  for (const by of candidates) {
    const shared = sharedWords(words, wordsAround(by.from, by.fact.start))
    const score = shared + bonus(by)
    if (!best || score > best.score) best = { by, shared, score }
  }
  return best
}

export const dateOf = ({ fact }: IndexedFact): PartialDate => (fact.value.type === 'date' ? fact.value.date : {})

/** False for a short answer, whose words are those of its question. */
export const isProse = ({ from: { source } }: IndexedFact) => (source.lead ?? 0) === 0 && source.kind !== 'record'
