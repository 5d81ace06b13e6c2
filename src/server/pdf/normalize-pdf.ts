import { readFile, writeFile } from 'node:fs/promises'
import { PDF, PdfArray, PdfDict, PdfNumber, type PDFPage, PdfStream } from '@libpdf/core'
import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { drawNotes } from './draw-notes.ts'
import { letterPage } from './letter-page.ts'
import { formOfPage } from './page-form.ts'
import { PdfFonts } from './pdf-fonts.ts'

/** What became of a file on its way to letter pages. */
export type Normalized = {
  readonly pages: number
  /** How many pages were not letter size and were fitted to it. */
  readonly fitted: number
  readonly turned: number
  /** It was protected against changes and opens without a password. */
  readonly wasProtected: boolean
  readonly fields: number
  readonly wasSigned: boolean
  /** Notes, marks and stamps of an editor lay on its pages, which are drawn into them or left out. */
  readonly hadNotes: boolean
  /** How many of them mark a passage. */
  readonly marks: number
}

/**
 * Makes the pages of a PDF ready for a packet: US Letter, upright, forms and remarks drawn into the page, nothing that runs,
 * opens or is attached. Throws `UnreadableDocument` (`encrypted` for a file that wants a password).
 */
export async function normalizePdf(from: string, to: string, maxPages: number): Promise<Normalized> {
  let source = await open(await readFile(from))
  const count = source.getPageCount()
  if (count === 0) throw new UnreadableDocument('damaged')
  if (count > maxPages) throw new UnreadableDocument('too-many-pages')
  const { isEncrypted } = source
  const form = source.getForm()
  const fields = form?.fieldCount ?? 0
  const wasSigned = form?.getSignatureFields().some((field) => field.isSigned()) ?? false
  const notes = source.getPages().flatMap((page) => page.getAnnotations().map(({ type }) => type))
  const hadNotes = notes.some((type) => !quiet.has(type))
  const marks = notes.filter((type) => marking.has(type)).length
  source = await withDrawnNotes(source)
  flatten(source)
  const target = PDF.create()
  const pages = await target.copyPagesFrom(source, [...Array.from({ length: count }).keys()], {
    includeAnnotations: false,
  })
  let [fitted, turned] = [0, 0]
  for (const page of pages) {
    const { scale, turn } = fitPage(target, page)
    if (Math.abs(scale - 1) > 0.003) fitted += 1
    if (turn !== 0) turned += 1
  }
  await writeFile(to, await target.save({ useXRefStream: true }), { mode: 0o600 })
  return { pages: count, fitted, turned, wasProtected: isEncrypted, fields, wasSigned, hadNotes, marks }
}

/** The file with the notes of an editor drawn; saved and read again where words were set for them. */
async function withDrawnNotes(source: PDF): Promise<PDF> {
  const fonts = new PdfFonts(source)
  const haveWords = source.getPages().map((page) => drawNotes(source, page, fonts))
  return haveWords.includes(true) ? open(await source.save()) : source
}

const quiet: ReadonlySet<string> = new Set(['Link', 'Widget', 'Popup'])
const marking: ReadonlySet<string> = new Set(['Highlight', 'Underline', 'Squiggly', 'Square', 'Circle', 'Ink'])

async function open(bytes: Uint8Array): Promise<PDF> {
  try {
    const pdf = await PDF.load(bytes, { credentials: '' })
    if (pdf.isEncrypted && !pdf.isAuthenticated) throw new UnreadableDocument('encrypted')
    return pdf
  } catch (cause) {
    if (cause instanceof UnreadableDocument) throw cause
    const isLocked = cause instanceof Error && /password|encrypt|credential/i.test(`${cause.name} ${cause.message}`)
    throw new UnreadableDocument(isLocked ? 'encrypted' : 'damaged', { cause })
  }
}

/** What a form shows becomes part of its page. A form that is broken in itself is kept as its pages draw it. */
function flatten(pdf: PDF): void {
  // The library closes a state that it has not opened on a page without any content.
  for (const { dict } of pdf.getPages())
    if (!dict.has('Contents')) dict.set('Contents', pdf.register(PdfStream.fromDict({}, new Uint8Array([10]))))
  const catalog = pdf.getCatalog()
  const form = catalog.getDict('AcroForm', pdf.getObject.bind(pdf))
  form?.delete('XFA')
  for (const name of ['OpenAction', 'AA', 'JavaScript', 'Names', 'StructTreeRoot', 'MarkInfo']) catalog.delete(name)
  try {
    pdf.flattenAll({ annotations: { removeLinks: true } })
  } catch {
    try {
      pdf.flattenAll({ form: { skipAppearanceUpdate: true }, annotations: { removeLinks: true } })
    } catch {
      // Its pages still draw what stands in them.
    }
  }
}

/** Draws the page as one picture of itself onto a letter page, whatever its own size, place and turn are. */
function fitPage(pdf: PDF, page: PDFPage): { scale: number; turn: number } {
  const { dict } = page
  const box = visibleBox(page)
  const turn = (((Math.round(page.rotation / 90) * 90) % 360) + 360) % 360
  const [width, height] = turn % 180 === 0 ? [box.width, box.height] : [box.height, box.width]
  const paper = letterPage(width, height)
  const scale = Math.min(paper.width / width, paper.height / height)
  const picture = pdf.register(formOfPage(pdf, page, box))
  const left = (paper.width - width * scale) / 2
  const bottom = (paper.height - height * scale) / 2
  // The turn, and the corner of the turned box that comes to lie at the lower left.
  const { cos, sin, right, up } = turns(box)[turn as 0 | 90 | 180 | 270]
  const matrix = [
    scale * cos,
    scale * sin,
    -scale * sin,
    scale * cos,
    left + scale * (right - (cos * box.x - sin * box.y)),
    bottom + scale * (up - (sin * box.x + cos * box.y)),
  ]
  for (const name of [...dict.keys()].map((key) => key.value)) if (!['Type', 'Parent'].includes(name)) dict.delete(name)
  dict.set('MediaBox', numbers([0, 0, paper.width, paper.height]))
  dict.set('Resources', PdfDict.of({ XObject: PdfDict.of({ Sheet: picture }) }))
  const content = `q ${matrix.map(short).join(' ')} cm /Sheet Do Q\n`
  dict.set('Contents', pdf.register(PdfStream.fromDict({}, new TextEncoder().encode(content))))
  return { scale, turn }
}

const turns = ({ width, height }: { width: number; height: number }) => ({
  0: { cos: 1, sin: 0, right: 0, up: 0 },
  90: { cos: 0, sin: -1, right: 0, up: width },
  180: { cos: -1, sin: 0, right: width, up: height },
  270: { cos: 0, sin: 1, right: height, up: 0 },
})

function visibleBox(page: PDFPage) {
  const [media, crop] = [page.getMediaBox(), page.getCropBox()]
  const x = Math.max(media.x, crop.x)
  const y = Math.max(media.y, crop.y)
  const width = Math.min(media.x + media.width, crop.x + crop.width) - x
  const height = Math.min(media.y + media.height, crop.y + crop.height) - y
  const box = width > 1 && height > 1 ? { x, y, width, height } : media
  // A box that says nothing sensible is taken for a letter page.
  return box.width > 1 && box.height > 1 ? box : { x: 0, y: 0, width: 612, height: 792 }
}

const numbers = (values: readonly number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)))
const short = (value: number) => String(Math.round(value * 100_000) / 100_000)
