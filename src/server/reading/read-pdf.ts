import { type DocumentText, TextBuilder } from './document-text.ts'
import { openPdf } from './open-pdf.ts'
import { pdfFields } from './pdf-fields.ts'
import { type PdfLine, pdfLines } from './pdf-lines.ts'

/** A page with fewer characters than this is a picture, or empty. */
const leastCharacters = 20

/**
 * The text of a PDF, line by line, with the place where each page begins; what was typed into a form stands behind the
 * lines of its page. Lines in clearly larger type are taken for
 * headings. When most pages hold no text, they are scans: `needsOcr`. Throws `UnreadableDocument`.
 */
export async function readPdf(bytes: Uint8Array, maxPages: number): Promise<DocumentText> {
  const pdf = await openPdf(bytes, maxPages)
  try {
    const pages: ReadPage[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      pages.push({ lines: await pdfLines(page), fields: await pdfFields(page) })
      page.cleanup()
    }
    return toText(pages)
  } finally {
    await pdf.loadingTask.destroy()
  }
}

type ReadPage = { readonly lines: readonly PdfLine[]; readonly fields: readonly string[] }

function toText(pages: readonly ReadPage[]): DocumentText {
  const builder = new TextBuilder()
  const bodySize = usualSize(pages.flatMap(({ lines }) => lines))
  for (const { lines, fields } of pages) {
    builder.startPage()
    for (const line of lines) builder.addLine(line.text, headingLevel(line, bodySize))
    for (const field of fields) builder.addLine(field)
  }
  const pictures = pages.filter(
    ({ lines, fields }) => [...lines.map(({ text }) => text), ...fields].join('').length < leastCharacters,
  ).length
  return {
    kind: 'pdf',
    text: builder.text,
    headings: builder.headings,
    pages: builder.pages,
    needsOcr: pictures > pages.length / 2,
    warnings: pictureWarnings(pictures, pages.length),
  }
}

function pictureWarnings(pictures: number, pages: number): string[] {
  if (pictures === 0) return []
  if (pictures > pages / 2) return ['This PDF is a scan; it needs OCR to be read.']
  return [`${pictures} of ${pages} pages have no text; they may be scans.`]
}

/** The size in which most characters are set. */
export function usualSize(lines: readonly PdfLine[]): number {
  const counts = new Map<number, number>()
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2
    counts.set(rounded, (counts.get(rounded) ?? 0) + text.length)
  }
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function headingLevel({ text, size }: PdfLine, bodySize: number): number | undefined {
  if (bodySize === 0 || text.split(/\s+/).length > 20 || !/\p{L}{2}/u.test(text)) return undefined
  const ratio = size / bodySize
  if (ratio < 1.15) return undefined
  return ratio > 1.5 ? 1 : ratio > 1.3 ? 2 : 3
}
