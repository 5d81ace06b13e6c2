import { expect, test } from 'vitest'
import { estimatePages } from '#domain/legal-document/estimate-pages.ts'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { sampleBrief, sampleLetter } from './testing/sample-documents.ts'
import { writeDocx } from './write-docx.ts'

test.skipIf(!canConvert)('a brief opens in LibreOffice with its cover, its tables and its pages', async () => {
  const pages = await convertToPages(await writeDocx(sampleBrief(4)))
  const [cover = '', contents = '', authorities = '', first = ''] = pages
  expect(cover).toContain('BOARD OF IMMIGRATION APPEALS')
  expect(cover).not.toMatch(/^\s*1\s*$/m)
  expect(cover).not.toContain('TABLE OF CONTENTS')
  expect(contents).toContain('TABLE OF CONTENTS')
  expect(contents).toMatch(/I\.\s+PART 1 OF THE ARGUMENT\.+\s*3\n/)
  expect(contents).toMatch(/^\s*1\s*$/m)
  expect(authorities).toMatch(/Matter of Example-Name-, 30 I&N Dec\. 1 \(BIA 2030\)\.+\s*I\.A, II\.A/)
  expect(first).toContain('I. PART 1 OF THE ARGUMENT')
  expect(first).toContain('See Ex. A at 3; see also Ex. B.')
  expect(pages.at(-1)).toContain('Counsel for Respondent')
})

test.skipIf(!canConvert)('the pages that are estimated are the pages that LibreOffice makes, or one off', async () => {
  for (const document of [sampleLetter(), sampleBrief(2), sampleBrief(9)]) {
    const { cover, body } = estimatePages(document)
    const pages = await convertToPages(await writeDocx(document))
    expect(Math.abs(pages.length - cover - body)).toBeLessThanOrEqual(1)
  }
})

test.skipIf(!canConvert)('a letter numbers its second page and not its first', async () => {
  const [first = '', second = ''] = await convertToPages(await writeDocx(sampleLetter()))
  expect(first).not.toMatch(/^\s*1\s*$/m)
  expect(second).toMatch(/^\s*2\s*$/m)
})
