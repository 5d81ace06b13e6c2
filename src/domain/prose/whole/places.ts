import * as kinds from './kinds.data.ts'
import type { Token } from './tokens.ts'

/** Before the first word and behind the last. */
const noToken: Token = {
  raw: '',
  low: '',
  isCapital: false,
  isOwner: false,
  form: {
    isSign: true,
    isNumber: false,
    isThird: false,
    isBase: false,
    isVerbFirst: false,
    isPastOrParticiple: false,
    isGerund: false,
    isPlural: false,
    isAdverb: false,
    isAdjective: false,
    isBody: false,
    isPerson: false,
  },
}

/** The token at a place; a sign without letters where there is none. */
export const tokenAt = (tokens: readonly Token[], at: number): Token => tokens[at] ?? noToken

/** The word at a place; empty before the first and behind the last. */
export const lowAt = (tokens: readonly Token[], at: number): string => tokens[at]?.low ?? ''

const placeWords = /^(?:home|back|away|alone|here|there|together)$/u

/** The place of the next word that is no adverb, and no `not`. */
export function nextWord(tokens: readonly Token[], at: number): number {
  let place = at + 1
  while (kinds.adverbs.has(lowAt(tokens, place)) && !placeWords.test(lowAt(tokens, place))) place += 1
  return place
}

/** A helping verb: `is`, `has`, `did`, `would`. */
export const isHelper = (low: string): boolean => kinds.helpers.has(low)

export const isSubject = (word: string): boolean => /^(?:he|she|they|we)$/u.test(word)

/** An article, a pronoun: what opens a subject. */
export const isSomebody = ({ low }: Token): boolean =>
  kinds.subjectPronouns.has(low) ||
  kinds.openers.has(low) ||
  /^(?:it|there|his|her|this|these|those|nobody)$/u.test(low)
