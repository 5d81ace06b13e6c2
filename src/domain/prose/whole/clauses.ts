import { finiteAt } from './finite.ts'
import * as kinds from './kinds.data.ts'
import { isSpliced, isUnjoined } from './joined.ts'
import { hasSubjectAfterComma, opensWithVerb, startsWithParticiple } from './openings.ts'
import { hasSubject } from './subject.ts'
import { isHelper, isSomebody, nextWord } from './places.ts'
import type { Token, Verb } from './tokens.ts'

/** What the clauses of a sentence lack or have too much. */
export type FaultOfClauses = 'no finite verb' | 'no subject' | 'two verbs without a join'

/** The first fault of the clauses: a finite verb of the main clause, somebody who does it, and no second one without a join. */
export function faultOfClauses(tokens: readonly Token[]): FaultOfClauses | undefined {
  const verbs = verbsOf(tokens)
  if (verbs.length === 0) return /^(?:please|thank)$/u.test(tokens[0]?.low ?? '') ? undefined : 'no finite verb'
  if (verbs.length < openersIn(tokens) + 1 || isOnlyBecause(tokens)) return 'no finite verb'
  if (lacksSubject(tokens, verbs)) return 'no subject'
  return isUnjoined(tokens, verbs) || isSpliced(tokens, verbs) ? 'two verbs without a join' : undefined
}

/** `Then because he complained and spoke`: the reason of a sentence that is not there. */
function isOnlyBecause(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex(({ low }) => !kinds.adverbs.has(low) && !/^(?:and|but|or|then)$/u.test(low))
  const [first, next] = [tokens[at], tokens[at + 1]]
  return (
    first !== undefined &&
    /^(?:because|although|though|whereas)$/u.test(first.low) &&
    next?.low !== 'of' &&
    !tokens.some((token, place) => token.low === ',' || (place > at + 2 && startsClause(token, tokens[place - 1])))
  )
}

/** `Because he speaks Tajik the elders asked him`: an article behind a noun. */
const startsClause = ({ low }: Token, before: Token | undefined): boolean =>
  kinds.openers.has(low) && before?.isCapital === true

function verbsOf(tokens: readonly Token[]): Verb[] {
  return tokens.flatMap((_, at) => {
    const finite = finiteAt(tokens, at)
    return finite === 'no' ? [] : [{ at, isSure: finite === 'sure' }]
  })
}

/** Words that open a clause with a verb of its own: `who`, `because`, and `when` before somebody. */
function openersIn(tokens: readonly Token[]): number {
  let count = 0
  for (const [at, { low }] of tokens.entries()) {
    const next = tokens[at + 1]
    if (/^(?:who|which)$/u.test(low)) {
      const verb = nextWord(tokens, at)
      if (low === 'which' || finiteAt(tokens, verb) !== 'no') count += 1
    } else if (low === 'because' ? next?.low !== 'of' : kinds.strongOpeners.has(low)) {
      if (next !== undefined && (isSomebody(next) || low === 'because' || low === 'whereas')) count += 1
    }
  }
  return count
}

const negative = new Set('nor neither so only not never such rarely seldom'.split(' '))
const invertedAfter = new Set(
  'here there thus also behind among beside equally gone had were should what who whom whose how why where which please let see compare consider note accord q'.split(
    ' ',
  ),
)

function lacksSubject(tokens: readonly Token[], verbs: readonly Verb[]): boolean {
  const [first] = tokens
  const [verb] = verbs
  if (first === undefined || verb === undefined) return false
  if (verb.at === 0) return opensWithVerb(tokens, verbs)
  if (startsWithParticiple(tokens)) return !hasSubjectAfterComma(tokens)
  if (
    negative.has(first.low) &&
    tokens.slice(0, verb.at).every(({ low, form }) => form.isAdverb || kinds.conjunctions.has(low))
  )
    return !isHelper(tokens[verb.at]?.low ?? '')
  if (invertedAfter.has(first.low) || negative.has(first.low)) return false
  if ((kinds.eitherWay.has(first.low) || kinds.strongOpeners.has(first.low)) && verbs.length > 1) return false
  // `In 2025 returned persons died`: the first may be no verb.
  return !verbs.some(
    (one, place) =>
      (place === 0 || (!verb.isSure && (one.isSure || tokens[verb.at]?.form.isPastOrParticiple === false))) &&
      (isPlaced(tokens, one.at) || hasSubject(tokens, one.at, verbs.length)),
  )
}

/** `Among the papers is a letter`: the subject stands behind. */
const isPlaced = (tokens: readonly Token[], at: number): boolean =>
  /^(?:is|are|was|were|lies|stands|comes|came|follows|follow|stood|lay|sat|rests|belongs|belong)$/u.test(
    tokens[at]?.low ?? '',
  ) &&
  (isSomebody(tokens[at + 1] ?? nothing) ||
    tokens[at + 1]?.isCapital === true ||
    kinds.pointers.has(tokens[at + 1]?.low ?? ''))
const nothing = { low: '' } as Token
