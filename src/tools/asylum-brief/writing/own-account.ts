import type { CaseMap } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import type { CaseFrame } from '../case.ts'
import { placeOf } from './places-of-facts.ts'
import type { PlacingContext } from './placing.ts'
import { tellsOfAct } from '../map/signs.ts'
import type { Unit } from './unit.ts'

/** A declaration that tells less than this in paragraphs has no order worth keeping. */
const fewest = 6

/**
 * The paragraphs of the client's own account from its beginning to the journey here. They are one story, and a story is told
 * in its order, in the Statement of Facts: a reader who meets the blows under nexus and the release under discretion has
 * read no story.
 */
export function storiesOf(units: readonly Unit[], map: CaseMap, { timing }: CaseFrame): ReadonlySet<Unit> {
  const story = new Set<Unit>()
  for (const [, own] of Map.groupBy(
    units.filter(({ isDocument }) => isDocument),
    ({ source }) => source,
  )) {
    const spoken = own.filter((unit) => isSpokenByClient(unit, map))
    if (spoken.length < fewest || spoken.length < own.length * 0.8) continue
    for (const unit of own.slice(0, endOf(own, timing.lastArrival) + 1)) story.add(unit)
  }
  return story
}

const isSpokenByClient = ({ facts }: Unit, map: CaseMap): boolean =>
  facts.some((fact) => passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant'))

/** The paragraph of the journey, else the last one that tells of a time before the arrival; -1 where none is dated. */
function endOf(units: readonly Unit[], arrival: string | undefined): number {
  const isBefore = ({ facts, text }: Unit) =>
    // A paragraph that tells of a later year is of the time since.
    !(text.match(/\b(?:19|20)\d\d\b/gu) ?? []).some((year) => arrival !== undefined && year > arrival.slice(0, 4)) &&
    facts.some(
      ({ date }) => date !== undefined && (arrival === undefined || date.from <= arrival.slice(0, date.from.length)),
    )
  const last = units.findLastIndex(isBefore)
  const journey = units.findLastIndex((unit) => isBefore(unit) && isJourney.test(unit.text))
  return journey < 0 ? last : journey
}

const isJourney =
  /\b(?:left(?! M[rs]s?\.)|flew|fled|crossed|arrived|entered|came|went|travel+ed) (?:\p{L}+ ){0,3}(?:\p{Lu}|the (?:country|border|United))|\barrived at the airport\b|\b(?:left|fled) (?:\p{L}+ ){0,5}(?:through|via|for|by) \p{Lu}/u

/** In a letter of somebody else: nothing that was done, and nothing from before the arrival. */
export const isOfNoEvent = ({ facts }: Unit, { timing }: CaseFrame): boolean =>
  facts.every(
    (fact) =>
      !tellsOfAct(fact) &&
      (fact.date === undefined || (timing.lastArrival !== undefined && fact.date.from > timing.lastArrival)),
  )

/** The ground that a letter of a witness mostly speaks of: what has no place of its own is told there, with the rest of it. */
export function mainPlaceOf(source: string, units: readonly Unit[], context: PlacingContext): string | undefined {
  const own = units.filter((unit) => unit.source === source)
  if (own.some((unit) => isSpokenByClient(unit, context.map))) return undefined
  const grounds = own.map((unit) => placeOf(unit, context)).filter((place) => place.startsWith('S24'))
  return grounds.length * 4 >= own.length ? grounds[0] : undefined
}
