import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import type { TemplateLine } from '#domain/template-sections/old-case.ts'

/** All lines of a template in the order in which they are read: its body, then what stands around it. */
export function templateLines(
  paragraphs: readonly Pick<TemplateParagraph, 'text' | 'table'>[],
  beside: readonly TemplateLine[],
  headings: ReadonlySet<number>,
): TemplateLine[] {
  const body = paragraphs.map(({ text, table }, index): TemplateLine => ({
    part: 'body',
    index,
    text,
    ...(headings.has(index) && { isHeading: true }),
    ...(table && { row: `${table.table}.${table.row}` }),
  }))
  return [...body, ...beside]
}
