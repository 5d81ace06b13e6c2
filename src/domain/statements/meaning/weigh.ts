import { functionWords, numberWords } from '#domain/language/word-lists.data.ts'
import type { Range } from '#domain/section-content/read.ts'
import { kinPattern } from '#domain/persons/kin.ts'
import type { Roster } from '../persons.ts'
import type { ReadSentence } from '../read-statements.ts'
import { findHits, tokensOf, type Hits, type MeaningIndex, type Token } from './told-index.ts'
import { weightless } from '#domain/language/meaning/weightless-words.data.ts'

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
  'nearby locally alone abroad unanimously voluntarily willingly permanently temporarily exclusively solely illegally unlawfully dishonorably owns owned owner full-time part-time single-handedly'.split(
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
  /(?<!\p{L})(?:after|(?<!(?:brought|taken|appear|appeared|appears|stood|testified|went|go|going|case) )before|since|until|upon|following|during|despite|besides|(?<!(?:has|have|had|never|was|were|been|is|are) )given)(?: (?:his|her|their|the|my|that|this|an?))?(?: \p{L}+)?$/iu

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

/** Where a clause that opens a sentence (`While she was in prison she ...`) ends; 0 where none does. */
function leadEnd(text: string): number {
  const [lead] =
    /^(?:While|When|After|Before|Since|During|Because|Although|Once|As) (?:[^,]{2,80}?(?:, |(?<=\p{L} )(?=(?:she|he|they|I) (?:\p{L}+ ){0,2}\p{L}+)))/u.exec(
      text,
    ) ?? ['']
  return /^(?:While|When|After|Before|Since|Because|Although|Once|As) (?:she|he|they|I) $/.test(lead)
    ? leadBehind(text, lead.length)
    : lead.length
}

/** The clause has its own pronoun first: it ends at the next one, or at a comma. */
function leadBehind(text: string, from: number): number {
  const next = /, | (?=(?:she|he|they|I) )/u.exec(text.slice(from))
  return next ? from + next.index : 0
}

function weigh(token: Token, text: string, index: MeaningIndex, roster: Roster): Weighed {
  const bareName = token.text.toLowerCase().replace(/['’]s$/, '')
  const isPerson = roster.byWord.has(bareName) || kinWord.test(bareName)
  const behind = text.slice(token.end)
  const isAside =
    token.start < leadEnd(text) || asideBefore.test(text.slice(Math.max(0, token.start - 40), token.start).trimEnd())
  return { ...token, weight: weightOf(token, isPerson, behind), hits: findHits(token, index), isAside, isPerson }
}

function weightOf({ text, meaning, isName }: Token, isPerson: boolean, behind: string): number {
  const lower = text.toLowerCase()
  if (telling.has(lower)) return 1
  const isLight =
    isPerson || isName || text.length < 3 || functionWords.has(lower) || numberWords.has(lower) || isWeightless(meaning)
  if (isLight) return 0
  const { kind } = meaning
  const isBare = kind === undefined || bare.has(kind) || (kind <= 1 && negated.test(lower))
  return isBare && !(isVerb(kind) && particle.test(behind)) ? 1 : 0.5
}

const isWeightless = ({ lemmas }: Token['meaning']) => lemmas.some((lemma) => weightless.has(lemma))
const isVerb = (kind = 0) => kind >= 29
/** `Broke off`: a verb with a particle says something else than the verb. */
const particle = /^ (?:off|up|out|down|away|apart|along|over|back)(?!\p{L})/u
