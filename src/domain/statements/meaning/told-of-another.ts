import { functionWords } from '#domain/language/word-lists.data.ts'
import { canBeSame } from '../whom-pronouns-mean.ts'
import { isDenied } from '../polarity.ts'
import { isSurelyAbout } from './occurrences.ts'
import { certainPersons, shown, type Finding, type Told } from './finding.ts'
import type { Placed } from './told-index.ts'
import type { Clause, Weighed } from './weigh.ts'

/** Somebody of the family, called by name or by what they are to the client. */
const isOfFamily = (id: string) => /^(?:client|spouse|child-\d+)$|^client:/.test(id)

/**
 * `Adam is in speech therapy for a delay` where the sentence on file that has these words tells of Nora alone: what one member
 * of a family has or does is told of another.
 */
export function toldOfAnother(told: Told): Finding[] {
  return told.clauses.flatMap((clause): Finding[] => {
    const who = subjectOf(clause, told)
    const words = clause.words.filter(
      ({ isPerson, isAside, text, weight, isName }) =>
        !isPerson && !isAside && !isName && weight > 0 && !functionWords.has(text.toLowerCase()),
    )
    if (who === undefined || words.length < 2) return []
    if (words.some(({ start, end }) => isDenied(told.sentence.text, start, end))) return []
    const counts = countPlaces(words)
    const least = Math.max(2, Math.ceil(words.length * 0.6))
    const places = [...counts]
      .filter(([, count]) => count >= least)
      .flatMap(([at]) => told.index.byPlace.get(at) ?? [])
      .filter(({ sentence: { from } }) => from.source.kind !== 'record')
    const [by] = places
    if (!by || !places.every((place) => isOfOther(place, who, told))) return []
    const near = [...counts].filter(([, count]) => count >= 1).flatMap(([at]) => told.index.byPlace.get(at) ?? [])
    if (near.some((place) => isSurelyAbout(place, [who]))) return []
    const [word] = words
    return word ? [{ word, by, message: `The file says this of somebody else: ${shown(by)}.` }] : []
  })
}

/** The one whom a clause begins with, by name or relation. */
function subjectOf(clause: Clause, { sentence, evidence }: Told): string | undefined {
  const first = sentence.mentions.find(({ start }) => start >= clause.start && start < clause.start + 4)
  const [id, ...others] = first && !first.isPronoun && !/^(?:both|all) /iu.test(first.text) ? first.ids : []
  if (id === undefined || others.length > 0 || /['’]s$/.test(first?.text ?? '')) return undefined
  return isOfFamily(id) || evidence.roster.persons.has(id) ? id : undefined
}

function countPlaces(words: readonly Weighed[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { hits } of words)
    for (const at of new Set([...hits.exact, ...hits.near])) counts.set(at, (counts.get(at) ?? 0) + 1)
  return counts
}

/** Its own persons are certain, none of them is this one, and the one that it begins with is of the family. */
function isOfOther({ sentence }: Placed, who: string, { evidence }: Told): boolean {
  const { mentions } = sentence
  const named = mentions.filter(({ isPronoun }) => !isPronoun)
  const persons = certainPersons(named)
  const [first] = named
  return (
    first !== undefined &&
    first.start - Math.max(0, -sentence.start) < 12 &&
    first.ids.length === 1 &&
    first.ids.every((id) => isOfFamily(id) || evidence.roster.persons.has(id)) &&
    persons.length > 0 &&
    !canBeSame(persons, [who]) &&
    !mentions.some(({ ids }) => ids.includes(who))
  )
}
