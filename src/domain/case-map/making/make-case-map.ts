import { asWritten } from '#domain/clients/as-written.ts'
import type { CaseMap } from '../case-map.ts'
import type { MapDocument, MapInput } from '../map-input.ts'
import type { MapPlan } from '../planning/read-plan.ts'
import { castOf } from './cast.ts'
import { decideFact, decideLinks, type FactDecision, type MapDecisions } from './decisions.ts'
import { findConflicts } from './find-conflicts.ts'
import { linkFacts } from './link-facts.ts'
import { listExhibits } from './list-exhibits.ts'
import { coverNotes } from './covered-notes.ts'
import { type MadeFact, makeFact, stemsOfWording, withAmounts, withKind } from './made-fact.ts'
import { mergeFacts } from './merge-facts.ts'
import { ownWording } from './own-wording.ts'
import { answerFacts, type Cast, statedFacts } from './read-answers.ts'
import { readMapDocument } from './read-documents.ts'
import { keepUseful, withoutTwins, worthKeeping } from './facts-kept.ts'
import { assemble } from './assemble-map.ts'
import { settle } from './settle-conflicts.ts'

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
  const all = coverNotes(mergeFacts(withoutTwins([...ofAnswers, ...worthKeeping(ofDocuments).map(withKind)])))
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
