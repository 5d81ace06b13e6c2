import type { Piece } from './paragraph-pieces.ts'
import { wordsOf } from './words.ts'
import { type Segment, type Token, type TokenizedParagraph, groupOf } from './paragraph-tokens.ts'

/** Takes a paragraph apart into words. Words end at objects and at the borders of links, fields and controls. */
export function tokenize(pieces: readonly Piece[]): TokenizedParagraph {
  const tokens: Token[] = []
  let stretch: Piece[] = []
  let waiting: Piece[] = []
  const flush = () => {
    if (stretch.length > 0) {
      tokens.push(...stretchTokens(stretch, waiting))
      waiting = []
    }
    stretch = []
  }
  for (const piece of pieces) {
    if (piece.kind === 'text') {
      if (stretch[0] && groupOf(stretch[0]) !== groupOf(piece)) flush()
      stretch.push(piece)
      continue
    }
    flush()
    if (piece.kind === 'object') {
      tokens.push({ text: '', segments: [{ piece, text: '' }], group: groupOf(piece), before: waiting })
      waiting = []
    } else waiting.push(piece)
  }
  flush()
  return { tokens, after: waiting }
}

/** The words of neighbouring pieces of text; one word may be made of several. */
function stretchTokens(pieces: readonly Piece[], before: readonly Piece[]): Token[] {
  const group = pieces[0] && groupOf(pieces[0])
  const segments = pieces.map((piece) => ({ piece, text: piece.text }))
  return wordsOf(pieces.map(({ text }) => text).join('')).map((text, index) => ({
    text,
    segments: takeText(segments, text.length),
    group,
    before: index === 0 ? before : [],
  }))
}

/** Takes so many characters off the front of the list. */
function takeText(segments: { piece: Piece; text: string }[], length: number): Segment[] {
  const taken: Segment[] = []
  let missing = length
  while (missing > 0) {
    const first = segments[0]
    if (!first) break
    const text = first.text.slice(0, missing)
    taken.push({ piece: first.piece, text })
    missing -= text.length
    first.text = first.text.slice(text.length)
    if (first.text === '') segments.shift()
  }
  return taken
}
