import * as kinds from './kinds.data.ts'
import { isHelper, isSubject, lowAt, nextWord, tokenAt } from './places.ts'
import type { Token } from './tokens.ts'

/** Chains of verbs and openings of nouns that no sentence has: `is been`, `a has`, `of he`. */
export function clashes(tokens: readonly Token[], at: number, isInRelative: boolean): boolean {
  const [token, next] = [tokenAt(tokens, at), tokenAt(tokens, at + 1)]
  if (token.form.isSign || next.form.isSign) return false
  const { low: word } = token
  if (at === 0 && isObjectAlone(word)) return isHelper(next.low) || kinds.pastOnly.has(next.low)
  if (kinds.openers.has(word)) return !token.isOwner && opensWrongly(word, next)
  if (isSubject(word)) return isDoubled(next, tokens, at) || namesTwice(tokens, at)
  if (kinds.strictPrepositions.has(word)) return clashesBehind(tokens, at, isInRelative)
  return isHelper(word) && !token.isCapital && breaksChain(tokens, at, isInRelative)
}

const isObjectAlone = (word: string): boolean => /^(?:him|them|me|us)$/u.test(word)

/** `of he`, `to went` */
function clashesBehind(tokens: readonly Token[], at: number, isInRelative: boolean): boolean {
  const next = tokenAt(tokens, at + 1)
  if (isSubject(next.low)) return !isHelper(lowAt(tokens, at + 2))
  return lowAt(tokens, at) === 'to' && !isInRelative && isAfterTo(next)
}

const isAfterTo = ({ low, isCapital }: Token): boolean =>
  !isCapital && (kinds.neverParticiple.has(low) || /^(?:has|does|did|was|is|were|been)$/u.test(low))

/** `the his`, `a has`, `a he`. */
function opensWrongly(word: string, { low, isCapital }: Token): boolean {
  if (isCapital) return false
  if (/^(?:an?|the|my|our|their|its|his|it)$/u.test(low)) return true
  if (/^(?:her|these|those)$/u.test(low)) return word !== 'the'
  return isSubject(low) || (low !== 'do' && (kinds.ofBe.has(low) || kinds.ofHave.has(low) || kinds.ofDo.has(low)))
}

/** `he she`, `she them`, `He father was`: two who do it, or a pronoun where a possessive should stand. */
function isDoubled(next: Token, tokens: readonly Token[], at: number): boolean {
  if (isHelper(lowAt(tokens, at - 1))) return false
  return isSubject(next.low) || /^(?:him|them|it|me|us)$/u.test(next.low) || kinds.kin.has(next.low)
}

/** `The client he was stopped`: the sentence names who did it and says it again; `the day he left` tells when. */
function namesTwice(tokens: readonly Token[], at: number): boolean {
  const [first] = tokens
  if (first === undefined || at === 0 || at > 4) return false
  const isOpened =
    kinds.openers.has(first.low) || kinds.pointers.has(first.low) || /^(?:mr|ms|mrs|dr)$/u.test(first.low)
  if (!isOpened || tokens.slice(1, at).some((one) => !isInName(one))) return false
  return (
    !tokens
      .slice(at + 1)
      .some(({ low, form }) => form.isSign || kinds.relatives.has(low) || kinds.conjunctions.has(low)) &&
    isOneVerb(tokens, at)
  )
}

const time =
  /^(?:time|day|days|week|weeks|month|months|year|years|night|morning|evening|afternoon|summer|winter|spring|fall|moment|minute|hour|later|ago|way|place|reason|once|more|first|last|next|(?:sun|mon|tues|wednes|thurs|fri|satur)day|january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter)$/u

const isInName = (token: Token): boolean =>
  !token.form.isSign &&
  !token.form.isNumber &&
  !token.form.isPastOrParticiple &&
  !kinds.pastOnly.has(token.low) &&
  !token.form.isThird &&
  !time.test(token.low) &&
  !kinds.prepositions.has(token.low) &&
  !kinds.conjunctions.has(token.low) &&
  !kinds.relatives.has(token.low) &&
  !isHelper(token.low) &&
  !token.form.isGerund &&
  !token.isOwner

/** One helping or plain past verb in all, which stands behind the pronoun. */
function isOneVerb(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (next === undefined || !(isHelper(next.low) || next.form.isThird || kinds.pastOnly.has(next.low))) return false
  return !tokens
    .slice(at + 2)
    .some(({ low, form }) => isHelper(low) || kinds.pastOnly.has(low) || (form.isThird && form.isVerbFirst))
}

const afterModal = /^(?:has|had|is|are|was|were|been|does|did|of|can|will|would|could|must)$/u
const afterBe =
  /^(?:has|have|had|does|did|do|is|are|was|were|can|could|would|should|will|go|get|know|come|say|tell|become)$/u
const afterDo = /^(?:has|had|is|was|were|are|been|told|said|knew|made|does)$/u

/** `is been`, `has went`, `would has`, `did not went`. */
function breaksChain(tokens: readonly Token[], at: number, isInRelative: boolean): boolean {
  const place = nextWord(tokens, at)
  const word = lowAt(tokens, at)
  const next = tokenAt(tokens, place)
  if (next.form.isSign || next.isCapital) return false
  if (kinds.modals.has(word)) return breaksModal(next, isInRelative)
  if (kinds.ofHave.has(word)) return breaksHave(next.low, isInRelative)
  const isPast = kinds.neverParticiple.has(next.low)
  if (kinds.ofDo.has(word)) return !isInRelative && (isPast || afterDo.test(next.low))
  return next.low === 'been' || (!isInRelative && (isPast || afterBe.test(next.low))) || isBareBase(tokens, at, place)
}

function breaksModal({ low, form }: Token, isInRelative: boolean): boolean {
  if (kinds.neverParticiple.has(low) || low === 'been') return true
  return (form.isThird && form.isVerbFirst && !form.isPlural) || (!isInRelative && afterModal.test(low))
}

const breaksHave = (low: string, isInRelative: boolean): boolean =>
  (kinds.neverParticiple.has(low) && low !== 'saw') || (!isInRelative && kinds.neverAfterHave.has(low))

/** `is fear of`, `He is work as`: a verb without its ending that is neither adjective nor noun. */
function isBareBase(tokens: readonly Token[], at: number, place: number): boolean {
  const { low, form } = tokenAt(tokens, place)
  const [subject, after] = [lowAt(tokens, at - 1), lowAt(tokens, place + 1)]
  if (!form.isBase || form.isPastOrParticiple || form.isGerund || subject === 'there') return false
  if (kinds.alsoAdjectives.has(low) || kinds.participleOnly.has(low)) return false
  const isPerson = place === at + 1 && /^(?:he|she)$/u.test(subject)
  return (form.isVerbFirst || isPerson) && (after === 'to' || kinds.prepositions.has(after))
}
