import type { Book } from './arranging-book.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import { wasDoneToClient } from '../map/signs.ts'
import type { PlacingContext } from './placing.ts'
import type { Unit } from './unit.ts'

/** What explains a slip or a journey back, or goes with a blemish, stands where that is met. */
export function toldApartFromStory(
  unit: Unit,
  { planned, map, frame }: PlacingContext,
  {
    stories,
    doubtful,
    blemishes,
    returns,
    spared,
  }: Pick<Book, 'stories' | 'doubtful' | 'blemishes' | 'returns' | 'spared'>,
): string | undefined {
  // Who is left alone is met as a whole, and what stands beside it is no danger.
  if (planned.has('S27') && unit.facts.some(({ id }) => spared.has(id)) && !stories.has(unit)) return 'S27'
  // Why somebody went back is told where the journey is met, the whole of it.
  if (planned.has('S27') && unit.facts.some(({ id }) => returns.has(id))) return 'S27'
  // A paragraph of the life here tells of the blemish and of what stands beside it.
  const blemish = unit.facts.flatMap(({ id }) => blemishes.get(id) ?? [])[0]
  const isOfHere = livesHere.test(unit.text) && !ofHome.test(unit.text)
  if (blemish !== undefined && isOfHere && unit.facts.every((fact) => isBehindArrival(fact, { map, frame })))
    return blemish
  if (unit.facts.length > 4) return undefined
  if (unit.facts.some(({ id }) => doubtful.has(id)) && (!stories.has(unit) || isWithoutHarm(unit))) return 'S22'
  // `I had driven because she had a fever`
  return blemish
}

/** Work, school and service here, and no office or court of the country that was left. */
const livesHere =
  /\b(?:permit|jobs?|plant|restaurant|factory|tax(?:es)?|school|church|work(?:s|ed|ing)?|teach\w*|driv(?:es?|ing)|stud(?:y|ies)|volunteer\w*)\b/iu
const ofHome = /\b(?:government|court|warrant|police|army|soldiers?|ministry|prosecutor)\b/iu

/** Nothing is done in it, and it has no date: a story loses nothing where it is told beside what it explains. */
const isWithoutHarm = ({ facts }: Unit): boolean =>
  facts.every((fact) => fact.date === undefined && !wasDoneToClient(fact))
