import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { isLong } from '#test/long.ts'
import { checkDocx } from '../check-docx.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { readEditedBytes } from '../revision/read-edited-bytes.ts'
import { redlineBytes } from '../revision/redline-bytes.ts'
import { resolveDocx } from '../revision/resolve-docx.ts'
import { anyBlocks, anyDocx } from '../testing/any-document.ts'
import { anySection } from '../testing/any-section.ts'
import { documentOutline } from '../testing/document-outline.ts'
import { bodyParagraphs } from '#server/office/document/body-paragraphs.ts'
import { openWordPackage } from '#server/office/document/word-package.ts'
import { childOf } from '#server/office/xml/element.ts'
import { refillTemplateBytes } from './refill-template-bytes.ts'
import type { SectionRefill } from './refill-types.ts'

const numRuns = isLong ? 2000 : 120
const timeout = isLong ? 900_000 : 300_000

/** A template cut at its tables and at some of its paragraphs, with content for some of the sections. */
const anyRefill = fc.tuple(anyBlocks, fc.array(fc.option(anySection), { minLength: 1, maxLength: 5 }))

type Planned = SectionRefill & { readonly html: string | null }

/** Divides the template among the contents, in order and along the elements of its body. */
function planSections(template: Uint8Array, contents: readonly (string | null)[]): Planned[] {
  const { document } = openWordPackage(template)
  const units = bodyParagraphs(childOf(document, 'w:body')).map(({ unit }) => unit)
  const distinct = [...new Set(units)]
  const placeOf = (index: number) =>
    Math.floor((distinct.findIndex((unit) => unit === units[index]) * contents.length) / distinct.length)
  const groups = Map.groupBy(units.keys(), placeOf)
  return [...groups].map(([place, paragraphs]) => {
    const html = contents[place] ?? null
    const content = html === null ? {} : { content: blocksFromSection(html) }
    return { id: `s${paragraphs[0]}`, level: 1, paragraphs, heading: 'none', innerHeadings: [], html, ...content }
  })
}

function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' ')
}

/** Words alone: what a section says, wherever it stands and however it is set. */
function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

test('any content goes into any template: the structure stays sound and every word arrives', { timeout }, () => {
  const property = fc.property(anyRefill, ([blocks, contents]) => {
    const template = anyDocx(blocks)
    const sections = planSections(template, contents)
    const { docx } = refillTemplateBytes(template, sections)
    expect(checkDocx(docx)).toEqual([])
    const kept = sections.filter(({ content }) => !content)
    const source = decodePart(unzipPackage(template)['word/document.xml'] ?? new Uint8Array())
    const result = decodePart(unzipPackage(docx)['word/document.xml'] ?? new Uint8Array())
    const paragraphs = bodyParagraphs(childOf(openWordPackage(template).document, 'w:body'))
    for (const { paragraphs: places } of kept) {
      const [first, last] = [paragraphs[places[0] ?? 0]?.unit.range, paragraphs[places.at(-1) ?? 0]?.unit.range]
      expect(result).toContain(source.slice(first?.start, last?.end))
    }
    const found = new Set(wordsIn(documentOutline(docx).join(' ')))
    const missing = sections.flatMap(({ html }) => wordsIn(plainText(html ?? ''))).filter((word) => !found.has(word))
    expect(missing).toEqual([])
  })
  fc.assert(property, { numRuns })
})

test(
  'a draft that nobody touched in Word comes back without a change, and a redline to the template is exact',
  { timeout },
  () => {
    const property = fc.property(anyRefill, ([blocks, contents]) => {
      const template = anyDocx(blocks)
      const sections = planSections(template, contents)
      const { docx } = refillTemplateBytes(template, sections)
      const written = sections.flatMap(({ id, html }) => (html === null ? [] : [{ id, html }]))
      const { sections: edited, warnings } = readEditedBytes(docx, docx, written)
      expect(edited.filter(({ isChanged }) => isChanged)).toEqual([])
      expect(warnings).toEqual([])
      const redline = redlineBytes(template, docx, { author: 'A', date: '2026-11-20T09:00:00Z' })
      expect(checkDocx(redline)).toEqual([])
      expect(documentOutline(resolveDocx(redline, 'accept'))).toEqual(documentOutline(docx))
      expect(documentOutline(resolveDocx(redline, 'reject'))).toEqual(documentOutline(template))
    })
    fc.assert(property, { numRuns })
  },
)
