import { inlineText, type LegalDocument } from './block.ts'

type Titled = { readonly id: string; readonly title: string }

/** A numbered heading of the document that is no section's own: `I.`, `The Respondent is eligible for asylum`. */
export type PartHeading = { readonly number: string; readonly title: string }

type Numbered = {
  /**
   * The numbers that the headings of sections carry in the document, by section: `VI.`, `A.`. Where the heading above is no
   * section's own, its number comes along: `I.A`. A section without a numbered heading is left out.
   */
  readonly numbers: Readonly<Record<string, string>>
  /** The headings above sections that are no section's own, by the first section under them, the outer one first. */
  readonly parts: Readonly<Record<string, PartHeading[]>>
}

/** How the document numbers its sections, and the headings of its parts. */
export function numberSections({ blocks }: LegalDocument, sections: readonly Titled[]): Numbered {
  const numbers: Record<string, string> = {}
  const parts: Record<string, PartHeading[]> = {}
  const above: (PartHeading & { isSection: boolean; isTold: boolean })[] = []
  let from = 0
  for (const block of blocks) {
    if (block.kind !== 'heading') continue
    const { level, number } = block
    const title = squeeze(inlineText(block.content))
    const at = sections.findIndex((one, index) => index >= from && squeeze(one.title) === title)
    above.length = Math.min(above.length, level - 1)
    const section = sections[at]
    if (section) {
      from = at + 1
      const own = above.filter(({ isTold }) => !isTold)
      if (own.length > 0) parts[section.id] = own.map((one) => ({ number: one.number, title: one.title }))
      for (const one of own) one.isTold = true
    }
    if (number === undefined) continue
    const outer = above.filter(({ isSection }) => !isSection).map((one) => one.number.replace(/\.$/, ''))
    if (section) numbers[section.id] = [...outer, outer.length > 0 ? number.replace(/\.$/, '') : number].join('.')
    const isSection = section !== undefined && outer.length === 0
    above[level - 1] = { number, title, isSection, isTold: section !== undefined }
  }
  return { numbers, parts }
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s\u00a0\u2060]+/g, ' ').trim()
}
