/** A range that the paper shows differently: a flag, a locked passage, words that have just arrived. */
export type Mark<Kind> = { readonly start: number; readonly end: number; readonly kind: Kind }

export type Piece<Kind> = {
  readonly text: string
  /** Offset of the piece in the plain text of the section. */
  readonly start: number
  readonly kinds: readonly Mark<Kind>[]
}

/**
 * A text that begins at `offset` of a section, cut where a mark begins or ends. Pieces together are the text; a piece
 * lies wholly inside each of its marks. Marks outside the text, empty ones and reversed ones change nothing.
 */
export function cutByMarks<Kind>(text: string, offset: number, marks: readonly Mark<Kind>[]): Piece<Kind>[] {
  const end = offset + text.length
  const here = marks.filter((mark) => mark.start < end && mark.end > offset && mark.start < mark.end)
  const cuts = here.flatMap((mark) => [mark.start, mark.end]).filter((at) => at > offset && at < end)
  const edges = [...new Set([offset, ...cuts, end])].toSorted((a, b) => a - b)
  return edges.slice(0, -1).map((start, index) => {
    const stop = edges[index + 1] ?? end
    return {
      text: text.slice(start - offset, stop - offset),
      start,
      kinds: here.filter((mark) => mark.start <= start && mark.end >= stop),
    }
  })
}

/** The ranges of the last words of a text: the newest palest, those before it already darker. */
export function arrivingWords(text: string): { newest: Mark<'newest'>; newer: Mark<'newer'> } {
  const end = text.trimEnd().length
  const newest = startOfWords(text.slice(0, end), 2)
  return {
    newest: { start: newest, end: text.length, kind: 'newest' },
    newer: { start: startOfWords(text.slice(0, newest).trimEnd(), 3), end: newest, kind: 'newer' },
  }
}

function startOfWords(text: string, count: number): number {
  const starts = [...text.matchAll(/\S+/g)].map(({ index }) => index)
  return starts.at(-count) ?? starts[0] ?? 0
}
