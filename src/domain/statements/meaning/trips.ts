import type { PartialDate } from '#domain/language/find-dates.ts'
import type { EvidenceIndex } from '../evidence.ts'
import { countNegations } from '../polarity.ts'
import { factsOf } from '../sentence-facts.ts'
import { shown, type Finding, type Told } from './finding.ts'
import type { MeaningIndex, Placed } from './told-index.ts'

/** A trip as an answer lists it (`Armenia, June 20 to August 29, 2021`), in months. */
type Trip = { readonly land: string; readonly first: number; readonly last: number; readonly place: Placed }

const ofTrips = /(?<!\p{L})(?:trips?|travels?|absences?|abroad|outside)(?!\p{L})/iu
const head = /^(?:[^:]{1,60}: )?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?), /u
const kept = new WeakMap<EvidenceIndex, readonly Trip[]>()

function tripsOn(evidence: EvidenceIndex, { byPlace }: MeaningIndex): readonly Trip[] {
  const known = kept.get(evidence)
  if (known) return known
  const made = [...byPlace.values()].flat().flatMap((place): Trip[] => {
    const { text, start, end, from } = place.sentence
    const [, land] = from.source.kind === 'answer' && ofTrips.test(from.source.title) ? (head.exec(text) ?? []) : []
    const dates = from.facts.flatMap(({ value, ...fact }) =>
      value.type === 'date' && fact.start >= start && fact.end <= end && value.date.month !== undefined
        ? [value.date]
        : [],
    )
    const [first, last = first] = dates
    const year = first?.year ?? last?.year
    if (land === undefined || !first || !last || year === undefined) return []
    return [{ land, first: monthOf({ ...first, year }), last: monthOf({ ...last, year: last.year ?? year }), place }]
  })
  kept.set(evidence, made)
  return made
}

const monthOf = ({ year = 0, month = 1 }: PartialDate) => year * 12 + month

/** `She was in Armenia in April 2025` where the list of trips has her in France then, and in Armenia at other times alone. */
export function otherJourney({ sentence, evidence, index }: Told): Finding[] {
  const { text } = sentence
  if (countNegations(text) > 0) return []
  const months = factsOf(sentence).flatMap(({ value }) =>
    value.type === 'date' && value.date.year !== undefined && value.date.month !== undefined
      ? [monthOf(value.date)]
      : [],
  )
  const [month, ...others] = months
  if (month === undefined || others.length > 0) return []
  const trips = tripsOn(evidence, index)
  const isThen = ({ first, last }: Trip) => first <= month && month <= last
  const named = trips.find(({ land }) => isWentTo(text, land))
  if (!named || trips.some((trip) => trip.land === named.land && isThen(trip))) return []
  const by = trips.find((trip) => trip.land !== named.land && isThen(trip))
  if (!by) return []
  const start = text.indexOf(named.land)
  return [
    {
      word: { start, end: start + named.land.length },
      by: by.place,
      message: `The file has another journey at that time: ${shown(by.place)}.`,
    },
  ]
}

const isWentTo = (text: string, land: string) =>
  ['in', 'to', 'visited', 'visit', 'from'].some((word) => text.includes(` ${word} ${land}`))
