import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { liveFacts, passagesOf } from '#domain/case-map/read-map.ts'
import { formatLongDate } from '#domain/dates/calendar.ts'
import { countWords, sentencesOf } from '#domain/language/sentences.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { countryInSentence } from '#law/countries.ts'
import { curlyQuotes } from '#domain/prose/house-style.ts'
import type { CaseFrame } from '../case.ts'
import { type Ground, groundNamed } from '../case/relief.ts'
import { groundWords } from '../map/ground-words.ts'
import { foundElsewhere } from '../map/relocation-tried.ts'
import { goesOnFrom } from '../map/going-on-from.ts'
import { beforeArrival, referTo } from '../map/acts-by-day.ts'
import { dayOf, isCountry, tellsOfAct, threatensDeath, wasDoneToClient } from '../map/signs.ts'

/** No heading of a point is longer. */
const mostWords = 25

/**
 * The heading of a section that argues with the case's own facts: its acts by their days, the words that were spoken, the
 * day on which the client was last asked for. Undefined where the map has no such fact; the plain heading then stands.
 */
export function pointHeading(id: string, frame: CaseFrame): string | undefined {
  const map = frame.input.caseMap
  if (map === undefined) return undefined
  const heading = points[id.startsWith('S24') ? 'S24' : id]?.(frame, map, id)
  return heading !== undefined && countWords(heading) <= mostWords ? heading : undefined
}

type Point = (frame: CaseFrame, map: CaseMap, id: string) => string | undefined

const points: Readonly<Record<string, Point>> = {
  S23: (frame, map) => {
    const acts = referTo(beforeArrival({ frame }, actsOn(map)), 2)
    const days = daysOfHarm(frame, map)
    if (acts !== undefined && !/\bevents\b/u.test(acts) && (/ and /u.test(acts) || days.length < 2))
      return `${acts.charAt(0).toUpperCase()}${acts.slice(1)}, ${/ and /u.test(acts) ? 'taken together, are' : 'with what went with it, is'} persecution`
    const [first, last] = [days[0], days.at(-1)]
    return first === undefined || last === undefined || first === last
      ? undefined
      : `What was done to the ${frame.role} between ${formatLongDate(first)}, and ${formatLongDate(last)}, taken together, is persecution`
  },
  S24: (frame, map, id) => {
    const ground = frame.grounds.find((one) =>
      frame.grounds.length === 1 ? id === 'S24' : id === `S24${groundNamed(one).letter}`,
    )
    if (ground === undefined) return undefined
    const words = spokenReason(frame, map, ground)
    const phrase = ground === 'social-group' ? 'membership in the group' : groundNamed(ground).phrase
    return words && `The harm was on account of ${phrase}: “${words}”`
  },
  S27: (frame, map) => {
    const last = lastAskedFor(frame, map)
    if (last === undefined || frame.country === undefined) return undefined
    return `The ${frame.role}, asked for as late as ${formatLongDate(last)}, has a well-founded fear of persecution in ${countryInSentence(frame.country)}`
  },
  S28: (frame, map) =>
    foundElsewhere(map, frame) === undefined || frame.country === undefined
      ? undefined
      : `Relocation within ${countryInSentence(frame.country)} has been tried, and the ${frame.role} was found there`,
}

/** The days of acts that the client’s account or an answer tells of, before the arrival, in their order. */
function daysOfHarm(frame: CaseFrame, map: CaseMap): string[] {
  const told = liveFacts(map).filter(
    (fact) => !isCountry(fact) && (wasDoneToClient(fact) || (fact.subject === 'applicant' && tellsOfAct(fact))),
  )
  const days = beforeArrival({ frame }, told).flatMap((fact) => dayOf(fact) ?? dayBefore(fact, map) ?? [])
  const { lastArrival } = frame.timing
  return [...new Set(days)]
    .filter((day) => lastArrival === undefined || day < lastArrival.slice(0, day.length))
    .toSorted()
}

/** What was done to the client, each with its day: its own, or the one that its paragraph gave just before. */
function actsOn(map: CaseMap): CaseFact[] {
  return liveFacts(map)
    .filter((fact) => !isCountry(fact) && (wasDoneToClient(fact) || threatensDeath(fact)))
    .map((fact) => {
      const day = dayOf(fact) ?? dayBefore(fact, map)
      return day === undefined || fact.date ? fact : { ...fact, date: { from: day } }
    })
}

function dayBefore(fact: CaseFact, map: CaseMap): string | undefined {
  const [passage] = passagesOf(map, fact)
  if (passage?.paragraph === undefined) return undefined
  const own = dayIn(passage.paragraph, passage, map)
  // A paragraph without a day that goes on with what the one above tells.
  const isUndated = liveFacts(map).every(
    (other) => other.date === undefined || !passagesOf(map, other).some((one) => isOf(one, passage, passage.paragraph)),
  )
  const opening = liveFacts(map).find((other) =>
    passagesOf(map, other).some((one) => isOf(one, passage, passage.paragraph)),
  )
  return own ?? (isUndated && opening && goesOnFrom(opening) ? dayIn(passage.paragraph - 1, passage, map) : undefined)
}

const isOf = (one: CasePassage, { document }: CasePassage, paragraph: number | undefined): boolean =>
  one.document === document && one.paragraph === paragraph

/** The last day that a paragraph gives before this passage. */
function dayIn(paragraph: number, passage: CasePassage, map: CaseMap): string | undefined {
  const ids = new Set(
    map.passages.filter((one) => isOf(one, passage, paragraph) && one.start < passage.start).map(({ id }) => id),
  )
  return liveFacts(map)
    .filter((other) => other.sources.some((source) => source.type === 'passage' && ids.has(source.passage)))
    .flatMap((other) => dayOf(other) ?? [])
    .at(-1)
}

/** Words in quotation marks that the answer on the reason tells too: short enough for a heading. */
function spokenReason(frame: CaseFrame, map: CaseMap, ground: Ground): string | undefined {
  const { answers, grounds } = frame
  const answer = new Set(wordsOf(textOf(answers, 'why') ?? ''))
  const spoken = map.passages
    .filter(({ speaker }) => speaker === 'applicant')
    .flatMap(({ words }) =>
      [...curlyQuotes(words).matchAll(/“([^“”‘]{12,110}?)[.,!]?”/gu)].map(([, said = '']) =>
        said.replaceAll(/\s+/g, ' '),
      ),
    )
  return spoken.find((words) => {
    const own = wordsOf(words)
    const shared = own.filter((word) => answer.has(word)).length
    const isOfGround =
      grounds.length === 1 ||
      groundWords(words, ground, frame) > 0 ||
      (ground === 'political-opinion' &&
        /\b(?:rebels?|traitors?|spy|spies|opposition|enem(?:y|ies)|terrorists?|guerrillas?)\b/iu.test(words))
    return (
      isOfGround &&
      sentencesOf(words).length === 1 &&
      countWords(words) <= 16 &&
      shared >= 2 &&
      shared >= own.length * 0.3
    )
  })
}

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])]

/** The last day after the arrival on which somebody came for the client or asked. */
function lastAskedFor({ timing: { lastArrival } }: CaseFrame, map: CaseMap): string | undefined {
  if (lastArrival === undefined) return undefined
  const days = liveFacts(map)
    .filter((fact) => !fact.negated && !isCountry(fact))
    .flatMap((fact) => {
      const context = contextOf(fact, map)
      return asks.test(context) &&
        !/\b(?:lawyer|attorney|asylum|I-589|filed|application|notario|clinic|interview(?:er)?|interpreter|airport|consulate)\b/iu.test(
          context,
        ) &&
        asksForClient(fact, context)
        ? [dayOf(fact) ?? '']
        : []
    })
    .filter((day) => day > lastArrival)
  return days.toSorted().at(-1)
}

/** `She asked for the child`: it is the client for whom they ask, or nobody else is named. */
const asksForClient = ({ persons }: CaseFact, context: string): boolean =>
  !/\basked (?:for|about) (?!me\b|us\b|him\b|her\b|M[rs]s?\.)(?:the |my |our |his |her )?(?:child(?:ren)?|son|daughter|baby|brother|sister|mother|father|husband|wife|\p{Lu}\p{Ll}+)\b/u.test(
    context,
  ) ||
  /\basked (?:for|about|where) (?:me\b|I\b)/u.test(context) ||
  (persons.includes('applicant') && /\bwhere I\b/u.test(context))

/** The fact with what its own paragraph says beside it. */
function contextOf(fact: CaseFact, map: CaseMap): string {
  const [passage] = passagesOf(map, fact)
  if (passage?.paragraph === undefined) return fact.statement
  return map.passages
    .filter(({ document, paragraph }) => document === passage.document && paragraph === passage.paragraph)
    .map(({ words }) => words)
    .join(' ')
}

const asks =
  /\b(?:asked|asks?|asking) (?:if|when|whether|where|for|after|about)\b|\b(?:came|come|went) (?:again |back )?(?:to (?:the|my|our|his|her|their) (?:\p{L}+’s )?(?:house|home|gate|door)|for (?:me|him|her))|\blooking for\b/iu
