import { type PlacedElement, type PlacedNode, type PlacedText, placeSection } from './placed.ts'
import { plainText, printSection, type SectionNode } from './tree.ts'

/**
 * The section with other words from `start` to `end` (offsets into its plain text): what a filled-in gap, a taken
 * correction or a removed passage makes of it. Words that replace a whole gap, citation or source stand as plain text; a
 * footnote, a line end or a cell border inside the range stays. A range outside of the text changes nothing.
 */
export function replaceWords(html: string, { start, end }: { start: number; end: number }, words: string): string {
  const { nodes, text } = placeSection(html)
  if (start < 0 || end > text.length || start > end) return html
  let left: string | undefined = words

  function take(): string {
    const now = left ?? ''
    left = undefined
    return now
  }

  function rewrite(node: PlacedNode): SectionNode[] {
    return 'text' in node ? [rewriteText(node)] : rewriteElement(node)
  }

  function rewriteText({ text: own, start: at }: PlacedText): string {
    const from = Math.max(start, at) - at
    const to = Math.min(end, at + own.length) - at
    const isInsertion = start === end && from === to && left !== undefined
    return from < to || isInsertion ? own.slice(0, from) + take() + own.slice(to) : own
  }

  function rewriteElement(element: PlacedElement): SectionNode[] {
    const children = element.children.flatMap(rewrite)
    const isCovered = element.start >= start && element.end <= end && element.start < element.end
    const isEmptied = isInline(element) && plainText(children) === ''
    if (isCovered && (isEmptied || isWhole(element))) return children
    return [{ name: element.name, attributes: element.attributes, children }]
  }

  return printSection(nodes.flatMap(rewrite))
}

/** Elements that say something about exactly their own words. */
function isWhole({ name }: PlacedElement): boolean {
  return name === 'mark' || name === 'cite' || name === 'span'
}

function isInline({ name }: PlacedElement): boolean {
  return name === 'strong' || name === 'em' || name === 'u'
}
