import type { SourcePassage } from '#domain/findings/flag.ts'
import { contentWords } from '#domain/language/words.ts'
import type { EvidenceIndex, EvidenceSentence } from '#domain/statements/evidence.ts'

/** So many sentences of the file are looked at for one statement, each with the sentence before and behind it. */
const mostSentences = 6
/** Lists of titles tell nothing. */
const noPassages: ReadonlySet<string> = new Set(['documents'])

type Neighbours = ReadonlyMap<EvidenceSentence, readonly [EvidenceSentence | undefined, EvidenceSentence | undefined]>
const neighbours = new WeakMap<EvidenceIndex, Neighbours>()

/**
 * The passages of the file that share most with a statement: rare words count more, numbers count as rare words. The
 * likeliest first; overlapping ones are one.
 */
export function findPassages(statement: string, index: EvidenceIndex): SourcePassage[] {
  const { sentences, byWord } = index
  const scores = new Map<EvidenceSentence, number>()
  for (const word of contentWords(statement)) {
    const list = byWord.get(word) ?? []
    const weight = Math.log(1 + sentences.length / Math.max(1, list.length))
    for (const sentence of list) scores.set(sentence, (scores.get(sentence) ?? 0) + weight)
  }
  const numbers = new Set(statement.match(/\d[\d,.]*\d|\d/g))
  const rare = Math.log(1 + sentences.length)
  if (numbers.size > 0)
    for (const sentence of sentences) {
      const shared = (sentence.text.match(/\d[\d,.]*\d|\d/g) ?? []).filter((number) => numbers.has(number)).length
      if (shared > 0) scores.set(sentence, (scores.get(sentence) ?? 0) + shared * rare)
    }
  const best = [...scores]
    .filter(([{ from }]) => !noPassages.has(from.source.id))
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostSentences)
  return joined(best.map(([sentence]) => around(sentence, index)))
}

/** The sentence with its neighbours in the same source. */
function around(sentence: EvidenceSentence, index: EvidenceIndex): SourcePassage {
  const [before, behind] = neighboursIn(index).get(sentence) ?? []
  const { source } = sentence.from
  const start = Math.max(0, Math.min(sentence.start, before?.start ?? sentence.start))
  const end = Math.max(sentence.end, behind?.end ?? sentence.end)
  return { id: source.id, title: source.title, start, end, text: source.text.slice(start, end) }
}

function neighboursIn(index: EvidenceIndex): Neighbours {
  const known = neighbours.get(index)
  if (known) return known
  const { sentences } = index
  const beside = (at: number, from: EvidenceSentence['from']) => {
    const one = sentences[at]
    return one?.from === from ? one : undefined
  }
  const made: Neighbours = new Map(
    sentences.map((sentence, at) => [
      sentence,
      [beside(at - 1, sentence.from), beside(at + 1, sentence.from)] as const,
    ]),
  )
  neighbours.set(index, made)
  return made
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
