import { asWritten } from '#domain/clients/as-written.ts'
import { type CaseFact, type CaseMap, type CasePassage, type Conflict, factsOfSide, type Link } from '../case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import type { MapDocument, MapInput } from '../map-input.ts'
import type { MapPlan } from '../planning/read-plan.ts'
import { elementsAndGaps, sectionsOf, toldIn } from './allocate.ts'
import { castOf } from './cast.ts'
import { decideFact, decideLinks, type FactDecision, type MapDecisions } from './decisions.ts'
import { findConflicts } from './find-conflicts.ts'
import { linkFacts } from './link-facts.ts'
import { listExhibits } from './list-exhibits.ts'
import { coverNotes } from './covered-notes.ts'
import { type MadeFact, makeFact, stemsOfWording, withAmounts } from './made-fact.ts'
import { mergeFacts } from './merge-facts.ts'
import { ownWording } from './own-wording.ts'
import { plannedTelling, plannedTheory, plannedTheses } from './use-plan.ts'
import { answerFacts, type Cast, statedFacts } from './read-answers.ts'
import { readMapDocument } from './read-documents.ts'

/**
 * Makes the case map of answers, record and documents by software alone, and puts the attorney's decisions on it. Equal
 * inputs give equal maps, and a statement that stays keeps its id, whatever else changes. 300 pages take under three
 * seconds; call it outside the event loop.
 */
export function makeCaseMap(given: MapInput, decisions: MapDecisions = {}, planOf?: PlanOf): CaseMap {
  const input = { ...asWritten(given), documents: papersOf(given) }
  const cast = castOf(input, decisions.persons)
  const exhibits = listExhibits(input.documents, decisions.exhibits)
  const read = input.documents.map((document) => readMapDocument(document, cast, input.readings?.[document.id]))
  const ofAnswers = [...statedFacts(input, cast), ...answerFacts(input, cast), ...addedFacts(decisions, cast)]
  const ofDocuments = read.flatMap(({ facts }) => facts)
  const all = coverNotes(mergeFacts(withoutTwins([...ofAnswers, ...worthKeeping(ofDocuments)])))
  const links = decideLinks(linkFacts(all, input.rules.elements), decisions.links ?? [])
  const facts = keepUseful(all, links)
    .map((made) => ({ ...made, fact: withAmounts(made.fact) }))
    .map((made) => decide(made, decisions.facts?.[made.fact.id], cast))
  const passages = read.flatMap((document) => document.passages)
  const conflicts = settle(findConflicts(facts, { passages, exhibits }), decisions, facts)
  const parts = { cast, facts, links, conflicts, passages, exhibits }
  const map = assemble(input, decisions, parts)
  const plan = planOf?.(map)
  return plan ? assemble(input, decisions, { ...parts, plan }) : map
}

/** The papers that the tool chose, as they were read where the client's documents hold them; else those documents. */
function papersOf({ rules, documents }: MapInput): readonly MapDocument[] {
  return rules.papers?.map((paper) => documents.find(({ id }) => id === paper.id) ?? paper) ?? documents
}

/** Reads a plan for a map; an attorney's choice goes before it. */
export type PlanOf = (map: CaseMap) => MapPlan | undefined

type Parts = {
  readonly plan?: MapPlan
  readonly cast: Cast
  readonly facts: readonly MadeFact[]
  readonly links: readonly Link[]
  readonly conflicts: readonly Conflict[]
  readonly passages: readonly CasePassage[]
  readonly exhibits: CaseMap['exhibits']
}

function assemble(input: MapInput, decisions: MapDecisions, parts: Parts): CaseMap {
  const { facts, conflicts, passages, exhibits } = parts
  const known = new Set(facts.map(({ fact }) => fact.id))
  const links = parts.links.filter(({ fact }) => known.has(fact))
  const moved = Object.fromEntries(
    Object.entries(decisions.facts ?? {}).flatMap(([id, { toldIn: section }]) =>
      section === undefined ? [] : [[id, section]],
    ),
  )
  const open = new Set(conflicts.flatMap(({ sides, settled }) => (settled ? [] : sides.flatMap(factsOfSide))))
  const sure = facts.filter(({ fact }) => !open.has(fact.id))
  const planning = { rules: input.rules, plan: parts.plan, facts: sure, links, persons: parts.cast.persons }
  const given = {
    rules: input.rules,
    facts,
    links,
    conflicts,
    moved: { ...plannedTelling(planning), ...moved },
    theses: { ...plannedTheses(planning), ...decisions.theses },
  }
  // An attorney who took the theory away wants none.
  const theory = decisions.theory
    ? ({ theory: decisions.theory.text.trim(), theoryBy: 'attorney' } as const)
    : plannedTheory(planning)
  const told = toldIn(given)
  const sections = sectionsOf(given, told)
  const { elements, gaps } = elementsAndGaps(given, told)
  const placed = facts.map(({ fact }): CaseFact => {
    const section = told.get(fact.id)
    if (section === undefined) return fact
    return { ...fact, toldIn: section, ...(moved[fact.id] === section && { placedBy: 'attorney' as const }) }
  })
  const used = new Set(
    placed.flatMap(({ sources }) => sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : []))),
  )
  const kept = passages.filter(({ id }) => used.has(id))
  return {
    version: 1,
    tool: input.tool,
    asOf: input.asOf,
    persons: parts.cast.persons.map((person) => withPassages(person, placed)),
    passages: kept,
    facts: placed,
    elements,
    links,
    conflicts,
    exhibits,
    chronology: placed
      .filter(({ date, state, kind }) => date !== undefined && state !== 'left-out' && kind !== 'country')
      .toSorted((a, b) => (a.date?.from ?? '').localeCompare(b.date?.from ?? ''))
      .map(({ id }) => id),
    ...(theory && theory.theory !== '' && theory),
    sections,
    gaps,
    wanted: wantedOf(input),
  }
}

function withPassages(person: Person, facts: readonly CaseFact[]): Person {
  const passages = facts
    .filter(({ persons }) => persons.includes(person.id))
    .flatMap(({ sources }) => sources.flatMap((source) => (source.type === 'passage' ? [source.passage] : [])))
  return { ...person, passages: [...new Set(passages)].slice(0, 20) }
}

/** Facts that the attorney wrote: corrected from the first, so that no source's words overrule them. */
function addedFacts({ added = [] }: MapDecisions, { persons, aliases }: Cast): MadeFact[] {
  return added.map(({ id, statement, kind, element, direction }) => {
    const wording = ownWording(statement, aliases)
    const fact = makeFact({ key: id, wording, persons, kind, state: 'confirmed', sources: [{ type: 'attorney' }] })
    return {
      fact: { ...fact, id },
      serves: element === undefined ? [] : [{ element, ...(direction && { direction }) }],
      stems: stemsOfWording(fact.wording),
      about: [],
      isFromDocument: false,
    }
  })
}

function decide(made: MadeFact, decision: FactDecision | undefined, { persons, aliases }: Cast): MadeFact {
  if (!decision) return made
  const { fact } = made
  if (decision.statement === undefined || decision.state !== 'corrected')
    return { ...made, fact: decideFact(fact, decision) }
  const corrected = makeFact({
    key: fact.id,
    wording: ownWording(decision.statement, aliases),
    persons,
    kind: fact.kind,
    state: 'corrected',
    sources: [...fact.sources, { type: 'attorney' }],
    words: fact.asTold ?? fact.statement,
  })
  return {
    ...made,
    fact: decideFact({ ...corrected, id: fact.id }, decision),
    stems: stemsOfWording(corrected.wording),
  }
}

/** A statement that stands word for word in two places of one document is one fact. */
function withoutTwins(facts: readonly MadeFact[]): MadeFact[] {
  const byId = new Map<string, MadeFact>()
  for (const made of facts) {
    const known = byId.get(made.fact.id)
    if (!known) byId.set(made.fact.id, made)
    else
      byId.set(made.fact.id, {
        ...known,
        fact: { ...known.fact, sources: [...known.fact.sources, ...made.fact.sources] },
      })
  }
  return [...byId.values()]
}

/** `I am Mina Girgis.` tells nothing of somebody whom the map has by that name. */
const sameOfSame = /^\{([a-z0-9-]{1,60})(?:\.\w{1,12})?\} (?:is|am) \{\1(?:\.\w{1,12})?\}$/

/** So many statements of documents are linked and merged; of very long files those with names, dates and figures. */
const most = 1500

function worthKeeping(facts: readonly MadeFact[]): MadeFact[] {
  const own = facts.filter(({ fact }) => fact.statement.length <= 700 && !sameOfSame.test(fact.wording))
  if (own.length <= most) return own
  const worth = ({ fact, about, serves }: MadeFact) =>
    (serves.length > 0 ? 4 : 0) +
    (fact.persons.length > 0 ? 3 : 0) +
    (about.length === 0 ? 0 : 2) +
    (/\d/.test(fact.statement) ? 1 : 0) +
    (fact.date ? 1 : 0) -
    (fact.quoteOnly ? 1 : 0)
  const ranked = own
    .map((made, at) => ({ made, at, worth: worth(made) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
  return ranked
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map(({ made }) => made)
}

/** Facts of documents that no element, no history and nobody's own account needs are not part of the map. */
function keepUseful(facts: readonly MadeFact[], links: readonly Link[]): MadeFact[] {
  const linked = new Set(links.map(({ fact }) => fact))
  return facts.filter(
    ({ fact, isFromDocument, about, isRuling }) =>
      !isFromDocument ||
      isRuling === true ||
      linked.has(fact.id) ||
      // What a person of the case tells, or a record tells of one: a sentence of a story is not left out of it.
      about.length > 0 ||
      (fact.persons.length > 0 && (fact.date !== undefined || /\d/.test(fact.statement))),
  )
}

function settle(
  conflicts: readonly Conflict[],
  { conflicts: decided = {} }: MapDecisions,
  facts: readonly MadeFact[],
): Conflict[] {
  const states = new Map(facts.map(({ fact }) => [fact.id, fact.state]))
  return conflicts.map((conflict) => {
    const choice = decided[conflict.id]
    if (choice)
      return {
        ...conflict,
        settled: { keep: choice.keep, by: 'attorney' as const, ...(choice.why !== undefined && { why: choice.why }) },
      }
    // One side left out or corrected settles it as well.
    const [one, other] = conflict.sides
    if (states.get(one.fact) === 'left-out' || states.get(other.fact) === 'corrected')
      return { ...conflict, settled: { keep: other.fact, by: 'attorney' as const } }
    if (states.get(other.fact) === 'left-out' || states.get(one.fact) === 'corrected')
      return { ...conflict, settled: { keep: one.fact, by: 'attorney' as const } }
    return conflict
  })
}

function wantedOf({ rules, documents }: MapInput): string[] {
  const heads = documents.map(({ title, text }) => `${title} ${text.slice(0, 600)}`.toLowerCase())
  return rules.wanted
    .filter(({ words }) => !heads.some((head) => words.some((word) => head.includes(word.toLowerCase()))))
    .map(({ title }) => title)
}
