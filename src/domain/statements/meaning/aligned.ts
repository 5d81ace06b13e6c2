import { functionWords } from '#domain/language/word-lists.data.ts'
import { personsOf, type Told } from './finding.ts'
import { isAbout } from './occurrences.ts'
import type { Placed } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

/** A sentence on file that tells of what a clause tells, and the words of the clause that it says. */
export type Aligned = { readonly place: Placed; readonly said: ReadonlySet<Weighed> }

/** How much a word finds: one that stands in few sentences on file finds more. */
const tellingOf = ({ hits }: Weighed, all: number) => Math.log((all + 1) / (1 + hits.exact.size))

/**
 * The sentences on file that say most of a clause by the rarity of its words, names among them: half of it at least, and two
 * words that few other sentences have. None where another person is told of there.
 */
export function alignClause(clause: Clause, told: Told, except: (word: Weighed) => boolean): readonly Aligned[] {
  const { byPlace } = told.index
  const words = clause.words.filter(
    (word) => !word.isPerson && !word.isAside && !functionWords.has(word.text.toLowerCase()) && !except(word),
  )
  const whole = words.reduce((sum, word) => sum + tellingOf(word, byPlace.size), 0)
  const scores = new Map<number, number>()
  for (const word of words)
    for (const at of word.hits.exact) scores.set(at, (scores.get(at) ?? 0) + tellingOf(word, byPlace.size))
  const best = Math.max(0, ...scores.values())
  if (best === 0 || best < whole / 2) return []
  const persons = personsOf(clause, told)
  return [...scores]
    .filter(([, score]) => score >= best * 0.95)
    .flatMap(([at]) => byPlace.get(at) ?? [])
    .filter((place) => place.sentence.from.source.kind !== 'record' && isAbout(place, persons))
    .map((place) => ({ place, said: new Set(words.filter(({ hits }) => hits.exact.has(place.at))) }))
    .filter(({ said }) => said.size >= Math.min(2, words.length))
}
