import { expect, test } from 'vitest'
import { blocksFromSection } from '#domain/legal-document/from-section.ts'
import { canConvert, convertToPages, rewriteDocx } from '#test/libreoffice.ts'
import { checkDocx } from '../check-docx.ts'
import { unzipPackage } from '#server/office/package/zip-package.ts'
import { redlineDocx } from '../revision/redline-docx.ts'
import { sampleBrief } from '../testing/sample-documents.ts'
import { writeDocx } from '../write-docx.ts'
import { readTemplate } from './read-template.ts'
import { refillTemplate } from './refill-template.ts'
import type { SectionRefill } from './refill-types.ts'

test.skipIf(!canConvert)('a template written by another program is filled, redlined and opened again', async () => {
  const template = await rewriteDocx(await writeDocx(sampleBrief(2)))
  const { paragraphs } = await readTemplate(template)
  const starts = paragraphs.flatMap(({ outlineLevel }, index) => (outlineLevel === 0 ? [index] : []))
  expect(starts).toHaveLength(2)
  const html = '<p>The new argument is short.</p><h3>One point</h3><ol><li>first</li><li>second</li></ol>'
  const sections = [0, ...starts].map((start, place): SectionRefill => {
    const end = starts[place] ?? paragraphs.length
    const own = Array.from({ length: end - start }, (_, index) => start + index)
    const content = place === 1 ? { content: blocksFromSection(html) } : {}
    return {
      id: `s${start}`,
      level: 1,
      paragraphs: own,
      heading: place === 0 ? 'none' : 'own',
      innerHeadings: [],
      ...content,
    }
  })
  const { docx } = await refillTemplate(template, sections)
  // What the other program gets wrong stays as it is, and nothing is added to it.
  expect(checkDocx(docx)).toEqual(checkDocx(template))
  const [before, after] = [unzipPackage(template), unzipPackage(docx)]
  const untouched = Object.keys(before).filter((name) => /styles|header|footer|theme|settings|fontTable/.test(name))
  expect(untouched.length).toBeGreaterThan(4)
  for (const name of untouched) expect(after[name]).toEqual(before[name])
  const redline = await redlineDocx(template, docx, { author: 'Drafty', date: '2026-11-20T09:00:00Z' })
  const [clean, tracked] = [await convertToPages(docx), await convertToPages(redline)]
  expect(clean.join('')).toMatch(/The new argument is short\.[^]*1\. +first\s+2\. +second[^]*II\. PART 2/)
  expect(clean.join('').match(/DETAINED/g)?.length).toBe(clean.length)
  expect(tracked.join('')).toContain('The new argument is short.')
})
