import type { WrittenSection } from '#domain/drafting/tool.ts'
import { escapeText, gap, heading, paragraph } from '#domain/section-content/write.ts'
import type { OutlineEntry } from '../plan/outline.ts'
import { authorityEntries } from './printed-citations.ts'

/** S01 as the page shows it: lists within lists, as the headings stand below each other; the Word file has a table of its own. */
export function tableOfContents(outline: readonly OutlineEntry[]): string {
  const lines = outline.map(({ number, text, level }) => ({
    html: escapeText(number === undefined ? text : `${number} ${text}`),
    // What is numbered stands below “Argument”, which is a heading of the first level itself.
    depth: number === undefined ? 1 : level + 1,
  }))
  return listOf(lines)
}

type Line = { readonly html: string; readonly depth: number }

/** The lines of the depth of the first one, each with those below it. */
function listOf(lines: readonly Line[]): string {
  const [first] = lines
  if (!first) return ''
  const starts = lines.flatMap(({ depth }, index) => (index === 0 || depth <= first.depth ? [index] : []))
  const items = starts.map((start, index) => {
    const below = lines.slice(start + 1, starts[index + 1])
    return `<li>${lines[start]?.html ?? ''}${listOf(below)}</li>`
  })
  return `<ul>${items.join('')}</ul>`
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
