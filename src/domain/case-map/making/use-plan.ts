import type { Link, Person } from '../case-map.ts'
import type { CaseRules } from '../elements.ts'
import type { MapPlan } from '../planning/read-plan.ts'
import { claimOf } from './claims.ts'
import type { MadeFact } from './made-fact.ts'

type Given = {
  readonly rules: CaseRules
  readonly plan: MapPlan | undefined
  readonly facts: readonly MadeFact[]
  readonly links: readonly Link[]
  readonly persons: readonly Person[]
}

/** Where a plan has facts told: only in a section that argues one of the fact's elements, or in the history. */
export function plannedTelling({ rules, plan, facts, links }: Given): Record<string, string> {
  const elements = new Map(rules.elements.map(({ id, sections }) => [id, sections]))
  const known = new Set(facts.map(({ fact }) => fact.id))
  const told = Object.entries(plan?.told ?? {}).filter(
    ([id, section]) =>
      known.has(id) &&
      (section === rules.history ||
        links.some(
          ({ fact, element, direction }) =>
            fact === id && direction === 'supports' && elements.get(element)?.includes(section) === true,
        )),
  )
  return Object.fromEntries(told)
}

/** One sentence for each section that argues an element: the plan's, else what software can say from its facts. */
export function plannedTheses(given: Given): Record<string, string> {
  const { rules, plan, facts, links, persons } = given
  const sections = [...new Set(rules.elements.flatMap((element) => element.sections))]
  const own = sections.flatMap((section) => {
    for (const element of rules.elements) {
      if (element.argues === undefined || !element.sections.includes(section)) continue
      const claim = claimOf(element.argues, supporting(element.id, facts, links), persons)
      if (claim !== undefined) return [[section, claim]]
    }
    return []
  })
  return { ...(Object.fromEntries(own) as Record<string, string>), ...plan?.theses }
}

/** Why the client wins, in one sentence: the plan's, else the tool's claim with the facts that carry it. */
export function plannedTheory({ rules: { theory }, plan, facts, links, persons }: Given): string | undefined {
  if (plan?.theory !== undefined) return plan.theory
  if (!theory) return undefined
  const ranked = theory.elements.flatMap((element) => supporting(element, facts, links).slice(0, 1))
  return claimOf(theory.argues, ranked, persons)
}

/** Facts that support an element, what rests on a document and fits best first. */
function supporting(element: string, facts: readonly MadeFact[], links: readonly Link[]): MadeFact[] {
  const weights = new Map(
    links
      .filter((link) => link.element === element && link.direction === 'supports')
      .map(({ fact, weight }) => [fact, weight]),
  )
  const against = new Set(links.filter(({ direction }) => direction === 'against').map(({ fact }) => fact))
  const worth = ({ fact, isFromDocument }: MadeFact) =>
    (weights.get(fact.id) ?? 0) + (isFromDocument ? 0.1 : 0) + (fact.amounts.length > 0 || fact.date ? 0.1 : 0)
  return facts
    .filter(({ fact }) => weights.has(fact.id) && !against.has(fact.id) && fact.state !== 'left-out')
    .map((made, at) => ({ made, at, worth: worth(made) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ made }) => made)
}
