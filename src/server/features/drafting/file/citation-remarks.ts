import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import type { Remark } from '#domain/legal-document/remarks.ts'
import { isFootnote, parseSection, plainText, type SectionNode } from '#domain/section-content/tree.ts'

export type CitationRemarks = {
  /** For the first page: how many citations are open. Absent when none is. */
  readonly comment?: string
  readonly remarks: readonly Remark[]
}

/**
 * What the Word file says of citations and quotations that nothing on file or in the list confirms. `verified`: what is
 * said of a finding instead, where the attorney looked it up; it does not count as open.
 */
export function remarkCitations(
  flags: readonly DraftCheck[],
  texts: ReadonlyMap<string, string>,
  verified: ReadonlyMap<string, string> = new Map(),
): CitationRemarks {
  const doubted = flags.filter(isOpen)
  const lineAt = lineFinder(texts)
  // A line can be as long as a section: it is compared by where it stands.
  const said = new Map<string, Remark>()
  for (const { text = '', message: found, place, finding } of doubted) {
    const { line, at } = place ? lineAt(place) : { line: '', at: '' }
    const message = `${text}: ${verified.get(finding) ?? found}`
    said.set(`${at} ${message}`, { line, message })
  }
  const remarks = [...said.values()]
  const open = doubted.filter(({ finding }) => !verified.has(finding))
  if (open.length === 0) return { remarks }
  const count = open.filter(({ code }) => code.startsWith('citation-')).length
  const quotations = open.length - count
  const parts = [
    ...(count > 0 ? [many(count, 'citation')] : []),
    ...(quotations > 0 ? [many(quotations, 'quotation')] : []),
  ]
  const are = open.length === 1 ? 'is' : 'are'
  return {
    comment: `${parts.join(' and ')} ${are} not verified. Each is named in a comment where it stands.`,
    remarks,
  }
}

function isOpen({ code, severity }: DraftCheck): boolean {
  const isDoubt = severity === 'red' || severity === 'amber'
  return isDoubt && (code.startsWith('citation-') || code.startsWith('quotation-'))
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

type Line = { readonly line: string; readonly at: string; readonly end: number }

/** Finds the line of a section's text, or the footnote, in which a flag stands; each section is read once. */
function lineFinder(texts: ReadonlyMap<string, string>): (place: NonNullable<DraftCheck['place']>) => Line {
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
