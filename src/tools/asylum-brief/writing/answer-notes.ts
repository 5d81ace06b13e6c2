import type { CaseFact } from '#domain/case-map/case-map.ts'
import { hasFiniteVerb } from '#domain/case-map/reading/complete-notes.ts'
import { countWords } from '#domain/language/sentences.ts'

/** What an answer notes without a verb, `4,100 views`: no sentence may pretend to be one. */
export const isBareNote = ({ quoteOnly, sources, wording }: CaseFact): boolean =>
  quoteOnly === true &&
  sources.every(({ type }) => type === 'answer') &&
  !/\b(?:I|my|we|our)\b/u.test(wording) &&
  countWords(wording) <= 14 &&
  !hasFiniteVerb(` x ${wording}`)
