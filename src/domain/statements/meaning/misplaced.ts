import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isSurelyAbout } from './occurrences.ts'
import type { Token } from './told-index.ts'
import type { Weighed } from './weigh.ts'

const dwelling = /^(?:lives?|lived|living|resid(?:es?|ed|ing)|dwells?|stays?|stayed)$/iu
const isPlace = ({ text, isName, weight }: Weighed) => isName || (weight > 0 && !dwelling.test(text)) || /^(?:nearby|alone|with|together)$/iu.test(text)

/** `His brother lives nearby` where the file has him live in Germany. */
export function misplaced(told: Told): Finding[] {
  return told.clauses.flatMap((clause): Finding[] => {
    const at = clause.words.findIndex(({ text }) => dwelling.test(text))
    const verb = clause.words[at]
    const where = clause.words.slice(at + 1, at + 7).filter(isPlace)
    const persons = personsOf({ start: clause.start, end: verb?.start ?? clause.start }, told)
    if (!verb || where.length === 0 || persons.length !== 1) return []
    const known = [...told.index.byPlace.values()].flat().filter((place) => place.sentence.from.source.kind !== 'record' && isSurelyAbout(place, persons) && place.tokens.some(({ text }) => dwelling.test(text)))
    const [by] = known
    if (!by || known.some(({ tokens }) => where.some((word) => says(tokens, word)))) return []
    return [{ word: verb, by, message: `The file has this person live elsewhere: ${shown(by)}.` }]
  })
}

function says(tokens: readonly Token[], { meaning }: Weighed): boolean {
  const keys = new Set(meaning.same)
  return tokens.some((token) => token.meaning.same.some((key) => keys.has(key)))
}
