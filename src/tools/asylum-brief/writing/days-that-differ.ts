import type { CaseFact } from '#domain/case-map/case-map.ts'
import { paragraphsOf } from '#domain/case-map/paragraphs.ts'
import { exhibitTokens, passagesOf } from '#domain/case-map/read-map.ts'
import { daysBetween, type IsoDate, isIsoDate } from '#domain/dates/calendar.ts'
import { findDays } from '#domain/language/find-days.ts'
import { documentNoun } from '#domain/prose/document-noun.ts'
import { countInWords } from '#domain/prose/words.ts'
import { dateInWords } from './date-in-words.ts'
import { dayInWords } from './days-in-words.ts'
import { isOfficialTitle } from './kinds-of-paper.ts'
import type { Pen } from './pen.ts'
import { tellsOfAct } from '../map/signs.ts'

/** What happened on a day, as papers and an account both date it. */
type Event = {
  readonly name: string
  /** All its words in a line. */
  readonly onPaper: RegExp
  readonly inAccount: (fact: CaseFact, around: string) => boolean
}

const events: readonly Event[] = [
  {
    name: 'arrest',
    // `The death of the detained K.` tells of no arrest.
    onPaper:
      /\b(?:apprehen\w+|arrest\w*|(?<!\bthe )detained|detention|taken|kidnap\w*|abduct\w*|seized|captured|held from)\b/giu,
    inAccount: (_, around) =>
      /\b(?:arrested|detained|took|drove|pushed|kidnapped|abducted|seized|caught|captured|put) (?:me|us|nine of us|\p{Ll}+ of us|him|her|\{applicant\.him\}|my brother and me)\b|\b(?:I|we) (?:was|were) (?:arrested|detained|taken|kidnapped|abducted|seized|caught|captured)\b/iu.test(
        around,
      ),
  },
  {
    name: 'attack',
    onPaper:
      /\b(?:date of the (?:fact|facts|incident|event|occurrence|offen[cs]e)|attacked|assaulted|injured|wounded)\b/giu,
    inAccount: (fact, around) =>
      tellsOfAct(fact) ||
      /\b(?:hit|struck|beat|broke|stabbed|shot|cut|burned|attacked|pistol|gun|knife|machete)\b/iu.test(around),
  },
  {
    name: 'removal over the border',
    onPaper: /\b(?:repatriat\w+|deport\w+|expelled|expulsion|removed to|handed over)\b/giu,
    inAccount: (_, around) =>
      /\b(?:put|threw|took|sent|drove) (?:us|me|him|her|them) (?:over|back|across|out)\b|\b(?:deport|expel)\w*/iu.test(
        around,
      ),
  },
  {
    name: 'release',
    onPaper: /\b(?:released|set free|release)\b/giu,
    inAccount: (_, around) =>
      /\b(?:released|let (?:me|him|her|us) go|set (?:me|him|her|us) free|put (?:me|him|her|us) out)\b/iu.test(around),
  },
]

/** A day that an office gives for an event otherwise than the account does. */
export type DayThatDiffers = {
  readonly event: string
  readonly noun: string
  readonly paper: IsoDate
  readonly account: IsoDate
  /** The document of the office. */
  readonly document: string
  readonly exhibits: readonly string[]
  /** Other papers that give the day of the account. */
  readonly alike: readonly string[]
}

/** More days apart than this are two events. */
const sameEvent = 15

/**
 * Where a paper of an office dates what was done to the client otherwise than the account does, by a few days: the other side
 * lays them side by side, and so does the brief. Each event of a paper once.
 */
export function daysThatDiffer(pen: Pen): readonly DayThatDiffers[] {
  const { map } = pen
  const own = daysOfAccount(pen)
  const papers = map.exhibits.filter(
    ({ id, title }) =>
      isOfficialTitle(title) &&
      !map.passages.some(({ document, speaker }) => document === id && speaker === 'applicant'),
  )
  return papers
    .flatMap(({ id }) =>
      events.flatMap((event) => {
        const [first] = daysOnPaper(textOfPaper(id, pen), event)
        const told = own.filter(({ fact, around }) => event.inAccount(fact, around))
        if (first === undefined || told.some(({ day }) => day === first)) return []
        const [near] = told
          .filter(({ day }) => Math.abs(daysBetween(day, first)) <= sameEvent)
          .toSorted((a, b) => Math.abs(daysBetween(a.day, first)) - Math.abs(daysBetween(b.day, first)))
        return near === undefined ? [] : [differenceOf({ id, event, paper: first, near }, pen)]
      }),
    )
    .slice(0, 3)
}

type Own = { readonly fact: CaseFact; readonly day: IsoDate; readonly around: string }

function daysOfAccount(pen: Pen): Own[] {
  return pen.map.facts.flatMap((fact) => {
    const day = fact.date?.from ?? ''
    const isOwn = passagesOf(pen.map, fact).some(({ speaker }) => speaker === 'applicant')
    const isBefore = day < (pen.frame.timing.lastArrival ?? '9999')
    return isOwn && isIsoDate(day) && isBefore ? [{ fact, day, around: around(fact, pen) }] : []
  })
}

function differenceOf(
  {
    id,
    event,
    paper,
    near,
  }: { readonly id: string; readonly event: Event; readonly paper: IsoDate; readonly near: Own },
  pen: Pen,
): DayThatDiffers {
  const { map } = pen
  const own = passagesOf(map, near.fact)
  const alike = map.exhibits.filter(
    (exhibit) =>
      exhibit.id !== id &&
      own.every(({ document }) => document !== exhibit.id) &&
      wholeDays(textOfPaper(exhibit.id, pen)).some(({ day }) => day === near.day),
  )
  const noted = map.passages.filter(
    ({ document, words }) => document === id && wholeDays(words).some(({ day }) => day === paper),
  )
  return {
    event: event.name,
    noun: documentNoun(map, id),
    paper,
    account: near.day,
    document: id,
    exhibits: [
      ...(noted.length > 0 ? exhibitTokens(map, noted.slice(0, 1)) : [`[[ex:${id}]]`]),
      ...exhibitTokens(map, own),
    ],
    alike: alike.map((exhibit) => `[[ex:${exhibit.id}]]`),
  }
}

/** `The record puts the arrest on October 23, 2017, and the account on October 20.` */
export const differenceInWords = ({ noun, event, paper, account }: DayThatDiffers): string =>
  `The ${noun} puts the ${event} on ${dateInWords(paper)}, and the account on ${dateInWords(account)}.`

/** What the difference is worth: who else gives the day of the account, and what an office leaves out that writes it later. */
export function worthOfDifference(found: readonly DayThatDiffers[], pen: Pen): string[] {
  const isOfState = pen.frame.persecutor.type !== 'non-state'
  const late = found.find(({ event, paper, account }) => event === 'arrest' && paper > account)
  const days = late === undefined ? 0 : daysBetween(late.account, late.paper)
  return [
    isOfState && late !== undefined
      ? `Custody that is written down ${countInWords(days)} ${days === 1 ? 'day' : 'days'} after it began leaves ${days === 1 ? 'a day' : 'days'} for which nobody has to answer, and the office that wrote it is the one whose conduct is in question.`
      : isOfState
        ? 'The office that wrote it is the one whose conduct is in question, and what it sets down of days is no surer than what {applicant.subj} remembers.'
        : 'That is the difference of a clerk’s entry: it touches nothing of what was done, or by whom.',
  ]
}

type Found = { readonly day: IsoDate; readonly start: number; readonly end: number }

/** Whole days of a text that can be read in one way only. */
function wholeDays(text: string): Found[] {
  const named = findDays(text).flatMap(({ from, to, start, end, date }) =>
    from === to && date.other === undefined ? [{ day: from, start, end }] : [],
  )
  const inWords = dayInWords(text)
  return named.length > 0 || inWords === undefined ? named : [{ day: inWords.day, start: inWords.at, end: inWords.at }]
}

/** So far from its day may stand what happened on it. */
const near = 240

/** The days that a paper sets beside such an event in one of its lines; of its heading where that names the event. */
function daysOnPaper(text: string, { onPaper }: Event): IsoDate[] {
  const lines = text.split(/\n+/u)
  const found = lines.flatMap((line) =>
    wholeDays(line).filter(({ start, end }) => {
      const closest = closestEvent(line, start, end)
      return closest !== undefined && closest.onPaper === onPaper
    }),
  )
  if (found.length > 0) return found.map(({ day }) => day)
  const [heading = '', ...rest] = lines.filter((line) => line.trim() !== '')
  return heading.search(onPaper) >= 0 ? rest.slice(0, 2).flatMap((line) => wholeDays(line).map(({ day }) => day)) : []
}

/** The event whose word stands nearest to a day. */
function closestEvent(line: string, start: number, end: number): Event | undefined {
  const places = events.flatMap((event) =>
    [...line.matchAll(event.onPaper)].map((match) => {
      const [from, to] = [match.index, match.index + match[0].length]
      return { event, apart: from >= end ? from - end : Math.max(0, start - to) }
    }),
  )
  return places.filter(({ apart }) => apart <= near).toSorted((a, b) => a.apart - b.apart)[0]?.event
}

/** The whole text of a paper. */
export const textOfPaper = (document: string, { frame, map }: Pen): string =>
  frame.input.sources.find(({ id }) => id === document)?.text ??
  map.passages
    .filter((passage) => passage.document === document)
    .map(({ words }) => words)
    .join('\n')

/** The fact and what its paragraph tells next. */
function around(fact: CaseFact, { map }: Pen): string {
  const [passage] = passagesOf(map, fact)
  if (passage === undefined) return fact.statement
  const places = paragraphsOf(map)
  return map.passages
    .filter(
      ({ id, document, start }) =>
        document === passage.document &&
        places.get(id) === places.get(passage.id) &&
        start >= passage.start &&
        start - passage.start < 500,
    )
    .map(({ words }) => words)
    .join(' ')
}
