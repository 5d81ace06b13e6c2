import type { Link } from '../case-map.ts'
import type { Person } from '#domain/persons/person.ts'
import type { CaseRules, ElementRule } from '../elements.ts'
import type { MapPlan } from '../planning/read-plan.ts'
import { personsIn } from '../wording.ts'
import { claimOf } from './claims.ts'
import type { MadeFact } from './made-fact.ts'

type Given = {
  readonly rules: CaseRules
  readonly plan: MapPlan | undefined
  readonly facts: readonly MadeFact[]
  readonly links: readonly Link[]
  readonly persons: readonly Person[]
}

/**
 * Where a plan has facts told: in a section that argues an element, or in the history. Which elements a fact serves is
 * what software guessed by its words, so that a plan may know better; what a section has to meet it does not tell.
 */
export function plannedTelling({ rules, plan, facts, links }: Given): Record<string, string> {
  const argued = new Map(
    [...new Set(rules.elements.flatMap(({ sections }) => sections))].map((section) => [
      section,
      new Set(rules.elements.filter(({ sections }) => sections.includes(section)).map(({ id }) => id)),
    ]),
  )
  const known = new Set(facts.map(({ fact }) => fact.id))
  const isMet = (id: string, section: string) =>
    links.some(
      ({ fact, element, direction }) =>
        fact === id && direction === 'against' && argued.get(section)?.has(element) === true,
    )
  const told = Object.entries(plan?.told ?? {}).filter(
    ([id, section]) => known.has(id) && (section === rules.history || argued.has(section)) && !isMet(id, section),
  )
  return Object.fromEntries(told)
}

/** One sentence for each section that argues an element: the plan's, else what software can say from its facts. */
export function plannedTheses(given: Given): Record<string, string> {
  const { rules, plan, facts, links, persons } = given
  const sections = [...new Set(rules.elements.flatMap((element) => element.sections))].filter(
    (id) => id !== rules.history,
  )
  const own = sections.flatMap((section) => {
    for (const element of rules.elements) {
      if (element.argues === undefined || !element.sections.includes(section)) continue
      const about = personsIn(element.argues)
      // What befalls somebody else carries no claim of what this person would bear.
      const own = carrying(supporting(element, facts, links), element.carriedBy).filter(
        ({ fact }) => about.length === 0 || fact.persons.some((id) => about.includes(id)),
      )
      const claim = claimOf(element.argues, own, persons)
      if (claim !== undefined) return [[section, claim]]
    }
    return []
  })
  return { ...(Object.fromEntries(own) as Record<string, string>), ...plan?.theses }
}

/** Why the client wins, in one sentence: the plan's, else the tool's claim with the facts that carry it. */
export function plannedTheory({
  rules,
  plan,
  facts,
  links,
  persons,
}: Given): { theory: string; theoryBy: 'model' | 'software' } | undefined {
  if (plan?.theory !== undefined) return { theory: plan.theory, theoryBy: 'model' }
  const { theory } = rules
  if (!theory) return undefined
  const elements = theory.elements.flatMap((id) => rules.elements.find((element) => element.id === id) ?? [])
  // The best of each element in turn, so that the claim does not rest on one alone.
  const lists = elements.map((element) => supporting(element, facts, links).slice(0, 6))
  const ranked = [0, 1, 2, 3, 4, 5].flatMap((at) => lists.flatMap((list) => list[at] ?? []))
  const claim = claimOf(theory.argues, carrying(ranked, theory.carriedBy), persons)
  return claim === undefined ? undefined : { theory: claim, theoryBy: 'software' }
}

const carrying = (facts: readonly MadeFact[], words: RegExp | undefined): readonly MadeFact[] =>
  words === undefined ? facts : facts.filter(({ fact }) => words.test(fact.wording))

/** Facts that support an element: what fits best, is of its kind and about whom it is about, and rests on a document, first. */
function supporting(
  { id: element, servedBy, argues = '' }: ElementRule,
  facts: readonly MadeFact[],
  links: readonly Link[],
): MadeFact[] {
  const argued = personsIn(argues)
  const weights = new Map(
    links
      .filter((link) => link.element === element && link.direction === 'supports')
      .map(({ fact, weight }) => [fact, weight]),
  )
  const against = new Set(links.filter(({ direction }) => direction === 'against').map(({ fact }) => fact))
  const worth = ({ fact, isFromDocument }: MadeFact) =>
    (weights.get(fact.id) ?? 0) +
    (servedBy.includes(fact.kind) ? 0.3 : 0) +
    (fact.subject !== undefined && argued.includes(fact.subject) ? 0.2 : 0) +
    (isFromDocument ? 0.1 : 0) +
    // What somebody has or cannot do now carries more than what once was.
    (/^\{[a-z0-9-]+(?:\.subj)?\} (?:has|needs|depends|cannot|is (?:pregnant|due|not able|unable|disabled|blind))\b/.test(
      fact.wording,
    ) || /\b(?:diagnosed|disorder|disease|syndrome|cancer|failure|hospitalized)\b/.test(fact.wording)
      ? 0.3
      : 0) +
    // What was done to somebody carries a claim of harm before what that person did.
    (/^\{[a-z0-9-]+(?:\.subj)?\} (?:was|has been) (?!born|raised|elected|fired|married|released)/.test(fact.wording)
      ? 0.4
      : 0) +
    (fact.amounts.length > 0 || fact.date ? 0.1 : 0)
  // What the applicant does by himself carries no claim about somebody else.
  const isApart = ({ fact }: MadeFact) =>
    fact.subject === 'applicant' && argued.length > 0 && !fact.persons.some((id) => argued.includes(id))
  return facts
    .filter((made) => weights.has(made.fact.id) && !against.has(made.fact.id) && !isApart(made))
    .filter(({ fact }) => fact.state !== 'left-out')
    .map((made, at) => ({ made, at, worth: worth(made) }))
    .toSorted((a, b) => b.worth - a.worth || a.at - b.at)
    .map(({ made }) => made)
}
