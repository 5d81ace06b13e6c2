import { fullName } from '#domain/clients/client-record.ts'
import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Block, Inline, LegalDocument } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import type { LetterFacts } from './case.ts'
import { letterTypeNames } from './case/letter-type.ts'
import { headed, planLetter } from './plan.ts'
import { reviewNote, reviewSheet } from './document/review-sheet.ts'

/**
 * The letter as a document, with the note that it is a draft for the expert's review on every page and at its first
 * sentence, and the review sheet behind it.
 */
export function composeLetter(facts: LetterFacts, sections: readonly WrittenSection[]): LegalDocument {
  const { input, type } = facts
  const written = new Map(sections.map(({ id, html }) => [id, html]))
  const body = planLetter(facts).flatMap(({ id, title }) => {
    const blocks = blocksFromSection(written.get(id) ?? '', 2)
    return [...(headed.has(id) && blocks.length > 0 ? [headingBlock(title)] : []), ...dress(id, blocks)]
  })
  return {
    title: 'Expert Letter',
    properties: { client: fullName(input.client), plan: letterTypeNames[type], status: reviewNote },
    layout: { lineSpacing: 1.15, paragraphSpacing: 8, pageNumbers: 'from-second', headerText: reviewNote },
    blocks: [...body, ...reviewSheet(facts, sections)],
    forReview: { from: body.length, headerStays: true },
  }
}

function headingBlock(title: string): Block {
  return { kind: 'heading', level: 1, content: [{ text: title }] }
}

function dress(id: string, blocks: readonly Block[]): Block[] {
  switch (id) {
    case 'letterhead':
      return [{ kind: 'lines', lines: linesOf(blocks), align: 'center' }]
    case 'addressee':
    case 're':
      return [{ kind: 'lines', lines: linesOf(blocks), ...(id === 're' && { bold: true as const }) }]
    case 'signature':
      return [{ kind: 'signature', lines: linesOf(blocks) }]
    case 'opening':
      return blocks.map((block, index) =>
        index === 0 && block.kind === 'paragraph' ? { ...block, comment: reviewNote } : block,
      )
    default:
      return [...blocks]
  }
}

/** The lines of paragraphs that were broken with line breaks. */
function linesOf(blocks: readonly Block[]): Inline[][] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'paragraph') return []
    const lines: Inline[][] = [[]]
    for (const inline of block.content) {
      if ('lineBreak' in inline) lines.push([])
      else lines.at(-1)?.push(inline)
    }
    return lines
  })
}
