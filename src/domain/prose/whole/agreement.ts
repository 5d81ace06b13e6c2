import * as kinds from './kinds.data.ts'
import { isHelper, lowAt, nextWord, tokenAt } from './places.ts'
import type { Token } from './tokens.ts'

/** `he have`, `they was`, `she live`, `His mother were`. */
export function disagrees(tokens: readonly Token[], at: number): boolean {
  const place = nextWord(tokens, at)
  const [token, next] = [tokenAt(tokens, at), tokenAt(tokens, place)]
  if (token.form.isSign || next.form.isSign || next.isCapital) return false
  const isNear = place === at + 1
  if (!/^(?:i|they|we|he|she|it)$/u.test(token.low)) return at < 4 && isNear && disagreesWithNoun(tokens, at)
  if (isJoined(tokens, at)) return false
  if (/^(?:they|we)$/u.test(token.low)) return isWrongAfterThey(next, isNear && !isHelper(lowAt(tokens, at - 1)))
  if (isWished(tokens, at)) return false
  if (token.low === 'i') return token.raw === 'I' && /^(?:is|are|has|does|were)$/u.test(next.low)
  if (token.low === 'it') return isClauseStart(tokens, at) && /^(?:are|am|have|were)$/u.test(next.low)
  return isWrongAfterHe(tokens, at, next, isNear)
}

function isWrongAfterThey(next: Token, isNear: boolean): boolean {
  if (/^(?:is|was|has|does)$/u.test(next.low)) return true
  return isNear && ((next.form.isThird && next.form.isVerbFirst) || kinds.participleOnly.has(next.low))
}

function isWrongAfterHe(tokens: readonly Token[], at: number, next: Token, isNear: boolean): boolean {
  if (/^(?:are|am|have|do|been|being|were|not)$/u.test(next.low)) return true
  if (lowAt(tokens, at + 1) === 'not') return !isHelper(lowAt(tokens, at - 1))
  if (kinds.participleOnly.has(next.low)) return isNear
  if (!next.form.isBase || next.form.isPastOrParticiple || next.form.isThird || kinds.pastOnly.has(next.low))
    return false
  return (
    !isHelper(next.low) &&
    !kinds.conjunctions.has(next.low) &&
    !kinds.prepositions.has(next.low) &&
    !kinds.noVerbsAfterHe.has(next.low)
  )
}

const wishes =
  /^(?:if|though|that|unless|lest|wish|wishes|wished|whether|or|nor|let|make|makes|made|see|sees|saw|hear|heard|watch|watched|help|helps|helped|provided|as|than|suppose)$/u

/** `if he were`, `asks that she be`, `helps her dress`, `can she see`: other forms are right there. */
const isWished = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 3), at).some(({ low }) => isHelper(low) || wishes.test(low))

/** `she and he have`, `neither he nor they`. */
const isJoined = (tokens: readonly Token[], at: number): boolean =>
  at > 1 && /^(?:and|or|nor)$/u.test(lowAt(tokens, at - 1)) && lowAt(tokens, at - 2) !== ','

const isClauseStart = (tokens: readonly Token[], at: number): boolean =>
  at === 0 || /^(?:,|;|:|and|but|because|when|although|while)$/u.test(lowAt(tokens, at - 1))

const opensNoun = /^(?:his|her|this|that|these|those|two|three|four|five|many|both|several)$/u
const severalInOne = /^(?:family|staff|couple|crew|majority|rest|gang|police)$/u

/** `His mother have`, `The children was`, `Medicare do not`: the subject with which the sentence opens. */
function disagreesWithNoun(tokens: readonly Token[], at: number): boolean {
  const [first, noun, next] = [lowAt(tokens, 0), tokenAt(tokens, at), lowAt(tokens, at + 1)]
  const isOpened = kinds.openers.has(first) || opensNoun.test(first)
  if (noun.isOwner || noun.isCapital || (at > 0 && !isOpened)) return isCoupleOfNames(tokens, at)
  if (at === 0) return isOneName(noun) && next === 'do' && !noun.form.isPlural
  if (tokens.slice(1, at).some(dividesNoun)) return false
  if (noun.form.isPlural && !severalInOne.test(noun.low)) return /^(?:is|was|has|does)$/u.test(next)
  return (noun.form.isPerson || noun.low === 'child') && /^(?:are|were|have|do)$/u.test(next)
}

const dividesNoun = ({ low, form, isOwner }: Token): boolean =>
  form.isSign || isOwner || kinds.links.has(low) || isHelper(low)

/** `Medicare`, `Kevin`: a name by itself, and no word for several. */
const isOneName = ({ low, form }: Token): boolean =>
  low.length > 3 &&
  !form.isNumber &&
  !low.endsWith('s') &&
  !kinds.pointers.has(low) &&
  !kinds.adverbs.has(low) &&
  !kinds.conjunctions.has(low) &&
  !kinds.relatives.has(low) &&
  !kinds.subordinators.has(low) &&
  !isHelper(low) &&
  !/^(?:they|you|there|here|others?|more|less|half|twenty\S*|thirty\S*|forty\S*|fifty\S*|sixty\S*|seventy\S*|eighty\S*|ninety\S*|hundred|who|such|nobody|officials?|[\p{L}]+ly)$/u.test(
    low,
  )

/** `Brenda and Ms. Ngwa was`. */
const isCoupleOfNames = (tokens: readonly Token[], at: number): boolean => {
  const joint = tokens.findIndex(({ low }) => low === 'and')
  const words = tokens.slice(0, at + 1)
  return (
    joint > 0 &&
    joint < at &&
    words.every(
      (one, place) =>
        place === joint ||
        ((one.isCapital || place === 0) &&
          !one.isOwner &&
          !kinds.prepositions.has(one.low) &&
          !kinds.pointers.has(one.low) &&
          !kinds.openers.has(one.low) &&
          !one.form.isGerund),
    ) &&
    /^(?:is|was|has|does)$/u.test(lowAt(tokens, at + 1))
  )
}
