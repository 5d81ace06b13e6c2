import { expect, test } from 'vitest'
import { paper, ruledTable, words } from '#domain/filing-kit/documents/paper.ts'
import { readPageTexts } from '#server/pdf/page-texts.ts'
import { keepFile } from '#test/keep-file.ts'
import { printPaper } from './print-paper.ts'

const heads = ['Rule', 'What it says']
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => [
    words(`R${index}`),
    words('It says something about the filing. '.repeat(4)),
  ])

/** The pages of a report whose second table begins wherever the first one ends. */
async function pagesOf(first: number): Promise<string[]> {
  const document = paper('Report', [
    ruledTable(heads, [10, 90], rows(first)),
    { kind: 'heading', level: 1, content: [words('Not answered')] },
    ruledTable(heads, [10, 90], rows(30)),
  ])
  const file = await keepFile(new Uint8Array(await printPaper(document)))
  return (await readPageTexts(file, 20)).map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

test('a table that goes on has its headings on each page, and neither they nor their title end a page alone', async () => {
  for (let first = 14; first <= 24; first += 1) {
    const pages = await pagesOf(first)
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) {
      expect([first, page.slice(0, 40)]).toEqual([
        first,
        expect.stringMatching(/^(?:Not answered )?Rule What it says R\d/),
      ])
      expect([first, page.slice(-60)]).toEqual([first, expect.stringMatching(/about the filing\.$/)])
    }
  }
})
