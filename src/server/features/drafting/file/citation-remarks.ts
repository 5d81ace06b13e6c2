import type { DraftCheck } from '#domain/draft-checks/draft-check.ts'
import type { Remark } from '#domain/legal-document/remarks.ts'
import { lineFinder } from './find-line.ts'

export type CitationRemarks = {
  /** For the first page: how many citations are open, and whether anything of another client is left. Absent when none is. */
  readonly comment?: string
  readonly remarks: readonly Remark[]
}

/**
 * What the Word file says of citations and quotations that nothing on file or in the list confirms, and of words that
 * belong to another client's case. `verified`: what is
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
  const foreign = open.filter(({ code }) => code === 'other-client').length
  const quotations = open.length - count - foreign
  const parts = [
    ...(count > 0 ? [many(count, 'citation')] : []),
    ...(quotations > 0 ? [many(quotations, 'quotation')] : []),
  ]
  const told = [
    ...(foreign === 0
      ? []
      : [`${many(foreign, 'passage')} of another client’s case ${foreign === 1 ? 'is' : 'are'} left.`]),
    ...(parts.length === 0 ? [] : [`${parts.join(' and ')} ${count + quotations === 1 ? 'is' : 'are'} not verified.`]),
  ]
  return { comment: `${told.join(' ')} Each is named in a comment where it stands.`, remarks }
}

function isOpen({ code, severity }: DraftCheck): boolean {
  const isDoubt = severity === 'red' || severity === 'amber'
  return isDoubt && (code.startsWith('citation-') || code.startsWith('quotation-') || code === 'other-client')
}

function many(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
