import type { PassageReply } from '#contract/case-maps.ts'

type Piece = { readonly start: number; readonly text: string; readonly is: 'plain' | 'chosen' | 'other' }

/** The page's text, cut where marked words begin and end. */
export function markedPieces(
  reply: Pick<PassageReply, 'page_text' | 'start' | 'end'>,
  others: readonly string[],
): Piece[] {
  const { page_text: text, start, end } = reply
  const found = others.flatMap((words) => {
    const at = text.indexOf(words)
    return at === -1 || (at < end && at + words.length > start)
      ? []
      : [{ start: at, end: at + words.length, is: 'other' as const }]
  })
  const marks = [{ start, end, is: 'chosen' as const }, ...found].toSorted((a, b) => a.start - b.start)
  const pieces: Piece[] = []
  let at = 0
  for (const mark of marks) {
    if (mark.start < at) continue
    if (mark.start > at) pieces.push({ start: at, text: text.slice(at, mark.start), is: 'plain' })
    pieces.push({ start: mark.start, text: text.slice(mark.start, mark.end), is: mark.is })
    at = mark.end
  }
  if (at < text.length) pieces.push({ start: at, text: text.slice(at), is: 'plain' })
  return pieces
}
