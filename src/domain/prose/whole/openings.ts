import { isObject } from './finite.ts'
import * as kinds from './kinds.data.ts'
import { isHelper, isSomebody, lowAt, tokenAt } from './places.ts'
import type { Token, Verb } from './tokens.ts'

/** `Had he known`, `Threats came`; `Slept on the floor` has nobody. */
export function opensWithVerb(tokens: readonly Token[], verbs: readonly Verb[]): boolean {
  const [first, second] = [tokenAt(tokens, 0), tokenAt(tokens, 1)]
  if (first.low === 'do' && second.low === 'not') return false
  if (isHelper(first.low) && (isSomebody(second) || second.isCapital || kinds.pointers.has(second.low)))
    return !tokens.some(({ low }) => low === ',' || low === '?')
  if (first.form.isPastOrParticiple) return opensWithPast(tokens, verbs)
  if (kinds.pastOnly.has(first.low) || isHelper(first.low)) return !hasSubjectAfterComma(tokens)
  if (second.low === 'of') return verbs.length < 2
  const next = verbs.slice(1).find(({ at, isSure }) => isSure || isSurelyVerb(tokens, at))
  return next === undefined ? !/[’']/u.test(first.low) : !isNounFirst(tokens, next.at)
}

/** `Paid care would cost` has its subject, and so has `Beaten twice, he fled`. */
function opensWithPast(tokens: readonly Token[], verbs: readonly Verb[]): boolean {
  const next = verbs[1]
  if (next === undefined) return true
  if (isNounAfter(tokenAt(tokens, 1)) && !/^(?:,|and)$/u.test(lowAt(tokens, next.at - 1))) return false
  return !hasSubjectAfterComma(tokens)
}

/** `Threats by the gang continued`: the first word was a noun, and the verb at the place is its own. */
function isNounFirst(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [tokenAt(tokens, 0), tokenAt(tokens, 1)]
  if (/^(?:,|and)$/u.test(lowAt(tokens, at - 1))) return false
  if (first.form.isVerbFirst && /^(?:an?|the|my|our|their|its|her|him|his|them|that)$/u.test(second.low)) return false
  return !tokens
    .slice(1, at)
    .some(({ low, form }) => (form.isSign && low !== ',') || kinds.subjectPronouns.has(low) || kinds.ofBe.has(low))
}

/** `Works part time`: no base form that is a noun as well counts. */
const isSurelyVerb = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.form.isBase === false || tokens[at]?.form.isVerbFirst === true || isObject(tokens[at + 1])

/** `Paid care would cost`: what was paid is the subject. */
const isNounAfter = (token: Token): boolean =>
  !token.form.isSign &&
  !token.form.isAdverb &&
  !token.form.isNumber &&
  !kinds.prepositions.has(token.low) &&
  !kinds.pointers.has(token.low) &&
  !isSomebody(token) &&
  !/^(?:him|them|by|to|and|or)$/u.test(token.low)

export const startsWithParticiple = (tokens: readonly Token[]): boolean => {
  const [first] = tokens
  if (first === undefined) return false
  const participle =
    kinds.participleOnly.has(first.low) ||
    (first.form.isPastOrParticiple &&
      !kinds.openers.has(first.low) &&
      !/^(?:given|provided|left|set|set|united)$/u.test(first.low))
  const next = tokens[1]
  return participle && (next === undefined || !isNounAfter(next))
}

/** `Beaten twice, he fled`. */
export function hasSubjectAfterComma(tokens: readonly Token[]): boolean {
  return tokens.some(({ low }, at) => {
    const next = tokens[at + 1]
    return (
      low === ',' &&
      next !== undefined &&
      (isSomebody(next) ||
        next.isCapital ||
        kinds.pointers.has(next.low) ||
        (next.form.isPlural && !next.form.isVerbFirst) ||
        next.form.isPerson)
    )
  })
}
