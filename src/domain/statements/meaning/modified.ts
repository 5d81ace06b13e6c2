import { functionWords } from '#domain/language/word-lists.data.ts'
import { isDenied } from '../polarity.ts'
import { contrastsOf } from './contrasts.data.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import type { Placed, Token } from './told-index.ts'

type Group = readonly [group: number, member: number]

const groupsOf = ({ text, isName, meaning }: Token): readonly Group[] =>
  isName ? [] : [text.toLowerCase(), ...meaning.lemmas].flatMap((word) => contrastsOf.get(word) ?? [])

/** A word and the one that it modifies, one behind the other: `right ear`, `sole custody`, `dishonorably discharged`. */
type Pair = { readonly modifier: Token; readonly head: Token }

function pairsOf(text: string, tokens: readonly Token[]): Pair[] {
  return tokens.flatMap((modifier, at) => {
    const head = tokens[at + 1]
    const isNext = head !== undefined && /^[ -]$/.test(text.slice(modifier.end, head.start))
    return isNext &&
      head.text.length > 2 &&
      !functionWords.has(head.text.toLowerCase()) &&
      groupsOf(modifier).length > 0 &&
      !sharesAny(groupsOf(modifier), groupsOf(head))
      ? [{ modifier, head }]
      : []
  })
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const rankOf = ({ text }: Token) => ordinals.indexOf(text.toLowerCase())

/** `The first continuance` where the file asks for a second one: where there is a second there was a first. */
const isEarlier = (own: Token, known: Token) => rankOf(own) >= 0 && rankOf(own) < rankOf(known)

const sharesAny = (one: readonly Group[], other: readonly Group[]) =>
  one.some(([group]) => other.some(([own]) => own === group))
const isSameMember = (one: readonly Group[], other: readonly Group[]) =>
  one.some(([group, member]) => other.some(([own, at]) => own === group && at === member))
const sharesLemma = ({ meaning }: Token, { meaning: own }: Token) =>
  meaning.lemmas.some((lemma) => own.lemmas.includes(lemma))

/** `The hearing in his right ear` where the file has the left ear, and no right one: a word of a pair stands for its other. */
export function modifiedOtherwise(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) => {
    const persons = personsOf(clause, told)
    return pairsOf(sentence.text, clause.words).flatMap(({ modifier, head }): Finding[] => {
      const own = groupsOf(modifier)
      if (isDenied(sentence.text, modifier.start, modifier.end)) return []
      const known = index.same.get(`l${head.meaning.lemmas[0] ?? ''}`) ?? []
      const places = known.flatMap((at) => index.byPlace.get(at) ?? [])
      if (places.some((place) => holds(place, own))) return []
      const against = places
        .filter((place) => isAbout(place, persons))
        .find((place) =>
          pairsOf(place.sentence.text, place.tokens).some(
            (pair) =>
              sharesLemma(pair.head, head) &&
              sharesAny(groupsOf(pair.modifier), own) &&
              !isEarlier(modifier, pair.modifier) &&
              !isSameMember(groupsOf(pair.modifier), own) &&
              !isDenied(place.sentence.text, pair.modifier.start, pair.modifier.end),
          ),
        )
      if (!against) return []
      const word = { start: modifier.start, end: head.end }
      return [{ word, by: against, message: `The file says otherwise: ${shown(against)}.` }]
    })
  })
}

const holds = ({ tokens }: Placed, own: readonly Group[]) => tokens.some((token) => isSameMember(groupsOf(token), own))
