import type { BodyParagraph } from '#server/office/document/body-paragraphs.ts'
import type { WordPackage } from '#server/office/document/word-package.ts'
import { applyEdits, type TextEdit } from '#server/office/document/edit-package.ts'
import { childOf, childrenOf, type XmlElement } from '#server/office/xml/element.ts'
import type { SectionRefill } from './refill-types.ts'

/**
 * The main part with every section's edits made, and the sections in their new order. `edits` come section by section.
 * Where the order is the template's, everything between the edits is copied as it stands.
 */
export function orderSections(
  file: WordPackage,
  body: readonly BodyParagraph[],
  sections: readonly SectionRefill[],
  edits: readonly (readonly TextEdit[])[],
): { xml: string; warnings: string[] } {
  const starts = sections.map(({ paragraphs }) => body[paragraphs[0] ?? -1]?.element.range?.start ?? 0)
  const isInOrder = starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))
  if (isInOrder) return { xml: applyEdits(file.source, edits.flat()), warnings: [] }
  const owners = ownersOfUnits(file, body, sections)
  if (!owners)
    return {
      xml: applyEdits(file.source, edits.flat()),
      warnings: ['Two sections stand in one content control, so the sections stay in the order of the template.'],
    }
  return { xml: reordered(file, owners, edits), warnings: [] }
}

type Owner = { readonly unit: XmlElement; readonly section: number }

/** Which section each element of the body belongs to; none when one belongs to several. */
function ownersOfUnits(
  { document }: WordPackage,
  body: readonly BodyParagraph[],
  sections: readonly SectionRefill[],
): Owner[] | undefined {
  const sectionOf = new Map<XmlElement, number>()
  for (const [section, { paragraphs }] of sections.entries())
    for (const index of paragraphs) {
      const unit = body[index]?.unit
      if (!unit) continue
      if ((sectionOf.get(unit) ?? section) !== section) return undefined
      sectionOf.set(unit, section)
    }
  // What belongs to no section (a bookmark's end) goes with what stands before it.
  let last = 0
  return childrenOf(childOf(document, 'w:body'))
    .filter(({ name }) => name !== 'w:sectPr')
    .map((unit) => ({ unit, section: (last = sectionOf.get(unit) ?? last) }))
}

function reordered({ source }: WordPackage, owners: readonly Owner[], edits: readonly (readonly TextEdit[])[]): string {
  const from = Math.min(...owners.map(({ unit }) => unit.range?.start ?? 0))
  const to = Math.max(...owners.map(({ unit }) => unit.range?.end ?? 0))
  const written = edits.map((own, section) =>
    owners
      .filter((owner) => owner.section === section)
      .map(({ unit }, index) => unitText(source, unit, own, index === 0))
      .join(''),
  )
  return source.slice(0, from) + written.join('') + source.slice(to)
}

/** One element with its section's edits. What is added behind it belongs to it, what is added before to the one before. */
function unitText(source: string, { range }: XmlElement, edits: readonly TextEdit[], isFirst: boolean): string {
  if (!range) return ''
  const own = edits.filter(({ start, end }) => {
    const isBefore = start === range.start && end === range.start
    return isBefore ? isFirst : start >= range.start && end <= range.end
  })
  const local = own.map((edit) => ({ ...edit, start: edit.start - range.start, end: edit.end - range.start }))
  return applyEdits(source.slice(range.start, range.end), local)
}
