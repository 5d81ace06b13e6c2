import type { WrittenSection } from '#domain/drafting/tool.ts'
import { escapeText, gap, heading, paragraph } from '#domain/section-content/write.ts'
import type { OutlineEntry } from '../plan/outline.ts'
import { authorityEntries } from './printed-citations.ts'

/** S01 as the page shows it; the Word file has a table of contents of its own with page numbers. */
export function tableOfContents(outline: readonly OutlineEntry[]): string {
  return outline
    .map(({ number, text }) => paragraph(escapeText(number === undefined ? text : `${number} ${text}`)))
    .join('')
}

/** S02 as the page shows it, from the citations that the finished sections print. */
export function tableOfAuthorities(written: readonly WrittenSection[], outline: readonly OutlineEntry[]): string {
  const entries = authorityEntries(written, outline)
  const groups = [...new Set(entries.map(({ group }) => group))]
  if (groups.length === 0) return paragraph(gap('AUTHORITIES: NONE CITED YET'))
  return groups
    .map((group) => {
      const items = entries.filter((entry) => entry.group === group)
      const lines = items.map(
        ({ citation, sections }) => `<li>${escapeText(citation)}: ${escapeText(sections.join(', '))}</li>`,
      )
      return `${heading(escapeText(group), 3)}<ul>${lines.join('')}</ul>`
    })
    .join('')
}
