import { readFile } from 'node:fs/promises'
import { getResolvedPDFJS } from 'unpdf'
import { openPdf, type PdfPage } from '#server/reading/open-pdf.ts'
import { type Box, type Ops, type Painted, paintedOn } from './painted.ts'
import { hasSignaturePicture } from './signature-pictures.ts'

/** Numbers of pages with something on them that must not be filed. */
type LookedAt = {
  /** Dark areas were painted over text that is still there, or marked to be taken away and never taken: whoever selects it reads it. */
  readonly hidden: readonly number[]
  /** A picture lies on a line to sign on. */
  readonly signaturePictures: readonly number[]
}

/** So much of a run of text has to be covered; what shows at its edge can be read anyway. */
const covered = 0.8

/** Looks at what every page paints, in order. Text that was printed onto a dark ground is not hidden. */
export async function lookAtPages(path: string, maxPages: number): Promise<LookedAt> {
  const { OPS } = (await getResolvedPDFJS()) as { OPS: Ops }
  const pdf = await openPdf(await readFile(path), maxPages)
  try {
    const [hidden, signaturePictures]: [number[], number[]] = [[], []]
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      const painted = await paintedOn(page, OPS)
      if (hidesText(painted) || (await hasOpenRedaction(page))) hidden.push(number)
      if (hasSignaturePicture(painted)) signaturePictures.push(number)
      page.cleanup()
    }
    return { hidden, signaturePictures }
  } finally {
    await pdf.loadingTask.destroy()
  }
}

/** An editor's mark for redaction: until it is applied, nothing is taken away. */
async function hasOpenRedaction(page: PdfPage): Promise<boolean> {
  const notes = (await page.getAnnotations()) as readonly { readonly subtype?: string }[]
  return notes.some(({ subtype }) => subtype === 'Redact')
}

/** A dark area came over text that stood there before. */
function hidesText(painted: readonly Painted[]): boolean {
  const shown: Box[] = []
  for (const one of painted) {
    if (one.kind === 'text' && one.text.replaceAll(/\s/g, '').length > 1) shown.push(one.box)
    if (one.kind === 'area' && shown.some((text) => shareUnder(text, one.box) >= covered)) return true
  }
  return false
}

function shareUnder(text: Box, area: Box): number {
  const width = Math.min(text.right, area.right) - Math.max(text.left, area.left)
  const height = Math.min(text.top, area.top) - Math.max(text.bottom, area.bottom)
  const size = (text.right - text.left) * (text.top - text.bottom)
  return width <= 0 || height <= 0 || size <= 0 ? 0 : (width * height) / size
}
