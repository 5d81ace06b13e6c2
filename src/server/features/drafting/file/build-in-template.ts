import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { refillTemplateBytes } from '#server/word/template/refill-template-bytes.ts'
import { sectionRefills, type SectionTexts } from './section-refills.ts'
import { type Histories, originWriter } from './write-origins.ts'

export type TemplateBuild = {
  readonly template: Uint8Array
  readonly sections: readonly ConfirmedSection[]
  readonly title: string
}

/**
 * The draft inside its template, in the thread that it is called in. With `histories` each paragraph says in a comment
 * where it came from.
 */
export function buildInTemplate(
  { template, sections, title }: TemplateBuild,
  texts: SectionTexts,
  histories?: Histories,
): Uint8Array<ArrayBuffer> {
  const refills = sectionRefills(sections, texts, histories && originWriter(histories))
  return refillTemplateBytes(template, refills, { title }).docx
}
