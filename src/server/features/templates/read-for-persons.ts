import type { Attorney } from '#domain/clients/attorney.ts'
import type { OldCase, TemplateLine } from '#domain/template-sections/old-case.ts'
import { writeReadingTasks } from '#domain/old-client/model-reading/reading-request.ts'
import { withModelFinds } from '#domain/old-client/model-reading/take-finds.ts'
import { type OldCaseContext, readOldCase } from '#domain/old-client/read-old-case.ts'
import { templateLines } from '#domain/old-client/template-lines.ts'
import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'

/** A template as its lines are made of it. */
export type Lines = {
  readonly paragraphs: readonly TemplateParagraph[]
  readonly beside: readonly TemplateLine[]
  readonly headings: ReadonlySet<number>
}

const linesOf = ({ paragraphs, beside, headings }: Lines): TemplateLine[] => templateLines(paragraphs, beside, headings)

/** Reads a template for everything that belongs to a person, in the thread that it is called in. */
export function readForPersons(lines: Lines, context: OldCaseContext): OldCase {
  return readOldCase(linesOf(lines), context)
}

/** What a model is asked about the rest, with all that software found hidden. */
export function writeModelTasks(lines: Lines, found: OldCase): string[] {
  return writeReadingTasks(linesOf(lines), found)
}

/** What software found and what a model's answers add to it. */
export function addModelFinds(
  lines: Lines,
  found: OldCase,
  replies: readonly string[],
  attorney: Attorney | undefined,
): OldCase {
  return withModelFinds(found, linesOf(lines), replies, attorney)
}
