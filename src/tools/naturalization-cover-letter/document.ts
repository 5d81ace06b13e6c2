import { fullName } from '#domain/clients/client-record.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import type { NaturalizationCase } from './case.ts'
import { naturalizationIdentity } from './identity.ts'
import { sections } from './plan.ts'

type Line = readonly Inline[]
type Paragraph = Extract<Block, { kind: 'paragraph' }>

/**
 * The letter from its sections, edited or not: single spacing, 8 points after a paragraph, page number from page 2. The
 * version of the USCIS data goes to the file's properties only.
 */
export function composeLetter(
  { client, filingDate, filing }: NaturalizationCase,
  written: readonly WrittenSection[],
): LegalDocument {
  return {
    title: `${fullName(client)} - ${naturalizationIdentity.fileLabel}`,
    properties: {
      type: naturalizationIdentity.type,
      filing_date: filingDate,
      data_version: filing.version,
    },
    layout: { lineSpacing: 1, paragraphSpacing: 8, pageNumbers: 'from-second' },
    blocks: written.flatMap(({ id, html }) => layOut(id, blocksFromSection(html))),
  }
}

function layOut(id: string, blocks: readonly Block[]): Block[] {
  switch (id) {
    case 'letterhead':
      return blocks.map((block) => asLines(block, 'center'))
    case 'addressee':
      return blocks.map((block) => asLines(block, 'left'))
    case 're':
      return blocks.map(withoutBorders)
    case 'signature':
      return layOutSignature(blocks)
    default:
      return [...headingOf(id), ...blocks.map((block, index) => inFlow(block, blocks[index + 1]))]
  }
}

function headingOf(id: string): Block[] {
  const section = sections.find((candidate) => candidate.id === id)
  if (!section || section.heading === false) return []
  return [{ kind: 'heading', level: 1, content: [{ text: section.title }], align: 'left' }]
}

/** Headings stand left; a paragraph that introduces a list stays on the page with it. */
function inFlow(block: Block, next: Block | undefined): Block {
  if (block.kind === 'heading') return { ...block, align: 'left' }
  return block.kind === 'paragraph' && next?.kind === 'list' ? { ...block, keepWithNext: true } : block
}

/** A paragraph with line breaks as lines that belong together. */
function asLines(block: Block, align: 'center' | 'left'): Block {
  return block.kind === 'paragraph' ? { kind: 'lines', lines: splitLines(block), align } : block
}

function withoutBorders(block: Block): Block {
  if (block.kind !== 'table') return block
  return { ...block, borders: 'none', ...(block.widths.length === 2 && { widths: [34, 66] }) }
}

/** "Respectfully submitted,", room to sign, then the attorney: one block that no page breaks. The rest follows it. */
function layOutSignature(blocks: readonly Block[]): Block[] {
  const [closing, attorney, ...rest] = blocks
  if (closing?.kind !== 'paragraph' || attorney?.kind !== 'paragraph') return [...blocks]
  const roomToSign: Line[] = [[], [], []]
  return [{ kind: 'signature', lines: [...splitLines(closing), ...roomToSign, ...splitLines(attorney)] }, ...rest]
}

function splitLines({ content }: Paragraph): Line[] {
  const lines: Inline[][] = [[]]
  for (const inline of content) {
    if ('lineBreak' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  }
  return lines.filter((line) => line.length > 0)
}
