import type { Range } from '#domain/section-content/read.ts'
import type { MapDocument } from '../map-input.ts'
import { splitParagraphs } from '../reading/split-paragraphs.ts'

/** Characters of a document that go into one request: about 3,000 tokens. */
const room = 12_000

/** The parts in which a document is read by a model: one for most; long ones overlap by a paragraph. */
export function partsOf(document: MapDocument): Range[] {
  const { text } = document
  if (text.trim() === '') return []
  if (text.length <= room * 1.2) return [{ start: 0, end: text.length }]
  const breaks = breaksOf(document)
  const parts: Range[] = []
  let from = 0
  for (let at = 0; at < breaks.length; at += 1) {
    const start = breaks[from] ?? 0
    const end = breaks[at + 1] ?? text.length
    const next = breaks[at + 2] ?? text.length
    if (at + 1 >= breaks.length) parts.push({ start, end: text.length })
    else if (next - start > room) {
      parts.push({ start, end })
      // The last paragraph of a part is the first of the next, unless it is the whole part.
      from = at > from ? at : at + 1
    }
  }
  return parts
}

/** Where paragraphs begin; one that is longer than a part is divided at a space. */
function breaksOf(document: MapDocument): number[] {
  const { text } = document
  const paragraphs = splitParagraphs(document)
  const starts = paragraphs.map((_, index) => (index === 0 ? 0 : (paragraphs[index - 1]?.end ?? 0)))
  return (starts.length > 0 ? starts : [0]).flatMap((start, index, all) => {
    const end = all[index + 1] ?? text.length
    const breaks = [start]
    for (let at = start; end - at > room / 6;) {
      const space = text.lastIndexOf(' ', at + room / 6)
      at = space > at ? space : at + room / 6
      breaks.push(at)
    }
    return breaks
  })
}
