import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { api } from '#contract/api.ts'
import type { SplitSection, TemplateSplitReply } from '#contract/template-sections.ts'
import { type TemplateParagraph, templateParagraph } from '#domain/template-sections/template-paragraph.ts'
import type { TemplateSplit } from '#domain/template-sections/template-section.ts'
import { call } from '#web/data/call.ts'

/** A template with its sections, as the confirm screen works on them. */
export type OpenTemplate = {
  readonly id: string
  readonly title: string
  readonly kind: 'docx' | 'pdf'
  readonly pages: number
  readonly recalled: 'all' | 'some' | 'none'
  readonly warnings: readonly string[]
  readonly paragraphs: readonly TemplateParagraph[]
  readonly split: TemplateSplit
  readonly placeholderFields: PlaceholderFields
}

/** What the attorney said a placeholder means: a field by its folded label. */
export type PlaceholderFields = Readonly<Record<string, string>>

/** The sections of a template: confirmed before, or proposed. */
export function templateQuery(briefId: string) {
  return queryOptions({
    queryKey: ['template-sections', briefId],
    queryFn: async ({ signal }) => toTemplate(await call(api.getTemplateSections, { params: { briefId }, signal })),
    staleTime: 60_000,
  })
}

/** Stores the sections as they are now. */
export async function confirmSections(
  cache: QueryClient,
  briefId: string,
  split: TemplateSplit,
  placeholder_fields: PlaceholderFields,
): Promise<void> {
  const body = { sections: split.sections.map(toReply), placeholder_fields }
  const confirmed = await call(api.confirmTemplateSections, { params: { briefId }, body })
  cache.setQueryData(templateQuery(briefId).queryKey, toTemplate(confirmed))
}

function toTemplate(reply: TemplateSplitReply): OpenTemplate {
  const { id, title, kind, pages, recalled, warnings, placeholder_fields: placeholderFields } = reply
  const sections = reply.sections.map(({ inner_headings: innerHeadings, ...section }) => ({
    ...section,
    innerHeadings,
  }))
  return {
    id,
    title,
    kind,
    pages,
    recalled,
    warnings,
    placeholderFields,
    paragraphs: reply.paragraphs.map(({ text, ...properties }) => templateParagraph(text, properties)),
    split: { sections, isForm: reply.is_form },
  }
}

function toReply({ innerHeadings, paragraphs, reasons, ...section }: TemplateSplit['sections'][number]): SplitSection {
  return { ...section, paragraphs: [...paragraphs], inner_headings: [...innerHeadings], reasons: [...reasons] }
}
