import { findFacts } from '#domain/provenance/find-facts.ts'
import type { Fact } from '#domain/provenance/fact.ts'
import { isCovered } from '#domain/language/partial-date.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { personsOf, shown, type Finding, type Told } from './finding.ts'
import { isAbout, isSurelyAbout } from './occurrences.ts'
import type { MeaningIndex, Placed } from './told-index.ts'
import type { Weighed } from './weigh.ts'

export type Located = { readonly fact: Fact; readonly place: Placed }
const kept = new WeakMap<EvidenceIndex, readonly Located[]>()

export function located(evidence: EvidenceIndex, { byPlace }: MeaningIndex): readonly Located[] {
  const known = kept.get(evidence)
  if (known) return known
  const places = [...byPlace.values()].flat()
  const made = places.flatMap((place) => {
    const { start, end, from } = place.sentence
    return from.facts.filter((fact) => fact.start >= start && fact.end <= end).map((fact) => ({ fact, place }))
  })
  kept.set(evidence, made)
  return made
}

export function isSame({ value }: Fact, { value: other }: Fact): boolean {
  if (value.type === 'date' && other.type === 'date') return isCovered(value.date, other.date)
  if (value.type === 'money' && other.type === 'money') return value.amount === other.amount
  if (value.type === 'percent' && other.type === 'percent') return value.share === other.share
  return value.type === 'quantity' && other.type === 'quantity' && value.count === other.count && value.unit === other.unit
}

/** A number or a date that stands on file for something else, or for somebody else. */
export function misnumbered(told: Told): Finding[] {
  const { sentence, evidence, index } = told
  if (!/\d|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|once|twice)(?!\p{L})/iu.test(sentence.text)) return []
  return findFacts(sentence.text).flatMap((fact): Finding[] => {
    const { value } = fact
    if (value.type === 'name' || value.type === 'identifier') return []
    if (value.type === 'quantity' && (value.unit === undefined || value.unit === 'time')) return []
    const clause = told.clauses.find(({ start, end }) => start <= fact.start && fact.start < end)
    const content = clause?.words.filter(({ weight, isName, start, end }) => (weight > 0 || isName) && (end <= fact.start || start >= fact.end || fact.value.type === 'quantity')) ?? []
    const same = located(evidence, index).filter((other) => isSame(fact, other.fact))
    const [first] = same
    if (!first || !clause || content.length === 0) return []
    const who = personsOf(clause, told).filter((id) => id !== 'client')
    const beside = same.filter(
      ({ place }) => content.some(({ hits }) => hits.around.has(place.at)) || (who.length > 0 && isSurelyAbout(place, who)),
    )
    if (beside.length === 0)
      return [{ word: fact, by: first.place, message: `“${fact.text}” stands on file for something else: ${shown(first.place)}.` }]
    const fitting = value.type === 'date' && value.date.year !== undefined ? betterDated(fact, content, told) : undefined
    if (fitting) return [{ word: fact, by: fitting.place, message: `The file gives “${fitting.fact.text}” for this: ${shown(fitting.place)}.` }]
    const persons = personsOf(clause, told)
    const [by] = beside
    if (!by || persons.length === 0 || beside.some(({ place }) => isAbout(place, persons))) return []
    return [{ word: fact, by: by.place, message: `“${fact.text}” stands on file for somebody else: ${shown(by.place)}.` }]
  })
}

const overlap = (content: readonly Weighed[], { at }: Placed) => new Set(content.filter(({ hits }) => hits.exact.has(at) || hits.near.has(at)).map(({ text }) => text)).size

/** Another date in a sentence that tells this, where no sentence with the date of the draft tells any of it. */
function betterDated(fact: Fact, content: readonly Weighed[], { evidence, index }: Told): Located | undefined {
  if (content.length < 2) return undefined
  const dated = located(evidence, index).filter((other) => other.fact.value.type === 'date' && other.fact.value.date.year !== undefined)
  if (dated.some((other) => isSame(fact, other.fact) && overlap(content, other.place) > 0)) return undefined
  return dated.find((other) => !isSame(fact, other.fact) && overlap(content, other.place) >= Math.max(2, content.length * 0.6))
}
