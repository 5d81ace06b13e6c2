import { findSentences, sentenceAt } from '#domain/language/sentences.ts'
import { textsOf } from '#domain/provenance/passage.ts'
import type { Range, ReadSection } from '#domain/section-content/read.ts'
import { likelyDoubted, likelyFalse, weighSentence } from '#domain/statements/alignment/likely-false.ts'
import { coverOf } from '#domain/statements/doubts/cover.ts'
import { likelihoodOf } from '#domain/statements/doubts/is-likely.ts'
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
 * Doubts in sentences that are likely true only tell: the same words in grey. So does a doubt that is less likely right than
 * another one in its sentence and than not. Measured on what the checks said of statements that were new to them.
 */
export function weighDoubts(
  doubts: readonly Unnamed[],
  sections: readonly ReadSection[],
  { facts, told, persons }: DraftMaterial,
): Unnamed[] {
  if (!doubts.some(isWeighed)) return [...doubts]
  const { evidence } = indexEvidence(facts, told, persons)
  const passages = sections.flatMap(textsOf).map((passage) => ({ passage, sentences: findSentences(passage.text) }))
  const inSentences = new Map<string, { readonly words: string; readonly own: Map<Unnamed, number> }>()
  for (const doubt of doubts) {
    const { place, severity } = doubt
    if (!place || (severity !== 'amber' && severity !== 'red')) continue
    const at = passages.findIndex(
      ({ passage }) => passage.sectionId === place.sectionId && passage.footnote === place.footnote,
    )
    const found = passages[at]
    const number = found ? sentenceAt(found.sentences, place.start) : -1
    const sentence = found?.sentences[number]
    if (!found || !sentence) continue
    const words = found.passage.text.slice(sentence.start, sentence.end)
    const { own } = inSentences.get(`${at} ${number}`) ?? { own: new Map<Unnamed, number>() }
    const range = { start: place.start - sentence.start, end: place.end - sentence.start }
    own.set(doubt, isWeighed(doubt) ? weigh(doubt, range, words, evidence) : 1)
    inSentences.set(`${at} ${number}`, { words, own })
  }
  const quiet = new Set([...inSentences.values()].flatMap(({ words, own }) => quietOf(words, own, evidence)))
  return doubts.map((doubt) => (quiet.has(doubt) ? { ...doubt, severity: 'grey' } : doubt))
}

/** A doubt is right as likely as not. */
const even = 0.5

/** Of the doubts in one sentence those that only tell. */
function quietOf(words: string, own: ReadonlyMap<Unnamed, number>, evidence: EvidenceIndex): Unnamed[] {
  const surest = Math.max(...own.values())
  const weighed = [...own.keys()].filter(isWeighed)
  if (weighed.length === 0) return []
  const isLess = (doubt: Unnamed) => (own.get(doubt) ?? 0) < Math.min(even, surest)
  const [sentence] = surest < 1 ? readSentences(words, evidence.roster, 'speaker') : []
  const least = surest < even ? likelyFalse : likelyDoubted
  // Of what happened to nobody who is named (`They were 40 men`) nothing was learned: there each doubt stands for itself.
  const isOfSomebody = sentence?.mentions.some(({ ids }) => ids.length > 0) === true
  const isTrue =
    sentence !== undefined &&
    (isOfSomebody ? weighSentence(sentence, evidence, surest).likelihood < least : surest < even)
  return weighed.filter((doubt) => isTrue || isLess(doubt))
}

const kept = new WeakMap<EvidenceIndex, Map<string, number>>()
const most = 2000

/** How likely a doubt is right; weighed once while the sentence and the file are the same. */
function weigh(doubt: Unnamed, range: Range, words: string, evidence: EvidenceIndex): number {
  const known = kept.get(evidence) ?? new Map<string, number>()
  kept.set(evidence, known)
  const { code, severity, message, text = '' } = doubt
  const key = [code, severity, message, range.start, words].join('|')
  const before = known.get(key)
  if (before !== undefined) return before
  const [sentence] = readSentences(words, evidence.roster, 'speaker')
  if (!sentence) return 1
  const index = indexMeaning(evidence)
  const cover = coverOf(sentence, index, evidence)
  const told = { sentence, index, evidence }
  const result = likelihoodOf({
    ...measureSentence(told, cover),
    ...measureDoubt({ ...doubt, text }, range, told, cover),
  })
  if (known.size >= most) known.clear()
  known.set(key, result)
  return result
}
