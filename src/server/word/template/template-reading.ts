import type { TemplateLine } from '#domain/template-sections/old-case.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'

/** A template as it was uploaded, before it is divided into sections. */
export type TemplateReading = {
  /** Only a Word file can be filled anew; from a PDF the document is built in the product's own style. */
  readonly kind: 'docx' | 'pdf'
  readonly paragraphs: readonly TemplateParagraph[]
  /** What stands outside the body: headers, notes, text boxes, comments, properties. */
  readonly beside: readonly TemplateLine[]
  /** Pages that it fills, or about as many. */
  readonly pages: number
  /** Sentences for the attorney about what was read in a particular way. */
  readonly warnings: readonly string[]
}
