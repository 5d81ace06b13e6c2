import * as kinds from './kinds.data.ts'
import { lowAt, tokenAt } from './places.ts'
import type { Token } from './tokens.ts'

const standsAlone =
  /^(?:it|there|you|who|whom|whose|what|whoever|whatever|which|q|nobody|everybody|somebody|anybody|someone|anyone|everyone|nothing|something|everything|whether|how|why|where)$/u
const timeWords =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|fall|autumn|winter|morning|evening|night|day|days|week|weeks|month|months|year|years|minutes|hours|time|now|then|here|there|home|today)$/u
const titles = /^(?:mr|ms|mrs|dr|prof|judge|officer|captain|inspector|major|sergeant|pastor)$/u
const beforeNumber = /^(?:about|over|under|around|near|past|up|some|only)$/u

/** Whether a noun or pronoun that no preposition holds stands before the verb at a place; `verbs`: how many the sentence has. */
export function hasSubject(tokens: readonly Token[], end: number, verbs: number): boolean {
  let hold: Hold = 'free'
  for (let at = 0; at < end; at += 1) {
    const token = tokenAt(tokens, at)
    if (isSubjectAlone(tokens, at, end)) return true
    if (token.form.isSign) hold = 'free'
    else if (opensHold(tokens, at, verbs)) hold = 'held'
    else if (hold === 'filled' ? isNewNoun(tokens, at) : hold === 'free' && isNoun(token, at)) return true
    else if (hold === 'held' && !waits(token)) hold = 'filled'
  }
  return false
}

/** A pronoun, a gerund, `to stay`, `that` directly before the verb. */
function isSubjectAlone(tokens: readonly Token[], at: number, end: number): boolean {
  const { low, form } = tokenAt(tokens, at)
  if (kinds.subjectPronouns.has(low) || standsAlone.test(low) || form.isGerund) return true
  if (low === 'to') return tokenAt(tokens, at + 1).form.isBase
  return at === end - 1 && /^(?:that|this)$/u.test(low)
}

/** The noun of the preposition is still to come. */
const waits = ({ low, isOwner }: Token): boolean => isOwner || low === 'of' || kinds.openers.has(low)

/** `held`: a preposition waits for its noun; `filled`: it has one. */
type Hold = 'free' | 'held' | 'filled'

/** A preposition; `about twenty` is none, and `after` opens a clause where the sentence has two verbs. */
function opensHold(tokens: readonly Token[], at: number, verbs: number): boolean {
  const low = lowAt(tokens, at)
  if (low === 'to') return true
  if (!kinds.prepositions.has(low) && low !== 'than') return false
  if (beforeNumber.test(low) && isAmount(tokenAt(tokens, at + 1))) return false
  return !(kinds.eitherWay.has(low) && verbs > 1)
}

const isAmount = ({ low, form }: Token): boolean =>
  form.isNumber || kinds.pointers.has(low) || /^(?:an?|half)$/u.test(low)

const isNoun = ({ low, form }: Token, at: number): boolean =>
  !form.isAdverb &&
  !kinds.conjunctions.has(low) &&
  (!kinds.subordinators.has(low) || low === 'that') &&
  !(form.isNumber && at > 0 && /^(?:1[89]|20)\d\d$/u.test(low))

/** Behind the noun that a preposition has another one begins: `In 2019 the family`, `in eight years Nadine`, `of these 7,900`. */
function isNewNoun(tokens: readonly Token[], at: number): boolean {
  const [{ low, isCapital, form }, before] = [tokenAt(tokens, at), tokenAt(tokens, at - 1)]
  if (form.isAdverb || kinds.conjunctions.has(low)) return false
  if (kinds.nounOpeners.has(low) || titles.test(low)) return true
  if (isCapital) return !before.isCapital || lowAt(tokens, at - 2) !== 'of'
  if (form.isNumber) return kinds.pointers.has(before.low)
  const isAfterTime = timeWords.test(before.low) || before.form.isNumber
  if (isAfterTime && !timeWords.test(low)) return true
  return form.isPlural && !before.form.isPlural && !kinds.openers.has(before.low)
}
