import type { XmlElement } from '#server/office/xml/element.ts'
import { isDrawing, type Piece, type Wrapper } from './paragraph-pieces.ts'

/** A stretch of one piece: all of it, or a part of its text. */
export type Segment = { readonly piece: Piece; readonly text: string }

/** A word, a stretch of white space, a sign, or an object of a paragraph, with what it is made of. */
export type Token = {
  /** Empty for an object. */
  readonly text: string
  readonly segments: readonly Segment[]
  /** The link, field or content control that it is part of, the outermost one. */
  readonly group: Wrapper | undefined
  /** Field codes and marks without width that stand before it. */
  readonly before: readonly Piece[]
}

/** A paragraph in tokens, and the codes and marks behind the last one. */
export type TokenizedParagraph = { readonly tokens: readonly Token[]; readonly after: readonly Piece[] }

/** The outermost wrapper that means something; the others are only containers. */
export function groupOf({ wrappers }: Piece): Wrapper | undefined {
  return wrappers.find(({ kind }) => kind === 'hyperlink' || kind === 'field' || kind === 'control')
}

/** What an object is for whoever rewrites the text around it. */
export function objectKind(node: XmlElement): 'note' | 'comment' | 'drawing' | 'other' {
  if (/^w:(foot|end)noteReference$/.test(node.name)) return 'note'
  if (node.name === 'w:commentReference') return 'comment'
  return isDrawing(node) ? 'drawing' : 'other'
}
