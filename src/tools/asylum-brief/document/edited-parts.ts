import type { Block, Inline } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'

/**
 * The cover page as the attorney left it, set as a cover is: counsel at the left and custody beside it, the tribunal in the
 * middle, the title in its box, everything in single lines.
 */
export function editedCover(html: string): Block[] {
  const blocks = blocksFromSection(html).map(dress)
  const [custody, counsel, ...rest] = blocks
  if (custody?.kind !== 'lines' || counsel?.kind !== 'lines' || custody.lines.length > 1 || counsel.lines.length < 2)
    return blocks
  const head: Block = {
    kind: 'table',
    borders: 'none',
    widths: [65, 35],
    rows: [[{ content: counsel.lines }, { content: custody.lines, align: 'right', bold: true }]],
  }
  return [head, ...rest]
}

/** The signature as the attorney left it: single lines that no page breaks. */
export function editedSignature(html: string): Block[] {
  const blocks = blocksFromSection(html)
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? linesOf(block.content) : []))
  return blocks.every(({ kind }) => kind === 'paragraph') ? [{ kind: 'signature', lines }] : blocks
}

function dress(block: Block): Block {
  if (block.kind === 'heading')
    return {
      kind: 'table',
      borders: 'all',
      widths: [100],
      rows: [[{ content: [block.content], align: 'center', bold: true }]],
    }
  if (block.kind !== 'paragraph') return block
  const lines = linesOf(block.content)
  const isBold = block.content.every((inline) => 'lineBreak' in inline || !('text' in inline) || inline.bold === true)
  return { kind: 'lines', lines, ...(isBold && { align: 'center', bold: true }) }
}

function linesOf(content: readonly Inline[]): Inline[][] {
  const lines: Inline[][] = [[]]
  for (const inline of content)
    if ('lineBreak' in inline) lines.push([])
    else lines.at(-1)?.push(inline)
  return lines
}
