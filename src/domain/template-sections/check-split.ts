import { coversExactly } from './remember-split.ts'
import { isBorder } from './split-without-headings.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import type { TemplateSection, TemplateSplit } from './template-section.ts'

/**
 * What is wrong with a split that somebody sends for this text, in one sentence; undefined when it can be drafted from.
 * Every paragraph belongs to exactly one section, a section is one unbroken run of the text that does not cut a table,
 * and no model writes a signature or a certificate.
 */
export function splitProblem(paragraphs: readonly TemplateParagraph[], split: TemplateSplit): string | undefined {
  const { sections } = split
  if (!coversExactly(split, paragraphs.length))
    return 'Each paragraph of the template has to stand in exactly one section. Please reload the template.'
  if (new Set(sections.map(({ id }) => id)).size < sections.length)
    return 'Two sections have the same id. Please reload the template.'
  const broken = sections.find((section) => !isRun(section))
  if (broken) return `“${broken.title}” has to be one unbroken part of the template.`
  const cut = sections.find(({ paragraphs: [first] }) => first !== undefined && !isBorder(paragraphs, first))
  if (cut) return `“${cut.title}” begins in the middle of a table. Please let it begin before or after the table.`
  const written = sections.find(
    ({ kind, mode }) => (kind === 'signature' || kind === 'certificate') && (mode === 'rewrite' || mode === 'rebuild'),
  )
  if (written) return `“${written.title}” is a signature or a certificate and is never written anew.`
  return undefined
}

/** Its paragraphs follow each other, and its inner headings are among them. */
export function isRun({ paragraphs, innerHeadings }: Pick<TemplateSection, 'paragraphs' | 'innerHeadings'>): boolean {
  const [first = 0] = paragraphs
  return (
    paragraphs.every((paragraph, offset) => paragraph === first + offset) &&
    innerHeadings.every((index) => paragraphs.includes(index))
  )
}
