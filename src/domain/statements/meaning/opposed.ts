import { isRead, personsOf, shown, type Finding, type Told } from './finding.ts'
import { denialOf, isAbout, placesBeside, sayings } from './occurrences.ts'
import type { Weighed } from './weigh.ts'

/** Acts that are too usual to be missed on file, and that a file still denies. */
const usual = new Set('work live speak drive walk know meet visit attend help support pay receive see witness touch stop'.split(' '))
const nounBefore = /(?<!\p{L})(?:his|her|their|its|my|the|an?|of|for|at) $/iu
const isAct = ({ meaning: { kind = 0 } }: Weighed) => kind >= 29 && kind !== 44

/** What the file denies, affirmed, or the reverse. */
export function opposed(told: Told): Finding[] {
  const { sentence } = told
  return told.clauses.flatMap((clause) => {
    const persons = personsOf(clause, told)
    return clause.words.flatMap((word): Finding[] => {
      const isUsual = word.meaning.lemmas.some((lemma) => usual.has(lemma)) && !nounBefore.test(sentence.text.slice(0, word.start))
      if ((word.weight < 1 && !isUsual) || word.isAside || isRead(told, word)) return []
      const denied = denialOf(sentence.text, word, isAct(word))
      if (denied && !isAct(word)) return []
      const said = placesBeside(word, clause, told.index)
        .filter((place) => persons.length === 0 || isAbout(place, persons))
        .flatMap((place) => sayings(place, word).map((token) => ({ place, token, denied: denialOf(place.sentence.text, token, isAct(word)) })))
      const literal = said.filter(({ token }) => token.meaning.lemmas.some((lemma) => word.meaning.lemmas.includes(lemma)))
      const chosen = literal.length > 0 ? literal : said
      const [by] = chosen
      if (!by || chosen.some((one) => one.denied === denied)) return []
      return [{ word, by: by.place, message: `The file says otherwise: ${shown(by.place)}.` }]
    })
  })
}
