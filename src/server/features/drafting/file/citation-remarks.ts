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
  const remarks = doubted.map(({ text = '', message, place, finding }): Remark => {
    const line = place ? lineAt(texts.get(place.sectionId) ?? '', place) : ''
    return { line, message: `${text}: ${verified.get(finding) ?? message}` }
  })
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

/** The line of a section's text, or the footnote, in which a flag stands. */
function lineAt(html: string, { start, footnote }: NonNullable<DraftCheck['place']>): string {
  const nodes = parseSection(html)
  if (footnote !== undefined) return footnotesIn(nodes)[footnote] ?? ''
  const text = plainText(nodes)
  const before = text.slice(0, start).search(/[^\n\t]*$/)
  return /^[^\n\t]*/.exec(text.slice(before))?.[0] ?? ''
}

function footnotesIn(nodes: readonly SectionNode[]): string[] {
  return nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    return isFootnote(node) ? [node.attributes['data-fn'] ?? ''] : footnotesIn(node.children)
  })
}
