import type { CaseFact } from '#domain/case-map/case-map.ts'
import { passagesOf } from '#domain/case-map/read-map.ts'
import { daysBetween, isIsoDate } from '#domain/dates/calendar.ts'
import { findDates } from '#domain/language/find-dates.ts'
import { findDays } from '#domain/language/find-days.ts'
import { countInWords, listInWords, withIndefiniteArticle } from '#domain/prose/words.ts'
import { foundElsewhere } from '../map/relocation-tried.ts'
import { isCountry } from '../map/signs.ts'
import { isBehindArrival } from '../map/behind-arrival.ts'
import { dateInWords } from './date-in-words.ts'
import { dayOfWords } from './day-of-words.ts'
import { episodesOf } from './episodes.ts'
import { attemptElsewhere } from './moved-within.ts'
import { paperInWords, papersAgainst } from './papers-against.ts'
import { partOfBrief, type Pen } from './pen.ts'
import { pinsOf } from './pins.ts'
import { gravest } from './weigh-harms.ts'
import { weightOnDanger } from './weight-of-words.ts'
import { type Words, wordsOfAccount } from './words-of-account.ts'

/** One ground on which a danger is likely and not only possible: a sentence of ours, and the places on which it rests. */
export type DangerPoint = {
  readonly kind: 'done' | 'since' | 'ordered' | 'found'
  readonly text: string
  readonly exhibits: readonly string[]
}

/**
 * What sets the client apart from all of whom reports speak: what was done already, that they ask still, that a court or a
 * station holds a paper, that another place was tried. Each only where the record shows it.
 */
export function pointsOfDanger(pen: Pen): readonly DangerPoint[] {
  return [done(pen), ordered(pen), since(pen), found(pen)].flatMap((point) => point ?? [])
}

/** `on three occasions, the last of them seven weeks before the departure`. */
function done(pen: Pen): DangerPoint | undefined {
  if (!pen.frame.pastHarm) return undefined
  const episodes = episodesOf(pen).filter(({ facts }) => pinsOf(pen, facts).length > 0)
  const dated = episodes.filter(({ from }) => from !== '')
  const last = dated.at(-1)
  if (last === undefined) return undefined
  const part = partOfBrief(pen, 'S23')
  const names = gravest([...new Set(episodes.flatMap(({ harms }) => harms))], 3)
  const times = dated.length > 1 ? timesInWords(dated.length) : 'already'
  const soon = beforeDeparture(pen, last.from)
  return {
    kind: 'done',
    text: `It has been done ${times}${names.length === 0 ? '' : `: ${listInWords(names)}`}${part === undefined ? '' : ` (${part})`}${soon === undefined ? '' : `, the last time ${soon}`}.`,
    exhibits: pinsOf(pen, last.facts.slice(0, 2)),
  }
}

/** `twice`, `three times`. */
export const timesInWords = (count: number): string => (count === 2 ? 'twice' : `${countInWords(count)} times`)

/** `forty-nine days before {applicant.subj} left`; undefined where it lies further back than half a year. */
function beforeDeparture(pen: Pen, from: string): string | undefined {
  const left = departureOf(pen)
  if (left === undefined || !isIsoDate(from)) return undefined
  const days = daysBetween(from, left)
  if (days <= 0 || days > 180) return undefined
  return `${inDaysOrMonths(days)} before ${isArrivalAlone(pen, left) ? '{applicant.subj} came here' : '{applicant.subj} left'}`
}

const inDaysOrMonths = (days: number): string => {
  if (days === 1) return 'the day'
  if (days < 21) return `${countInWords(days)} days`
  return days < 60
    ? `${countInWords(Math.round(days / 7))} weeks`
    : `about ${countInWords(Math.round(days / 30.4))} months`
}

/** No day of the departure is told: that of the arrival stands for it. */
const isArrivalAlone = ({ frame }: Pen, day: string): boolean => day === frame.timing.lastArrival

/** The day on which the client left the country, by the account; else that of the arrival. */
export function departureOf({ map, frame }: Pen): string | undefined {
  const { lastArrival } = frame.timing
  const home = frame.country ?? ''
  const told = map.facts.filter(
    (fact) =>
      passagesOf(map, fact).some(({ speaker }) => speaker === 'applicant') &&
      /\b(?:left|fled|flew|crossed|departed)\b/iu.test(fact.statement) &&
      (fact.statement.includes(home) || fact.kind === 'entry'),
  )
  const days = told
    .flatMap(({ statement }) => findDates(statement))
    .flatMap(({ date: { year, month, day } }) =>
      year === undefined || month === undefined || day === undefined
        ? []
        : [`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`],
    )
    .filter((day) => isIsoDate(day) && (lastArrival === undefined || day <= lastArrival))
    .toSorted()
  return days.findLast((day) => lastArrival === undefined || day < lastArrival) ?? lastArrival
}

/** Somebody asked, searched or threatened after the departure. */
function since(pen: Pen): DangerPoint | undefined {
  const left = departureOf(pen)
  if (left === undefined) return undefined
  const later = wordsSince(pen)
  const dated = later.flatMap((one) => {
    const day = dayOfWords(one, pen)
    // A paper that was left is a point of its own.
    return day !== undefined && day > left.slice(0, day.length) && !writ.test(one.told) ? [{ one, day }] : []
  })
  const last = dated.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1)
  if (last === undefined) return undefined
  const days = last.day.length === 10 ? daysBetween(left, last.day) : daysBetween(left, `${last.day.slice(0, 7)}-01`)
  const when = `${last.day.length === 10 ? 'on' : 'in'} ${dateInWords(last.day)}`
  const after =
    last.day.length >= 7 && days > 45
      ? `, ${countInWords(Math.floor(days / 30.4))} months after ${isArrivalAlone(pen, left) ? 'the arrival here' : 'the departure'}`
      : ''
  return {
    kind: 'since',
    text: `It did not end when {applicant.subj} left: ${when}${after}, those who are feared asked for {applicant.him} or threatened {applicant.him} still.`,
    exhibits: pinsOfWords(pen, [last.one]),
  }
}

/** What the account tells, behind the arrival, of their asking and their threats. */
export function wordsSince(pen: Pen): readonly Words[] {
  return wordsOfAccount(pen).filter(
    (one) =>
      weightOnDanger(one, pen) >= 3 &&
      pen.map.facts.some(
        (fact) => passagesOf(pen.map, fact).some(({ id }) => id === one.passage.id) && isBehindArrival(fact, pen),
      ),
  )
}

const writ =
  /\b(warrant|summons|order of (?:arrest|capture|apprehension)|arrest order|citation|criminal case|First Information Report)\b/iu
const made = /\b(?:issued|left|sent|brought|opened|given|came|summoned|cited|delivered|registered|wrote|made)\b/iu

/** A court or a station holds a paper against the client. */
function ordered(pen: Pen): DangerPoint | undefined {
  const papers = papersAgainst(pen)
  const warrant = writTold(pen)
  if (warrant !== undefined) return warrant
  if (papers.length > 0)
    return {
      kind: 'ordered',
      text: `It stands in writing, in ${listInWords(papers.map(paperInWords))}.`,
      exhibits: [...new Set(papers.flatMap(({ exhibits }) => exhibits))],
    }
  return undefined
}

/** A warrant or a summons of which the account tells. */
function writTold(pen: Pen): DangerPoint | undefined {
  const isOwn = (fact: CaseFact) => fact.persons.includes('applicant') || /\b(?:I|my|me)\b/u.test(fact.asTold ?? '')
  const found = pen.map.facts.filter(
    (fact) =>
      !isCountry(fact) &&
      !fact.negated &&
      isOwn(fact) &&
      writ.test(fact.statement) &&
      made.test(fact.statement) &&
      !/\b(?:against (?:him|her|them) (?:who|that)|withdrawn|closed|acquitted|United States|ICE|immigration)\b/iu.test(
        fact.statement,
      ) &&
      passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant'),
  )
  const last = found.at(-1)
  const noun = last === undefined ? undefined : writ.exec(last.statement)?.[1]
  if (last === undefined || noun === undefined) return undefined
  return {
    kind: 'ordered',
    text: `${withIndefiniteArticle(noun.replace(/^(?!First)\p{Lu}/u, (letter) => letter.toLowerCase())).replace(/^a/u, 'A')} ${brought(last, noun)}, and nothing in the record shows that it was withdrawn: those who hold it have a reason to look for {applicant.him}.`,
    exhibits: pinsOf(pen, [last]),
  }
}

/** `was issued on October 29, 2024`: with the one day that its sentence gives behind the paper. */
function brought({ statement }: CaseFact, noun: string): string {
  const days = findDays(statement.slice(statement.indexOf(noun))).filter(({ from, to }) => from === to)
  const [day] = days
  return day === undefined || days.length > 1
    ? 'has been made out against {applicant}'
    : `was made out on ${dateInWords(day.from)}`
}

/** Another place was tried. */
function found(pen: Pen): DangerPoint | undefined {
  const words = attemptElsewhere(pen)
  const part = partOfBrief(pen, 'S28')
  if (part === undefined) return undefined
  if (words.length < 2 && foundElsewhere(pen.map, pen.frame, ({ id }) => pen.told.get(id) === 'S15') === undefined)
    return undefined
  return {
    kind: 'found',
    text: `Another place in the country has been tried, and it did not hold (${part}).`,
    exhibits: pinsOfWords(pen, words.slice(0, 1)),
  }
}

const pinsOfWords = (pen: Pen, words: readonly Words[]): string[] =>
  pinsOf(
    pen,
    pen.map.facts.filter((fact) =>
      passagesOf(pen.map, fact).some(({ id }) => words.some(({ passage }) => passage.id === id)),
    ),
  )
