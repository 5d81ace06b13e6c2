import type { Json, SectionPlan, SourceText, WrittenSection } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { excerptOf } from '#domain/text/excerpt.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { findSlot } from './case/fact-sheet/all-slots.ts'
import type { LetterFacts } from './case.ts'
import { habitualPhrases } from './writing/similar-wording.ts'
import { type SectionId, sectionIds } from './plan/section-ids.ts'
import { styleSeed } from './plan/style-seed.ts'
import { boilerplateShingles } from './writing/boilerplate.ts'
import { slotLabel } from './writing/fill.ts'
import * as frame from './writing/frame.ts'
import { issuesOf } from './writing/write-findings.ts'

/**
 * What a model gets for one section: the facts that the section has a place for (null where nobody has given one), the
 * papers that it may read, the relationship label, the style of this draft and what the attorney asked for.
 */
export function digestLetterSection(plan: SectionPlan, facts: LetterFacts, written: readonly WrittenSection[]): Json {
  const { input } = facts
  const id = sectionIds.find((known) => known === plan.id) ?? 'opening'
  const { opening, advice, verbs } = styleSeed(input.draftId)
  return {
    section: {
      id,
      title: plan.title,
      words: plan.words ? [plan.words.min, plan.words.max] : null,
      headings: id === 'findings' ? issuesOf(facts).map(({ heading }) => heading) : [],
    },
    letter_type: facts.type,
    relationship_label: facts.label,
    payment: facts.fee.kind === 'paid' ? { paid: facts.fee.amount } : facts.fee.kind,
    facts: slotsOf(id, facts).map((name) => factJson(name, facts)),
    clinical_findings: id === 'findings' ? facts.findings.map((finding) => ({ ...finding })) : [],
    documents: documentsFor(id, facts).map(({ id: source, kind, title, text }) => ({
      id: source,
      kind,
      title,
      text: excerptOf(text),
    })),
    already_said: written.map(({ id: earlier, html }) => ({ id: earlier, summary: firstSentence(html) })),
    style: { ...(id === 'opening' && { opening, advice }), verbs },
    attorney_prompt: textOf(input.answers, 'additional_prompt') ?? null,
    relationship_text: id === 'relationship' ? (textOf(input.answers, 'expert_client_relation') ?? null) : null,
    do_not_use: habitualPhrases(
      (input.earlierDrafts ?? []).map(({ text }) => text),
      boilerplateShingles,
    ),
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
      return [frame.qualifications]
    case 'relationship':
      return Object.values(frame.relationship)
    case 'field':
      return Object.values(frame.field)
    case 'findings':
      return issuesOf(facts).map(({ skeleton }) => skeleton)
    case 'standing':
      return [frame.standing]
    case 'limits':
      return [frame.limits]
    default:
      return [frame.conclusion]
  }
}

function factJson(name: string, { values, lists }: LetterFacts): Json {
  const label = slotLabel(name.replace(/^list:/, ''))
  if (findSlot(name)?.kind === 'list') {
    const items = lists[name] ?? []
    return { id: name.replace(/^list:/, ''), label, value: items.length > 0 ? items : null, source: 'fact sheet' }
  }
  const fact = values[name]
  return { id: name, label, value: fact?.value ?? null, source: fact?.source ?? null }
}

/** The expert's papers for what is said about the expert, the client's for the findings. */
function documentsFor(id: SectionId, { sources }: LetterFacts): readonly SourceText[] {
  const { expert, expertDocuments, cv, clientDocuments } = sources
  const about = [...(expert ? [expert] : []), ...expertDocuments]
  const client = [...(cv ? [cv] : []), ...clientDocuments]
  if (id === 'qualifications') return about
  if (id === 'relationship') return about
  return [...about, ...client]
}

function firstSentence(html: string): string | null {
  return sentencesOf(sectionText(html))[0] ?? null
}
