import * as kinds from './kinds.data.ts'
import { isHelper, lowAt, tokenAt } from './places.ts'
import type { Form, Token } from './tokens.ts'

export type Finiteness = 'sure' | 'maybe' | 'no'

const shortened = /^(?:he|she|it|that|there|who|what|here|they|we|you|i)[’'](?:s|re|m|ve|d|ll)$/u

/** Whether the word at a place is a finite verb there: by its form, and by the words beside it. */
export function finiteAt(tokens: readonly Token[], at: number): Finiteness {
  const { low, isCapital, isOwner, form } = tokenAt(tokens, at)
  if (form.isSign || isOwner) return 'no'
  if (shortened.test(low)) return 'sure'
  if (isCapital) return 'no'
  const before = wordBefore(tokens, at)
  if (before === 'to') return kinds.ofBe.has(low) ? 'sure' : 'no'
  if (low === 'need' && lowAt(tokens, at + 1) === 'not') return 'sure'
  const isHelped = isAfterHelper(tokens, at)
  if (isHelper(low)) return helperAt(tokens, at, isHelped)
  return isHelped ? 'no' : verbAt(tokens, at, before)
}

/** `the will`, `his can` are nouns, and `been` behind `has` is part of its chain. */
function helperAt(tokens: readonly Token[], at: number, isHelped: boolean): Finiteness {
  const low = lowAt(tokens, at)
  if (kinds.modals.has(low)) return alsoNouns.test(low) && kinds.nounOpeners.has(lowAt(tokens, at - 1)) ? 'no' : 'sure'
  return isHelped ? 'no' : 'sure'
}

const alsoNouns = /^(?:will|can|might|must)$/u

function verbAt(tokens: readonly Token[], at: number, before: string): Finiteness {
  const { low, form } = tokenAt(tokens, at)
  if (kinds.pastOnly.has(low)) return kinds.openers.has(lowAt(tokens, at - 1)) ? 'no' : 'sure'
  const past = form.isPastOrParticiple ? pastAt(tokens, at) : 'no'
  return past === 'no' ? presentAt(tokens, at, before) : past
}

/** `arrested` before a word for whom is done; before `in May` it was suffered. */
function pastAt(tokens: readonly Token[], at: number): Finiteness {
  const [near, { low }, next] = [tokenAt(tokens, at - 1), tokenAt(tokens, at), tokenAt(tokens, at + 1)]
  if (kinds.openers.has(near.low) || near.isOwner) return 'no'
  if (/^(?:he|she|they|we|i|it|who)$/u.test(near.low)) return 'sure'
  if (low === 'left' && next.form.isBody) return 'no'
  if (kinds.pointers.has(near.low) && !next.form.isSign && !kinds.prepositions.has(next.low)) return 'maybe'
  return kinds.suffered.has(low) && !hasObject(tokens, at) ? 'no' : 'maybe'
}

/** What follows is acted on: a pronoun, an article, a name, a noun, `two of them`. */
function hasObject(tokens: readonly Token[], at: number): boolean {
  const next = tokenAt(tokens, at + 1)
  if (next.form.isSign || next.form.isAdverb || lowAt(tokens, at + 2) === 'times') return false
  return !kinds.links.has(next.low) && !/^(?:once|twice|dead|several|to|last|every)$/u.test(next.low)
}

function presentAt(tokens: readonly Token[], at: number, before: string): Finiteness {
  const [near, { low, form }] = [tokenAt(tokens, at - 1), tokenAt(tokens, at)]
  if (at === 0) return form.isThird ? 'maybe' : 'no'
  if (near.isOwner || kinds.openers.has(near.low)) return 'no'
  // `fingerspells`: no list has all verbs.
  if (low.endsWith('s') && afterOne.test(before) && !kinds.endsInS.has(low)) return 'sure'
  if (isHeld(tokens, at)) return 'no'
  if (form.isThird) return thirdAt(tokens, at)
  return isNoVerb(low, form) ? 'no' : plainAt(tokens, at, before)
}

const afterOne = /^(?:he|she|it|who|that|which)$/u
const afterSeveral = /^(?:they|we|i|you|who|that|which)$/u

const isNoVerb = (low: string, { isAdverb, isNumber }: Form): boolean =>
  isAdverb || isNumber || kinds.pointers.has(low) || kinds.participleOnly.has(low) || kinds.links.has(low)

function plainAt(tokens: readonly Token[], at: number, before: string): Finiteness {
  if (before === 'that' && kinds.prepositions.has(lowAt(tokens, at - 2))) return 'no'
  if (afterSeveral.test(before)) return baseBehindSubject(tokens, at, before)
  return tokenAt(tokens, at).form.isBase ? baseAt(tokens, at, before) : unknownAt(tokens, at)
}

function baseBehindSubject(tokens: readonly Token[], at: number, before: string): Finiteness {
  const { low, form } = tokenAt(tokens, at)
  if (!form.isBase && /^(?:that|which)$/u.test(before)) return 'no'
  return kinds.baseOnly.has(low) || form.isVerbFirst ? 'sure' : 'maybe'
}

/** Behind a plural and before whom it acts on, a word of no list may be a verb: `The Killers dispute it`. */
const unknownAt = (tokens: readonly Token[], at: number): Finiteness =>
  tokenAt(tokens, at - 1).form.isPlural && isObject(tokens[at + 1]) ? 'maybe' : 'no'

function baseAt(tokens: readonly Token[], at: number, before: string): Finiteness {
  if (/^(?:both|all|those|these)$/u.test(before) || severalFirst.test(lowAt(tokens, 0))) return 'maybe'
  const earlier = tokens.slice(Math.max(0, at - 14), at)
  if (earlier.findLast((one) => !one.form.isAdverb)?.form.isPlural === true) return 'maybe'
  const isLikely = tokenAt(tokens, at).form.isVerbFirst || isObject(tokens[at + 1])
  return isLikely && earlier.some((one) => one.form.isPlural) ? 'maybe' : 'no'
}

const severalFirst = /^(?:those|these|many|most|some|few|several|both|all)$/u

function thirdAt(tokens: readonly Token[], at: number): Finiteness {
  const near = tokenAt(tokens, at - 1)
  if (/^\$|^\d{1,3}$/u.test(near.low)) return 'no'
  // `No law forbids it`: what nothing does is a verb where it is hardly ever a noun.
  if (at === 2 && lowAt(tokens, 0) === 'no' && tokenAt(tokens, at).form.isVerbFirst) return 'sure'
  if (isCounted(tokens[at - 2]) && !near.form.isSign && !near.form.isPlural && !near.form.isPerson) return 'no'
  return tokenAt(tokens, at).form.isVerbFirst && (near.isCapital || near.form.isPerson) ? 'sure' : 'maybe'
}

/** A pointer or preposition stands before, so that the word is a noun; `this comes` and `or above serves` are verbs. */
function isHeld(tokens: readonly Token[], at: number): boolean {
  const low = lowAt(tokens, at - 1)
  if (standsFor.test(low)) return at > 1 && !/^(?:this|that|one)$/u.test(low)
  if (/^(?:these|those)$/u.test(low)) return lowAt(tokens, at - 2) !== 'of'
  return kinds.pointers.has(low) || (kinds.prepositions.has(low) && !particles.test(low))
}

const standsFor = /^(?:this|that|each|another|neither|either|one|none|all|both|some|any|many|most|few)$/u
const particles = /^(?:like|above|below|up|off|over|around|in|on|out|by|through|inside|outside|behind|along|down)$/u

export const isObject = (token: Token | undefined): boolean =>
  token !== undefined && (kinds.openers.has(token.low) || /^(?:his|her|him|them|it)$/u.test(token.low))

/** `two hospital stays`: behind a number the plural is the noun. */
const isCounted = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:two|three|four|five|six|seven|eight|nine|ten|several|many|few|no)$/u.test(token.low) ||
    /^\d{1,3}$/u.test(token.low))

const mostSteps = 5

/** The word before, adverbs and `not` left out. */
function wordBefore(tokens: readonly Token[], at: number): string {
  let place = at - 1
  while (place > 0 && place > at - mostSteps && tokens[place]?.form.isAdverb === true) place -= 1
  return tokens[place]?.low ?? ''
}

/** A helping verb stands before, perhaps with its subject or an adverb between: `would she have`, `has never been`. */
function isAfterHelper(tokens: readonly Token[], at: number): boolean {
  for (let place = at - 1; place >= 0 && place > at - mostSteps; place -= 1) {
    const token = tokens[place]
    if (token === undefined) return false
    if (isHelper(token.low) && !token.isCapital) return true
    if (/^(?:be|been|being|having|get|gets|got|getting)$/u.test(token.low)) return true
    // A question, or `nor does he`: the helping verb stands before its subject.
    if (!token.form.isAdverb && !(place === at - 1 && isInverted(tokens, place))) return false
  }
  return false
}

/** The subject at a place stands behind its helping verb; that of `the ones who did it` is no subject. */
const isInverted = (tokens: readonly Token[], place: number): boolean =>
  isSubject(tokenAt(tokens, place)) &&
  isHelper(lowAt(tokens, place - 1)) &&
  !/^(?:who|which|that)$/u.test(lowAt(tokens, place - 2))

const isSubject = ({ low }: Token): boolean => kinds.subjectPronouns.has(low) || /^(?:it|you|there)$/u.test(low)
