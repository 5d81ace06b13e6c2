import type { Inline } from '#domain/legal-document/block.ts'
import { Typesetter } from './typesetter.ts'

const pageMark = /^[ \t]*page \d{1,4}(?: of \d{1,4})?[ \t]*$/i

/** A text as pages. Where it says itself where a page ends (`Page 2 of 5`), the page ends there, so that its pages are its own. */
export async function textToPdf(text: string, heading?: string): Promise<Uint8Array> {
  const setter = new Typesetter()
  if (heading !== undefined) {
    setter.paragraph([{ text: heading }], { size: 9, align: 'right' })
    setter.space(8)
  }
  const lines = text
    .replaceAll('\r\n', '\n')
    .replaceAll(/[\r\f\v]/g, '\n')
    .split('\n')
  const lastMark = lines.findLastIndex((line) => pageMark.test(line))
  for (const [index, line] of lines.entries()) {
    const content: Inline[] = [{ text: line.trim() === '' ? '' : line }]
    if (line.trim() === '') setter.space(8)
    else setter.paragraph(content, { size: 11.5, leading: 1.25 })
    const isFollowed = lines.slice(index + 1).some((next) => next.trim() !== '')
    if (pageMark.test(line) && index <= lastMark && isFollowed) setter.newPage()
  }
  return setter.pdf.save({ subsetFonts: true, useXRefStream: true })
}
