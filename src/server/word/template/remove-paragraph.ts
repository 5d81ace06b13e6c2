import { looseMarks } from '#server/office/document/loose-marks.ts'
import { paragraphPieces, type Piece } from '#server/office/document/paragraph-pieces.ts'
import { objectKind } from '#server/office/document/paragraph-tokens.ts'
import { childOf, descendantsOf, element, isOn, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'

/**
 * What stays in the place of a paragraph whose words go: its bookmarks and other marks, to which something elsewhere
 * may refer; the paragraph itself, emptied, when a section of the file ends with it, when a picture floats from it, or
 * when a field that goes on elsewhere begins or ends in it.
 */
export function replaceParagraph(paragraph: XmlElement, source: string): string {
  const pieces = paragraphPieces(paragraph)
  const marks = pieces.filter(({ kind, node }) => kind === 'mark' && !node.name.startsWith('w:commentRange'))
  const objects = pieces.filter(({ kind, node }) => kind === 'object' && isFloating(node))
  const codes = openCodes(pieces)
  const properties = childOf(paragraph, 'w:pPr')
  const isNeeded = childOf(properties, 'w:sectPr') !== undefined || objects.length > 0 || codes.length > 0
  const kept = [...marks, ...objects, ...codes].toSorted((a, b) => pieces.indexOf(a) - pieces.indexOf(b))
  const nodes = kept.map(({ run, node }) => (run ? element('w:r', {}, [...runProperties(run), node]) : node))
  if (!isNeeded) return nodes.map((node) => writeXml(node, source)).join('')
  return writeXml(element('w:p', {}, [...(properties ? [properties] : []), ...nodes]), source)
}

/** What stays in the place of a table or a row: the marks in it of ranges that begin or end elsewhere. */
export function writeLooseMarks(gone: XmlElement): string {
  return looseMarks(gone)
    .map((mark) => writeXml(mark))
    .join('')
}

function runProperties(run: XmlElement): XmlElement[] {
  const properties = childOf(run, 'w:rPr')
  return properties && !isOn(childOf(properties, 'w:vanish')) ? [properties] : []
}

/** Pictures and text boxes that are fixed to the page and not to the words around them. */
function isFloating(node: XmlElement): boolean {
  if (objectKind(node) !== 'drawing') return false
  const isAbsolute = descendantsOf(node, 'v:shape', 'v:rect', 'v:group').some(({ attributes }) =>
    /position:\s*absolute/i.test(attributes.style ?? ''),
  )
  return isAbsolute || descendantsOf(node, 'wp:anchor').length > 0
}

/** Codes of fields that do not both begin and end in this paragraph. */
function openCodes(pieces: readonly Piece[]): Piece[] {
  const codes = pieces.filter(({ kind }) => kind === 'code')
  const open: Piece[][] = []
  const alone: Piece[] = []
  for (const code of codes) {
    const type = code.node.attributes['w:fldCharType']
    if (type === 'begin') open.push([code])
    else if (type !== 'end') (open.at(-1) ?? alone).push(code)
    else if (!open.pop()) alone.push(code)
  }
  return [...alone, ...open.flat()]
}
