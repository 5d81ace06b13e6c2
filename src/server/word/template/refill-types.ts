import type { Block } from '#domain/legal-document/block.ts'
import type { TemplateSection } from '#domain/template-sections/template-section.ts'

/** A section of the template and what becomes of it. Sections come in the order in which they will stand. */
export type SectionRefill = Pick<TemplateSection, 'id' | 'level' | 'paragraphs' | 'heading' | 'innerHeadings'> & {
  /** What the section says now, without its heading; absent where it stays as it is, byte for byte. */
  readonly content?: readonly Block[]
  /** The words of its own heading, where they change. */
  readonly headingText?: string
}
