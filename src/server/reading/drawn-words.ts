import type { PdfPage } from './open-pdf.ts'

/** The words that are drawn by each thing on top of a page, by its id. */
export async function drawnWords(page: PdfPage): Promise<Map<string, string>> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const words = new Map<string, string>()
  let open: string | undefined
  for (const [place, operation] of fnArray.entries()) {
    const given = (argsArray as readonly (readonly unknown[] | null)[])[place] ?? []
    if (operation === operations.beginAnnotation) open = typeof given[0] === 'string' ? given[0] : undefined
    else if (operation === operations.endAnnotation) open = undefined
    else if (open !== undefined && operation === operations.showText)
      words.set(open, `${words.get(open) ?? ''} ${glyphs(given[0])}`)
  }
  return words
}

/** Numbers of pdf.js for what a page does. */
const operations = { showText: 44, beginAnnotation: 80, endAnnotation: 81 }

function glyphs(drawn: unknown): string {
  const list = Array.isArray(drawn) ? (drawn as (number | { unicode?: unknown })[]) : []
  return list
    .map((one) => (typeof one === 'object' && one !== null && typeof one.unicode === 'string' ? one.unicode : ''))
    .join('')
}
