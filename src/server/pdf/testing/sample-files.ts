import { randomBytes } from 'node:crypto'
import { deflateSync, crc32 } from 'node:zlib'
import { PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PDFPage, StandardFonts } from '@libpdf/core'

type Sample = {
  readonly size?: readonly [number, number]
  readonly turned?: 0 | 90 | 180 | 270
  readonly password?: string
  readonly isProtected?: boolean
}

/** A PDF whose pages have these lines. */
export async function textPdf(pages: readonly (readonly string[])[], sample: Sample = {}): Promise<Uint8Array> {
  const { size = [612, 792], turned = 0, password, isProtected } = sample
  const pdf = PDF.create()
  for (const lines of pages) {
    const page = pdf.addPage({ width: size[0], height: size[1] })
    for (const [index, line] of lines.entries())
      page.drawText(line, { x: 60, y: size[1] - 72 - index * 16, size: 11, font: StandardFonts.TimesRoman })
    if (turned !== 0) page.setRotation(turned)
  }
  if (password !== undefined || isProtected)
    pdf.setProtection({ ...(password !== undefined && { userPassword: password }), ownerPassword: 'owner' })
  return pdf.save()
}

/** A page of which one line is marked for redaction in an editor, and not taken away. */
export async function markedPdf(line: string): Promise<Uint8Array> {
  const pdf = await PDF.load(await textPdf([[line]]))
  const [page] = pdf.getPages()
  if (page) markForRedaction(pdf, page, { left: 55, bottom: 715, right: 555, top: 735 })
  return pdf.save()
}

/** The mark of an editor over a part of a page. */
export function markForRedaction(
  pdf: PDF,
  page: PDFPage,
  { left, bottom, right, top }: Readonly<Record<'left' | 'bottom' | 'right' | 'top', number>>,
): void {
  const box = new PdfArray([left, bottom, right, top].map((value) => PdfNumber.of(value)))
  const note = PdfDict.of({ Type: PdfName.of('Annot'), Subtype: PdfName.of('Redact'), Rect: box, F: PdfNumber.of(4) })
  page.dict.set('Annots', PdfArray.of(pdf.register(note)))
}

/** A form with a filled field, a ticked box, and the data of another form technique, as agencies publish them. */
export async function formPdf(name: string, isProtected = true): Promise<Uint8Array> {
  const pdf = PDF.create()
  const page = pdf.addPage({ width: 612, height: 792 })
  page.drawText('Form I-601A, Part 1', { x: 60, y: 720, size: 12, font: StandardFonts.HelveticaBold })
  const form = pdf.getOrCreateForm()
  const field = form.createTextField('applicant.name', { defaultValue: name })
  field.setValue(name)
  page.drawField(field, { x: 60, y: 660, width: 300, height: 22 })
  const box = form.createCheckbox('applicant.yes')
  page.drawField(box, { x: 60, y: 620, width: 14, height: 14 })
  box.check()
  if (isProtected) pdf.setProtection({ ownerPassword: 'owner' })
  return pdf.save()
}

/** A PNG picture in one color. */
export function pngPicture(width: number, height: number): Uint8Array {
  return pngOf(width, height, () => Buffer.alloc(width * 3, 140))
}

/** A PDF of photographs, one a page under its caption, each of about a megabyte that no program packs any further. */
export async function photographsPdf(captions: readonly string[]): Promise<Uint8Array> {
  const [width, height] = [640, 520]
  const pdf = PDF.create()
  for (const caption of captions) {
    const page = pdf.addPage({ width: 612, height: 792 })
    page.drawText(caption, { x: 60, y: 720, size: 11, font: StandardFonts.TimesRoman })
    const photograph = pdf.embedPng(pngOf(width, height, () => randomBytes(width * 3)))
    page.drawImage(photograph, { x: 66, y: 300, width: 480, height: 390 })
  }
  return pdf.save()
}

/** A PNG file whose rows of red, green and blue are drawn one after the other. */
function pngOf(width: number, height: number, drawRow: () => Uint8Array): Uint8Array {
  const rows = Array.from({ length: height }, () => [Buffer.alloc(1), drawRow()])
  const data = deflateSync(Buffer.concat(rows.flat()))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
