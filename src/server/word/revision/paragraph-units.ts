import { type Piece, paragraphPieces, type Wrapper } from '#server/office/document/paragraph-pieces.ts'
import type { Segment } from '#server/office/document/paragraph-tokens.ts'
import { childOf, ownText, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { tokenize } from '#server/office/document/tokenize-paragraph.ts'

/** Names what an object is, so that the same note or picture in both versions is known as the same. */
export type ObjectKeys = (node: XmlElement) => string

/** What changes only as a whole: a word, an object, a code of a field, or all of a link, a field or a content control. */
export type Unit = {
  /** Equal for equal words in an equal look. */
  readonly key: string
  readonly text: string
  readonly segments: readonly Segment[]
  /** The element to be copied as a whole, for a link, a simple field or a control. */
  readonly element: XmlElement | undefined
  /** Bookmarks before it. */
  readonly before: readonly Piece[]
}

/** A paragraph in units, and the marks behind the last one. */
export type UnitedParagraph = { readonly units: readonly Unit[]; readonly after: readonly Piece[] }

/** `fields` tells the codes of open fields of one version from those of another. */
export function paragraphUnits(paragraph: XmlElement, keyOf: ObjectKeys, fields = ''): UnitedParagraph {
  const units: Unit[] = []
  let waiting: Piece[] = []
  const add = (unit: Omit<Unit, 'before'>) => {
    units.push({ ...unit, before: waiting })
    waiting = []
  }
  // A code that belongs to no group is that of a field that goes beyond this paragraph: it comes and goes like a word.
  const pass = (piece: Piece) => {
    if (piece.kind === 'code') add(codeUnit(piece, fields))
    else waiting.push(piece)
  }
  for (const stretch of stretches(paragraphPieces(paragraph))) {
    if (stretch.group) {
      add(groupUnit(stretch.pieces, stretch.group, keyOf))
      continue
    }
    const { tokens, after } = tokenize(stretch.pieces)
    for (const { segments, text, before } of tokens) {
      before.forEach(pass)
      add({ key: segmentsKey(segments, keyOf), text, segments, element: undefined })
    }
    after.forEach(pass)
  }
  return { units, after: waiting }
}

/** The codes in a paragraph of fields that begin before it or end behind it; empty where every field is whole. */
export function openCodes(paragraph: XmlElement): string {
  return stretches(paragraphPieces(paragraph))
    .filter(({ group }) => !group)
    .flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'code'))
    .map(codeKey)
    .join(' ')
}

function codeKey({ node }: Piece): string {
  return `code ${node.attributes['w:fldCharType'] ?? ownText(node)}`
}

function codeUnit(piece: Piece, fields: string): Omit<Unit, 'before'> {
  return { key: `${fields} ${codeKey(piece)}`, text: '', segments: [{ piece, text: '' }], element: undefined }
}

type Stretch = { readonly group: Wrapper | undefined; readonly pieces: Piece[] }

/** Neighbouring pieces of one group, or of none. A field that ends in a later paragraph makes no group. */
function stretches(pieces: readonly Piece[]): Stretch[] {
  const closed = new Set(pieces.flatMap(({ wrappers }) => wrappers.filter((one) => isGroup(one, pieces))))
  const result: Stretch[] = []
  for (const piece of pieces) {
    const group = piece.wrappers.find((one) => closed.has(one))
    const last = result.at(-1)
    if (last && last.group === group) last.pieces.push(piece)
    else result.push({ group, pieces: [piece] })
  }
  return result
}

function isGroup(wrapper: Wrapper, pieces: readonly Piece[]): boolean {
  return /^(hyperlink|field|control)$/.test(wrapper.kind) && isClosed(wrapper, pieces)
}

function isClosed(group: Wrapper, pieces: readonly Piece[]): boolean {
  if (group.element) return true
  return pieces.some(({ node, wrappers }) => node.attributes['w:fldCharType'] === 'end' && wrappers.includes(group))
}

function groupUnit(pieces: readonly Piece[], group: Wrapper, keyOf: ObjectKeys): Omit<Unit, 'before'> {
  const segments = pieces.map((piece) => ({ piece, text: piece.text }))
  const attributes = group.element ? JSON.stringify(group.element.attributes) : ''
  return {
    key: `${group.kind} ${group.name} ${attributes} ${segmentsKey(segments, keyOf)}`,
    text: pieces.map(({ text }) => text).join(''),
    segments,
    element: group.element,
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
