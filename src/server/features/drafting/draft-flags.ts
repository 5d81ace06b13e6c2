import { hash } from 'node:crypto'
import { checkDraft } from '#domain/draft-checks/check-draft.ts'
import { controllingCircuit } from '#domain/draft-checks/controlling-circuit.ts'
import { type DraftCheck, orderChecks } from '#domain/draft-checks/draft-check.ts'
import { type DraftMaterial, readMaterial } from '#domain/draft-checks/material.ts'
import { toldFactsOf } from '#domain/draft-checks/told-facts.ts'
import { fullName } from '#domain/clients/client-record.ts'
import { easternDate } from '#domain/dates/calendar.ts'
import type { Json, OpenCase, SectionMode } from '#domain/drafting/tool.ts'
import { factSourcesOf } from '#domain/provenance/fact-sources.ts'
import { questionsOf } from '#domain/questionnaire/question.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { indexBoilerplate } from '#domain/provenance/mask.ts'
import type { DraftRow, SectionRow } from '#server/database/tables/drafts.ts'
import { keptClaimsOf } from '#domain/old-client/kept-claims.ts'
import { oldWords } from '#tools/template-revision/case.ts'
import { openDraft } from './open-draft.ts'
import { findTool } from '#server/recipes.ts'
import { flagByRules } from './rule-flags.ts'
import { planOf, toWritten } from './store.ts'
import type { Surroundings } from './surroundings.ts'
import { writeFromTemplate } from './finish-section.ts'

export type Basis = {
  readonly opened: OpenCase
  readonly material: DraftMaterial
  /** Of everything that facts may come from: a verdict of a model counts while it is the same. */
  readonly sourcesHash: string
  readonly circuit: string | undefined
  /** Of the sections that software writes, and of those for which the product has a text of its own. */
  readonly boilerplate: ReadonlySet<string>
  readonly ownWording: ReadonlySet<string>
}

/** Reading the sources is the costly part; a draft's input changes only when a source is added, so it is kept for the drafts in use. */
const bases = new Map<string, Basis>()
const keptBases = 40

/**
 * Every mark in a draft's text as it stands now: citations, quotations, facts, gaps, contradictions, what belongs to
 * another client, what stands in an earlier draft.
 */
export function flagDraft(
  draft: DraftRow,
  sections: readonly SectionRow[],
  surroundings: Surroundings,
  now: number,
): DraftCheck[] {
  const { opened, material, sourcesHash, boilerplate, ownWording, circuit } = basisOf(draft, sections)
  const { input } = opened
  const found = checkDraft({
    otherClients: surroundings.otherClients,
    earlierDrafts: surroundings.earlierDrafts,
    verdicts: surroundings.verdicts.filter(({ sources }) => sources === sourcesHash),
    ...(input.caseMap && { rests: { map: input.caseMap, marks: surroundings.marks } }),
    ...(circuit !== undefined && { circuit }),
    clientId: draft.client_id,
    oldWords: oldWords(input),
    keptClaims: input.template?.oldCase && keptClaimsOf(input.template.oldCase),
    ownWording,
    sections: toWritten(sections),
    material,
    boilerplate,
    filingDate: input.filingDate,
    today: easternDate(now),
    ownNames: [fullName(input.client), input.client.last_name],
    legalSections: sections.map(planOf).flatMap(({ id, mode }) => (mode === 'software' ? [id] : [])),
  })
  const byTemplate = new Set(sections.flatMap(({ section_id, origin }) => (origin === 'template' ? [section_id] : [])))
  const flags = found.filter((flag) => !isOwnWording(flag, byTemplate))
  const all = [...flags, ...flagByRules(opened, sections)]
  return orderChecks(
    all,
    sections.map(({ section_id }) => section_id),
  )
}

/** What software put together from the answers needs no source for its own words (`ten years` of the bar). */
function isOwnWording({ code, severity, place }: DraftCheck, byTemplate: ReadonlySet<string>): boolean {
  const isDoubt = code.startsWith('fact-') && (severity === 'red' || severity === 'amber')
  return isDoubt && place !== undefined && byTemplate.has(place.sectionId)
}

/** A draft's sources as they were read for its checks. */
export function basisOf(draft: DraftRow, sections: readonly SectionRow[]): Basis {
  // By content: a source that is added again may have another text of the same length.
  const key = `${draft.id} ${draft.law_version ?? ''} ${hash('sha256', draft.input)}`
  const known = bases.get(key)
  if (known) return known
  const tool = findTool(draft.type)
  const opened = openDraft(draft)
  const { input } = opened
  const questions = questionsOf(tool.questionnaire)
  const labels = Object.fromEntries(questions.map(({ name, label }) => [name, label]))
  const computed = JSON.parse(draft.facts) as Readonly<Record<string, Json>>
  // What software writes by itself is the product's text, not a claim about the case.
  const plans = sections.map(planOf)
  const textsOf = (mode: SectionMode) =>
    plans.filter((plan) => plan.mode === mode).map((plan) => sectionText(writeFromTemplate(opened, plan, []).content))
  const factSources = factSourcesOf(input, { labels, computed })
  const basis = {
    opened,
    circuit: controllingCircuit(input, computed),
    material: readMaterial(input.sources, factSources, toldFactsOf(input, questions)),
    sourcesHash: hash('sha256', JSON.stringify(factSources.map(({ id, text }) => [id, text]))),
    boilerplate: indexBoilerplate(textsOf('software')),
    ownWording: indexBoilerplate(textsOf('model')),
  }
  bases.set(key, basis)
  if (bases.size > keptBases) bases.delete([...bases.keys()][0] ?? '')
  return basis
}
