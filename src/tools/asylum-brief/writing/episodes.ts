import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { addDays, daysBetween } from '#domain/dates/calendar.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { causeIsOpen, caustic, fallsOnBody, harmsInCustody, lossOfPregnancy, wasThere } from './harms.data.ts'
import { harmsIn, harmsOfKin, inThirdPerson, threatsIn } from './harms-in.ts'
import type { Pen } from './pen.ts'
import { isCountry, wasDoneToClient } from '../map/signs.ts'
import { dateInWords } from './date-in-words.ts'
import { goesOnFrom } from '../map/going-on-from.ts'
import { officersAct } from './story.ts'
import { withoutWeaker } from './weigh-harms.ts'

/** What was done at one time: the harms by name, each only where its own sentence says so, and the facts that tell it. */
export type Episode = {
  /** `2017-01-23`, `2019-09`, `2021`; the day on which it began. Empty for what no date is known of. */
  readonly from: string
  /** It is known when it ended, and not when it began. */
  readonly isEnd?: true
  readonly harms: readonly string[]
  readonly facts: readonly CaseFact[]
}

/** What follows within this time belongs to what began before. */
const sameTimeDays = 10

/**
 * The harm of the past in its episodes, in the order of their dates: what the Statement of Facts tells, taken together as
 * the law weighs it. Statements without a date belong to the one that their source tells before them.
 */
export function episodesOf(pen: Pen): readonly Episode[] {
  const found = known.get(pen) ?? readEpisodes(pen)
  known.set(pen, found)
  return found
}

const known = new WeakMap<Pen, readonly Episode[]>()

function readEpisodes(pen: Pen): Episode[] {
  return withNamesOfAnswers(episodesTold(pen), pen)
}

/**
 * `raped 11/28/2021` in the answer on what happened, where the account tells the same night without the word: what was done
 * keeps the name that the answer gives it, at the time that both give.
 */
function withNamesOfAnswers(episodes: readonly Episode[], pen: Pen): Episode[] {
  const named = pen.map.facts
    .filter(isAnswerOnHarm)
    .flatMap((fact) =>
      clausesWithDay(fact.wording).flatMap(({ clause, from }) =>
        harmsIn({ ...fact, wording: clause }, pen).map((harm) => ({ harm, from })),
      ),
    )
  return episodes.map((episode) => {
    const more = named.filter(({ harm, from }) => isSameTime(from, episode.from) && unspoken.test(harm))
    return more.length === 0
      ? episode
      : { ...episode, harms: withoutWeaker([...new Set([...more.map(({ harm }) => harm), ...episode.harms])]) }
  })
}

/** `raped by Ochieng 11/28/2021, beaten Feb 2022`: each with its own day, and the client is who it was done to. */
function clausesWithDay(wording: string): { readonly clause: string; readonly from: string }[] {
  return wording.split(/[;.] |, (?=\p{Ll}{3,}(?:ed|en)\b)/u).flatMap((part) => {
    const [day, ...others] = findDates(part)
    if (day?.date.year === undefined || day.date.month === undefined || others.length > 0) return []
    const { year, month, day: of } = day.date
    const from = `${year}-${String(month).padStart(2, '0')}${of === undefined ? '' : `-${String(of).padStart(2, '0')}`}`
    return [{ clause: part.includes('{applicant') ? part : `{applicant.subj} was ${part}`, from }]
  })
}

const isAnswerOnHarm = ({ sources }: CaseFact): boolean =>
  sources.every(
    (source) => source.type === 'answer' && /^(?:what|convention_against_torture_details)$/u.test(source.question),
  )

/** What people tell without its word. */
const unspoken = /^(?:rape|a sexual assault|sexual violence|forced nakedness|genital cutting)$/u

const isSameTime = (one: string, other: string): boolean =>
  one.length >= 7 && other.length >= 7 && (isNear(one, other) || one.startsWith(other) || other.startsWith(one))

function episodesTold(pen: Pen): Episode[] {
  return (
    grouped(pen)
      .map(({ from, facts }) => {
        const { harms, telling } = named(facts, pen)
        const day = dayOfHarm(from, facts, telling)
        // `was held there until April 18, 2022`: the day on which it ended.
        const isEnd = day !== '' && facts.some(({ statement }) => statement.includes(`until ${dateInWords(day)}`))
        return { from: day, harms, facts: telling, ...(isEnd && { isEnd: true as const }) }
      })
      .filter(({ harms, from }) => harms.length > 0 && from.slice(0, 4) >= firstYear(pen, from))
      // What has no date stands behind what has one.
      .toSorted((a, b) => ((a.from || '9999') < (b.from || '9999') ? -1 : 1))
  )
}

/** A day in custody as a student is not the harm that the case rests on, where the answer on dates begins years later. */
function firstYear({ frame }: Pen, from: string): string {
  const years = (textOf(frame.answers, 'when') ?? '').match(/\b(?:19|20)\d\d\b|(?<=\/)\d{2}\b(?!\/)/g) ?? []
  const [first] = years.map((year) => (year.length === 2 ? `20${year}` : year)).toSorted()
  return from === '' || first === undefined ? '' : first
}

type Group = { readonly from: string; readonly facts: CaseFact[] }

/** What the Statement of Facts tells, by the times at which something was done; the last group of its source goes on. */
function grouped(pen: Pen): Group[] {
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

/** The last date that stands before the first harm: a newspaper of the day before is none. */
function dayOfHarm(from: string, facts: readonly CaseFact[], [first]: readonly CaseFact[]): string {
  const until = first === undefined ? [] : facts.slice(0, facts.indexOf(first) + 1)
  return until.flatMap(({ date }) => date?.from ?? []).at(-1) ?? from
}

function isNear(one: string, other: string): boolean {
  if (one.length < 10 || other.length < 10) return one === other
  const [first, second] = one < other ? [one, other] : [other, one]
  return second <= addDays(first, sameTimeDays)
}

function named(facts: readonly CaseFact[], pen: Pen): { harms: string[]; telling: CaseFact[] } {
  const harms = new Set<string>()
  const telling = facts.filter((fact, at) => {
    const found = [...harmsIn(fact, pen), ...threatsIn(fact, pen), ...harmsOfKin(fact, facts[at + 1], pen)]
    for (const harm of found) harms.add(harm)
    return found.length > 0
  })
  // `The doctor says one cannot say from what`: then the brief does not say it either.
  // Nor where nothing else was done at that time.
  if (facts.some(({ statement }) => causeIsOpen.test(statement)) || harms.size === 1) harms.delete(lossOfPregnancy)
  if (facts.some(({ wording }) => laidOnBody.test(wording)) && facts.some(({ wording }) => heated.test(wording)))
    harms.add('burns')
  const spilled = facts.find((fact) => fallsOnBody.test(inThirdPerson(fact, pen)) || fallsOnBody.test(fact.wording))
  if (spilled !== undefined && facts.some(({ statement }) => caustic.test(statement))) {
    harms.add('burns with a caustic liquid')
    if (!telling.includes(spilled)) telling.push(spilled)
  }
  const stay = telling.length === 0 ? undefined : facts.find(({ wording }) => wasThere.test(wording))
  const days = stay && wasThere.exec(stay.wording)?.[1]
  if (stay && days !== undefined && harmsInCustody.some((harm) => harms.has(harm))) {
    harms.add(`detention for ${days.toLowerCase()}`)
    // Behind the first deed: what was done days before the custody keeps its own day.
    telling.push(stay)
  }
  return { harms: withoutWeaker([...harms]), telling }
}

/** `They put it on his back`, where the machete was heated before. */
const laidOnBody =
  /\b(?:put|pressed|held|laid) (?:it|them|the \p{L}{1,14}) (?:on|to|against|into) \{applicant\.(?:poss|his)\}/iu
const heated =
  /\b(?:heated|red-hot|glowing|burning) |\bhot (?:iron|machete|knife|metal|coals?|wire|spoon|rod|water|oil)\b|\bcharcoal\b/iu
