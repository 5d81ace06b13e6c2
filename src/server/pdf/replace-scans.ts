import { readFile, writeFile } from 'node:fs/promises'
import { PDF, PdfArray, PdfDict, PdfName, type PdfObject, type PDFPage, PdfRef, PdfStream } from '@libpdf/core'

/** A page of a file that was made ready, and the picture (JPEG) that shall stand in its place. */
export type NewScan = { readonly page: number; readonly picture: string }

/**
 * Puts smaller pictures in the place of scanned pages of a file that `normalizePdf` made; recognized words behind them stay.
 * A picture that is no smaller than what the page has is left out. Answers how many pages were changed.
 */
export async function replaceScans(from: string, to: string, scans: readonly NewScan[]): Promise<number> {
  const source = await PDF.load(await readFile(from))
  let changed = 0
  for (const { page: number, picture } of scans) {
    const page = source.getPage(number - 1)
    const bytes = await readFile(picture)
    if (page && bytes.length < bytesUnder(source, page.getResources()) && replacePicture(source, page, bytes))
      changed += 1
  }
  // Copied page by page, so that nothing of the old pictures is left in the file.
  const target = PDF.create()
  await target.copyPagesFrom(source, [...Array.from({ length: source.getPageCount() }).keys()])
  await writeFile(to, await target.save({ useXRefStream: true }), { mode: 0o600 })
  return changed
}

/** The page's own drawing becomes the picture, over the whole page. False for a page that is drawn in another way. */
function replacePicture(pdf: PDF, page: PDFPage, bytes: Uint8Array): boolean {
  const resolve = pdf.getObject.bind(pdf)
  const contents = page.dict.get('Contents', resolve)
  const parts = contents instanceof PdfArray ? contents.toArray() : [page.dict.get('Contents')]
  const at = parts.findIndex((part) => drawsSheet(part instanceof PdfRef ? resolve(part) : part))
  const pictures = page.getResources().getDict('XObject', resolve)
  if (at < 0 || !pictures) return false
  const { width, height } = page.getMediaBox()
  const drawn = `q ${width} 0 0 ${height} 0 0 cm /Scan Do Q\n`
  const stream = pdf.register(PdfStream.fromDict({}, new TextEncoder().encode(drawn)))
  pictures.delete('Sheet')
  pictures.set('Scan', pdf.embedImage(bytes).ref)
  page.dict.set('Contents', new PdfArray(parts.flatMap((part, index) => (index === at ? stream : (part ?? [])))))
  return true
}

const drawsSheet = (part: PdfObject | null | undefined): boolean =>
  part instanceof PdfStream && Buffer.from(part.getDecodedData()).toString('latin1').includes('/Sheet Do')

/** The bytes of all pictures and drawings that these resources name, each counted once. */
function bytesUnder(pdf: PDF, resources: PdfDict): number {
  const seen = new Set<PdfObject>()
  let bytes = 0
  const visit = (given: PdfObject | undefined, depth: number) => {
    const found = given instanceof PdfRef ? (pdf.getObject(given) ?? undefined) : given
    if (found === undefined || seen.has(found) || depth > 12) return
    seen.add(found)
    if (found instanceof PdfStream) bytes += found.data.length
    if (found instanceof PdfDict) for (const [key, value] of found) if (!isParent(key)) visit(value, depth + 1)
    if (found instanceof PdfArray) for (const value of found.toArray()) visit(value, depth + 1)
  }
  visit(resources, 0)
  return bytes
}

const isParent = (key: PdfName) => key.value === 'Parent'
