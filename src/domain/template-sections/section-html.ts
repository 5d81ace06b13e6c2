import { escapeText, gap, heading, paragraph } from '#domain/section-content/write.ts'
import type { Filling } from './fill-section.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import type { ConfirmedSection } from './template-section.ts'

/**
 * The template's own words as section content: placeholders filled or shown as gaps, numbered paragraphs as lists,
 * tables as tables. The section's heading is not in it (it stays where it is); headings of merged parts are `h3`.
 * Instructions to the drafter leave the text; with `showInstructions` they stay as gaps.
 */
export function writeTemplateText(
  section: ConfirmedSection,
  fillings: readonly Filling[],
  { showInstructions }: { readonly showInstructions: boolean },
): string {
  const inner = new Set(section.innerHeadings.map((index) => section.paragraphs.indexOf(index)))
  const pieces = section.content.flatMap((content, index): Piece[] => {
    if (index === 0 && section.heading === 'own') return []
    const own = fillings.filter((filling) => filling.paragraph === index)
    const leadIn = index === 0 && section.heading === 'lead-in' ? leadInLength(content) : 0
    const markup = inlineMarkup(content.text, own, leadIn, showInstructions)
    if (markup === '' && !content.table) return []
    return [{ content, markup, isHeading: inner.has(index) }]
  })
  return groupPieces(pieces).map(writeGroup).join('')
}

type Piece = { readonly content: TemplateParagraph; readonly markup: string; readonly isHeading: boolean }

function leadInLength({ text, leadIn }: TemplateParagraph): number {
  const end = text.indexOf(leadIn) + leadIn.length
  return end + (/^[.:]?\s*/.exec(text.slice(end))?.[0].length ?? 0)
}

function inlineMarkup(text: string, fillings: readonly Filling[], from: number, showInstructions: boolean): string {
  let markup = ''
  let at = from
  for (const filling of fillings) {
    if (filling.end < at) continue
    markup += plainMarkup(text.slice(at, Math.max(at, filling.start)))
    if (filling.kind === 'value') markup += escapeText(filling.text)
    else if (filling.kind === 'gap' || showInstructions) markup += gap(filling.gap)
    at = Math.max(at, filling.end)
  }
  return tidy(markup + plainMarkup(text.slice(at)))
}

function plainMarkup(text: string): string {
  return escapeText(text).replaceAll('\n', '<br>').replaceAll('\t', ' ')
}

function tidy(markup: string): string {
  return markup
    .replaceAll(/[^\S\u00a0]+/g, ' ')
    .replaceAll(/ ?<br> ?/g, '<br>')
    .replaceAll(/^(?:<br>| )+|(?:<br>| )+$/g, '')
}

/** Neighbours that make one list or one table. */
function groupPieces(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of pieces) {
    const group = groups.at(-1)
    if (group?.[0] && groupKey(piece) !== '' && groupKey(group[0]) === groupKey(piece)) group.push(piece)
    else groups.push([piece])
  }
  return groups
}

function groupKey({ content: { table, numbering }, isHeading }: Piece): string {
  if (table) return `table ${table.table}`
  return numbering && !isHeading ? `list ${isBullet(numbering.label)}` : ''
}

function isBullet(label: string): boolean {
  return !/[\p{L}\p{N}]/u.test(label) || label === 'o'
}

function writeGroup(group: readonly Piece[]): string {
  const [first] = group
  if (!first) return ''
  if (first.content.table) return writeTable(group)
  if (first.isHeading) return heading(first.markup, 3)
  if (!first.content.numbering) return paragraph(dressed(first))
  const tag = isBullet(first.content.numbering.label) ? 'ul' : 'ol'
  return `<${tag}>${group.map((piece) => `<li>${dressed(piece)}</li>`).join('')}</${tag}>`
}

function dressed({ content, markup }: Piece): string {
  const strong = content.boldShare > 0.95 ? `<strong>${markup}</strong>` : markup
  return content.italicShare > 0.95 ? `<em>${strong}</em>` : strong
}

function writeTable(pieces: readonly Piece[]): string {
  const rows = Map.groupBy(pieces, ({ content }) => content.table?.row ?? 0)
  const written = [...rows.values()].map((row) => {
    const cells = Map.groupBy(row, ({ content }) => content.table?.cell ?? 0)
    const inside = [...cells.values()].map((cell) => {
      const lines = cell.filter(({ markup }) => markup !== '').map(dressed)
      return `<td>${lines.join('<br>')}</td>`
    })
    return `<tr>${inside.join('')}</tr>`
  })
  return `<table>${written.join('')}</table>`
}
