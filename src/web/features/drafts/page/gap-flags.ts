import type { DraftSection } from '#contract/drafting.ts'
import { isFootnote, parseSection, plainText, type SectionNode, textAfter } from '#domain/section-content/tree.ts'
import type { DraftFlag } from './draft-flag.ts'

/** A `Fill in` flag for every gap of a section, at its place in the section's plain text. */
export function gapFlags({ id, section_content }: Pick<DraftSection, 'id' | 'section_content'>): DraftFlag[] {
  // Most sections have none, and before the checks are there all of them are asked.
  if (!section_content.includes('data-gap')) return []
  const nodes = parseSection(section_content)
  const lead = plainText(nodes).length - plainText(nodes).trimStart().length
  const flags: DraftFlag[] = []
  let at = -lead

  function walk(node: SectionNode): void {
    if (typeof node === 'string') {
      at += node.length
      return
    }
    if (isFootnote(node)) return
    if (node.name === 'br') {
      at += 1
      return
    }
    const start = at
    for (const child of node.children) walk(child)
    const label = node.name === 'mark' ? node.attributes['data-gap'] : undefined
    if (label !== undefined) flags.push(gapFlag(id, label, start, at, flags.length))
    at += textAfter(node.name).length
  }

  for (const node of nodes) walk(node)
  return flags
}

function gapFlag(sectionId: string, label: string, start: number, end: number, index: number): DraftFlag {
  return {
    id: `gap-${sectionId}-${index}`,
    kind: 'Fill in',
    topic: 'Placeholder',
    place: { sectionId, start, end },
    message: label,
    actions: [{ id: 'write', label: 'Write it' }],
  }
}
