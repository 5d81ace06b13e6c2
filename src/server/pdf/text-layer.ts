import { readFile, writeFile } from 'node:fs/promises'
import { PDF } from '@libpdf/core'

/** The recognised text of a page: a PDF of one page with nothing but invisible words in their places. */
export type TextLayer = { readonly page: number; readonly path: string }

/** Lays recognised words behind the pictures of scanned pages, so that they can be searched and copied. */
export async function addTextLayers(path: string, layers: readonly TextLayer[]): Promise<void> {
  const pdf = await PDF.load(await readFile(path))
  for (const { page: number, path: from } of layers) {
    const page = pdf.getPage(number - 1)
    if (!page) continue
    const words = await pdf.embedPage(await PDF.load(await readFile(from)), 0)
    page.drawPage(words, { x: 0, y: 0, width: page.width, height: page.height, background: true })
  }
  await writeFile(path, await pdf.save({ useXRefStream: true }), { mode: 0o600 })
}
