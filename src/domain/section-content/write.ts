/**
 * Building blocks of section content: a small HTML subset (`p h2 h3 strong em u ol ul li table blockquote sup`) with
 * typed gaps (`mark[data-gap]`) and tokens that software resolves: `[[cite:ID|pin=565]]`, `[[src:ID]]`.
 */

/** Text as it may stand inside an element. Square token brackets in a client's words are kept harmless. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('[[', '[\u2060[')
}

/** Something that only the attorney can fill in: printed as `[label]` on yellow, listed in the to-do list. */
export function gap(label: string): string {
  return `<mark data-gap="${escapeText(label)}">[${escapeText(label)}]</mark>`
}

/** The text, or a gap with this label when there is none. */
export function textOrGap(text: string | null | undefined, label: string): string {
  return text ? escapeText(text) : gap(label)
}

/** A token for an authority of the list; software prints the citation. `part` prints a clause of it (`S1:I`). */
export function cite(id: string, pin?: string): string {
  return `[[cite:${id}${pin === undefined ? '' : `|pin=${pin}`}]]`
}

/** A token for another form of a statute or regulation of the list: `INA § 208(a)(2)`, `8 C.F.R. § 208.13(b)`. */
export function citeAs(id: string, form: string): string {
  return `[[cite:${id}|as=${form}]]`
}

/** A paragraph of markup that is already safe; nothing when it is empty. */
export function paragraph(...markup: readonly string[]): string {
  const text = markup.filter((part) => part !== '').join(' ')
  return text === '' ? '' : `<p>${text}</p>`
}

export function heading(markup: string, level: 2 | 3 = 2): string {
  return `<h${level}>${markup}</h${level}>`
}

/** The attorney's own words, one paragraph for each blank-line block. */
export function narrative(text: string | undefined): string {
  return (text ?? '')
    .split(/\n\s*\n/)
    .map((block) => paragraph(escapeText(block.trim().replaceAll(/(?<!\s)\s*\n\s*/g, ' '))))
    .join('')
}

/** `A`, `A and B`, `A, B and C`. */
export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
}
