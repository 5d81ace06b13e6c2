import { isDenied } from '../polarity.ts'
import { isRead, personsOf, type Finding, type Told } from './finding.ts'
import { weak } from './unrelated.ts'
import { isAbout, isSurelyAbout } from './occurrences.ts'

/** Who it is told of: persons and bodies. A thing or an act can stand in a sentence of its own. */
const thing = new Set([14, 18])

/** What a draft calls those whom a file names (`Members of Barrio 18`). */
const bands = new Set(['gang', 'group', 'member', 'band', 'cartel', 'militia', 'researcher', 'scientist', 'people'])

/** A word that stands on file, but never beside anything else that this clause tells. */
export function apart(told: Told): Finding[] {
  return told.clauses.flatMap((clause) => {
    const content = clause.words
      .filter(({ weight, isName, hits }) => (weight > 0 || isName) && hits.around.size > 0)
      .map((word) => ({ word, around: word.hits.around }))
    if (content.length < 3) return []
    const persons = personsOf(clause, told)
    return content.flatMap(({ word }): Finding[] => {
      const { kind } = word.meaning
      if (
        isRead(told, word) ||
        isDenied(told.sentence.text, word.start, word.end) ||
        word.weight < 1 ||
        word.isAside ||
        kind === undefined ||
        !thing.has(kind)
      )
        return []
      if (word.meaning.lemmas.some((lemma) => weak.has(lemma) || bands.has(lemma))) return []
      const places = [...word.hits.exact, ...word.hits.near]
      const isBeside = content.some(
        (other) => other.word !== word && other.word.text !== word.text && places.some((at) => other.around.has(at)),
      )
      if (isBeside) return []
      const isOfThem = kind >= 29 ? isAbout : isSurelyAbout
      const theirs = kind >= 29 ? persons : persons.filter((id) => id !== 'client')
      const isOfPerson =
        theirs.length > 0 &&
        places.some((at) => told.index.byPlace.get(at)?.some((place) => isOfThem(place, theirs)) === true)
      return isOfPerson ? [] : [{ word, message: `The file mentions “${word.text}”, but not in connection with this.` }]
    })
  })
}
