import { childOf, descendantsOf, isElement, ownText, valueOf, type XmlElement } from '#server/office/xml/element.ts'
import { looseMarks } from './loose-marks.ts'

/** What stands around a piece inside its paragraph. One object for all pieces of one link, field or control. */
export type Wrapper = {
  readonly kind: 'hyperlink' | 'field' | 'control' | 'insertion' | 'other'
  /** Absent for a field that is spread over runs. */
  readonly element?: XmlElement
  /** The instruction of a field, the title of a content control. */
  readonly name: string
}

/**
 * The smallest part of a paragraph: a stretch of text, an object (footnote mark, picture, page break), a code of a
 * field, or a mark without width (bookmark, comment range). Deleted text is none, but a range
 * that only begins or ends in it does.
 */
export type Piece = {
  readonly kind: 'text' | 'object' | 'code' | 'mark'
  /** What a reader sees of it; empty for all but text. */
  readonly text: string
  /** The element inside the run, or the mark itself. */
  readonly node: XmlElement
  readonly run: XmlElement | undefined
  readonly wrappers: readonly Wrapper[]
}

/** The text of a paragraph as `TemplateParagraph.text` has it. */
export function piecesText(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

/** The pieces of a paragraph in order, tracked insertions among them. */
export function paragraphPieces(paragraph: XmlElement): Piece[] {
  const reader = new PieceReader()
  reader.readInside(paragraph, [])
  return reader.pieces
}

/** The instruction of a complex field is known only after its first code: it is filled in while reading. */
type OpenField = { readonly wrapper: { kind: 'field'; name: string }; isInResult: boolean }

const deletions = new Set(['w:del', 'w:moveFrom'])
const containers: Readonly<Record<string, Wrapper['kind']>> = {
  'w:hyperlink': 'hyperlink',
  'w:fldSimple': 'field',
  'w:sdt': 'control',
  'w:ins': 'insertion',
  'w:moveTo': 'insertion',
  'w:smartTag': 'other',
  'w:customXml': 'other',
  'w:dir': 'other',
  'w:bdo': 'other',
}
/** Nothing that a reader or a rewritten paragraph would miss. */
const ignored = new Set([
  'w:pPr',
  'w:rPr',
  'w:proofErr',
  'w:lastRenderedPageBreak',
  'w:softHyphen',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:smartTagPr',
  'w:customXmlPr',
])
const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
}

class PieceReader {
  readonly pieces: Piece[] = []
  readonly #fields: OpenField[] = []

  readInside(parent: XmlElement, wrappers: readonly Wrapper[]): void {
    for (const child of parent.children) {
      if (!isElement(child) || ignored.has(child.name)) continue
      if (deletions.has(child.name)) {
        for (const mark of looseMarks(child)) this.#add('mark', '', mark, undefined, wrappers)
        continue
      }
      const kind = containers[child.name]
      if (child.name === 'w:r') this.#readRun(child, wrappers)
      else if (kind) this.readInside(child, [...wrappers, { kind, element: child, name: wrapperName(child) }])
      else if (child.name === 'w:sdtContent') this.readInside(child, wrappers)
      else this.#add(isMark(child) ? 'mark' : 'object', '', child, undefined, wrappers)
    }
  }

  #readRun(run: XmlElement, wrappers: readonly Wrapper[]): void {
    for (const node of run.children) {
      if (!isElement(node) || ignored.has(node.name)) continue
      if (node.name === 'w:fldChar') this.#readFieldMark(node, run, wrappers)
      else if (node.name === 'w:instrText') this.#readInstruction(node, run, wrappers)
      else this.#readContent(node, run, wrappers)
    }
  }

  #readContent(node: XmlElement, run: XmlElement, wrappers: readonly Wrapper[]): void {
    const field = this.#fields.at(-1)
    if (node.name === 'w:t') {
      const text = ownText(node)
      // Between `begin` and `separate` nothing is shown.
      if (field && !field.isInResult) this.#add('code', '', node, run, wrappers)
      else if (text !== '') this.#add('text', text, node, run, wrappers)
      return
    }
    const isLineBreak = node.name === 'w:br' && /^(textWrapping)?$/.test(node.attributes['w:type'] ?? '')
    const sign = isLineBreak ? '\n' : signs[node.name]
    this.#add(sign === undefined ? 'object' : 'text', sign ?? '', node, run, wrappers)
  }

  #readFieldMark(node: XmlElement, run: XmlElement, wrappers: readonly Wrapper[]): void {
    const type = node.attributes['w:fldCharType']
    if (type === 'begin') this.#fields.push({ wrapper: { kind: 'field', name: '' }, isInResult: false })
    this.#add('code', '', node, run, wrappers)
    const field = this.#fields.at(-1)
    if (type === 'separate' && field) field.isInResult = true
    if (type === 'end') this.#fields.pop()
  }

  #readInstruction(node: XmlElement, run: XmlElement, wrappers: readonly Wrapper[]): void {
    const field = this.#fields.at(-1)
    if (field) field.wrapper.name += ownText(node)
    this.#add('code', '', node, run, wrappers)
  }

  #add(
    kind: Piece['kind'],
    text: string,
    node: XmlElement,
    run: XmlElement | undefined,
    around: readonly Wrapper[],
  ): void {
    const wrappers = [...around, ...this.#fields.map(({ wrapper }) => wrapper)]
    this.pieces.push({ kind, text, node, run, wrappers })
  }
}

const markName = /^w:(bookmark|commentRange|perm|moveFromRange|moveToRange)(Start|End)$/

function isMark({ name }: XmlElement): boolean {
  return markName.test(name)
}

function wrapperName(element: XmlElement): string {
  if (element.name === 'w:fldSimple') return element.attributes['w:instr'] ?? ''
  const properties = childOf(element, 'w:sdtPr')
  return valueOf(childOf(properties, 'w:alias')) ?? valueOf(childOf(properties, 'w:tag')) ?? ''
}

/** Whether an object shows text of its own, in a box that floats over the page. */
export function isTextBox(node: XmlElement): boolean {
  return node.name === 'w:txbxContent' || descendantsOf(node, 'w:txbxContent').length > 0
}

/** Whether an object is a picture or a drawing. */
export function isDrawing(node: XmlElement): boolean {
  return /^(w:drawing|w:pict|w:object|mc:AlternateContent)$/.test(node.name)
}
