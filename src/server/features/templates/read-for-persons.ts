import type { OldCase, TemplateLine } from '#domain/old-client/found.ts'
import { type OldCaseContext, readOldCase } from '#domain/old-client/read-old-case.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'

/** Reads a template for everything that belongs to a person, in the thread that it is called in. */
export function readForPersons(
  paragraphs: readonly TemplateParagraph[],
  beside: readonly TemplateLine[],
  headings: ReadonlySet<number>,
  context: OldCaseContext,
): OldCase {
  const body = paragraphs.map(({ text, table }, index): TemplateLine => ({
    part: 'body',
    index,
    text,
    ...(headings.has(index) && { isHeading: true }),
    ...(table && { row: `${table.table}.${table.row}` }),
  }))
  return readOldCase([...body, ...beside], context)
}
