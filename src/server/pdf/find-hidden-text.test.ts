import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDF, type PDFPage, rgb, StandardFonts } from '@libpdf/core'
import { expect, onTestFinished, test } from 'vitest'
import { findHiddenText } from './find-hidden-text.ts'
import { normalizePdf } from './normalize-pdf.ts'

const black = rgb(0, 0, 0)
const say = (page: PDFPage, text: string, y: number, color = black) =>
  page.drawText(text, { x: 100, y, size: 12, font: StandardFonts.Helvetica, color })
const cover = (page: PDFPage, y: number, color = black, height = 20) =>
  page.drawRectangle({ x: 90, y: y - 5, width: 220, height, color })

/** The pages with hidden text of a file with these pages, as it is and as it stands in a packet. */
async function pagesOf(draw: readonly ((page: PDFPage) => void)[], turned: 0 | 90 = 0): Promise<number[][]> {
  const pdf = PDF.create()
  for (const one of draw) {
    const page = pdf.addPage({ width: 595, height: 842 })
    one(page)
    page.setRotation(turned)
  }
  const folder = await mkdtemp(join(tmpdir(), 'hidden-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [from, to] = [join(folder, 'from.pdf'), join(folder, 'to.pdf')]
  await writeFile(from, await pdf.save())
  await normalizePdf(from, to, 10)
  return [await findHiddenText(from, 10), await findHiddenText(to, 10)]
}

test('text under a black box is found, also on a turned page that was fitted to letter size', async () => {
  const redacted = (page: PDFPage) => {
    say(page, 'His number is 123-45-6789', 600)
    cover(page, 600)
  }
  const plain = (page: PDFPage) => say(page, 'Nothing is hidden here.', 600)
  expect(await pagesOf([plain, redacted, plain])).toEqual([[2], [2]])
  expect(await pagesOf([redacted], 90)).toEqual([[1], [1]])
})

test('white type on a dark ground, a light marker, an underline and a box beside the text are no redaction', async () => {
  const pages = await pagesOf([
    (page) => {
      cover(page, 600)
      say(page, 'White on black', 600, rgb(1, 1, 1))
    },
    (page) => {
      say(page, 'Marked in yellow', 600)
      cover(page, 600, rgb(1, 1, 0.4))
    },
    (page) => {
      say(page, 'Underlined', 600)
      page.drawRectangle({ x: 100, y: 598, width: 80, height: 1, color: black })
    },
    (page) => {
      say(page, 'Beside it', 600)
      cover(page, 500)
    },
  ])
  expect(pages).toEqual([[], []])
})
