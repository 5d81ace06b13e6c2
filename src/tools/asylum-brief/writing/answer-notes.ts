import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/finite-verb.ts'
import { countWords } from '#domain/language/sentences.ts'
import { isSpanish } from '#domain/language/spanish.ts'
import { trimEndOf } from '#domain/text/trim.ts'

/** What an answer notes without a verb, `4,100 views`: no sentence may pretend to be one. */
export const isBareNote = ({ quoteOnly, sources, wording }: CaseFact): boolean =>
  quoteOnly === true &&
  sources.every(({ type }) => type === 'answer') &&
  !/\b(?:I|my|we|our)\b/u.test(wording) &&
  countWords(wording) <= 14 &&
  !hasFiniteVerb(` x ${wording}`)

/** What somebody typed in Spanish: counsel has it translated; it is not printed as ours. */
export const isAnswerInSpanish = (fact: CaseFact): boolean =>
  fact.sources.every(({ type }) => type === 'answer') && isSpanish(wordsOfNote(fact))

/** The note without its marks. */
export const wordsOfNote = ({ asTold, wording }: CaseFact): string =>
  trimEndOf((asTold ?? wording).trim().replace(/^[“"]/u, ''), '.;,”"')
