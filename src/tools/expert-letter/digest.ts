import type { Json, SectionPlan } from '#domain/drafting/tool.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { findSlot } from './case/fact-sheet/all-slots.ts'
import { isClinical, type LetterFacts } from './case.ts'
import { habitualPhrases } from './writing/similar-wording.ts'
import { type SectionId, sectionIds } from './plan/section-ids.ts'
import { styleSeed } from './plan/style-seed.ts'
import { boilerplateShingles } from './writing/boilerplate.ts'
import { slotLabel } from './writing/fill.ts'
import * as frame from './writing/frame.ts'
import { issuesOf } from './map/issues.ts'

/** What every section of this letter is told: its kind, the relationship, payment, and all that is known as facts. */
export function briefOf(facts: LetterFacts): Json {
  const { input } = facts
  const named = sectionIds.flatMap((id) => slotsOf(id, facts))
  const known = [...new Set(named)].map((name) => factOf(name, facts)).filter(({ value }) => value !== null)
  return {
    letter_type: facts.type,
    /** An overlap that nobody has settled: no model is told that the expert is independent. */
    relationship_label: facts.ties.open && facts.label.startsWith('independent') ? 'unclear' : facts.label,
    open_overlap: facts.ties.open ? { client: facts.ties.open.client, expert: facts.ties.open.expert } : null,
    payment: facts.fee.kind === 'paid' ? { paid: facts.fee.amount } : facts.fee.kind,
    attorney_prompt: textOf(input.answers, 'additional_prompt') ?? null,
    verbs: styleSeed(input.draftId).verbs,
    do_not_use: habitualPhrases(
      (input.earlierDrafts ?? []).map(({ text }) => text),
      boilerplateShingles,
    ),
    facts: known,
  }
}

/** What one section alone is told: the facts it has a place for, by id, what nobody has given, and its headings. */
export function digestLetterSection(plan: SectionPlan, facts: LetterFacts): Json {
  const id = sectionIds.find((known) => known === plan.id) ?? 'opening'
  const { opening, advice } = styleSeed(facts.input.draftId)
  const slots = slotsOf(id, facts).map((name) => factOf(name, facts))
  return {
    use_facts: slots.filter(({ value }) => value !== null).map((fact) => fact.id),
    missing: slots.filter(({ value }) => value === null).map(({ label }) => label),
    ...(id === 'findings' && {
      headings: issuesOf(facts).map(({ heading }) => heading),
      clinical_findings: facts.findings.map((finding) => ({ ...finding })),
    }),
    ...(id === 'opening' && { order: opening, advice }),
    ...(id === 'relationship' && {
      relationship_statements: facts.ties.sentences,
      relationship_text: textOf(facts.input.answers, 'expert_client_relation') ?? null,
    }),
  }
}

/** Facts that every section may need. */
const frameSlots = ['client.name', 'client.short', 'expert.title_name', 'proceeding', 'question', 'opinion_one_line']

function slotsOf(id: SectionId, facts: LetterFacts): string[] {
  const named = skeletonsOf(id, facts).flatMap((skeleton) =>
    [...skeleton.matchAll(/\{\{#?([\w.:]+)\}\}/g)].map(([, name = '']) => name),
  )
  return [...new Set([...frameSlots, ...named])]
}

function skeletonsOf(id: SectionId, facts: LetterFacts): string[] {
  switch (id) {
    case 'opening':
      return [...Object.values(frame.openingGeneral), frame.openingDependent]
    case 'qualifications':
      return ['{{expert.degrees}} {{expert.posts}}', ...Object.values(frame.credentials.given), frame.credentials.field]
    case 'relationship':
      return relationshipSkeletons(facts)
    case 'field':
      return [...Object.values(frame.field), '{{field.what}} {{field.problem}}']
    case 'findings':
      return issuesOf(facts).map(({ skeleton }) => skeleton)
    case 'standing':
      return [frame.standing]
    case 'limits':
      return [frame.limits.notDone, frame.limits.change]
    default:
      return Object.values(frame.conclusion)
  }
}

/** A letter of nobody's clinician asks for no sessions. */
function relationshipSkeletons(facts: LetterFacts): string[] {
  const { because, dependent, weigh, clinician } = frame.relationship
  if (isClinical(facts)) return [clinician]
  return facts.label === 'dependent' ? [because, dependent, weigh] : [because]
}

function factOf(name: string, { values, lists }: LetterFacts) {
  const label = slotLabel(name.replace(/^list:/, ''))
  if (findSlot(name)?.kind === 'list') {
    const items = lists[name] ?? []
    return { id: name.replace(/^list:/, ''), label, value: items.length > 0 ? items : null, source: 'fact sheet' }
  }
  const fact = values[name]
  return { id: name, label, value: fact?.value ?? null, source: fact?.source ?? null }
}
