import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { Block } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import type { OutlineEntry } from '../plan/outline.ts'
import { inCapitals } from '../case/relief.ts'

/** The body from introduction to conclusion: the numbered headings and under each its section. */
export function bodyBlocks(outline: readonly OutlineEntry[], written: readonly WrittenSection[]): Block[] {
  return outline.flatMap((entry) => {
    const html = written.find(({ id }) => id === entry.section)?.html
    if (entry.section !== undefined && html === undefined) return []
    return [headingBlock(entry), ...(html === undefined ? [] : withoutOwnHeadings(html, entry))]
  })
}

function headingBlock({ text, level, number }: OutlineEntry): Block {
  const isPart = number === undefined
  return {
    kind: 'heading',
    level,
    content: [{ text: isPart ? inCapitals(text) : text }],
    ...(isPart ? { align: 'center' as const } : { number }),
  }
}

/** Headings that a section brings along go below its own; one that repeats it is left out. */
function withoutOwnHeadings(html: string, entry: OutlineEntry): Block[] {
  return blocksFromSection(html).flatMap((block): Block[] => {
    if (block.kind !== 'heading') return [block]
    const text = block.content.map((inline) => ('text' in inline ? inline.text : '')).join('')
    if (text.trim().toLowerCase() === entry.text.toLowerCase()) return []
    return [{ ...block, level: entry.level === 1 ? 2 : 3 }]
  })
}
