import { readFile, writeFile } from 'node:fs/promises'
import { measureText, PDF, PdfArray, PdfNumber, type PDFPage, PdfStream, rgb, StandardFonts } from '@libpdf/core'
import { letterWidth } from './letter-page.ts'
import { addLabels, addOutline } from './part-outline.ts'
import type { PartPlan, SheetContent, SheetLink, SheetPlan } from './packet-plan.ts'
import { margin, Typesetter } from './typesetter.ts'

const fontSize = 10
const baseline = 24
const edge = 36
const shrink = 0.94
const black = rgb(0, 0, 0)
const white = rgb(1, 1, 1)

export type MadePart = { readonly bytes: number; readonly pages: number }

/**
 * Writes one file of a packet: its sheets in order, stamped, with an outline, page labels and links. A page on which a stamp
 * would stand on something is made a little smaller, toward its upper left, and stamped in the strip that becomes free.
 */
export async function assemblePart({ to, title, sheets }: PartPlan): Promise<MadePart> {
  const pdf = PDF.create()
  const setter = new Typesetter(pdf)
  // The typesetter's own first page; what the part needs is added behind it.
  const spare = setter.page
  const made = new Map<SheetPlan, PDFPage>()
  for (const sheet of sheets) if (sheet.content.kind === 'tab') made.set(sheet, tabSheet(setter, sheet.content))
  await copyPages(pdf, sheets, made)
  const pages = sheets.flatMap((sheet) => made.get(sheet) ?? [])
  order(pdf, pages, spare)
  for (const sheet of sheets) {
    const page = made.get(sheet)
    if (page) stamp(pdf, page, sheet)
  }
  addLinks(sheets, made)
  addOutline(
    pdf,
    sheets.flatMap((sheet) => {
      const page = made.get(sheet)
      return sheet.outline && page ? [{ ...sheet.outline, page }] : []
    }),
  )
  addLabels(
    pdf,
    sheets.map(({ label }) => label),
  )
  pdf.setTitle(title, { showInWindowTitleBar: true })
  pdf.setAuthor('')
  const bytes = await pdf.save({ subsetFonts: true, useXRefStream: true })
  await writeFile(to, bytes, { mode: 0o600 })
  return { bytes: bytes.length, pages: pages.length }
}

function tabSheet(setter: Typesetter, { letter, title, pages }: Extract<SheetContent, { kind: 'tab' }>): PDFPage {
  setter.newPage()
  setter.y = 470
  setter.paragraph([{ text: `EXHIBIT ${letter}` }], { size: 48, bold: true, align: 'center' })
  setter.space(12)
  setter.paragraph([{ text: title }], { size: 14, align: 'center', left: 36, width: letterWidth - 2 * margin - 72 })
  setter.space(6)
  setter.paragraph([{ text: pages }], { size: 12, align: 'center' })
  return setter.page
}

/** Copies the pages of each file in one go, so that fonts and pictures that they share are in the part once. */
async function copyPages(pdf: PDF, sheets: readonly SheetPlan[], made: Map<SheetPlan, PDFPage>): Promise<void> {
  const paths = new Set(sheets.flatMap(({ content }) => (content.kind === 'page' ? content.path : [])))
  for (const path of paths) {
    const wanted = sheets.filter(({ content }) => content.kind === 'page' && content.path === path)
    const source = await PDF.load(await readFile(path))
    const numbers = wanted.map(({ content }) => (content.kind === 'page' ? content.page - 1 : 0))
    const pages = await pdf.copyPagesFrom(source, numbers, { includeAnnotations: false })
    for (const [index, sheet] of wanted.entries()) {
      const page = pages[index]
      if (page) made.set(sheet, page)
    }
  }
}

/** Writes the list of pages anew in this order; what is not in it is no part of the file. */
function order(pdf: PDF, pages: readonly PDFPage[], spare: PDFPage): void {
  const tree = pdf.getCatalog().getDict('Pages', pdf.getObject.bind(pdf))
  const root = pdf.getCatalog().getRef('Pages')
  if (!tree || !root) throw new Error('The new file has no list of pages.')
  for (const { dict } of pages) dict.set('Parent', root)
  tree.set('Kids', new PdfArray(pages.map(({ ref }) => ref)))
  tree.set('Count', PdfNumber.of(pages.length))
  spare.dict.delete('Contents')
}

const width = (text: string) => measureText(text, StandardFonts.Helvetica, fontSize)

function stamp(pdf: PDF, page: PDFPage, { stamp: text, bates, content }: SheetPlan): void {
  const room = content.kind === 'page' ? content : { right: 'none', left: 'none' }
  const isCrowded = isShrunk({ content, bates })
  if (isCrowded) shrinkPage(pdf, page)
  const box = page.getMediaBox()
  const put = (printed: string, x: number, isClear: boolean) => {
    if (isClear && content.kind === 'page')
      page.drawRectangle({ x: x - 3, y: baseline - 4, width: width(printed) + 6, height: fontSize + 5, color: white })
    page.drawText(printed, { x, y: baseline, size: fontSize, font: StandardFonts.Helvetica, color: black })
  }
  put(text, box.width - edge - width(text), !isCrowded && room.right === 'none')
  if (bates !== undefined) put(bates, edge, !isCrowded && room.left === 'none')
}

/** Whether a stamp would stand on something, so that the page is made smaller. */
function isShrunk({ content, bates }: { content: SheetContent; bates: string | undefined }): boolean {
  if (content.kind !== 'page') return false
  return content.right === 'much' || (bates !== undefined && content.left === 'much')
}

function shrinkPage(pdf: PDF, page: PDFPage): void {
  const { height } = page.getMediaBox()
  const stream = (text: string) => pdf.register(PdfStream.fromDict({}, new TextEncoder().encode(text)))
  const contents = page.dict.get('Contents')
  const inside = contents instanceof PdfArray ? contents.toArray() : contents ? [contents] : []
  const before = stream(`q ${shrink} 0 0 ${shrink} 0 ${Math.round(height * (1 - shrink) * 1000) / 1000} cm\n`)
  page.dict.set('Contents', new PdfArray([before, ...inside, stream('\nQ\n')]))
}

function addLinks(sheets: readonly SheetPlan[], made: ReadonlyMap<SheetPlan, PDFPage>): void {
  const byLabel = new Map(sheets.map((sheet) => [sheet.label, made.get(sheet)]))
  for (const sheet of sheets) {
    if (sheet.content.kind !== 'page') continue
    const page = made.get(sheet)
    for (const { to, ...rect } of sheet.content.links ?? []) {
      const target = byLabel.get(to)
      // What stands in another file of the packet is named there and not linked.
      if (!target || !page) continue
      const on = isShrunk({ content: sheet.content, bates: sheet.bates })
        ? shrunk(rect, page.getMediaBox().height)
        : rect
      page.addLinkAnnotation({ borderWidth: 0, rect: on, destination: { page: target, type: 'Fit' } })
    }
  }
}

/** A place on a page after the page was made smaller. */
function shrunk({ x, y, width, height }: Omit<SheetLink, 'to'>, pageHeight: number): Omit<SheetLink, 'to'> {
  return { x: x * shrink, y: y * shrink + pageHeight * (1 - shrink), width: width * shrink, height: height * shrink }
}
