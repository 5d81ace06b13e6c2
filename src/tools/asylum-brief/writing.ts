import type { SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { CaseFrame } from './case.ts'
import { outlineOf } from './plan/outline.ts'
import { sectionsOf } from './plan/section-order.ts'
import { tableOfAuthorities, tableOfContents } from './document/contents.ts'
import { writeTemplate } from './writing/write-template.ts'

/** Writes a section without a model: the HTML subset with tokens and gaps. */
export function writeSection(
  { id }: Pick<SectionPlan, 'id'>,
  frame: CaseFrame,
  written: readonly WrittenSection[],
): string {
  if (id === 'S01') return tableOfContents(outlineOf(sectionsOf(frame), frame, written))
  if (id === 'S02') return tableOfAuthorities(written, outlineOf(sectionsOf(frame), frame, written))
  return writeTemplate(id, frame)
}
