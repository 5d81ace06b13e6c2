import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { addDays, daysBetween } from '#domain/dates/calendar.ts'
import { isCountry, wasDoneToClient } from '../map/signs.ts'
import { goesOnFrom } from '../map/going-on-from.ts'
import { wasThere } from './harms.data.ts'
import { harmsIn, harmsOfKin } from './harms-in.ts'
import type { Pen } from './pen.ts'
import { officersAct } from './story.ts'

/** What follows within this time belongs to what began before. */
const sameTimeDays = 10

/** What is told of one time, in the order of its source; `from` as in an episode. */
export type ToldOfOneTime = { readonly from: string; readonly facts: CaseFact[] }

type Group = ToldOfOneTime

/** What the Statement of Facts tells, by the times at which something was done; the last group of its source goes on. */
export function toldByTime(pen: Pen): ToldOfOneTime[] {
  const open: Group[] = []
  for (const told of Map.groupBy(harmToldIn(pen), (fact) => sourceOf(fact, pen)).values()) {
    let last: Open | undefined
    for (const fact of told.filter((one) => !isCountry(one))) {
      last = goingOn(fact, last, open, pen)
      last?.group.facts.push(fact)
    }
  }
  return open
}

/** What the Statement of Facts tells, and what the client's own account tells of a beating beside the report of it. */
function harmToldIn(pen: Pen): CaseFact[] {
  const own = new Set(pen.arrangement.get('S15'))
  const beside = ['S26', 'S27', 'S28'].flatMap((section) => pen.arrangement.get(section) ?? [])
  for (const fact of beside)
    if (passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant') && harmsIn(fact, pen).length > 0)
      own.add(fact)
  return [...own].toSorted((a, b) => placeOf(a, pen) - placeOf(b, pen))
}

/** The place of a fact in its source, for the order within it. */
const placeOf = (fact: CaseFact, { map }: Pen): number => passagesOf(map, fact)[0]?.start ?? 0

type Open = { readonly group: Group; readonly paragraph: string | undefined; readonly isBegun: boolean }

/**
 * The group to which a fact belongs. What is told with a date and no act may end in one, in its own paragraph: `I went to
 * the rally. They beat me.`
 */
function goingOn(fact: CaseFact, last: Open | undefined, open: Group[], pen: Pen): Open | undefined {
  const from = fact.date?.from
  const paragraph = paragraphOf(fact, pen)
  return from === undefined
    ? goingOnUndated(fact, last, { paragraph, open }, pen)
    : begunAt(from, fact, { paragraph, open }, pen)
}

type Place = { readonly paragraph: string | undefined; readonly open: Group[] }

function begunAt(from: string, fact: CaseFact, { paragraph, open }: Place, pen: Pen): Open | undefined {
  if (isPast(fact, from, pen)) {
    const isBegun = beginsEpisode(fact, pen)
    const isOther = (one: Group) => isBegun && isOtherTime(one, from, paragraph, pen)
    return { group: groupAt(from, open, isOther), paragraph, isBegun }
  }
  const arrival = pen.frame.timing.lastArrival
  // What the account tells behind the arrival happened here, and is no harm that was fled.
  return arrival !== undefined && from >= arrival.slice(0, from.length)
    ? { group: { from, facts: [] }, paragraph, isBegun: true }
    : undefined
}

function goingOnUndated(
  fact: CaseFact,
  last: Open | undefined,
  { paragraph, open }: Place,
  pen: Pen,
): Open | undefined {
  const harms = harmsIn(fact, pen).length > 0
  // `I sold tea there for two years`: what is told behind it without a day was not done at the time before.
  if (last && paragraph !== last.paragraph && !harms && movedOn.test(fact.wording)) return undefined
  // `I was there 41 days`: what is told next was done in that time.
  if (last && wasThere.test(fact.wording)) return { ...last, isBegun: true }
  if (last && (last.isBegun || paragraph === last.paragraph || goesOnFrom(fact)))
    return { ...last, paragraph, isBegun: last.isBegun || harms }
  if (harms && sourceOf(fact, pen) !== 'answers') groupAt('', open).facts.push(fact)
  return undefined
}

/** The client goes to another place to live, or years go by. */
const movedOn =
  /\{applicant(?:\.\p{Ll}+)?\} (?:then |later )?(?:went|moved|fled|came|returned|escaped) (?:to|back to|with [^.;]{2,30} to) \p{Lu}|\bfor (?:two|three|four|five|six|seven|eight|nine|ten|\d+|many|several) (?:years|months)\b/u

function groupAt(from: string, open: Group[], isOther: (one: Group) => boolean = () => false): Group {
  const known = open.find((one) => isNear(one.from, from) && !isOther(one))
  if (known) return known
  const made = { from, facts: [] }
  open.push(made)
  return made
}

/** Kicks of July 28 and an arrest of August 5 that another paragraph tells are two times, though few days lie between. */
const isOtherTime = (one: Group, from: string, paragraph: string | undefined, pen: Pen): boolean =>
  one.from.length === 10 &&
  from.length === 10 &&
  Math.abs(daysBetween(one.from, from)) > 3 &&
  one.facts.every((fact) => paragraphOf(fact, pen) !== paragraph) &&
  one.facts.some((fact) => harmsIn(fact, pen).length > 0)

const sourceOf = (fact: CaseFact, { map }: Pen): string => passagesOf(map, fact)[0]?.document ?? 'answers'

/** Before the arrival, and no birth, wedding or release. */
function isPast(fact: CaseFact, from: string, pen: Pen): boolean {
  const arrival = pen.frame.timing.lastArrival
  return (
    (arrival === undefined || from < arrival) &&
    !/\b(?:(?:released|freed|let go) (?:on|in|after)|was born|married)\b/i.test(fact.statement)
  )
}

const beginsEpisode = (fact: CaseFact, pen: Pen): boolean =>
  harmsIn(fact, pen).length + harmsOfKin(fact, undefined, pen).length > 0 ||
  officersAct.test(fact.statement) ||
  wasDoneToClient(fact, 'abduction', 'captivity', 'detention')

function paragraphOf(fact: CaseFact, { map }: Pen): string | undefined {
  const [passage] = passagesOf(map, fact)
  return passage && paragraphsOf(map).get(passage.id)
}

/** Two days that belong to one time; months and years only where they are the same. */
export function isNear(one: string, other: string): boolean {
  if (one.length < 10 || other.length < 10) return one === other
  const [first, second] = one < other ? [one, other] : [other, one]
  return second <= addDays(first, sameTimeDays)
}
