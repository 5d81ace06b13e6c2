import type { DraftInput, Json } from '#domain/drafting/tool.ts'
import { templateFileLabel } from '../identity.ts'
import { fillingsOf, pickedDocuments } from '../case.ts'

/** What software found: how the template is made up and what its placeholders become. */
export function computeTemplateFacts(input: DraftInput): Readonly<Record<string, Json>> {
  const sections = input.template?.sections ?? []
  const fillings = sections.flatMap((section) => fillingsOf(section, input))
  return {
    file_label: templateFileLabel(input.template?.title),
    sections_written: sections.filter(({ mode }) => mode === 'rewrite').length,
    sections_filled: sections.filter(({ mode }) => mode === 'fill').length,
    sections_kept: sections.filter(({ mode }) => mode === 'keep').length,
    sections_rebuilt: sections.filter(({ mode }) => mode === 'rebuild').length,
    placeholders_filled: fillings.filter(({ kind }) => kind === 'value').length,
    placeholders_open: [...new Set(fillings.flatMap((filling) => (filling.kind === 'gap' ? [filling.gap] : [])))],
    documents: pickedDocuments(input).map(({ title }) => title),
  }
}
