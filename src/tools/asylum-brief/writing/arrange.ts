import type { CaseFact, CaseMap, CasePassage } from '#domain/case-map/case-map.ts'
import { isDecision } from '#domain/case-map/reading/classify.ts'
import { liveFacts } from '#domain/case-map/read-map.ts'
import { adverseIn } from './adverse-facts.ts'
import { argues, type CaseFrame } from '../case.ts'
import { sectionsOf } from '../plan/section-order.ts'
import { addDays, formatLongDate } from '#domain/dates/calendar.ts'
import { dayOf, wasDoneToClient } from './signs.ts'
import { placeOf } from './places-of-facts.ts'
import { tellsWhyNotReported } from './what-units-tell.ts'
import type { Unit } from './unit.ts'

/** By section, the facts that it tells in full, in the order of their sources. */
export type Arrangement = ReadonlyMap<string, readonly CaseFact[]>

/**
 * Gives every fact the one section that tells it. The map's own choice stands for answers and for what an attorney placed;
 * statements of documents go by paragraph, so that a story is not torn apart.
 */
export function arrangeFacts(map: CaseMap, frame: CaseFrame): Arrangement {
  const planned = new Set(sectionsOf(frame).map(({ id }) => id))
  const against = new Set([...planned].flatMap((section) => adverseIn(map, frame, section).map(({ fact }) => fact.id)))
  const doubtful = new Set(planned.has('S22') ? adverseIn(map, frame, 'S22').map(({ fact }) => fact.id) : [])
  const open = notTold(map)
  const covered = coveredByDocuments(map)
  const arrangement = new Map<string, CaseFact[]>()
  const place = (section: string, facts: readonly CaseFact[]) =>
    arrangement.set(section, [...(arrangement.get(section) ?? []), ...facts])
  // What the judge wrote is answered where the ruling is, and is nobody's account.
  const decisions = new Set(map.exhibits.filter(isDecision).map(({ id }) => id))
  let before: { readonly source: string; readonly section: string } | undefined
  for (const unit of unitsOf(map)) {
    if (decisions.has(unit.source)) continue
    const own = unit.facts.filter(
      (fact) => !against.has(fact.id) && !open.has(fact.id) && (unit.isDocument || !covered(fact)),
    )
    const chosen = own.filter(isPlaced)
    for (const fact of chosen) place(fallback(fact.toldIn, planned, frame), [fact])
    const rest = own.filter((fact) => !isPlaced(fact))
    if (rest.length === 0) continue
    if (unit.isDocument) {
      // `Nine of the eleven went to his father`: it stands behind the paragraph that tells of the eleven.
      // What explains a slip stands beside it.
      const explains = unit.facts.some(({ id }) => doubtful.has(id)) && unit.facts.length <= 4
      const section = explains
        ? 'S22'
        : before?.source === unit.source && goesOn.test(unit.text)
          ? before.section
          : placeOf({ ...unit, facts: rest }, { map, frame, planned })
      before = { source: unit.source, section }
      const acts = planned.has('S15') && /^S(?:22|26|61)$/.test(section) ? rest.filter((fact) => isDatedHarm(fact)) : []
      // The harm itself is told with the rest of it; what came of it is told here, with its own day.
      place('S15', acts)
      place(
        section,
        withDayOf(
          acts.at(-1),
          rest.filter((fact) => !acts.includes(fact)),
        ),
      )
    } else for (const fact of rest) place(fallback(fact.toldIn, planned, frame), [fact])
  }
  return arrangement
}

const isDatedHarm = (fact: CaseFact): boolean => dayOf(fact) !== undefined && wasDoneToClient(fact)

/** `The next day she went to the police`: behind an act that is told elsewhere it needs the day. */
function withDayOf(act: CaseFact | undefined, [first, ...rest]: readonly CaseFact[]): CaseFact[] {
  const day = act && dayOf(act)
  if (first === undefined) return []
  if (day === undefined) return [first, ...rest]
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

/** An answer adds nothing where the documents of the case say most of what it says: the evidence then tells it. */
function coveredByDocuments(map: CaseMap): (fact: CaseFact) => boolean {
  const words = new Set(
    map.facts
      .filter((fact) => fact.kind !== 'country' && fact.sources.some(({ type }) => type === 'passage'))
      .flatMap(({ statement }) => contentWords(statement)),
  )
  if (words.size < 60) return () => false
  const answers = Map.groupBy(
    map.facts.filter(({ sources }) => sources.every(({ type }) => type === 'answer')),
    ({ sources: [first] }) => (first?.type === 'answer' ? first.question : ''),
  )
  // Beside an account of the client's own a list of what happened tells the same in fewer words.
  const isAccount = map.passages.filter(({ speaker }) => speaker === 'applicant').length >= 8
  const isWhyTold = map.facts.some(
    (fact) => fact.sources.some(({ type }) => type === 'passage') && tellsWhyNotReported(fact.statement),
  )
  const covered = new Set(
    [...answers].flatMap(([question, facts]) => {
      // The client's own words on why nothing was reported go before a note of the interview.
      if (question === 'no_client_reported_details' && isWhyTold) return facts.map(({ id }) => id)
      // What an argument needs in the attorney's words is told there; the story alone is the documents'.
      const isStory = /^(?:what|when|past_harm_else_details)$/.test(question)
      if (!isStory && question !== 'yes_client_reported_details') return []
      const repeated = facts.filter(({ statement }) => {
        const own = contentWords(statement)
        return own.filter((word) => words.has(word)).length >= own.length * (isStory && isAccount ? 0.5 : 0.65)
      })
      // Of an answer that the documents mostly repeat nothing is left to tell; else what they repeat is left out.
      return (isStory && repeated.length * 2 > facts.length ? facts : repeated).map(({ id }) => id)
    }),
  )
  return ({ id }) => covered.has(id)
}

const contentWords = (text: string): string[] => [
  ...new Set(
    (text.toLowerCase().match(/[\p{L}\d]{4,}/gu) ?? [])
      .filter(
        (word) =>
          !/^(?:that|this|with|from|they|them|their|have|been|were|when|where|which|would|there|into|after|before|about|because|respondent|applicant)$/.test(
            word,
          ),
      )
      .map((word) => word.replace(/(?:ing|ed|es|s)$/u, '')),
  ),
]

const isPlaced = (fact: CaseFact): boolean => fact.placedBy === 'attorney'

/** The section of the map where this brief has it. */
function fallback(section: string | undefined, planned: ReadonlySet<string>, frame: CaseFrame): string {
  if (section !== undefined && planned.has(section)) return section
  if (section?.startsWith('S24') && planned.has('S24')) return 'S24'
  return argues(frame, 'torture') && !planned.has('S15') ? 'S60' : 'S15'
}

/** The facts in the order of the map, those of one paragraph together; halves of a quotation are put together again. */
function unitsOf(map: CaseMap): Unit[] {
  const passages = new Map(map.passages.map((passage) => [passage.id, passage]))
  const units: {
    key: string
    facts: CaseFact[]
    source: string
    isDocument: boolean
    last: CasePassage | undefined
  }[] = []
  for (const fact of inSourceOrder(liveFacts(map), passages)) {
    const passage = passageOf(fact, passages)
    const answer = fact.sources.find((source) => source.type === 'answer')
    const source = passage?.document ?? answer?.question ?? 'record'
    const open = units.at(-1)
    const isNext =
      open !== undefined &&
      open.source === source &&
      passage !== undefined &&
      open.last !== undefined &&
      (passage.paragraph === undefined
        ? passage.start - open.last.end <= 1
        : passage.paragraph === open.last.paragraph && passage.heading === open.last.heading)
    if (isNext) {
      open.facts.push(fact)
      open.last = passage
    } else units.push({ key: fact.id, facts: [fact], source, isDocument: passage !== undefined, last: passage })
  }
  return units.map(({ facts, source, isDocument }) => {
    const whole = joinHalves(facts)
    return { facts: whole, source, isDocument, text: whole.map(({ statement }) => statement).join(' ') }
  })
}

function passageOf({ sources }: CaseFact, passages: ReadonlyMap<string, CasePassage>): CasePassage | undefined {
  const [first] = sources.flatMap((source) => (source.type === 'passage' ? (passages.get(source.passage) ?? []) : []))
  return first
}

/** Answers first as the map has them, then each document from its beginning. */
function inSourceOrder(facts: readonly CaseFact[], passages: ReadonlyMap<string, CasePassage>): CaseFact[] {
  const documents = [...new Set([...passages.values()].map(({ document }) => document))]
  const place = (fact: CaseFact) => {
    const passage = passageOf(fact, passages)
    return passage === undefined ? [-1, 0] : [documents.indexOf(passage.document), passage.start]
  }
  return facts
    .map((fact, index) => ({ fact, index, at: place(fact) }))
    .toSorted((a, b) => (a.at[0] ?? 0) - (b.at[0] ?? 0) || (a.at[1] ?? 0) - (b.at[1] ?? 0) || a.index - b.index)
    .map(({ fact }) => fact)
}

/** A quotation of two sentences that was read as two statements is one again. */
function joinHalves(facts: readonly CaseFact[]): CaseFact[] {
  const joined: CaseFact[] = []
  for (const fact of facts) {
    const before = joined.at(-1)
    if (before && isOpen(before.statement)) joined[joined.length - 1] = together(before, fact)
    else joined.push(fact)
  }
  return joined
}

const count = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0
const isOpen = (text: string): boolean => {
  const bare = text.replace(/^In [^“]{0,60} words?(?: of the source)?: “/u, '')
  return count(bare, /[“‘"](?=\p{L})/gu) > count(bare, /(?<=[\p{L}.,?!])[”"]/gu)
}

function together(first: CaseFact, second: CaseFact): CaseFact {
  const stop = (text: string) => (/[.!?][”"’]?$/u.test(text) ? text : `${text}.`)
  const told = first.asTold && second.asTold ? { asTold: `${first.asTold} ${second.asTold}` } : {}
  return {
    ...first,
    ...told,
    statement: `${stop(first.statement)} ${second.statement}`,
    wording: `${stop(first.wording)} ${second.wording}`,
    sources: [...first.sources, ...second.sources],
    persons: [...new Set([...first.persons, ...second.persons])],
    amounts: [...first.amounts, ...second.amounts],
    ...((first.quoteOnly ?? second.quoteOnly) && { quoteOnly: true as const }),
  }
}
