import type { CaseFact, CaseMap } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { showsSign } from '#domain/case-map/reading/adverse-signs.ts'
import { adverseIn } from './adverse-facts.ts'
import { argues, type CaseFrame } from '../case.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { dayOf, wasDoneToClient } from './signs.ts'
import { isReport, tellsOfReport } from './story.ts'
import { isOfGroundAlone, isOfNoEvent, mainPlaceOf, storiesOf } from './own-account.ts'
import { placeOf } from './places-of-facts.ts'
import type { PlacingContext } from './placing.ts'
import { isBehindArrival } from './behind-arrival.ts'
import { awaitsReturn, belongsIn } from './belongs.ts'
import { isMedicalUnit } from './kinds-of-paper.ts'
import { isRecordOfInterview } from './places-of-testimony.ts'
import { isWanted, tellsOfFiling } from './what-units-tell.ts'
import { isAnswerOnPlaces } from './places-of-life.ts'
import { coveredByDocuments } from './covered-answers.ts'
import type { Unit } from './unit.ts'
import { unitsOf } from './units-of-map.ts'

/** By section, the facts that it tells in full, in the order of their sources. */
export type Arrangement = ReadonlyMap<string, readonly CaseFact[]>

/**
 * Gives every fact the one section that tells it. The map's own choice stands for answers and for what an attorney placed;
 * statements of documents go by paragraph, so that a story is not torn apart.
 */
export function arrangeFacts(map: CaseMap, frame: CaseFrame): Arrangement {
  const planned = new Set(sectionsOf(frame).map(({ id }) => id))
  const arrangement = new Map<string, CaseFact[]>()
  const place = (section: string, facts: readonly CaseFact[]) =>
    arrangement.set(section, [...(arrangement.get(section) ?? []), ...facts])
  // What the judge wrote is answered where the ruling is, and is nobody's account.
  const decisions = new Set(map.exhibits.filter(isDecision).map(({ id }) => id))
  const units = unitsOf(map).flatMap((unit) => cutAtArrival(unit, { map, frame }))
  const isTold = toldIn(map, frame, planned)
  const book = bookOf(units, { map, frame, planned })
  for (const unit of units) {
    if (decisions.has(unit.source)) continue
    const own = unit.facts.filter((fact) => isTold(fact, unit))
    const rest = own.filter((fact) => !isPlaced(fact))
    for (const fact of unit.isDocument ? own.filter(isPlaced) : own)
      place(fallback(fact.toldIn, planned, frame), [fact])
    if (unit.isDocument && rest.length > 0)
      for (const [section, facts] of placesOf(unit, rest, book)) place(section, facts)
  }
  return arrangement
}

/** So many statements of a paragraph that goes on over the arrival are one thing. */
const fewStatements = 6

/**
 * A long paragraph that tells of the flight and, in the same breath, of the border, of work and of a fight in custody: what
 * it tells behind the arrival is placed statement by statement, each with what leans on it.
 */
function cutAtArrival(unit: Unit, context: Pick<PlacingContext, 'map' | 'frame'>): Unit[] {
  const at = unit.facts.findIndex((fact) => isBehindArrival(fact, context))
  if (at <= 0 || unit.facts.length <= fewStatements) return [unit]
  const parts: CaseFact[][] = [unit.facts.slice(0, at)]
  for (const fact of unit.facts.slice(at)) {
    const open = parts.length > 1 ? parts.at(-1) : undefined
    if (open !== undefined && /^(?:He|She|They|It|That|This|But|And|Then)\b/u.test(fact.asTold ?? fact.statement))
      open.push(fact)
    else parts.push([fact])
  }
  return parts.map((facts) => ({ ...unit, facts, text: facts.map(({ statement }) => statement).join(' ') }))
}

/** What stands against the client is told where it is met, and what a conflict or a document takes away is not told. */
function toldIn(map: CaseMap, frame: CaseFrame, planned: ReadonlySet<string>) {
  const against = new Set([...planned].flatMap((section) => adverseIn(map, frame, section).map(({ fact }) => fact.id)))
  const open = notTold(map)
  const covered = coveredByDocuments(map)
  return (fact: CaseFact, { isDocument }: Unit): boolean =>
    !against.has(fact.id) && !open.has(fact.id) && (isDocument || !covered(fact))
}

/** What is known while the documents are gone through in their order. */
type Book = {
  readonly context: PlacingContext
  readonly units: readonly Unit[]
  readonly stories: ReadonlySet<Unit>
  readonly doubtful: ReadonlySet<string>
  /** What stands against the client at the bars or in discretion, with the section that meets it. */
  readonly blemishes: ReadonlyMap<string, string>
  /** Of others than the client: who is left alone. */
  readonly spared: ReadonlySet<string>
  /** What tells that the client went back after the arrival. */
  readonly returns: ReadonlySet<string>
  /** The last day that each source has told so far, for `the next day` of a paragraph that is told elsewhere. */
  readonly days: Map<string, string>
  before: { readonly source: string; readonly section: string } | undefined
}

function bookOf(units: readonly Unit[], context: PlacingContext): Book {
  const { map, frame, planned } = context
  const doubtful = planned.has('S22') ? adverseIn(map, frame, 'S22').map(({ fact }) => fact.id) : []
  const stories = storiesOf(units, map, frame)
  const returns = planned.has('S27')
    ? adverseIn(map, frame, 'S27').flatMap(({ fact }) => (showsSign('returned', fact) ? [fact.id] : []))
    : []
  return {
    context,
    units,
    stories,
    doubtful: new Set(doubtful),
    blemishes: new Map(
      ['S31', 'S29']
        .filter((section) => planned.has(section))
        .flatMap((section) => adverseIn(map, frame, section).map(({ fact }) => [fact.id, section] as const)),
    ),
    returns: new Set(returns),
    spared: new Set(
      planned.has('S27')
        ? adverseIn(map, frame, 'S27').flatMap(({ fact }) =>
            fact.kind !== 'country' && showsSign('left-alone', fact) ? [fact.id] : [],
          )
        : [],
    ),
    days: new Map(),
    before: undefined,
  }
}

/** Where the facts of a paragraph are told: most of them in one section, and a dated harm with the rest of the story. */
function placesOf(unit: Unit, rest: readonly CaseFact[], book: Book): [string, readonly CaseFact[]][] {
  const apart = asidesOfEvaluation(unit, rest, book.context)
  if (apart.length > 0 && apart.length < rest.length)
    return [
      ...placesOf(
        unit,
        rest.filter((fact) => !apart.includes(fact)),
        book,
      ),
      ['S22', apart],
    ]
  const section = sectionOf(unit, rest, book)
  book.before = { source: unit.source, section }
  // `I took the bus to my cousin. On April 2 I went to the prosecutor`: what leads up to a report is story.
  const leading = book.stories.has(unit) && /^S(?:26|61)$/u.test(section) ? beforeReport(rest) : []
  const hasStory = book.context.planned.has('S15') && /^S(?:22|26|61)$/.test(section)
  const acts = hasStory ? rest.filter((fact) => isDatedHarm(fact) && !leading.includes(fact)) : []
  const day = section === 'S15' ? undefined : (acts.map(dayOf).at(-1) ?? book.days.get(unit.source))
  const others = rest.filter((fact) => !acts.includes(fact) && !leading.includes(fact))
  for (const fact of rest) book.days.set(unit.source, dayOf(fact) ?? book.days.get(unit.source) ?? '')
  // The harm itself is told with the rest of it; what came of it is told here, with its own day.
  return [
    ['S15', [...leading, ...acts]],
    [section, withDayOf(day, others)],
  ]
}

/** What an evaluation says of how the account was given goes to credibility, whatever else its paragraph tells. */
function asidesOfEvaluation(unit: Unit, rest: readonly CaseFact[], { planned, map }: PlacingContext): CaseFact[] {
  if (!planned.has('S22') || !isMedicalUnit(unit, { map })) return []
  return rest.filter(({ statement }) => onAccount.test(statement))
}

const onAccount =
  /\b(?:internally consistent|malinger\w+|fabricat\w+|exaggerat\w+|feign\w+|difficulty giving dates|dates in order|first as\b[^.;]{0,60}\b(?:later|then) (?:as|corrected)|then corrected|(?:account|history) (?:is|was) (?:consistent|coherent|credible))\b/iu

function sectionOf(unit: Unit, rest: readonly CaseFact[], book: Book): string {
  const { context } = book
  const section = sectionByRules(unit, rest, book)
  // What nobody of the case tells has no story to go back to.
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
  if (stories.has(unit)) return inStory(unit, section, context)
  return section === 'S15' && isOfNoEvent(unit, context.frame)
    ? (mainPlaceOf(unit.source, units, context) ?? section)
    : section
}

/** What explains a slip or a journey back, or goes with a blemish, stands where that is met. */
function toldApartFromStory(
  unit: Unit,
  { planned }: PlacingContext,
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
  if (unit.facts.length > 4) return undefined
  if (unit.facts.some(({ id }) => doubtful.has(id)) && (!stories.has(unit) || isWithoutHarm(unit))) return 'S22'
  // `I had driven because she had a fever`
  return unit.facts.flatMap(({ id }) => blemishes.get(id) ?? [])[0]
}

/** Nothing is done in it, and it has no date: a story loses nothing where it is told beside what it explains. */
const isWithoutHarm = ({ facts }: Unit): boolean =>
  facts.every((fact) => fact.date === undefined && !wasDoneToClient(fact))

/** In the client's own story only what an argument lives on is taken out of its place. */
function inStory(unit: Unit, section: string, { frame, map, planned }: PlacingContext): string {
  const isArgued =
    (section === 'S28' && movesSomewhere.test(unit.text)) ||
    (section === 'S27' &&
      isWanted(unit) &&
      !isLongAgo(unit, frame) &&
      !/\b(?:searched|broke|burned|raided|beat|hit|took)\b/i.test(unit.text)) ||
    (section.startsWith('S24') && isOfGroundAlone(unit, section, frame)) ||
    (section === 'S28' && isAnswerOnPlaces(unit, { map })) ||
    isOfOfficesOrFiling(section, unit, frame)
  return isArgued || !planned.has('S15') ? section : 'S15'
}

/** What was reported to those who do not do the harm, and why nothing was filed. */
const isOfOfficesOrFiling = (section: string, unit: Unit, { persecutor, timing }: CaseFrame): boolean =>
  (/^S(?:26|61)$/u.test(section) && persecutor.type !== 'state' && tellsOfReport(unit)) ||
  (section === 'S21' && timing.answeredTimely === false && tellsOfFiling.test(unit.text))

const movesSomewhere =
  /\b(?:mov(?:ed|e|ing)|went|gone|fled|flee|left|stay(?:ed)?|liv(?:ed|es?)|hid|hiding|relatives?|anywhere|nowhere|everywhere|elsewhere|rented|another|other)\b/iu

/** They asked for the client before the journey here, and left no paper: that is story. */
const isLongAgo = ({ facts, text }: Unit, { timing: { lastArrival } }: CaseFrame): boolean => {
  const days = facts.flatMap(({ date }) => date?.from ?? [])
  return (
    lastArrival !== undefined &&
    days.length > 0 &&
    days.every((day) => day < lastArrival.slice(0, day.length)) &&
    !/\b(?:warrants?|summons|list|case|order|notices?)\b/iu.test(text)
  )
}

/** The facts of a paragraph before the first that tells of a report; none where it begins with one. */
function beforeReport(facts: readonly CaseFact[]): CaseFact[] {
  const at = facts.findIndex(({ statement }) => isReport.test(statement))
  return at <= 0 ? [] : facts.slice(0, at)
}

const isDatedHarm = (fact: CaseFact): boolean => dayOf(fact) !== undefined && wasDoneToClient(fact)

/** `The next day she went to the police`: behind an act that is told elsewhere it needs the day. */
function withDayOf(day: string | undefined, [first, ...rest]: readonly CaseFact[]): CaseFact[] {
  if (first === undefined) return []
  if (day === undefined || day === '') return [first, ...rest]
  const wording = first.wording
    .replace(/^(?:The|On the) next day,? /u, `On ${formatLongDate(addDays(day, 1))} `)
    .replace(/^(?:The|On the|That) same day,? /u, `On ${formatLongDate(day)} `)
  return [wording === first.wording ? first : { ...first, wording }, ...rest]
}

const goesOn =
  /^(?:One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|\d+|Some|Most|All|None|Each|Both|The (?:first|second|third|other)) of (?:the|them|these|those)\b/u

/** Of a settled conflict the side that does not stand; of an open one the answer, where a document tells the other. */
function notTold(map: CaseMap): Set<string> {
  const fromDocument = (id: string) =>
    map.facts.find((fact) => fact.id === id)?.sources.some(({ type }) => type === 'passage') ?? false
  return new Set(
    map.conflicts.flatMap(({ sides, settled }) => {
      if (settled) return sides.flatMap(({ fact }) => (fact === settled.keep ? [] : [fact]))
      const answers = sides.filter(({ fact }) => !fromDocument(fact))
      return answers.length < sides.length ? answers.map(({ fact }) => fact) : []
    }),
  )
}

const isPlaced = (fact: CaseFact): boolean => fact.placedBy === 'attorney'

/** The section of the map where this brief has it. */
function fallback(section: string | undefined, planned: ReadonlySet<string>, frame: CaseFrame): string {
  if (section !== undefined && planned.has(section)) return section
  if (section?.startsWith('S24') && planned.has('S24')) return 'S24'
  return argues(frame, 'torture') && !planned.has('S15') ? 'S60' : 'S15'
}
