import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import { isFootnote, parseSection, plainText, type SectionNode } from '#domain/section-content/tree.ts'

type Line = { readonly line: string; readonly at: string; readonly end: number }

/** Finds the line of a section's text, or the footnote, in which a flag stands; each section is read once. */
export function lineFinder(texts: ReadonlyMap<string, string>): (place: NonNullable<DraftCheck['place']>) => Line {
  const read = new Map<string, { readonly lines: readonly Line[]; readonly footnotes: readonly string[] }>()
  const readOnce = (sectionId: string) => {
    const known = read.get(sectionId)
    if (known) return known
    const nodes = parseSection(texts.get(sectionId) ?? '')
    const made = { lines: linesOf(plainText(nodes), sectionId), footnotes: footnotesIn(nodes) }
    read.set(sectionId, made)
    return made
  }
  return ({ sectionId, start, footnote }) => {
    const { lines, footnotes } = readOnce(sectionId)
    if (footnote !== undefined) return { line: footnotes[footnote] ?? '', at: `${sectionId} note ${footnote}`, end: 0 }
    return lines[firstEndingAfter(lines, start)] ?? { line: '', at: sectionId, end: 0 }
  }
}

function linesOf(text: string, sectionId: string): Line[] {
  let end = -1
  return text.split(/[\n\t]/).map((line, index) => {
    end += line.length + 1
    return { line, at: `${sectionId} ${index}`, end }
  })
}

/** The first line that ends at this place or behind it. */
function firstEndingAfter(lines: readonly Line[], place: number): number {
  let [low, high] = [0, lines.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.end ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

function footnotesIn(nodes: readonly SectionNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return isFootnote(node) ? [node.attributes['data-fn'] ?? ''] : footnotesIn(node.children)
  })
}
