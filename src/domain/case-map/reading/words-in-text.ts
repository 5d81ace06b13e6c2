/** A word, a person's token, a quotation or what stands between them. */
export type Piece = { text: string; readonly kind: 'word' | 'person' | 'quotation' | 'between' }

const pattern =
  /(\{[a-z0-9-]+(?:\.\w+)?\})|(“[^“”]*”)|([\p{L}\p{M}\p{N}]+(?:[’'.-][\p{L}\p{M}\p{N}]+)*)|([^\p{L}\p{M}\p{N}{“]+|[{“])/gu

/** The pieces of a sentence in order; joined they are the sentence. */
export function piecesOf(sentence: string): Piece[] {
  return [...sentence.matchAll(pattern)].map(([text, person, quotation, word]): Piece => ({
    text,
    kind: person ? 'person' : quotation ? 'quotation' : word ? 'word' : 'between',
  }))
}

export const joinPieces = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/** The place of the next or last piece that is no space or comma; -1 when there is none. */
export function nextWord(pieces: readonly Piece[], from: number, step: 1 | -1 = 1): number {
  for (let at = from + step; at >= 0 && at < pieces.length; at += step) {
    const { kind, text } = pieces[at] ?? { kind: 'between', text: '' }
    if (kind !== 'between') return at
    if (/[.;:!?()]/.test(text)) return -1
  }
  return -1
}

/** One of these words ends the clause; `that` behind a preposition (`on that day`) ends none. */
export function endsWith(pieces: readonly Piece[], at: number, ends: RegExp): boolean {
  const word = pieces[at]?.text ?? ''
  const before = pieces[nextWord(pieces, at, -1)]?.text ?? ''
  const isOfTime = /^(?:that|this)$/i.test(word) && /^(?:on|at|in|of|by|for|from|with|to)$/i.test(before)
  return ends.test(word) && !isOfTime
}
