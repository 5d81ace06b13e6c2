import * as kinds from './kinds.data.ts'
import { isHelper, lowAt, tokenAt } from './places.ts'
import type { Form, Token } from './tokens.ts'

/** `took brother`, `with cousin`, `in house of uncle`, `Brother arrested`: notes leave the article out. */
export function lacksArticle(tokens: readonly Token[], at: number): boolean {
  const token = tokenAt(tokens, at)
  if (token.isCapital || token.isOwner || token.form.isSign) return false
  if (/^an?$/u.test(token.low)) return isWrongArticle(token.low, tokenAt(tokens, at + 1))
  const isThing = kinds.counted.has(token.low)
  if ((!isThing && !token.form.isPerson) || goesOn(tokenAt(tokens, at + 1), isThing)) return false
  if (at === 0) return opensBare(token, tokenAt(tokens, 1))
  const place = placeBefore(tokens, at)
  const before = tokenAt(tokens, place)
  if (before.isOwner || before.form.isSign) return false
  if (isThing) return isBareThing(tokens, at, place)
  if (isFromOneToOther(tokens, at)) return false
  return kinds.kin.has(token.low) ? isBareKin(tokens, place) : isBarePerson(tokens, at, before.low)
}

/** `for whole street`: the adjective between is passed. */
const placeBefore = (tokens: readonly Token[], at: number): number =>
  tokenAt(tokens, at - 1).form.isAdjective && !kinds.pointers.has(lowAt(tokens, at - 1)) ? at - 2 : at - 1

const isBareThing = (tokens: readonly Token[], at: number, place: number): boolean =>
  /^(?:in|on|at|into|near|outside|inside|behind)$/u.test(lowAt(tokens, place)) ||
  (isActing(tokens, place) && lowAt(tokens, at + 1) !== 'of')

const isBareKin = (tokens: readonly Token[], place: number): boolean =>
  (beforeKin.test(lowAt(tokens, place)) && !/^(?:from|as|between)$/u.test(lowAt(tokens, place - 1))) ||
  isActing(tokens, place)

/** `from mother to eldest daughter`: a pair has no articles. */
function isFromOneToOther(tokens: readonly Token[], at: number): boolean {
  const near = (from: number, to: number) => tokens.slice(Math.max(0, from), Math.max(0, to)).map(({ low }) => low)
  return (
    (near(at - 2, at).includes('from') && near(at + 1, at + 2).includes('to')) ||
    (near(at - 2, at).includes('to') && near(at - 5, at - 2).includes('from'))
  )
}

function isBarePerson(tokens: readonly Token[], at: number, before: string): boolean {
  if (kinds.withoutArticle.has(lowAt(tokens, at))) return false
  return before === 'told' || (tokenAt(tokens, at + 1).form.isSign && /^(?:with|by)$/u.test(before))
}

const beforeKin = /^(?:with|to|by|about|without|for|from|at)$/u

/** `a usher` is right by its sound; `a apple` and `an house` are not. */
function isWrongArticle(article: string, next: Token): boolean {
  if (next.isCapital || next.form.isSign || next.form.isNumber) return false
  if (article === 'a') return /^(?:[ai]|e(?!u|we)|o(?!n(?:e|ce)))\p{L}{2}/u.test(next.low)
  return /^[bcdfgjklmnpqrstvwxyz]\p{Ll}/u.test(next.low)
}

/** `mother tongue`, `mother and child`, `store manager`: the word is part of a longer one, or of a pair. */
function goesOn({ low, form, isCapital }: Token, isThing: boolean): boolean {
  if (form.isSign) return false
  if (isCapital || /^(?:to|by|after|or)$/u.test(low) || (low === 'and' && !isThing)) return true
  return (
    !kinds.links.has(low) && !kinds.adverbs.has(low) && !kinds.openers.has(low) && !isVerbBehind(low, form, isThing)
  )
}

const isVerbBehind = (low: string, form: Form, isThing: boolean): boolean =>
  isHelper(low) ||
  kinds.pastOnly.has(low) ||
  form.isPastOrParticiple ||
  (form.isThird && (form.isVerbFirst || !isThing))

/** `Mother sick`, `Doctor says`, `Brother arrested`. */
const opensBare = ({ low }: Token, next: Token): boolean =>
  !next.form.isSign && (kinds.kin.has(low) || (kinds.roles.has(low) && (next.form.isThird || isHelper(next.low))))

const acting =
  /^(?:took|saw|beat|told|killed|shot|arrested|burned|sold|kidnapped|threatened|visited|called|helps|helped|lost|bought|searched|robbed|left)$/u

/** `took brother`; `the burned house`, `his killed brother` have their article. */
const isActing = (tokens: readonly Token[], at: number): boolean =>
  acting.test(lowAt(tokens, at)) && !/^(?:of|the|an?|his|her|their|was|were|been|be)$/u.test(lowAt(tokens, at - 1))
