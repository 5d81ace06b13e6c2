import { readFile } from 'node:fs/promises'
import { openPdf } from '#server/reading/open-pdf.ts'
import { pdfLines } from '#server/reading/pdf-lines.ts'

/** The text of each page of a PDF as another program than the one that wrote it reads it: pdf.js. */
export async function readPageTexts(path: string, maxPages: number): Promise<string[]> {
  const pdf = await openPdf(await readFile(path), maxPages)
  try {
    const texts: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      texts.push((await pdfLines(page)).map(({ text }) => text).join('\n'))
      page.cleanup()
    }
    return texts
  } finally {
    await pdf.loadingTask.destroy()
  }
}
