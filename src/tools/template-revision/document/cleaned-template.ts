import type { DraftInput } from '#domain/drafting/tool.ts'
import { earlierCase } from '#domain/old-client/fill-beside-body.ts'
import { findLeftovers, type OldWords } from '#domain/old-client/leftovers.ts'
import { gap } from '#domain/section-content/write.ts'
import type { Filling } from '#domain/template-sections/fill-section.ts'
import { writeTemplateText } from '#domain/template-sections/section-html.ts'
import type { ConfirmedSection } from '#domain/template-sections/template-section.ts'
import { oldCaseFillings, oldWords } from '../case.ts'

const label = earlierCase

/**
 * The template's sections with the old case replaced and all else as it is, by section id: what a draft may be compared
 * with. A section that says nothing of the old case is not among them. Undefined where no old case was found.
 */
export function cleanedTemplate(input: DraftInput): ReadonlyMap<string, string> | undefined {
  const fillings = oldCaseFillings(input)?.bySection
  const words = oldWords(input)
  if (!input.template || !fillings || !words) return undefined
  return new Map(
    input.template.sections.flatMap((section): [string, string][] => {
      const filled = fillings.get(section.id) ?? []
      const all = [...filled, ...leftIn(section, filled, words)]
      const inOrder = all.toSorted((a, b) => a.paragraph - b.paragraph || a.start - b.start)
      return all.length === 0 ? [] : [[section.id, writeTemplateText(section, inOrder, { showInstructions: true })]]
    }),
  )
}

function leftIn({ content }: ConfirmedSection, filled: readonly Filling[], words: OldWords): Filling[] {
  return content.flatMap(({ text }, paragraph) =>
    findLeftovers(text, words)
      .filter(({ start, end }) =>
        filled.every((one) => one.paragraph !== paragraph || one.end <= start || end <= one.start),
      )
      .map(({ start, end }): Filling => ({ paragraph, start, end, label, kind: 'gap', gap: label })),
  )
}

/** Section content in which nothing of the old case can be read, such as a version from which the attorney struck it. */
export function withoutOldWords(html: string, input: DraftInput): string {
  const words = oldWords(input)
  if (!words) return html
  return html.replaceAll(/<[^<>]*>|[^<>]+/g, (text) => {
    const found = text.startsWith('<') ? [] : findLeftovers(text, words)
    return found.length === 0
      ? text
      : found.toReversed().reduce((rest, { start, end }) => rest.slice(0, start) + gap(label) + rest.slice(end), text)
  })
}
