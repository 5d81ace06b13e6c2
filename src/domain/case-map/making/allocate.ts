import {
  type CaseElement,
  type CaseFact,
  type Conflict,
  type ElementState,
  factsOfSide,
  type Link,
  type MapGap,
  type SectionThesis,
} from '../case-map.ts'
import type { CaseRules, ElementRule } from '../elements.ts'
import type { MadeFact } from './made-fact.ts'

type Case = {
  readonly rules: CaseRules
  readonly facts: readonly MadeFact[]
  readonly links: readonly Link[]
  readonly conflicts: readonly Conflict[]
  /** Chosen by the attorney or a plan: fact to section. */
  readonly moved?: Readonly<Record<string, string>>
  readonly theses?: Readonly<Record<string, string>>
}

const historyKinds: ReadonlySet<string> = new Set([
  'identity',
  'entry',
  'petition',
  'proceedings',
  'presence',
  'event',
  'family',
])

/** The one section that tells each fact in full, by rules: the tool's, else the best element's first, else the history. */
export function toldIn({ rules, facts, links, moved = {} }: Case): Map<string, string> {
  const elements = new Map(rules.elements.map((element) => [element.id, element]))
  const byFact = Map.groupBy(links, ({ fact }) => fact)
  const told = new Map<string, string>()
  for (const { fact, toldIn: chosen } of facts) {
    const best = (byFact.get(fact.id) ?? []).toSorted((a, b) => b.weight - a.weight)[0]
    const ofElement = best && elements.get(best.element)?.sections[0]
    const ofHistory = fact.date !== undefined || historyKinds.has(fact.kind) ? rules.history : undefined
    const section = moved[fact.id] ?? chosen ?? ofElement ?? ofHistory
    if (section !== undefined) told.set(fact.id, section)
  }
  return told
}

/** What each section tells, may refer to and must meet. Facts of an open conflict are told nowhere: a gap names both. */
export function sectionsOf(given: Case, told: ReadonlyMap<string, string>): SectionThesis[] {
  const { rules, facts, links, conflicts, theses = {} } = given
  const open = new Set(
    conflicts.flatMap(({ sides, settled }) =>
      (settled ? sides.filter(({ fact }) => fact !== settled.keep) : sides).flatMap(factsOfSide),
    ),
  )
  const live = facts.map(({ fact }) => fact).filter(({ id, state }) => state !== 'left-out' && !open.has(id))
  const ids = [
    ...new Set([
      ...rules.elements.flatMap(({ sections }) => sections),
      ...told.values(),
      ...(rules.history === undefined ? [] : [rules.history]),
    ]),
  ]
  const argued = new Map(
    ids.map((id) => [
      id,
      new Set(rules.elements.filter(({ sections }) => sections.includes(id)).map((element) => element.id)),
    ]),
  )
  const byFact = Map.groupBy(links, ({ fact }) => fact)
  const linked = (fact: CaseFact, section: string, direction: Link['direction']) =>
    (byFact.get(fact.id) ?? []).some(
      (link) => link.direction === direction && argued.get(section)?.has(link.element) === true,
    )
  return ids.map((section) => {
    const against = live.filter((fact) => linked(fact, section, 'against'))
    const tells = live.filter((fact) => told.get(fact.id) === section && !against.includes(fact))
    const refers = live.filter(
      (fact) => !tells.includes(fact) && !against.includes(fact) && linked(fact, section, 'supports'),
    )
    const thesis = theses[section]
    return {
      section,
      ...(thesis !== undefined && { thesis }),
      tells: tells.map(({ id }) => id),
      refers: refers.map(({ id }) => id),
      meets: against.map(({ id }) => id),
    }
  })
}

/** The elements with their states, and a gap for everything that the case still lacks. */
export function elementsAndGaps(
  { rules, facts, links, conflicts }: Case,
  told: ReadonlyMap<string, string>,
): { elements: CaseElement[]; gaps: MapGap[] } {
  const live = new Map(facts.flatMap(({ fact }) => (fact.state === 'left-out' ? [] : [[fact.id, fact] as const])))
  const gaps: MapGap[] = []
  const elements = rules.elements.map((rule): CaseElement => {
    const own = links.filter(({ element, fact }) => element === rule.id && live.has(fact))
    const missing = missingOf(rule, own, live)
    for (const [index, text] of missing.entries())
      gaps.push({
        id: `G-${rule.id}-${index + 1}`,
        element: rule.id,
        ...(rule.sections[0] !== undefined && { section: rule.sections[0] }),
        text,
      })
    const { id, name, test, authorities, sections } = rule
    return { id, name, test, authorities, sections, state: stateOf(own, missing) }
  })
  for (const conflict of conflicts.filter(({ settled }) => !settled)) {
    const section = conflict.sides.flatMap(({ fact }) => told.get(fact) ?? [])[0] ?? rules.history
    gaps.push({
      id: `G-${conflict.id}`,
      text: conflict.gap,
      conflict: conflict.id,
      ...(section !== undefined && { section }),
    })
  }
  return { elements, gaps }
}

function missingOf(
  { needs, parts = [] }: ElementRule,
  own: readonly Link[],
  live: ReadonlyMap<string, CaseFact>,
): string[] {
  const supporting = own.filter(({ direction }) => direction === 'supports')
  if (supporting.length === 0) return needs === undefined ? [] : [needs]
  const kinds = new Set(supporting.map(({ fact }) => live.get(fact)?.kind))
  return parts.filter((part) => !part.kinds.some((kind) => kinds.has(kind))).map((part) => part.needs)
}

function stateOf(own: readonly Link[], missing: readonly string[]): ElementState {
  if (own.some(({ direction, met, metBy = [] }) => direction === 'against' && met === undefined && metBy.length === 0))
    return 'adverse'
  if (!own.some(({ direction }) => direction === 'supports')) return 'nothing'
  return missing.length > 0 ? 'thin' : 'supported'
}
