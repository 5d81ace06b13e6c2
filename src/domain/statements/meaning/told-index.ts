import type { EvidenceIndex, EvidenceSentence } from '../evidence.ts'
import type { Roster } from '../persons.ts'
import { meaningOf, type Meaning } from '#domain/language/meaning/meaning.ts'

/** A word of a sentence with its place in it. */
export type Token = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly meaning: Meaning
  readonly isName: boolean
}

/** A sentence of the file at its place in the order of all; neighbours of one source differ by one. */
export type Placed = {
  readonly at: number
  readonly sentence: EvidenceSentence
  readonly tokens: readonly Token[]
  readonly roster: Roster
}

/** Where in the file every class of meaning stands. */
export type MeaningIndex = {
  readonly byPlace: ReadonlyMap<number, readonly Placed[]>
  readonly same: ReadonlyMap<string, readonly number[]>
  readonly above: ReadonlyMap<string, readonly number[]>
  /** What was found for a word, kept by its text. */
  readonly hits: Map<string, Hits>
}

/** The places of the file that say a word (`exact`), or something more special that implies it (`near`). */
export type Hits = {
  readonly exact: ReadonlySet<number>
  readonly near: ReadonlySet<number>
  readonly around: ReadonlySet<number>
}

const wordPattern = /[\p{L}][\p{L}\p{M}’'.-]*[\p{L}]|\p{L}/gu

/** The words of a text; a capitalised one that begins no sentence is a name. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(wordPattern)].flatMap((match) =>
    match[0].split(/(?<=\p{L}{3})-(?=\p{L}{3})/u).reduce<Token[]>((parts, part) => {
      const start = parts.length === 0 ? match.index : (parts.at(-1)?.end ?? 0) + 1
      const isName = /^\p{Lu}/u.test(part) && start > 0
      parts.push({ start, end: start + part.length, text: part, meaning: meaningOf(part.toLowerCase()), isName })
      return parts
    }, []),
  )
}

const kept = new WeakMap<EvidenceIndex, MeaningIndex>()

/** Reads the sentences on file by what their words can mean; kept with the evidence. */
export function indexMeaning(evidence: EvidenceIndex): MeaningIndex {
  const known = kept.get(evidence)
  if (known) return known
  const byPlace = new Map<number, Placed[]>()
  const same = new Map<string, number[]>()
  const above = new Map<string, number[]>()
  const post = (map: Map<string, number[]>, key: string, at: number) => {
    const list = map.get(key)
    if (!list) map.set(key, [at])
    else if (list.at(-1) !== at) list.push(at)
  }
  let at = 0
  let last: EvidenceSentence | undefined
  for (const sentence of evidence.sentences) {
    if (sentence.from.source.id === 'documents') continue
    at += stepTo(sentence, last)
    last = sentence
    const { kind, title } = sentence.from.source
    const tokens = tokensOf(sentence.text)
    byPlace.set(at, [...(byPlace.get(at) ?? []), { at, sentence, tokens, roster: evidence.roster }])
    for (const { meaning } of kind === 'record' ? tokens : [...tokens, ...tokensOf(title)]) {
      for (const key of meaning.same) post(same, key, at)
      for (const key of meaning.above) post(above, key, at)
    }
  }
  const index: MeaningIndex = { byPlace, same, above, hits: new Map() }
  kept.set(evidence, index)
  return index
}

/** Sentences of a source follow one another, sources stand apart; of the record the lines of a person are one. */
function stepTo(sentence: EvidenceSentence, last: EvidenceSentence | undefined): number {
  if (last?.from.source !== sentence.from.source) return 3
  if (sentence.from.source.kind !== 'record') return 1
  return sentence.mentions[0]?.ids[0] === last.mentions[0]?.ids[0] ? 0 : 3
}

/** Where the file says a word or something close to it. */
export function findHits({ meaning, text }: Token, { same, above, hits }: MeaningIndex): Hits {
  const key = text.toLowerCase()
  const known = hits.get(key)
  if (known) return known
  const exact = new Set(meaning.same.flatMap((one) => same.get(one) ?? []))
  const near = new Set(meaning.same.flatMap((one) => above.get(one) ?? []))
  const around = new Set([...exact, ...near].flatMap((at) => [at - 1, at, at + 1]))
  const found = { exact, near, around }
  hits.set(key, found)
  return found
}
