import { PDF, type PDFPage, rgb, StandardFonts } from '@libpdf/core'
import { expect, test } from 'vitest'
import { markForRedaction, pngPicture } from './testing/sample-files.ts'
import { keepFile } from '#test/keep-file.ts'
import { lookAtPages } from './look-at-pages.ts'
import { normalizePdf } from './normalize-pdf.ts'

const black = rgb(0, 0, 0)
const say = (page: PDFPage, text: string, y: number, color = black) =>
  page.drawText(text, { x: 100, y, size: 12, font: StandardFonts.Helvetica, color })
const cover = (page: PDFPage, y: number, color = black, height = 20) =>
  page.drawRectangle({ x: 90, y: y - 5, width: 220, height, color })

/** What is seen on these pages, as they are and as they stand in a packet. */
async function lookAt(draw: readonly ((page: PDFPage, pdf: PDF) => void)[], turned: 0 | 90 = 0) {
  const pdf = PDF.create()
  for (const one of draw) {
    const page = pdf.addPage({ width: 595, height: 842 })
    one(page, pdf)
    page.setRotation(turned)
  }
  const from = await keepFile(await pdf.save())
  const to = await keepFile(new Uint8Array())
  await normalizePdf(from, to, 10)
  return [await lookAtPages(from, 10), await lookAtPages(to, 10)]
}

const pagesOf = async (...given: Parameters<typeof lookAt>) => (await lookAt(...given)).map(({ hidden }) => hidden)

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

test('a redaction that was marked and not applied is found, and so is a black note laid over text', async () => {
  const redacted = await lookAt([
    (page) => say(page, 'Nothing is hidden here.', 600),
    (page, pdf) => {
      say(page, 'His number is 123-45-6789', 600)
      markForRedaction(pdf, page, { left: 90, bottom: 595, right: 310, top: 615 })
    },
    (page) => {
      say(page, 'His number is 123-45-6789', 600)
      page.addSquareAnnotation({ rect: { x: 90, y: 595, width: 220, height: 20 }, fillColor: black, color: black })
    },
    (page) => {
      say(page, 'His number is 123-45-6789', 600)
      page.drawLine({ start: { x: 90, y: 604 }, end: { x: 310, y: 604 }, thickness: 18, color: black })
    },
  ])
  // A mark to redact is no part of a page that is made ready, so the file itself is what tells.
  expect(redacted.map(({ hidden }) => hidden)).toEqual([
    [2, 3, 4],
    [3, 4],
  ])
})

const picture = (page: PDFPage, pdf: PDF, box: { x: number; y: number; width: number; height: number }) =>
  page.drawImage(pdf.embedImage(pngPicture(40, 12)), box)
const signature = { x: 110, y: 302, width: 140, height: 42 }

test('a picture of a signature on a line to sign on is seen, with underscores, a rule or a label alone', async () => {
  const seen = await lookAt([
    (page, pdf) => {
      say(page, '______________________', 300)
      picture(page, pdf, signature)
    },
    (page, pdf) => {
      page.drawRectangle({ x: 100, y: 298, width: 200, height: 1, color: black })
      say(page, 'Signature of applicant', 284)
      picture(page, pdf, signature)
    },
    (page, pdf) => {
      say(page, 'Signature:', 300)
      picture(page, pdf, { ...signature, x: 190 })
    },
  ])
  expect(seen.map(({ signaturePictures }) => signaturePictures)).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})

test('a letterhead, a photograph over a line and a scanned page are no pictures of signatures', async () => {
  const seen = await lookAt([
    (page, pdf) => {
      picture(page, pdf, { x: 100, y: 760, width: 200, height: 50 })
      say(page, '______________________', 300)
    },
    (page, pdf) => {
      say(page, 'Signature: ______________', 300)
      picture(page, pdf, { x: 100, y: 280, width: 90, height: 120 })
    },
    (page, pdf) => {
      picture(page, pdf, { x: 0, y: 0, width: 595, height: 842 })
      say(page, 'Signature: ______________', 300)
    },
  ])
  expect(seen.map(({ signaturePictures }) => signaturePictures)).toEqual([[], []])
})
