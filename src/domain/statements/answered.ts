import type { EvidenceIndex } from './evidence.ts'
import type { Statement } from './read-statements.ts'

/** Questions about a thing: their answers speak of it in words of their own (`Police: went once, the officer said pay them`). */
const asked: readonly (readonly [concept: RegExp, question: RegExp])[] = [
  [/^taxes$/, /(?<!\p{L})tax/iu],
  [/^police-report$/, /(?<!\p{L})(?:police|report)/iu],
]
/** Of these an answer has to say that there was none of something. */
const records: readonly [concept: RegExp, question: RegExp] = [
  /^(?:record|conviction|arrest|citation)$/,
  /(?<!\p{L})(?:record|arrest|crim|convict|police)/iu,
]
const askedDenied = [
  records,
  [/^police-report$/, /(?<!\p{L})(?:police|report|complain|authorit|protection)/iu],
] as const
const denies = /(?<!\p{L})(?:no|none|not|never|nobody|nothing|nowhere)(?!\p{L})/iu
const opening = 24

/**
 * True where nothing on file says a statement in the words that are known for it, but the question about it has an answer of
 * the same bearing: who answers `Record: none anywhere` has no criminal record, and `Taxes: filed every year` tells of returns.
 */
export function isAnswered({ concept, denied }: Statement, { sentences }: EvidenceIndex): boolean {
  const [known, question] = (denied ? askedDenied : asked).find(([one]) => one.test(concept)) ?? []
  if (!known?.test(concept) || !question) return false
  return sentences.some(({ from: { source } }) => {
    if (source.kind !== 'answer' || !question.test(source.title)) return false
    const own = source.text.slice(source.lead ?? 0)
    return denied
      ? denies.test(known === records[0] ? own : own.slice(0, opening))
      : !denies.test(own.slice(0, opening))
  })
}
