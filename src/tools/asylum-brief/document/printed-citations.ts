import type { WrittenSection } from '#domain/drafting/tool.ts'
import type { AuthorityEntry, Block, Inline } from '#domain/legal-document/block.ts'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { findAuthority } from '#law/authorities/list.ts'
import type { OutlineEntry } from '../plan/outline.ts'

const groups = ['Cases', 'Statutes', 'Regulations', 'Other authorities'] as const

/** A citation as software printed it in a section. */
type PrintedCitation = { readonly authority: string; readonly text: string }

/** The table of authorities: cases, statutes, regulations, other; each with the headings under which it is cited (R15). */
export function authorityEntries(
  written: readonly WrittenSection[],
  outline: readonly OutlineEntry[],
): AuthorityEntry[] {
  const places = new Map<string, Set<string>>()
  for (const { section, path, text } of outline) {
    const html = written.find(({ id }) => id === section)?.html
    if (section === undefined || html === undefined) continue
    for (const printed of printedCitations(html)) {
      const citation = tableCitation(printed)
      places.set(citation, (places.get(citation) ?? new Set()).add(path ?? text))
    }
  }
  return [...places]
    .map(([citation, sections]): AuthorityEntry => ({ group: groupOf(citation), citation, sections: [...sections] }))
    .toSorted(
      (a, b) =>
        groups.indexOf(a.group as (typeof groups)[number]) - groups.indexOf(b.group as (typeof groups)[number]) ||
        a.citation.localeCompare(b.citation, 'en', { numeric: true }),
    )
}

function printedCitations(html: string): PrintedCitation[] {
  const printed: { authority: string; text: string; open: boolean }[] = []
  for (const inline of blocksFromSection(html).flatMap(inlinesOf)) {
    const last = printed.at(-1)
    const authority = 'text' in inline ? inline.authority : undefined
    if (authority === undefined || !('text' in inline)) {
      if (last) last.open = false
    } else if (last?.open && last.authority === authority) last.text += inline.text
    else printed.push({ authority, text: inline.text, open: true })
  }
  return printed.map(({ authority, text }) => ({ authority, text: text.replaceAll('\u00a0', ' ') }))
}

/** A case without its page; a statute in both halves; the paragraph of a regulation as cited. */
function tableCitation({ authority, text }: PrintedCitation): string {
  const stored = findAuthority(authority)?.citation ?? text
  if (groupOf(stored) === 'Cases' || groupOf(stored) === 'Other authorities') return stored
  if (stored.startsWith(`${text}, `)) return stored
  const single = text.replace('§§ ', '§ ')
  return single.includes('§') ? single : `8 C.F.R. § ${single}`
}

function groupOf(citation: string): (typeof groups)[number] {
  if (/^(?:Matter of|In re) | v\. /.test(citation)) return 'Cases'
  if (/^(?:INA|\d+ U\.S\.C\.) /.test(citation)) return 'Statutes'
  return /^\d+ C\.F\.R\. /.test(citation) ? 'Regulations' : 'Other authorities'
}

function inlinesOf(block: Block): Inline[] {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
    case 'quote':
      return [...block.content, { lineBreak: true }]
    case 'list':
      return block.items.flatMap(({ content, items = [] }) => [
        ...content,
        { lineBreak: true as const },
        ...items.flat(),
      ])
    case 'table':
      return block.rows.flatMap((row) =>
        row.flatMap(({ content }) => [...content.flat(), { lineBreak: true as const }]),
      )
    default:
      return []
  }
}
