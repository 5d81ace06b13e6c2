import type { CaseFact } from '#domain/case-map/case-map.ts'
import { isNegated } from '#domain/case-map/reading/classify.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { addDays } from '#domain/dates/calendar.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import {
  causeIsOpen,
  harmsDone,
  harmsInCustody,
  harmsToKin,
  lossOfPregnancy,
  strokes,
  threats,
  wasThere,
} from './harms.data.ts'
import type { Pen } from './pen.ts'
import { withClientAsHe } from './client-as-he.ts'
import { isCountry, wasDoneToClient } from './signs.ts'
import { instrumentIn, instrumentOfStrokes } from './instruments.ts'
import { dateInWords } from './date-in-words.ts'
import { goesOnFrom } from './going-on-from.ts'
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
  return grouped(pen)
    .map(({ from, facts }) => {
      const { harms, telling } = named(facts, pen)
      const day = dayOfHarm(from, facts, telling)
      // `was held there until April 18, 2022`: the day on which it ended.
      const isEnd = day !== '' && facts.some(({ statement }) => statement.includes(`until ${dateInWords(day)}`))
      return { from: day, harms, facts: telling, ...(isEnd && { isEnd: true as const }) }
    })
    .filter(({ harms, from }) => harms.length > 0 && from.slice(0, 4) >= firstYear(pen, from))
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
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
  if (from !== undefined) {
    if (isPast(fact, from, pen)) return { group: groupAt(from, open), paragraph, isBegun: beginsEpisode(fact, pen) }
    const arrival = pen.frame.timing.lastArrival
    // What the account tells behind the arrival happened here, and is no harm that was fled.
    return arrival !== undefined && from >= arrival.slice(0, from.length)
      ? { group: { from, facts: [] }, paragraph, isBegun: true }
      : undefined
  }
  const harms = harmsIn(fact, pen).length > 0
  // `I was there 41 days`: what is told next was done in that time.
  if (last && wasThere.test(fact.wording)) return { ...last, isBegun: true }
  if (last && (last.isBegun || paragraph === last.paragraph || goesOnFrom(fact)))
    return { ...last, paragraph, isBegun: last.isBegun || harms }
  if (harms && sourceOf(fact, pen) !== 'answers') groupAt('', open).facts.push(fact)
  return undefined
}

function groupAt(from: string, open: Group[]): Group {
  const known = open.find((one) => isNear(one.from, from))
  if (known) return known
  const made = { from, facts: [] }
  open.push(made)
  return made
}

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
  const stay = telling.length === 0 ? undefined : facts.find(({ wording }) => wasThere.test(wording))
  const days = stay && wasThere.exec(stay.wording)?.[1]
  if (stay && days !== undefined && harmsInCustody.some((harm) => harms.has(harm))) {
    harms.add(`detention for ${days.toLowerCase()}`)
    telling.unshift(stay)
  }
  return { harms: withoutWeaker([...harms]), telling }
}

/** `They put it on his back`, where the machete was heated before. */
const laidOnBody =
  /\b(?:put|pressed|held|laid) (?:it|them|the \p{L}{1,14}) (?:on|to|against|into) \{applicant\.(?:poss|his)\}/iu
const heated =
  /\b(?:heated|red-hot|glowing|burning) |\bhot (?:iron|machete|knife|metal|coals?|wire|spoon|rod|water|oil)\b|\bcharcoal\b/iu

/** `When I did not answer he hit me`: what is denied is only when it was done. */
const deniedBefore =
  /^(?:When(?:ever)?|Because|After|Since|As|Each time|Every time|If)\b[^;]{0,80}?\b(?:not|never|refused)\b/u

/** The names of the harms that a fact tells; a denial and what might be done tell none. */
export function harmsIn(fact: CaseFact, pen: Pen): string[] {
  // In words that are quoted whole, `When I did not answer` denies only its own sentence.
  const text = (fact.quoteOnly ? inThirdPerson(fact, pen) : withClientAsHe(fact, pen)).replaceAll(/“[^“”]*”/g, ' ')
  const sentences = sentencesOf(text)
  const isDenied = (sentence: string) =>
    fact.negated === true && !fact.quoteOnly && !deniedBefore.test(sentence) && isNegated(sentence)
  return (
    sentences
      // What it was for, or why, is not what was done: `so that she would give the password`, `because he would not sign`.
      .map((sentence) =>
        sentence.replace(
          /,? (?:so that|in order to) .*$|,? (?:because|since|as|unless|until) (?:\{[^{}]*\}|[^,.;{}]){0,60}\b(?:would|could|will|might)\b.*$/u,
          '',
        ),
      )
      .filter((sentence) => !isDenied(sentence))
      .filter(
        (sentence) =>
          /\{applicant/.test(sentence) &&
          !/\b(?:would|will|might|may(?! \d)|could|threatened to|fears?|afraid|never|not (?:beat|hit|hurt|arrested|touch\w*))\b/i.test(
            sentence,
          ),
      )
      .flatMap((sentence) =>
        harmsDone.flatMap(({ when, name, length }) => {
          const found = when.exec(sentence)
          const long = length?.exec(sentence)?.[1]
          if (!found) return []
          const tool = name === 'a beating' || name === 'a whipping' ? instrumentIn(sentence) : undefined
          if (tool !== undefined) return [`${name} with ${tool}`]
          const times = name === strokes ? found.groups?.['times'] : undefined
          if (times !== undefined) return [`${times.toLowerCase()}${instrumentOfStrokes(found)}`]
          return [long === undefined ? name : `${name} for ${long.toLowerCase()}`]
        }),
      )
  )
}

/** A mother who died of age was not killed. */
const violent =
  /\b(?:kill\w*|murder\w*|shot|stabb\w*|beat\w*|burn\w*|hang\w*|strangl\w*|hack\w*|cut|bullet|machete|executed)\b/iu

/** What the client was threatened with, also where it is said of what would be done: `I understood that I would be raped`. */
function threatsIn(fact: CaseFact, pen: Pen): string[] {
  const text = fact.quoteOnly ? inThirdPerson(fact, pen) : fact.wording
  return threats.flatMap(({ when, name }) => (when.test(text) ? [name] : []))
}

/** What was threatened or done to kin, also where the next statement says how it ended: `They shot him. He died.` */
function harmsOfKin(fact: CaseFact, next: CaseFact | undefined, { map }: Pen): string[] {
  if ((fact.negated && !deniedBefore.test(fact.wording)) || fact.quoteOnly) return []
  const text = withKinNamed(`${fact.wording}. ${next?.wording ?? ''}`, map).replaceAll(/“[^“”]*”/g, ' ')
  return harmsToKin.flatMap(({ when, name }) => {
    const found = when.exec(text)
    // What only the next statement tells is found there.
    const isHere =
      found !== null && found.index < fact.wording.length && (!/killing/.test(name) || violent.test(found[0]))
    return isHere ? [name.replace('KIN', (found.groups?.['kin'] ?? '').toLowerCase())] : []
  })
}

/** `They shot {washington}`: one who is the client's brother by the papers, as that. */
const withKinNamed = (text: string, { persons }: Pen['map']): string =>
  text.replaceAll(/\{([a-z0-9-]{1,60})(?:\.(?:subj|him|he))?\}/g, (token, id: string) => {
    const kin = /^the (brother|sister|father|mother|son|daughter|husband|wife|uncle|aunt|cousin)$/u.exec(
      persons.find((person) => person.id === id)?.roleWord ?? '',
    )?.[1]
    return kin === undefined ? token : `{applicant.poss} ${kin}`
  })

/** What the client says in words that can only be quoted: who `me` is stands in them. */
function inThirdPerson(fact: CaseFact, { map }: Pen): string {
  const [passage] = passagesOf(map, fact)
  if (passage?.speaker !== 'applicant') return ''
  return (fact.asTold ?? fact.wording)
    .replaceAll(/\b(?:me|us)\b/g, '{applicant.him}')
    .replaceAll(/\b[Ww]e were\b/g, '{applicant.he} was')
    .replaceAll(/\bmy\b/gi, '{applicant.his}')
    .replaceAll(/\bI\b/g, '{applicant.he}')
}
