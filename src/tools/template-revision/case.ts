import type { DraftInput, SourceText } from '#domain/drafting/tool.ts'
import { choicesOf, textOf } from '#domain/questionnaire/question.ts'
import { type Filling, planFillings } from '#domain/template-sections/fill-section.ts'
import { type FieldValues, valuesOnFile } from '#domain/template-sections/fillable-fields.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'

/** What is on file for this draft, by field name. */
export function fileValues(input: DraftInput): FieldValues {
  return valuesOnFile({ ...input, documentTitle: textOf(input.answers, 'multipurpose_document_title') })
}

/** What the section's placeholders become; nothing is filled in a section that is kept as it is. */
export function fillingsOf(section: ConfirmedSection, input: DraftInput): Filling[] {
  return section.mode === 'keep' ? [] : planFillings(section, fileValues(input), input.template?.placeholderFields)
}

export function sectionOf(input: DraftInput, id: string): ConfirmedSection | undefined {
  return input.template?.sections.find((section) => section.id === id)
}

/** The client documents that were picked, in the order of the form. */
export function pickedDocuments({ answers, sources }: DraftInput): SourceText[] {
  return pick(sources, choicesOf(answers, 'documents'), 'client_document')
}

/** The attorney's own sources that were picked to be cited. */
export function citedSources({ answers, sources }: DraftInput): SourceText[] {
  return pick(sources, choicesOf(answers, 'cited_sources'), 'citation')
}

function pick(sources: readonly SourceText[], ids: readonly string[], kind: SourceText['kind']): SourceText[] {
  return ids.flatMap((id) => sources.find((source) => source.id === id && source.kind === kind) ?? [])
}

/** The heading as it will stand, with its placeholders filled; the section's title where it has none. */
export function titleOf(section: ConfirmedSection, input: DraftInput): string {
  const [first] = section.content
  if (section.heading !== 'own' || !first) return section.title
  let title = first.text
  for (const filling of fillingsOf(section, input).toReversed())
    if (filling.paragraph === 0 && filling.kind === 'value')
      title = title.slice(0, filling.start) + filling.text + title.slice(filling.end)
  return title.replaceAll(/\s+/g, ' ').trim() || section.title
}
