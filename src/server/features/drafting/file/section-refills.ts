import type { SectionPlan } from '#domain/drafting/tool.ts'
import type { Block } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { tidySection } from '#domain/redline/write-leaves.ts'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import type { SectionRefill } from '#server/word/template/refill-types.ts'

export type SectionTexts = {
  readonly plans: readonly SectionPlan[]
  /** Section content by section id. */
  readonly texts: ReadonlyMap<string, string>
}

/**
 * What becomes of each section of the template when the draft is built inside it. A section that is kept, and whose text
 * nobody touched, has no content: it stays byte for byte.
 */
export function sectionRefills(
  sections: readonly ConfirmedSection[],
  { plans, texts }: SectionTexts,
  dress: (sectionId: string, blocks: readonly Block[]) => readonly Block[] = (_, blocks) => blocks,
): SectionRefill[] {
  const titles = new Map(plans.map(({ id, title }) => [id, title]))
  return sections.map((section) => {
    const { id, level, paragraphs, heading, innerHeadings } = section
    const place = { id, level, paragraphs, heading, innerHeadings }
    const html = texts.get(id)
    const headingText = headingOf(section, titles.get(id))
    // Where only the heading names the last client, the heading alone is written anew.
    const isKept =
      section.mode === 'keep' && headingText === undefined && html !== undefined && isOwnText(section, html)
    if (html === undefined || isKept) return place
    return {
      ...place,
      content: dress(id, blocksFromSection(html)),
      ...(heading === 'lead-in' && { leadIn: section.content[0]?.leadIn ?? '' }),
      ...(headingText !== undefined && { headingText }),
    }
  })
}

function isOwnText(section: ConfirmedSection, html: string): boolean {
  const own = sanitizeSection(writeTemplateText(section, [], { showInstructions: true }))
  return tidySection(own) === tidySection(html)
}

/** The words of its own heading, where its placeholders were filled. */
function headingOf({ heading, content }: ConfirmedSection, title: string | undefined): string | undefined {
  const own = content[0]?.text.replaceAll(/\s+/g, ' ').trim()
  return heading === 'own' && own !== undefined && own !== '' && own !== title ? title : undefined
}
