import type { SourcePassage } from '#domain/findings/flag.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { Fact, FactSource, FactType } from './fact.ts'
import { findFacts, findPassageFacts } from './find-facts.ts'
import { findRelations, type Relation } from './kinship.ts'
import { findSentences, sentenceAt } from '#domain/language/sentences.ts'
import { contentWords } from '#domain/language/words.ts'
import { foldWord } from '#domain/language/fold.ts'

/** A source read once: its facts, words and sentences. Depends on the source alone, so it can be kept with it. */
export type SourceFacts = {
  readonly source: FactSource
  readonly facts: readonly Fact[]
  readonly sentences: readonly Range[]
  readonly relations: readonly Relation[]
  /** Every folded word with the place where it stands first. */
  readonly words: ReadonlyMap<string, number>
  /** Folded words that begin with a capital somewhere. */
  readonly capitalised: ReadonlySet<string>
  /** Folded words that stand in lower case somewhere. */
  readonly ordinary: ReadonlySet<string>
}

export type IndexedFact = { readonly fact: Fact; readonly from: SourceFacts }

/** The facts of all sources of a draft, by type. */
export type FactIndex = {
  readonly sources: readonly SourceFacts[]
  readonly byType: Readonly<Record<FactType, readonly IndexedFact[]>>
  readonly quantities: ReadonlyMap<string, readonly IndexedFact[]>
  readonly capitalised: ReadonlyMap<string, SourceFacts>
  readonly words: ReadonlyMap<string, SourceFacts>
  readonly ordinary: ReadonlySet<string>
  /** The words of names that stand within a sentence. */
  readonly names: ReadonlyMap<string, SourceFacts>
}

/** Reads one source; the costly part of a check, to be kept with the source. */
export function readSourceFacts(source: FactSource): SourceFacts {
  const words = new Map<string, number>()
  const capitalised = new Set<string>()
  const ordinary = new Set<string>()
  for (const { 0: word, index } of source.text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)) {
    const folded = foldWord(word)
    if (!words.has(folded)) words.set(folded, index)
    if (/^\p{Lu}/u.test(word)) capitalised.add(folded)
    else ordinary.add(folded)
  }
  const { text } = source
  const read = {
    facts: findFacts(text),
    sentences: findSentences(text, { semicolons: true }),
    relations: findRelations(text),
  }
  return { source, ...read, words, capitalised, ordinary }
}

/** The facts and sentences of a passage of a draft that is compared with itself alone; its words are not read. */
export function readTextFacts(source: FactSource, hidden: readonly Range[]): SourceFacts {
  const { text } = source
  const sentences = findSentences(text, { semicolons: true })
  return {
    source,
    facts: findPassageFacts(text, hidden),
    sentences,
    relations: [],
    words: new Map(),
    capitalised: new Set(),
    ordinary: new Set(),
  }
}

/** Puts the facts of all sources of a draft together. */
export function indexFacts(sources: readonly SourceFacts[]): FactIndex {
  const byType: Record<FactType, IndexedFact[]> = {
    date: [],
    money: [],
    percent: [],
    identifier: [],
    quantity: [],
    name: [],
  }
  for (const from of sources) for (const fact of from.facts) byType[fact.value.type].push({ fact, from })
  return {
    sources,
    byType,
    quantities: byUnit(byType.quantity),
    capitalised: firstSource(sources.flatMap((from) => [...from.capitalised].map((word) => [word, from] as const))),
    words: firstSource(sources.flatMap((from) => [...from.words.keys()].map((word) => [word, from] as const))),
    ordinary: new Set(sources.flatMap((from) => [...from.ordinary])),
    names: firstSource(
      byType.name.flatMap(({ fact, from }) => certainWords(fact).map((word) => [word, from] as const)),
    ),
  }
}

function byUnit(quantities: readonly IndexedFact[]): Map<string, IndexedFact[]> {
  const units = new Map<string, IndexedFact[]>()
  for (const known of quantities) {
    const unit = known.fact.value.type === 'quantity' ? known.fact.value.unit : undefined
    if (unit === undefined) continue
    const others = units.get(unit)
    if (others) others.push(known)
    else units.set(unit, [known])
  }
  return units
}

function certainWords({ value }: Fact): readonly string[] {
  return value.type === 'name' && !value.isTentative ? value.words : []
}

/** For each word the first source that has it. */
function firstSource(words: readonly (readonly [word: string, from: SourceFacts])[]): Map<string, SourceFacts> {
  const found = new Map<string, SourceFacts>()
  for (const [word, from] of words) if (!found.has(word)) found.set(word, from)
  return found
}

/** The sentence in which a fact of a source stands. */
export function passageOf({ fact, from }: IndexedFact): SourcePassage {
  return toPassage(from, fact)
}

/** A range of a source as a passage to be shown; its offsets are into the source's own words. */
export function toPassage({ source }: SourceFacts, { start, end }: Range): SourcePassage {
  const { id, title, text, lead = 0 } = source
  return { id, title, start: Math.max(0, start - lead), end: Math.max(0, end - lead), text: text.slice(start, end) }
}

const wordsOfSentences = new WeakMap<SourceFacts, Map<number, ReadonlySet<string>>>()

/** The content words of the sentence around an offset of a source. */
export function wordsAround(from: SourceFacts, offset: number): ReadonlySet<string> {
  const kept = wordsOfSentences.get(from) ?? new Map<number, ReadonlySet<string>>()
  wordsOfSentences.set(from, kept)
  const at = sentenceAt(from.sentences, offset)
  const sentence = from.sentences[at]
  const words = kept.get(at) ?? contentWords(sentence ? from.source.text.slice(sentence.start, sentence.end) : '')
  kept.set(at, words)
  return words
}

/** How many words two sentences share. */
export function sharedWords(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared
}
