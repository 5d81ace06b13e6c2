import { findSentences, sentenceAt } from '#domain/language/sentences.ts'
import { textsOf } from '#domain/provenance/passage.ts'
import type { ReadSection } from '#domain/section-content/read.ts'
import { coverOf } from '#domain/statements/doubts/cover.ts'
import { isLikely } from '#domain/statements/doubts/is-likely.ts'
import { measureDoubt, measureSentence } from '#domain/statements/doubts/measures.ts'
import { isOfUsualReader } from '#domain/statements/doubts/readers-of-doubts.ts'
import { indexEvidence, type EvidenceIndex } from '#domain/statements/evidence.ts'
import { indexMeaning } from '#domain/statements/meaning/told-index.ts'
import { readSentences } from '#domain/statements/read-statements.ts'
import type { Unnamed } from './from-old-case.ts'
import type { DraftMaterial } from './material.ts'

/** A conflict in red, and what a rule found that fires too seldom to be weighed, stand as they are. */
const isWeighed = ({ code, severity, message }: Unnamed) =>
  severity === 'amber' && /^(?:fact|statement)-(?:not-found|conflict)$/.test(code) && isOfUsualReader(message)

/**
 * Doubts that meet true sentences more often than false ones only tell: the same words in grey. Measured on what the checks
 * said of statements that were new to them.
 */
export function weighDoubts(
  doubts: readonly Unnamed[],
  sections: readonly ReadSection[],
  { facts, told, persons }: DraftMaterial,
): Unnamed[] {
  if (!doubts.some(isWeighed)) return [...doubts]
  const { evidence } = indexEvidence(facts, told, persons)
  const passages = sections.flatMap(textsOf).map((passage) => ({ passage, sentences: findSentences(passage.text) }))
  return doubts.map((doubt) => {
    const { place, text } = doubt
    if (!isWeighed(doubt) || !place || text === undefined) return doubt
    const found = passages.find(
      ({ passage }) => passage.sectionId === place.sectionId && passage.footnote === place.footnote,
    )
    const sentence = found?.sentences[sentenceAt(found.sentences, place.start)]
    if (!found || !sentence) return doubt
    const words = found.passage.text.slice(sentence.start, sentence.end)
    const range = { start: place.start - sentence.start, end: place.end - sentence.start }
    return isKept({ ...doubt, text }, range, words, evidence) ? doubt : { ...doubt, severity: 'grey' }
  })
}

const kept = new WeakMap<EvidenceIndex, Map<string, boolean>>()
const most = 2000

/** A doubt is weighed once while the sentence and the file are the same. */
function isKept(
  doubt: Unnamed & { readonly text: string },
  range: { readonly start: number; readonly end: number },
  words: string,
  evidence: EvidenceIndex,
): boolean {
  const known = kept.get(evidence) ?? new Map<string, boolean>()
  kept.set(evidence, known)
  const key = [doubt.code, doubt.severity, doubt.message, range.start, words].join('|')
  const before = known.get(key)
  if (before !== undefined) return before
  const [sentence] = readSentences(words, evidence.roster, 'speaker')
  if (!sentence) return true
  const index = indexMeaning(evidence)
  const cover = coverOf(sentence, index, evidence)
  const told = { sentence, index, evidence }
  const result = isLikely({ ...measureSentence(told, cover), ...measureDoubt(doubt, range, told, cover) })
  if (known.size >= most) known.clear()
  known.set(key, result)
  return result
}
