import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import type { Range } from '#domain/section-content/read.ts'
import { kinPattern } from '../kin.ts'
import type { Roster } from '../persons.ts'
import type { ReadSentence } from '../read-statements.ts'
import { findHits, tokensOf, type Hits, type MeaningIndex, type Token } from './told-index.ts'
import { weightless } from './weightless-words.data.ts'

/** A word of the draft with what the file has of it. */
export type Weighed = Token & {
  /** 0: says nothing of the case by itself; 1: a thing or an act that a file has to speak of. */
  readonly weight: number
  readonly hits: Hits
  /** It stands behind `after`, `during`, `since`: when something was, and not what. */
  readonly isAside: boolean
  readonly isPerson: boolean
}

/** A part of a sentence with its own predicate, and its words. */
export type Clause = Range & { readonly words: readonly Weighed[] }

const bare = new Set([1, 4, 5, 6, 8, 11, 13, 14, 15, 17, 18, 19, 20, 21, 26, 27, 29, 33, 34, 35, 36, 38, 40, 41])
/** Words that change what a sentence says as a noun would. */
const telling = new Set(
  'nearby locally alone abroad unanimously voluntarily willingly permanently temporarily exclusively solely always everywhere illegally unlawfully dishonorably owns owned owner full-time part-time single-handedly'.split(
    ' ',
  ),
)
const kinWord = new RegExp(`^(?:ex-)?(?:${kinPattern}|children)s?$`, 'iu')
const negated = /^(?:un|in|im|ir|dis|non)\p{L}{5,}$/u
const boundary =
  /[;:–—]|,? (?:but|although|though|while|whereas|because|when|whenever|(?:after|before|until|since)(?! (?:\d|\p{Lu}))|who|whom|which|where|so that)(?!\p{L})|, (?:and|or) | and (?=(?:he|she|they|I|it|was|were|has|have|had|is|are|did|does|do|the|his|her|their)(?!\p{L}))/giu
/** A clause in commas between a subject and its verb. */
const embedded = /, (?:who|which|whose|where) [^,]{3,120},/u
const asideBefore =
  /(?<!\p{L})(?:after|before|since|until|upon|following|during|despite|besides|given)(?: (?:his|her|their|the|my|that|this|an?))?(?: \p{L}+)?$/iu

/** The clauses of a sentence with the weight of every word and where the file has it. */
export function weighClauses(sentence: ReadSentence, index: MeaningIndex, roster: Roster): Clause[] {
  const { text } = sentence
  const words = tokensOf(text).map((token) => weigh(token, text, index, roster))
  const [inner] = embedded.exec(text) ?? []
  if (inner !== undefined) {
    const from = text.indexOf(inner)
    const isInside = ({ start }: Range) => start >= from && start < from + inner.length
    return [
      { start: 0, end: text.length, words: words.filter((word) => !isInside(word)) },
      { start: from, end: from + inner.length, words: words.filter(isInside) },
    ]
  }
  const cuts = [0, ...[...text.matchAll(boundary)].map(({ index: at }) => at), text.length]
  return cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1] ?? text.length
    const own = words.filter((word) => word.start >= start && word.start < end)
    return own.length > 0 ? [{ start, end, words: own }] : []
  })
}

function weigh(token: Token, text: string, index: MeaningIndex, roster: Roster): Weighed {
  const { meaning } = token
  const lower = token.text.toLowerCase()
  const isPerson = roster.byWord.has(lower.replace(/['’]s$/, '')) || kinWord.test(lower.replace(/['’]s$/, ''))
  const isTelling = telling.has(lower)
  const isLight =
    isPerson ||
    token.text.length < 3 ||
    functionWords.has(lower) ||
    numberWords.has(lower) ||
    meaning.lemmas.some((lemma) => weightless.has(lemma))
  const isBare =
    meaning.kind === undefined || bare.has(meaning.kind) || ((meaning.kind ?? 9) <= 1 && negated.test(lower))
  const weight = isTelling ? 1 : isLight || token.isName ? 0 : isBare ? 1 : 0.5
  const isAside = asideBefore.test(text.slice(Math.max(0, token.start - 40), token.start).trimEnd())
  return { ...token, weight, hits: findHits(token, index), isAside, isPerson }
}
