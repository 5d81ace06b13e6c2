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
  const said = doubted.map(({ text = '', message, place, finding }): Remark => {
    return { line: place ? lineAt(place) : '', message: `${text}: ${verified.get(finding) ?? message}` }
  })
  const remarks = [...new Map(said.map((remark) => [`${remark.line}\n${remark.message}`, remark])).values()]
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

/** Finds the line of a section's text, or the footnote, in which a flag stands; each section is read once. */
function lineFinder(texts: ReadonlyMap<string, string>): (place: NonNullable<DraftCheck['place']>) => string {
  const read = new Map<string, { readonly text: string; readonly footnotes: readonly string[] }>()
  const readOnce = (sectionId: string) => {
    const known = read.get(sectionId)
    if (known) return known
    const nodes = parseSection(texts.get(sectionId) ?? '')
    const made = { text: plainText(nodes), footnotes: footnotesIn(nodes) }
    read.set(sectionId, made)
    return made
  }
  return ({ sectionId, start, footnote }) => {
    const { text, footnotes } = readOnce(sectionId)
    if (footnote !== undefined) return footnotes[footnote] ?? ''
    const from = start === 0 ? 0 : Math.max(text.lastIndexOf('\n', start - 1), text.lastIndexOf('\t', start - 1)) + 1
    const ends = [text.indexOf('\n', start), text.indexOf('\t', start), text.length].filter((at) => at >= 0)
    return text.slice(from, Math.min(...ends))
  }
}

function footnotesIn(nodes: readonly SectionNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return isFootnote(node) ? [node.attributes['data-fn'] ?? ''] : footnotesIn(node.children)
  })
}
