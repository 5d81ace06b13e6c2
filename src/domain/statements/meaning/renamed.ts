import { citiesOf, countryOf, isListedCity } from '#domain/language/cities.data.ts'
import { foldToWords, foldWord } from '#domain/language/fold.ts'
import { alignClause } from './aligned.ts'
import { shown, type Finding, type Told } from './finding.ts'
import type { Token } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

const before = /(?<!\p{L})(in|at|to|from|with|by|for|of) (?:(?:the|an?|his|her|their|my|our|its) )?(?:\p{L}+ ){0,2}$/u
const months =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{Lu}\p{Ll}+day|United|States|America)$/u

const prepositionOf = (text: string, { start }: Token) => before.exec(text.slice(Math.max(0, start - 50), start))?.[1]

/** `The buses run in Chicago` where the file has them run in Minneapolis: another name stands in its place. */
export function renamed(told: Told): Finding[] {
  const { sentence, index, evidence } = told
  const isOfPerson = ({ text }: Token) => evidence.roster.byWord.has(foldWord(text.replace(/['’]s$/, '')))
  const isNameHere = (word: Weighed) => word.isName && !word.isPerson && !months.test(word.text)
  return told.clauses.flatMap((clause) =>
    clause.words.filter(isNameHere).flatMap((word): Finding[] => {
      const slot = prepositionOf(sentence.text, word)
      if (slot === undefined) return []
      const aligned = alignClause(clause, told, (other) => other === word || isNextTo(other, word))
      const [first] = aligned
      if (!first || aligned.some(({ place }) => [-1, 0, 1].some((by) => word.hits.exact.has(place.at + by)))) return []
      const against = aligned.find(({ place, said }) =>
        place.tokens.some(
          (token) =>
            token.isName &&
            !months.test(token.text) &&
            canDiffer(lastOf(word, clause), token) &&
            !isOfPerson(token) &&
            prepositionOf(place.sentence.text, token) === slot &&
            ![...said].some(({ meaning }) => meaning.lemmas.some((lemma) => token.meaning.lemmas.includes(lemma))),
        ),
      )
      if (!against || index.byPlace.size === 0) return []
      return [{ word, by: against.place, message: `The file gives another name for this: ${shown(against.place)}.` }]
    }),
  )
}

/** The last word of a name of several: `Jersey` of `New Jersey`. */
const lastOf = (word: Weighed, { words }: Clause): Weighed => {
  const next = words.find((other) => other.isName && other.start === word.end + 1)
  return next && countryOf(foldToWords(next.text)) !== undefined ? next : word
}

/** A country is contradicted by another country, or by a city that is known to lie in another one; not by a town in it. */
function canDiffer(word: Weighed, token: Token): boolean {
  const [own, other] = [word, token].map(({ text }) => foldToWords(text.replace(/['’]s$/, '')))
  const [mine, theirs] = [countryOf(own ?? ''), countryOf(other ?? '')]
  if (mine === undefined && theirs === undefined) return true
  if (mine !== undefined && theirs !== undefined) return mine !== theirs
  const [country, town] = mine === undefined ? [theirs ?? '', own ?? ''] : [mine, other ?? '']
  return isListedCity(town) && citiesOf(country)?.has(town) !== true
}

/** Parts of one name. */
const isNextTo = (other: Weighed, { start, end, isName }: Weighed) =>
  other.isName && isName && (other.end + 1 === start || end + 1 === other.start)
