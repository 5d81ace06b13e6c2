import { fullName } from '#domain/clients/client-record.ts'
import type { DraftInput, SectionPlan, WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { textOrGap } from '#domain/section-content/write.ts'
import type { WaiverCase } from './case.ts'
import { i601aIdentity } from './identity.ts'
import { createNumbering } from './document/numbering.ts'
import { planWaiverSections } from './plan.ts'
import { counselName } from './writing/caption.ts'

/** The brief: cover block, title, numbered headings, signature after the conclusion, exhibit index on a page of its own. */
export function composeBrief(waiver: WaiverCase, sections: readonly WrittenSection[]): LegalDocument {
  const { input } = waiver
  const plans = new Map(planWaiverSections(waiver).map((plan) => [plan.id, plan]))
  const numberOf = createNumbering()
  const name = fullName(input.client)
  return {
    title: `${name} - ${i601aIdentity.fileLabel}`,
    properties: { draft_id: input.draftId, type: i601aIdentity.type, filing_date: input.filingDate },
    layout: { lineSpacing: 1.15, paragraphSpacing: 8, pageNumbers: 'page-x-of-y', footerText: name },
    blocks: sections.flatMap(({ id, html, heading }) => {
      if (id === 'caption') return captionBlocks(html)
      if (id === 'exhibit_index') return exhibitBlocks(html)
      const body = [...argumentHeading(id, numberOf), ...sectionBlocks(plans.get(id), html, numberOf, heading)]
      return id === 'conclusion' ? [...body, signature(input)] : body
    }),
  }
}

function captionBlocks(html: string): Block[] {
  return blocksFromSection(html).map((block, index): Block => {
    if (block.kind === 'heading') return { kind: 'title', content: bold(block.content) }
    if (block.kind !== 'paragraph') return block
    // The first lines are the firm's letterhead.
    return { kind: 'lines', lines: splitLines(block.content), ...(index === 0 && { align: 'center' as const }) }
  })
}

function exhibitBlocks(html: string): Block[] {
  const blocks = blocksFromSection(html).map((block): Block =>
    block.kind === 'table' && block.widths.length === 3 ? { ...block, widths: [12, 76, 12], headerRow: true } : block,
  )
  return [
    { kind: 'page-break' },
    { kind: 'heading', level: 1, content: [{ text: 'Exhibit index' }], align: 'center' },
    ...blocks,
  ]
}

/** The points of the argument stand under one heading; it opens before the first of them. */
function argumentHeading(id: string, numberOf: (level: 1 | 2 | 3) => string): Block[] {
  return id === 'eligibility'
    ? [{ kind: 'heading', level: 1, number: numberOf(1), content: [{ text: 'Argument' }] }]
    : []
}

/** The section's heading, then its text; headings inside it stand one level below. */
function sectionBlocks(
  plan: SectionPlan | undefined,
  html: string,
  numberOf: (level: 1 | 2 | 3) => string,
  heading = plan?.title ?? '',
): Block[] {
  const level = plan?.level ?? 1
  const title: Block[] = plan ? [{ kind: 'heading', level, number: numberOf(level), content: [{ text: heading }] }] : []
  const body = blocksFromSection(html, 1).map((block): Block => {
    if (block.kind !== 'heading') return block
    const below = Math.min(3, block.level + level) as 2 | 3
    return { ...block, level: below, number: numberOf(below) }
  })
  return [...title, ...body]
}

function signature(input: DraftInput): Block {
  const { license_authority: bar, license_number: number } = input.attorney
  return {
    kind: 'signature',
    lines: [
      [{ text: 'Respectfully submitted,' }],
      [{ text: '____________' }],
      ...[
        counselName(input),
        `${textOrGap(bar, 'bar')} No. ${textOrGap(number, 'number')}`,
        'Counsel for the applicant',
        'Dated: ________',
      ].map(inlinesOf),
    ],
  }
}

function inlinesOf(markup: string): readonly Inline[] {
  const [block] = blocksFromSection(`<p>${markup}</p>`)
  return block?.kind === 'paragraph' ? block.content : []
}

function splitLines(content: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of content)
    if ('lineBreak' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  return lines
}

function bold(content: readonly Inline[]): Inline[] {
  return content.map((inline) => ('text' in inline ? { ...inline, bold: true as const } : inline))
}
