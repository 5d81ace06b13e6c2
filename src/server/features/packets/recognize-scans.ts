import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isInstalled, runProgram } from '#server/pdf/programs.ts'
import type { TextLayer } from '#server/pdf/text-layer.ts'
import { packetLimits, packetThread } from './packet-thread.ts'

/** Slow: seconds a page. What is over stays a picture, and the document says so. */
const mostScans = 100
const perPage = 60_000
const dotsPerInch = '200'

type Scans = { readonly path: string; readonly folder: string; readonly pages: readonly number[] }

/**
 * Lays the recognised text behind the scanned pages of a file, in its place. Answers which pages have text now; none where
 * the programs for it are not installed.
 */
export async function recognizeScans({ path, folder, pages }: Scans, signal: AbortSignal): Promise<number[]> {
  if (pages.length === 0 || !(await isInstalled('tesseract')) || !(await isInstalled('pdftoppm'))) return []
  const work = await mkdtemp(join(folder, 'scans-'))
  try {
    const layers: TextLayer[] = []
    for (const page of pages.slice(0, mostScans)) {
      const layer = await recognize(path, page, work, signal)
      if (layer) layers.push(layer)
    }
    if (layers.length > 0) await packetThread('addTextLayers', packetLimits, path, layers)
    return layers.map(({ page }) => page)
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function recognize(path: string, page: number, work: string, signal: AbortSignal) {
  const limits = { milliseconds: perPage, signal }
  const stem = join(work, `page-${page}`)
  try {
    const range = ['-f', String(page), '-l', String(page)]
    await runProgram('pdftoppm', ['-gray', '-png', '-r', dotsPerInch, ...range, path, stem], limits)
    const image = (await readdir(work)).find((name) => name.startsWith(`page-${page}-`) && name.endsWith('.png'))
    if (image === undefined) return undefined
    await runProgram('tesseract', [join(work, image), stem, '-l', 'eng', '-c', 'textonly_pdf=1', 'pdf'], limits)
    const layer = `${stem}.pdf`
    const [text = ''] = await packetThread('readPageTexts', packetLimits, layer, 1)
    return text.trim() === '' ? undefined : { page, path: layer }
  } catch {
    signal.throwIfAborted()
    // A page that the program cannot read stays a picture.
    return undefined
  }
}
