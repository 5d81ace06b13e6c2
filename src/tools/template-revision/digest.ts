import { fieldText } from '#domain/clients/client-record.ts'
import type { DraftInput, Json, SectionPlan } from '#domain/drafting/tool.ts'
import { sectionText } from '#domain/legal-document/from-section.ts'
import { textOf } from '#domain/questionnaire/question.ts'
import { answersIn } from '#domain/old-client/answers.ts'
import { findLeftovers } from '#domain/old-client/leftovers.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import { instructionsOf } from '#domain/template-sections/fill-section.ts'
import { fieldLabel } from '#domain/template-sections/fillable-fields.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { sentencesOf } from '#domain/language/sentences.ts'
import { fileValues, fillingsOf, oldWords, sectionOf, titleOf } from './case.ts'

/** What every section is told: the document, its outline and terms, the facts with ids, and what the attorney asked for. */
export function briefOf(input: DraftInput): Json {
  return {
    document: textOf(input.answers, 'multipurpose_document_title') ?? null,
    purposes: (input.template?.sections ?? []).map((one) => `${titleOf(one, input)}: ${purposeOf(one)}`),
    defined_terms: definedTerms(input),
    attorney_prompt: textOf(input.answers, 'additional_prompt') ?? null,
    facts: factList(input),
  }
}

/** What one section alone is told: the template's text of it, and apart from it the instructions to the drafter. */
export function digestTemplateSection(plan: SectionPlan, input: DraftInput): Json {
  const section = sectionOf(input, plan.id)
  return {
    kind: section?.kind ?? null,
    template_text: templateText(section, input),
    drafter_instructions: section ? instructionsOf(section).filter((told) => isClean(told, input)) : [],
    placeholders: section ? placeholderList(section, input) : [],
  }
}

/** The body of the section in the template; headings inside are marked as such. */
function templateText(section: ConfirmedSection | undefined, input: DraftInput): string {
  // Of a template with an old case only what is clean of it leaves: its words replaced, its stories told by kind alone.
  if (section && input.template?.oldCase) {
    return sectionText(writeTemplateText(section, fillingsOf(section, input), { showInstructions: false }))
  }
  const inner = new Set(section?.innerHeadings)
  return (section?.content ?? [])
    .map(({ text }, index) => (inner.has(section?.paragraphs[index] ?? -1) ? `## ${text.trim()}` : text.trim()))
    .slice(section?.heading === 'own' ? 1 : 0)
    .filter((text) => text !== '')
    .join('\n\n')
}

function isClean(text: string, input: DraftInput): boolean {
  const words = oldWords(input)
  return words === undefined || findLeftovers(text, words).length === 0
}

function placeholderList(section: ConfirmedSection, input: DraftInput): Json[] {
  return fillingsOf(section, input).flatMap((filling): Json[] => {
    if (filling.kind === 'instruction' || (filling.kind === 'value' && filling.field === 'old-case')) return []
    return [{ label: filling.label, value: filling.kind === 'value' ? filling.text : null }]
  })
}

/** Everything that may be said without a document, each fact with its id and where it comes from. */
function factList(input: DraftInput): Json[] {
  const { client } = input
  const file = Object.entries(fileValues(input)).map(([name, value]) => ({
    id: name,
    label: fieldLabel(name),
    value,
    source: 'record',
  }))
  const children = client.children.flatMap((child, index) =>
    Object.keys(child).map((name) => ({
      id: `child${index + 1}.${name}`,
      label: name.replaceAll('_', ' '),
      value: fieldText(child, name) ?? null,
      source: 'record',
    })),
  )
  // With a case map they stand among its facts.
  const told = input.caseMap ? '' : (textOf(input.answers, 'additional_facts') ?? '')
  const given = sentencesOf(told).map((value, index) => ({
    id: `given${index + 1}`,
    label: 'further fact',
    value,
    source: 'form',
  }))
  const answered = answersIn(textOf(input.answers, 'template_answers') ?? '').map(({ label, value }, index) => ({
    id: `answer${index + 1}`,
    label,
    value,
    source: 'form',
  }))
  return [...file, ...children, ...given, ...answered]
}

const purposes: Partial<Record<ConfirmedSection['kind'], string>> = {
  facts: 'tells what happened',
  law: 'states the legal standard',
  argument: 'applies the law to the facts',
  conclusion: 'asks for the relief',
  exhibits: 'lists the documents',
  signature: 'is signed by counsel',
  certificate: 'attests service or truth',
}

function purposeOf({ kind, mode }: ConfirmedSection): string {
  return purposes[kind] ?? (mode === 'rewrite' ? 'belongs to the body' : 'stands as in the template')
}

/** Terms that the template defines for itself: `(the “Respondent”)`. */
function definedTerms(input: DraftInput): string[] {
  const { template } = input
  const text = (template?.sections ?? []).flatMap(({ content }) => content.map((one) => one.text)).join('\n')
  const terms = [...text.matchAll(/\((?:hereinafter,? )?(?:the )?[“"]([^”"\n]{2,40})[”"]\)/g)]
  return [...new Set(terms.map(([, term = '']) => term))].filter((term) => isClean(term, input))
}
