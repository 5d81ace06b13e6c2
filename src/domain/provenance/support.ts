import type { SourcePassage } from '#domain/findings/flag.ts'
import { toPassage, type FactIndex, type SourceFacts } from './fact-index.ts'
import { contentWords, stem } from '#domain/language/words.ts'

export type Support = { readonly share: number; readonly passage?: SourcePassage }

type SentencePlace = { readonly from: SourceFacts; readonly at: number }

/** For every content word the sentences of the sources that use it. Build once for a set of sources. */
export type SentenceIndex = ReadonlyMap<string, readonly SentencePlace[]>

export function indexSentences({ sources }: FactIndex): SentenceIndex {
  const index = new Map<string, SentencePlace[]>()
  for (const from of sources) {
    for (const [at, { start, end }] of from.sentences.entries()) {
      for (const word of contentWords(from.source.text.slice(start, end))) {
        const places = index.get(word)
        if (places) places.push({ from, at })
        else index.set(word, [{ from, at }])
      }
    }
  }
  return index
}

/** The sentence of the sources that shares most content words with this one, and the share of its words found there. */
export function findSupport(sentence: string, index: SentenceIndex): Support {
  const words = contentWords(sentence)
  const hits = new Map<SourceFacts, Map<number, number>>()
  let best: { from: SourceFacts; at: number; count: number } | undefined
  for (const word of words) {
    for (const { from, at } of index.get(word) ?? []) {
      const counts = hits.get(from) ?? new Map<number, number>()
      hits.set(from, counts)
      const count = (counts.get(at) ?? 0) + 1
      counts.set(at, count)
      if (!best || count > best.count) best = { from, at, count }
    }
  }
  const range = best?.from.sentences[best.at]
  if (!best || !range || words.size === 0) return { share: 0 }
  return { share: best.count / words.size, passage: toPassage(best.from, range) }
}

const argument = new Set(
  `standard burden proof establish eligible eligibility regulation statute statutory precedent nexus element presumption
   rebut respectfully grant granted relief court board judge honor argue argument conclude conclusion therefore satisfy
   satisfies meet meets requirement qualify qualifies totality discretion favorable favourable warrant warrants evidence
   extreme hardship suffer persecution congress secretary attorney record exhibit declaration affidavit corroborate submit submits request requests`
    .split(/\s+/)
    .map(stem),
)

/** True for sentences about persons and events; sentences that argue the law have no source on file and need none. */
export function isFactualSentence(sentence: string, persons: ReadonlySet<string>): boolean {
  const words = contentWords(sentence)
  if (!/[.?!][”"’)]*$/.test(sentence.trim())) return false
  if (words.size < 6 || [...words].some((word) => argument.has(word))) return false
  if (/(?<![\p{L}])(?:he|she|his|her|him|I|my)(?![\p{L}])/iu.test(sentence)) return true
  return [...words].some((word) => persons.has(word))
}
