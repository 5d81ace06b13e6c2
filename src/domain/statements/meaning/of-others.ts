import { isDenied } from '../polarity.ts'
import { isRead, personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout, placesBeside } from './occurrences.ts'

/** All that the file says in this word it says of other persons. */
export function ofOthers(told: Told): Finding[] {
  return told.clauses.flatMap((clause) => {
    const own = told.sentence.mentions.some(({ start }) => start >= clause.start && start < clause.end)
    const persons = own ? personsOf(clause, told) : []
    if (persons.length === 0) return []
    return clause.words.flatMap((word): Finding[] => {
      const isNamed = word.isName && !told.evidence.roster.byWord.has(word.text.toLowerCase()) && word.meaning.kind !== 15
      if ((word.weight < 1 && !isNamed) || word.isAside || word.hits.near.size > 0 || isRead(told, word)) return []
      if (isDenied(told.sentence.text, word.start, word.end)) return []
      const places = placesBeside(word, clause, told.index)
      const [by] = places
      if (!by || places.some((place) => isAbout(place, persons))) return []
      return [{ word, by, message: `The file says “${word.text}” of somebody else: ${shown(by)}.` }]
    })
  })
}
