import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { argues, type CaseFrame } from '../case.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { adverseIn } from './adverse-facts.ts'
import { type Book, bookOf } from './arranging-book.ts'
import { awaitsReturn, belongsIn } from './belongs.ts'
import { isOfPaperItself } from './boilerplate.ts'
import { isMeasureOfClemency } from './measures-of-clemency.ts'
import { coveredByDocuments } from './covered-answers.ts'
import { byStatement } from './country-statements.ts'
import { cutAtArrival } from './cut-at-arrival.ts'
import { isMedicalUnit } from './kinds-of-paper.ts'
import { notTold } from './not-told.ts'
import { isOfNoEvent, mainPlaceOf } from './own-account.ts'
import { placeOf } from './places-of-facts.ts'
import { elsewhere, speaksForItself } from './places-of-reports.ts'
import { isAnswerOnPlaces } from './places-of-life.ts'
import { isRecordOfInterview } from './places-of-testimony.ts'
import type { PlacingContext } from './placing.ts'
import { dayOf, tellsOfAct, wasDoneToClient } from '../map/signs.ts'
import { toldApartFromStory } from './told-apart.ts'
import type { Unit } from './unit.ts'
import { unitsOf } from './units-of-map.ts'

/** By section, the facts that it tells in full, in the order of their sources. */
export type Arrangement = ReadonlyMap<string, readonly CaseFact[]>

export type Arranged = {
  readonly told: Arrangement
  /** What the Statement of Facts tells of the client's own account, by the section whose argument rests on it. */
  readonly bearing: Arrangement
  /** The statements of that account which are told there in its order, those against the client with them. */
  readonly story: ReadonlySet<string>
}

/**
 * Gives every fact the one section that tells it. The map's own choice stands for answers and for what an attorney placed;
 * statements of documents go by paragraph, so that a story is not torn apart. The client's own account is told whole and in
 * its order in the Statement of Facts: an argument refers to it and quotes the words that decide.
 */
export function arrangeFacts(map: CaseMap, frame: CaseFrame): Arranged {
  const planned = new Set(sectionsOf(frame).map(({ id }) => id))
  const [told, bearing] = [new Map<string, CaseFact[]>(), new Map<string, CaseFact[]>()]
  const place = (section: string, facts: readonly CaseFact[], into = told) =>
    into.set(section, [...(into.get(section) ?? []), ...facts])
  // What the judge wrote is answered where the ruling is, and is nobody's account.
  const decisions = new Set(map.exhibits.filter(isDecision).map(({ id }) => id))
  const units = unitsOf(map).flatMap((unit) => cutAtArrival(unit, { map, frame }).flatMap(byStatement))
  const book = bookOf(units, { map, frame, planned })
  const isTold = toldIn(map, frame, book)
  const story = new Set<string>()
  const titles = map.exhibits.map(({ title }) => title)
  for (const unit of units) {
    if (decisions.has(unit.source)) continue
    const own = unit.facts.filter((fact) => isTold(fact, unit) && !isOfPaperItself(fact, titles))
    const rest = own.filter((fact) => !isPlaced(fact))
    for (const fact of unit.isDocument ? own.filter(isPlaced) : own)
      place(isOfOthersHarmed(fact, map) && planned.has('S27') ? 'S27' : fallback(fact.toldIn, planned, frame), [fact])
    if (!unit.isDocument || rest.length === 0) continue
    const argued = arguedIn(unit, rest, book)
    if (argued === undefined) for (const [section, facts] of placesOf(unit, rest, book)) place(section, facts)
    else {
      place('S15', rest)
      place(argued, rest, bearing)
      for (const { id } of rest) story.add(id)
    }
  }
  return { told, bearing, story }
}

/**
 * The section whose argument rests on a paragraph of the client's own account that the Statement of Facts tells: up to the
 * journey here every one of them, behind it what happened at home. Undefined for everything else.
 */
function arguedIn(unit: Unit, rest: readonly CaseFact[], book: Book): string | undefined {
  if (!book.context.planned.has('S15') || !book.accounts.has(unit.source)) return undefined
  // What is said to the question of another place is argued there, and is no event.
  if (isAnswerOnPlaces(unit, book.context)) return undefined
  const section = sectionOf(unit, rest, book)
  const isTold = book.stories.has(unit) || ofAccount.test(section) || (ofEvents.test(section) && rest.some(isEvent))
  if (!isTold) return undefined
  book.before = { source: unit.source, section: 'S15' }
  for (const fact of rest) book.days.set(unit.source, dayOf(fact) ?? book.days.get(unit.source) ?? '')
  return section
}

/** Sections that argue from what happened; late filing, slips, bars and the life here are told where they are met. */
const ofEvents = /^S(?:15|23|24[a-z]?|25|26|27|28|60|61)$/u

/** What the client tells of the reason, the group and the authorities is part of the account, whether or not it is an event. */
const ofAccount = /^S(?:15|24[a-z]?|25|26|61)$/u

const isEvent = (fact: CaseFact): boolean =>
  (fact.date !== undefined || tellsOfAct(fact)) && !livesHere.test(fact.asTold ?? '')

/** `I pay taxes since 2025`: no event. */
const livesHere = /\bI (?:pay|paid|work|drive|teach|study|volunteer|have (?:a|my) (?:permit|job))\b/u

/** What stands against the client is told where it is met, and what a conflict or a document takes away is not told. */
function toldIn(map: CaseMap, frame: CaseFrame, { context: { planned }, stories }: Book) {
  const against = new Set([...planned].flatMap((section) => adverseIn(map, frame, section).map(({ fact }) => fact.id)))
  const open = notTold(map)
  const covered = coveredByDocuments(map)
  return (fact: CaseFact, unit: Unit): boolean =>
    (!against.has(fact.id) || (stories.has(unit) && planned.has('S15'))) &&
    !open.has(fact.id) &&
    (unit.isDocument || !covered(fact))
}

/** Where the facts of a paragraph are told: most of them in one section, and a dated harm with the rest of the story. */
function placesOf(unit: Unit, rest: readonly CaseFact[], book: Book): [string, readonly CaseFact[]][] {
  const { context } = book
  const [section, apart] = setApart(unit, rest, context)
  if (section !== undefined && apart.length > 0 && apart.length < rest.length)
    return [
      ...placesOf(
        unit,
        rest.filter((fact) => !apart.includes(fact)),
        book,
      ),
      [section, apart],
    ]
  return placesTogether(unit, rest, book)
}

/** What an evaluation says of how the account was given, and what a government says of itself in a report: each has its place. */
function setApart(
  unit: Unit,
  rest: readonly CaseFact[],
  context: PlacingContext,
): readonly [string | undefined, readonly CaseFact[]] {
  const asides = asidesOfEvaluation(unit, rest, context)
  if (asides.length > 0) return ['S22', asides]
  if (rest.some((fact) => elsewhere.test(fact.statement))) return [undefined, []]
  return [['S26', 'S61'].find((id) => context.planned.has(id)), rest.filter(speaksForItself)]
}

/** The section of a paragraph that stays together; a dated harm stands with the rest of the story. */
function placesTogether(unit: Unit, rest: readonly CaseFact[], book: Book): [string, readonly CaseFact[]][] {
  const { context } = book
  const section = sectionOfPaper(unit, rest, book)
  book.before = { source: unit.source, section }
  const hasStory = context.planned.has('S15') && /^S(?:22|26|61)$/.test(section)
  const acts = hasStory ? rest.filter(isDatedHarm) : []
  const day = section === 'S15' ? undefined : (acts.map(dayOf).at(-1) ?? book.days.get(unit.source))
  const others = rest.filter((fact) => !acts.includes(fact))
  for (const fact of rest) book.days.set(unit.source, dayOf(fact) ?? book.days.get(unit.source) ?? '')
  // The harm itself is told with the rest of it; what came of it is told here, with its own day.
  return [
    ['S15', acts],
    [section, withDayOf(day, others)],
  ]
}

/** A long paragraph of findings is told with the harm, whatever one sentence of it leaves open, and none with the life here. */
function sectionOfPaper(unit: Unit, rest: readonly CaseFact[], book: Book): string {
  const found = sectionOf(unit, rest, book)
  const isOfFindings = found === 'S22' && sentencesOf(unit.text).length > 4
  return (isOfFindings || found === 'S31') && isMedicalUnit(unit, book.context) && book.context.planned.has('S23')
    ? 'S23'
    : found
}

/** What an evaluation says of how the account was given goes to credibility, whatever else its paragraph tells. */
function asidesOfEvaluation(unit: Unit, rest: readonly CaseFact[], { planned, map }: PlacingContext): CaseFact[] {
  if (!planned.has('S22') || !isMedicalUnit(unit, { map })) return []
  return rest.filter(({ statement }) => onAccount.test(statement))
}

const onAccount =
  /\b(?:internally consistent|malinger\w+|fabricat\w+|exaggerat\w+|feign\w+|difficulty giving dates|dates in order|(?:answers|account) (?:was|were) consistent|consistent (?:over|across|throughout|in) (?:both|all|the)\b|forgotten the (?:order|dates?)|(?:confusion|difficulty) (?:about|with) (?:sequence|dates?|order|time)|first as\b[^.;]{0,60}\b(?:later|then) (?:as|corrected)|then corrected|(?:account|history) (?:is|was) (?:consistent|coherent|credible))\b/iu

function sectionOf(unit: Unit, rest: readonly CaseFact[], book: Book): string {
  const { context } = book
  const section = sectionByRules(unit, rest, book)
  // What nobody of the case tells has no story to go back to.
  if (isMeasureOfClemency(unit.source, context.map)) return section
  const isMet = unit.facts.some(({ id }) => book.blemishes.has(id) || book.returns.has(id) || book.doubtful.has(id))
  if (isMet) return section
  const isAccount = !rest.every(({ kind }) => kind === 'country') && !isRecordOfInterview(unit)
  return !isAccount || !context.planned.has('S15') || belongsIn(section, { ...unit, facts: rest }, context)
    ? section
    : awaitsReturn({ ...unit, facts: rest }, context) && context.planned.has('S27')
      ? 'S27'
      : 'S15'
}

function sectionByRules(
  unit: Unit,
  rest: readonly CaseFact[],
  { context, units, stories, doubtful, blemishes, returns, spared, before }: Book,
): string {
  const apart = toldApartFromStory(unit, context, { stories, doubtful, blemishes, returns, spared })
  if (apart !== undefined) return apart
  // `Nine of the eleven went to his father`: it stands behind the paragraph that tells of the eleven.
  if (before?.source === unit.source && goesOn.test(unit.text)) return before.section
  const section = placeOf({ ...unit, facts: rest }, context)
  return section === 'S15' && !stories.has(unit) && isOfNoEvent(unit, context.frame)
    ? (mainPlaceOf(unit.source, units, context) ?? section)
    : section
}

const isDatedHarm = (fact: CaseFact): boolean => dayOf(fact) !== undefined && wasDoneToClient(fact)

/** `The next day she went to the police`: behind an act that is told elsewhere it needs the day. */
function withDayOf(day: string | undefined, [first, ...rest]: readonly CaseFact[]): CaseFact[] {
  if (first === undefined) return []
  if (day === undefined || day === '') return [first, ...rest]
  const wording = first.wording
    .replace(/^(?:The|On the) next day,? /u, `On ${formatLongDate(addDays(day, 1))} `)
    .replace(/^(?:(?:The|On the|That) same|(?:On )?[Tt]hat) day,? /u, `On ${formatLongDate(day)} `)
  return [wording === first.wording ? first : { ...first, wording }, ...rest]
}

const goesOn =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+|Some|Most|All|None|Each|Both|The (?:first|second|third|other)) of (?:the|them|these|those)\b/u

const isPlaced = (fact: CaseFact): boolean => fact.placedBy === 'attorney'

/** Beside an account of the client's own, what the answer tells of others who were harmed is argued with the danger. */
const isOfOthersHarmed = ({ sources }: CaseFact, map: CaseMap): boolean =>
  sources.every((source) => source.type === 'answer' && source.question === 'past_harm_else_details') &&
  map.passages.filter(({ speaker }) => speaker === 'applicant').length >= 8

/** The section of the map where this brief has it. */
function fallback(section: string | undefined, planned: ReadonlySet<string>, frame: CaseFrame): string {
  if (section !== undefined && planned.has(section)) return section
  if (section?.startsWith('S24') && planned.has('S24')) return 'S24'
  return argues(frame, 'torture') && !planned.has('S15') ? 'S60' : 'S15'
}
