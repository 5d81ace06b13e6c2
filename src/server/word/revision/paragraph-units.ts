import { type Piece, paragraphPieces, type Wrapper } from '../document/paragraph-pieces.ts'
import { groupOf, type Segment, tokenize } from '../document/paragraph-tokens.ts'
import { childOf, type XmlElement } from '../xml/element.ts'
import { writeXml } from '../xml/write-xml.ts'

/** Names what an object is, so that the same note or picture in both versions is known as the same. */
export type ObjectKeys = (node: XmlElement) => string

/** What changes only as a whole: a word, an object, or all of a link, a field or a content control. */
export type Unit = {
  /** Equal for equal words in an equal look. */
  readonly key: string
  readonly text: string
  readonly segments: readonly Segment[]
  /** The element to be copied as a whole, for a link, a simple field or a control. */
  readonly element: XmlElement | undefined
  /** Bookmarks before it, and codes of fields that go beyond this paragraph. */
  readonly before: readonly Piece[]
}

/** A paragraph in units, and the marks behind the last one. */
export type UnitedParagraph = { readonly units: readonly Unit[]; readonly after: readonly Piece[] }

export function paragraphUnits(paragraph: XmlElement, keyOf: ObjectKeys): UnitedParagraph {
  const pieces = paragraphPieces(paragraph)
  const units: Unit[] = []
  let waiting: readonly Piece[] = []
  for (const stretch of stretches(pieces)) {
    if (stretch.group) {
      units.push(groupUnit(stretch.pieces, stretch.group, waiting, keyOf))
      waiting = []
      continue
    }
    const { tokens, after } = tokenize(stretch.pieces)
    for (const [index, { segments, text, before }] of tokens.entries()) {
      const key = segmentsKey(segments, keyOf)
      units.push({ key, text, segments, element: undefined, before: index === 0 ? [...waiting, ...before] : before })
    }
    waiting = tokens.length === 0 ? [...waiting, ...after] : after
  }
  return { units, after: waiting }
}

type Stretch = { readonly group: Wrapper | undefined; readonly pieces: Piece[] }

/** Neighbouring pieces of one group, or of none. A field that ends in a later paragraph makes no group. */
function stretches(pieces: readonly Piece[]): Stretch[] {
  const open = new Set(pieces.flatMap((piece) => groupOf(piece) ?? []).filter((group) => !isClosed(group, pieces)))
  const result: Stretch[] = []
  for (const piece of pieces) {
    const own = groupOf(piece)
    const group = own && !open.has(own) ? own : undefined
    const last = result.at(-1)
    if (last && last.group === group) last.pieces.push(piece)
    else result.push({ group, pieces: [piece] })
  }
  return result
}

function isClosed(group: Wrapper, pieces: readonly Piece[]): boolean {
  if (group.element) return true
  return pieces.some(({ node, wrappers }) => node.attributes['w:fldCharType'] === 'end' && wrappers.includes(group))
}

function groupUnit(pieces: readonly Piece[], group: Wrapper, before: readonly Piece[], keyOf: ObjectKeys): Unit {
  const segments = pieces.map((piece) => ({ piece, text: piece.text }))
  const attributes = group.element ? JSON.stringify(group.element.attributes) : ''
  return {
    key: `${group.kind} ${group.name} ${attributes} ${segmentsKey(segments, keyOf)}`,
    text: pieces.map(({ text }) => text).join(''),
    segments,
    element: group.element,
    before,
  }
}

/** Where Word cut a text into runs of one look does not matter. */
function segmentsKey(segments: readonly Segment[], keyOf: ObjectKeys): string {
  const joined: { text: string; look: string }[] = []
  for (const { piece, text } of segments) {
    if (piece.kind === 'mark') continue
    const properties = childOf(piece.run, 'w:rPr')
    const look = properties ? writeXml(properties) : ''
    const shown = piece.kind === 'text' ? text : piece.kind === 'code' ? '' : `\u0000${keyOf(piece.node)}\u0000`
    const last = joined.at(-1)
    if (last?.look === look) last.text += shown
    else if (shown !== '') joined.push({ text: shown, look })
  }
  return JSON.stringify(joined)
}
