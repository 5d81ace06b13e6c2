import { type CaseFact, type CaseMap, type CasePassage, type Conflict, factsOfSide, type Link } from '../case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import type { MapInput } from '../map-input.ts'
import type { MapPlan } from '../planning/read-plan.ts'
import { elementsAndGaps, sectionsOf, toldIn } from './allocate.ts'
import type { MapDecisions } from './decisions.ts'
import type { MadeFact } from './made-fact.ts'
import { plannedTelling, plannedTheory, plannedTheses } from './use-plan.ts'
import type { Cast } from './read-answers.ts'

type Parts = {
  readonly plan?: MapPlan
  readonly cast: Cast
  readonly facts: readonly MadeFact[]
  readonly links: readonly Link[]
  readonly conflicts: readonly Conflict[]
  readonly passages: readonly CasePassage[]
  readonly exhibits: CaseMap['exhibits']
}

/** The map of facts that are decided: where each is told, what each element has and lacks, and only the passages in use. */
export function assemble(input: MapInput, decisions: MapDecisions, parts: Parts): CaseMap {
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
  const planned = plannedTelling(planning)
  const given = {
    rules: input.rules,
    facts,
    links,
    conflicts,
    moved: { ...planned, ...moved },
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
    const placedBy = moved[fact.id] === section ? 'attorney' : planned[fact.id] === section ? 'plan' : undefined
    return { ...fact, toldIn: section, ...(placedBy && { placedBy }) }
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

function wantedOf({ rules, documents }: MapInput): string[] {
  const heads = documents.map(({ title, text }) => `${title} ${text.slice(0, 600)}`.toLowerCase())
  return rules.wanted
    .filter(({ words }) => !heads.some((head) => words.some((word) => head.includes(word.toLowerCase()))))
    .map(({ title }) => title)
}
