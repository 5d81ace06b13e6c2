import { foldToWords } from '#domain/language/fold.ts'
import { trimEndOf } from '#domain/text/trim.ts'
import { fieldLabel, type FieldMatcher, fieldMatcher, type FieldValues } from './fillable-fields.ts'
import { findPlaceholders, namesSomeoneElse, type Placeholder, withMatch } from './placeholders.ts'
import type { TemplateParagraph } from './template-paragraph.ts'
import type { ConfirmedSection } from './template-section.ts'

/** What stands in the place of a stretch of a paragraph: words on file, or a gap that only the attorney can fill. */
export type Filling = {
  /** Place of the paragraph in the section's `content`. */
  readonly paragraph: number
  /** Place in its text; the end is exclusive. Equal for an empty cell and for a comment. */
  readonly start: number
  readonly end: number
  readonly label: string
} & (
  | { readonly kind: 'value'; readonly text: string; readonly field: string }
  | { readonly kind: 'gap'; readonly gap: string; readonly proposed?: string }
  /** An instruction to the drafter: it leaves the text; where no one follows it, it stays as a gap. */
  | { readonly kind: 'instruction'; readonly gap: string }
)

/** What the attorney said that placeholders mean: a field name by the folded label. */
export type PlaceholderFields = Readonly<Record<string, string>>

/**
 * Decides what every placeholder of a section becomes, in the order of the text. A field that is certain, or that the
 * attorney confirmed, is filled from what is on file; a likely one stays a gap that shows the proposal.
 */
export function planFillings(
  { content }: Pick<ConfirmedSection, 'content'>,
  values: FieldValues,
  confirmed: PlaceholderFields = {},
): Filling[] {
  const match = fieldMatcher(Object.keys(values))
  return content.flatMap((paragraph, index) => {
    const { placeholders, instructions } = findPlaceholders(paragraph, match)
    const cells = emptyCell(content, index, match)
    const filled = [...placeholders, ...cells].map((placeholder) =>
      fill(placeholder, index, paragraph, values, confirmed),
    )
    const told = instructions.map(({ start, end, text }): Filling => {
      return { paragraph: index, start, end, label: text, kind: 'instruction', gap: text }
    })
    return [...filled, ...told].toSorted((a, b) => a.start - b.start || a.end - b.end)
  })
}

/** The instructions to the drafter in a section, for whoever writes it. */
export function instructionsOf(section: Pick<ConfirmedSection, 'content'>): string[] {
  return section.content.flatMap((paragraph) => findPlaceholders(paragraph).instructions.map(({ text }) => text))
}

function fill(
  placeholder: Placeholder,
  paragraph: number,
  content: TemplateParagraph,
  values: FieldValues,
  confirmed: PlaceholderFields,
): Filling {
  const { start, end, label, form, match } = placeholder
  const place = { paragraph, start, end, label }
  const field = confirmed[foldToWords(label)] ?? (match?.certainty === 'automatic' ? match.field : undefined)
  const value = values[field ?? '']
  if (field !== undefined && value !== undefined)
    return { ...place, kind: 'value', field, text: valueInPlace(content, start, end, value) }
  const proposed = field === undefined ? values[match?.field ?? ''] : undefined
  return { ...place, kind: 'gap', gap: gapLabel(form, label, field, proposed), ...(proposed && { proposed }) }
}

/** In capitals where the words around it are; without the `A` of an A-number that the template already has. */
function valueInPlace({ text, allCaps }: TemplateParagraph, start: number, end: number, value: string): string {
  const rest = text.slice(0, start) + text.slice(end)
  const bare = /\bA[-#\s]{0,3}$/.test(text.slice(0, start)) ? value.replace(/^A[-#\s]*(?=\d)/, '') : value
  return allCaps || (/\p{L}/u.test(rest) && rest === rest.toUpperCase()) ? bare.toUpperCase() : bare
}

function gapLabel(form: Placeholder['form'], label: string, field: string | undefined, proposed?: string): string {
  const asked = field === undefined ? label : fieldLabel(field)
  if (proposed !== undefined) return `${asked}: ${proposed}?`
  return (form === 'blank' || form === 'letters') && label !== 'blank to fill in' ? `${asked}: to fill in` : asked
}

/** In a form an empty cell is to be filled in: the cell before it, or the one above, tells what belongs there. */
function emptyCell(content: readonly TemplateParagraph[], index: number, match: FieldMatcher): Placeholder[] {
  const own = content[index]?.table
  if (!own || textOfCell(content, own) !== '') return []
  const isFirst = content.findIndex(({ table }) => isCell(table, own)) === index
  if (!isFirst) return []
  const before = own.cell > 0 ? textOfCell(content, { ...own, cell: own.cell - 1 }) : ''
  const above = own.row > 0 ? textOfCell(content, { ...own, row: own.row - 1 }) : ''
  const label = trimEndOf((before || above).slice(0, 80), ' \t\n:?*')
  if (!/\p{L}/u.test(label) || ofCaption.test(label)) return []
  const isAboutOthers = namesSomeoneElse(contextOfCell(content, own, label))
  return [withMatch({ start: 0, end: 0, form: 'cell', label }, isAboutOthers, match)]
}

/** The cell beside these in a caption stays empty. */
const ofCaption =
  /^\W{0,4}(?:in (?:the )?matters? of|matter of|in re|in (?:removal|deportation|exclusion|bond|asylum-only|withholding-only) proceedings|v|vs|versus)\W{0,4}$/iu

type Cell = NonNullable<TemplateParagraph['table']>

function isCell(table: Cell | null, own: Cell): boolean {
  return table?.table === own.table && table.row === own.row && table.cell === own.cell
}

function textOfCell(content: readonly TemplateParagraph[], own: Cell): string {
  return content
    .filter(({ table }) => isCell(table, own))
    .map(({ text }) => text.trim())
    .join(' ')
    .trim()
}

/** The label with the last line that heads this part of the form: a row of one cell, or the line before the table. */
function contextOfCell(content: readonly TemplateParagraph[], own: Cell, label: string): string {
  const inTable = content.filter(({ table }) => table?.table === own.table && table.row <= own.row)
  const alone = inTable.findLast(
    ({ table, text }) =>
      text.trim() !== '' &&
      inTable.filter((other) => other.table?.row === table?.row && other.table?.cell !== table?.cell).length === 0,
  )
  const start = content.findIndex(({ table }) => table?.table === own.table)
  const before = content.slice(0, start).findLast(({ text }) => text.trim() !== '')
  return `${alone?.text ?? before?.text ?? ''} ${label}`
}
