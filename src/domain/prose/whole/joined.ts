import { isHelper, tokenAt } from './places.ts'
import * as kinds from './kinds.data.ts'
import type { Token, Verb } from './tokens.ts'

/** More finite verbs than the words between them join. */
export function isUnjoined(tokens: readonly Token[], verbs: readonly Verb[]): boolean {
  const sure = verbs.filter(({ isSure }) => isSure)
  for (let pair = 1; pair < sure.length; pair += 1) {
    const [from, to] = [sure[pair - 1]?.at ?? 0, sure[pair]?.at ?? 0]
    if (isInClauseBefore(tokens, from)) continue
    if (
      !tokens.slice(from + 1, to).some((token, at) => joins(token, tokens, from + 1 + at)) &&
      !isOfSaying(tokens[from])
    )
      return true
  }
  return false
}

/** `She works nights, takes the boy to school`: a second deed behind a comma alone; `The brother, a teacher, was killed` has one. */
export function isSpliced(tokens: readonly Token[], verbs: readonly Verb[]): boolean {
  const [first] = verbs
  const comma = tokens.findIndex(({ low }) => low === ',')
  if (first === undefined || comma < 0 || first.at > comma || isInClauseBefore(tokens, first.at)) return false
  if (tokens.some(({ low }) => /^(?:and|or|but|nor|then|not|who|which|whose|that|what|:|;|—|–)$/u.test(low)))
    return false
  if (kinds.subordinators.has(tokens[0]?.low ?? '')) return false
  return verbs.some(
    ({ at, isSure }) =>
      isSure && tokens[at - 1]?.low === ',' && !tokens.slice(at).some(({ low }) => kinds.subordinators.has(low)),
  )
}

/** The first of the two belongs to a clause that a word before it has opened: `What he fears is`, `the church she attends is`. */
function isInClauseBefore(tokens: readonly Token[], at: number): boolean {
  return tokens
    .slice(0, at)
    .some((token, place) =>
      place > 0
        ? joins(token, tokens, place)
        : kinds.relatives.has(token.low) ||
          kinds.subordinators.has(token.low) ||
          isHelper(token.low) ||
          (/^(?:all|everything|nothing|whether|the)$/u.test(token.low) &&
            kinds.subjectPronouns.has(tokens[1]?.low ?? '')),
    )
}

function joins({ low, form, isCapital }: Token, tokens: readonly Token[], at: number): boolean {
  if (form.isSign || kinds.conjunctions.has(low) || kinds.clauseOpeners.has(low) || alsoJoins.test(low)) return true
  // `the house his father built`, `says the men will`
  return (kinds.nounOpeners.has(low) || isCapital) && isNounOrVerb(tokenAt(tokens, at - 1))
}

const alsoJoins = /^(?:q|than|he|she|they|we|i|it|there|you|nobody|everyone|everybody)$/u

const isNounOrVerb = ({ low, form, isCapital }: Token): boolean =>
  !form.isSign && !isCapital && !kinds.prepositions.has(low) && !isHelper(low)

const isOfSaying = (token: Token | undefined): boolean =>
  token !== undefined &&
  [
    token.low,
    token.low.replace(/(?:ed|s)$/u, ''),
    token.low.replace(/[ds]$/u, ''),
    token.low.replace(/ies$/u, 'y'),
  ].some((one) => kinds.ofSaying.has(one) && one !== 'fear' && one !== 'make')
