import { readFile } from 'node:fs/promises'
import { openPdf } from '#server/reading/open-pdf.ts'

/** A link inside a PDF as pdf.js reads it: the words that lie under it, and the pages that it stands on and leads to, from 1. */
export type ReadLink = { readonly page: number; readonly words: string; readonly to: number }

export async function readLinks(path: string, maxPages: number): Promise<ReadLink[]> {
  const pdf = await openPdf(await readFile(path), maxPages)
  try {
    const links: ReadLink[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const { items } = await page.getTextContent()
      for (const { subtype, rect, dest } of await page.getAnnotations()) {
        if (subtype !== 'Link' || !Array.isArray(dest)) continue
        const to = (await pdf.getPageIndex(dest[0])) + 1
        links.push({ page: number, words: wordsUnder(items, rect), to })
      }
    }
    return links
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** The letters whose middle lies in the rectangle, taken to be equally wide. */
function wordsUnder(items: readonly unknown[], [left = 0, bottom = 0, right = 0, top = 0]: number[]): string {
  const pieces = items as readonly { str?: string; width: number; transform: number[] }[]
  const found = pieces.flatMap(({ str = '', width, transform: [, , , , x = 0, y = 0] }) => {
    if (str === '' || y < bottom || y > top) return []
    const letter = width / str.length
    return Array.from(str).filter((_, index) => x + (index + 0.5) * letter > left && x + (index + 0.5) * letter < right)
  })
  return found.join('').trim()
}
