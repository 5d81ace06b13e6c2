import type { SourcePassage } from '#domain/findings/flag.ts'
import { findSentences } from '#domain/language/sentences.ts'
import { contentWords } from '#domain/language/words.ts'
import type { SourceFacts } from '#domain/provenance/fact-index.ts'
import type { Range } from '#domain/section-content/read.ts'
import type { EvidenceIndex, EvidenceSentence } from '#domain/statements/evidence.ts'
import { functionWords } from '#domain/language/word-lists.data.ts'
import { findHits, indexMeaning, tokensOf } from '#domain/statements/meaning/told-index.ts'

/** So many sentences of the file are looked at for one statement, each with the sentence before and behind it. */
const mostSentences = 6
/** A paper or an answer that is no longer is shown whole: what it says of one thing may stand at its other end. */
const shortSource = 700
/** A word that only means the same tells less than the word itself. */
const ofMeaning = 0.4
/** Lists of titles tell nothing, and the day of the brief is told with each request. */
const noPassages: ReadonlySet<string> = new Set(['documents', 'filing_date'])

/**
 * The passages of the file that share most with a statement, by its words, by what its words can mean, and by its numbers:
 * rare ones count more. The likeliest first, in whole sentences; overlapping ones are one.
 */
export function findPassages(statement: string, index: EvidenceIndex): SourcePassage[] {
  const scores = new Map<EvidenceSentence, number>()
  const add = (sentence: EvidenceSentence, weight: number) => scores.set(sentence, (scores.get(sentence) ?? 0) + weight)
  byWords(statement, index, add)
  byMeaning(statement, index, add)
  const best = [...scores]
    .filter(([{ from }]) => !noPassages.has(from.source.id))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostSentences)
  return joined(best.map(([sentence]) => around(sentence)))
}

type Add = (sentence: EvidenceSentence, weight: number) => void

const rarity = (all: number, having: number) => Math.log(1 + all / Math.max(1, having))

function byWords(statement: string, { sentences, byWord }: EvidenceIndex, add: Add): void {
  for (const word of contentWords(statement)) {
    const list = byWord.get(word) ?? []
    for (const sentence of list) add(sentence, rarity(sentences.length, list.length))
  }
  const numbers = new Set(statement.match(/\d[\d,.]*\d|\d/g))
  if (numbers.size === 0) return
  for (const sentence of sentences) {
    const shared = (sentence.text.match(/\d[\d,.]*\d|\d/g) ?? []).filter((number) => numbers.has(number)).length
    if (shared > 0) add(sentence, shared * rarity(sentences.length, 1))
  }
}

/** `Captors` finds who `took` somebody: words that share a class of meaning, or of which one is a kind of the other. */
function byMeaning(statement: string, evidence: EvidenceIndex, add: Add): void {
  const index = indexMeaning(evidence)
  for (const token of tokensOf(statement)) {
    if (token.isName || token.text.length < 3 || functionWords.has(token.text.toLowerCase())) continue
    const { exact, near } = findHits(token, index)
    const weight = ofMeaning * rarity(index.byPlace.size, exact.size + near.size)
    for (const at of new Set([...exact, ...near]))
      for (const { sentence } of index.byPlace.get(at) ?? []) add(sentence, weight)
  }
}

const kept = new WeakMap<SourceFacts, readonly Range[]>()

function wholeSentences(from: SourceFacts): readonly Range[] {
  const known = kept.get(from) ?? findSentences(from.source.text)
  kept.set(from, known)
  return known
}

/** The whole sentences that a sentence on file is of, with the ones before and behind; a short source whole. */
function around({ from, start, end }: EvidenceSentence): SourcePassage {
  const { id, title, text, lead = 0 } = from.source
  if (text.length <= shortSource) return { id, title, start: lead, end: text.length, text: text.slice(lead) }
  const sentences = wholeSentences(from)
  const first = sentences.findIndex((one) => one.end > Math.max(0, start))
  const last = sentences.findLastIndex((one) => one.start < end)
  const begin = Math.max(0, Math.min(start, sentences[Math.max(0, first - 1)]?.start ?? start))
  const until = Math.max(end, sentences[Math.min(sentences.length - 1, last + 1)]?.end ?? end)
  return { id, title, start: begin, end: until, text: text.slice(begin, until) }
}

function joined(passages: readonly SourcePassage[]): SourcePassage[] {
  const kept: SourcePassage[] = []
  for (const passage of passages) {
    const at = kept.findIndex(({ id, start, end }) => id === passage.id && start <= passage.end && passage.start <= end)
    const other = kept[at]
    if (!other) kept.push(passage)
    else kept[at] = union(other, passage)
  }
  return kept
}

function union(one: SourcePassage, other: SourcePassage): SourcePassage {
  const [first, last] = one.start <= other.start ? [one, other] : [other, one]
  if (last.end <= first.end) return first
  return { ...first, end: last.end, text: first.text + last.text.slice(first.end - last.start) }
}
