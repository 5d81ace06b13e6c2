import { contentWords } from '#domain/language/words.ts'
import { sentenceAt } from '#domain/language/sentences.ts'
import type { DraftFact } from './decision.ts'
import { sharedWords, type SourceFacts } from './fact-index.ts'
import { tellsInOtherWords } from './in-other-words.ts'
import type { Bound } from './bounds.ts'

/** The passage tells of something that the draft's sentence tells, in its words or in others. */
export const tells = ({ words, sentence }: DraftFact, from: SourceFacts, offset: number, isLoose: boolean) =>
  sharedWords(words, wordsNear(from, offset)) >= 1 || (isLoose && tellsInOtherWords(sentence, from, offset))

/** Who counts days exactly has them from somewhere, with the words of that place. */
export const isRough = (step: number, bound: Bound) => step >= 7 || bound !== 'exact'

const near = new WeakMap<SourceFacts, Map<number, ReadonlySet<string>>>()

/** The words of content of a sentence on file, of those beside it and of the source's title. */
export function wordsNear(from: SourceFacts, offset: number): ReadonlySet<string> {
  const own = near.get(from) ?? new Map<number, ReadonlySet<string>>()
  near.set(from, own)
  const at = sentenceAt(from.sentences, offset)
  const known = own.get(at)
  if (known) return known
  const { text, title } = from.source
  const [first, last] = [
    from.sentences[Math.max(0, at - 1)],
    from.sentences[Math.min(from.sentences.length - 1, at + 1)],
  ]
  const words = contentWords(`${title}. ${first && last ? text.slice(first.start, last.end) : text}`)
  own.set(at, words)
  return words
}
