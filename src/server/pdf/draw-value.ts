import type { PDF, PdfStream } from '@libpdf/core'
import { formOfPage } from './page-form.ts'
import type { PdfFonts } from './pdf-fonts.ts'

type Box = { readonly width: number; readonly height: number }

/** What the library draws in a field is right for these letters alone: the fonts of forms have no others. */
export const isPlain = (value: string) => /^[ -~]*$/.test(value)

/** A value on one line as what a field of this size shows, in the product's own type, with every letter that it has. */
export function drawValue(pdf: PDF, fonts: PdfFonts, value: string, { width, height }: Box): PdfStream {
  const page = pdf.addPage({ width, height })
  const full = Math.min(10, height * 0.72)
  const size = Math.max(4, Math.min(full, (full * (width - 4)) / Math.max(1, fonts.width(value, full))))
  let x = 2
  for (const { text, font, width: wide } of fonts.runs(value, size)) {
    page.drawText(text, { x, y: (height - size) / 2 + size * 0.22, size, font })
    x += wide
  }
  const drawn = formOfPage(pdf, page, { x: 0, y: 0, width, height })
  pdf.removePage(pdf.getPageCount() - 1)
  return drawn
}
