import { inlineText, type LegalDocument } from './block.ts'

type Titled = { readonly id: string; readonly title: string }

/**
 * The numbers that the headings of sections carry in the document, by section: `VI.`, `A.`. Where the heading above is no
 * section's own, its number comes along: `I.A`. A section without a numbered heading is left out.
 */
export function numberSections({ blocks }: LegalDocument, sections: readonly Titled[]): Record<string, string> {
  const numbers: Record<string, string> = {}
  const above: { number: string; isSection: boolean }[] = []
  let from = 0
  for (const block of blocks) {
    if (block.kind !== 'heading') continue
    const { level, number } = block
    const words = squeeze(inlineText(block.content))
    const at = sections.findIndex(({ title }, index) => index >= from && squeeze(title) === words)
    above.length = Math.min(above.length, level - 1)
    const section = sections[at]
    if (section) from = at + 1
    if (number === undefined) continue
    const outer = above.filter(({ isSection }) => !isSection).map((one) => one.number.replace(/\.$/, ''))
    if (section) numbers[section.id] = [...outer, outer.length > 0 ? number.replace(/\.$/, '') : number].join('.')
    above[level - 1] = { number, isSection: section !== undefined && outer.length === 0 }
  }
  return numbers
}

function squeeze(text: string): string {
  return text.replaceAll(/[\s\u00a0\u2060]+/g, ' ').trim()
}
