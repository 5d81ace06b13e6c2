import { meaningOf } from '#domain/language/meaning/meaning.ts'
import { isDenied } from '../polarity.ts'
import { isRead, shown, subjectOf, type Finding, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import type { MeaningIndex, Placed } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

const prefixed = /^(?:un|in|im|ir|non|dis)(\p{L}{5,})$/u
const prefixes = ['un', 'in', 'im', 'ir', 'dis']

const isQuality = (word: string) => {
  const { kind } = meaningOf(word)
  return kind !== undefined && kind <= 1
}

/** The word that says no to a quality: `incomplete` for `complete`, and the reverse. */
function otherOf(word: string): string[] {
  const [, base] = prefixed.exec(word) ?? []
  if (base !== undefined && isQuality(base)) return [base]
  return prefixes.map((prefix) => `${prefix}${word}`).filter(isQuality)
}

/** `The injury is incomplete` where the file has a complete one, of the same thing and person, and never the other. */
export function turnedByPrefix(told: Told): Finding[] {
  const { sentence, index } = told
  return told.clauses.flatMap((clause) =>
    clause.words.flatMap((word): Finding[] => {
      const lower = word.text.toLowerCase()
      if (word.isName || word.isPerson || isRead(told, word) || !isQuality(lower)) return []
      const others = otherOf(lower).filter((other) => index.same.has(`l${other}`))
      if (others.length === 0 || word.meaning.lemmas.some((lemma) => index.same.has(`l${lemma}`))) return []
      if (isDenied(sentence.text, word.start, word.end)) return []
      const persons = subjectOf(word, clause, told)
      const [by] = placesOf(others, word, clause, index).filter((place) => isAbout(place, persons))
      return by ? [{ word, by, message: `The file says otherwise: ${shown(by)}.` }] : []
    }),
  )
}

/** Where the file has the other word, affirmed, beside a thing of the clause. */
function placesOf(others: readonly string[], word: Weighed, { words }: Clause, index: MeaningIndex): Placed[] {
  const things = words.filter(
    (one) => one !== word && !one.isPerson && one.weight >= 0.5 && one.hits.exact.size > 0 && one.text.length > 3,
  )
  return others
    .flatMap((other) => index.same.get(`l${other}`) ?? [])
    .filter((at) => things.some(({ hits }) => hits.exact.has(at)))
    .flatMap((at) => index.byPlace.get(at) ?? [])
    .filter(({ tokens, sentence: { text } }) =>
      tokens.some(
        ({ meaning, start, end }) =>
          meaning.lemmas.some((lemma) => others.includes(lemma)) && !isDenied(text, start, end),
      ),
    )
}
