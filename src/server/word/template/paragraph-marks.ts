import type { TemplateMark } from '#domain/template-sections/template-paragraph.ts'
import { paragraphText } from '#server/office/document/paragraph-text.ts'
import { type Piece, piecesText } from '#server/office/document/paragraph-pieces.ts'
import { isRunOn, type StyleTable } from '#server/office/document/style-table.ts'
import { childOf, childrenOf, valueOf, type XmlElement } from '#server/office/xml/element.ts'

/** The words of each comment by its id. */
export function commentTexts(root: XmlElement | undefined): ReadonlyMap<string, string> {
  return new Map(
    childrenOf(root, 'w:comment').map((comment) => [
      comment.attributes['w:id'] ?? '',
      paragraphText(comment)
        .trim()
        .replaceAll(/(?<!\s)\s*\n\s*/g, ' '),
    ]),
  )
}

/**
 * What a file marks in a paragraph: highlighted and italic stretches, content controls, merge fields, comments. A
 * comment that began in an earlier paragraph is in `openComments` and goes on from the start.
 */
export function findMarks(
  styles: StyleTable,
  paragraph: XmlElement,
  pieces: readonly Piece[],
  comments: ReadonlyMap<string, string>,
  openComments: Set<string>,
): TemplateMark[] {
  const placed = place(pieces)
  const isItalic = ({ run }: Piece) => run !== undefined && isRunOn(styles, paragraph, run, 'w:i')
  return [
    ...stretches(placed, isHighlighted).map((stretch) => ({ ...stretch, kind: 'highlight' as const })),
    ...stretches(placed, isItalic).map((stretch) => ({ ...stretch, kind: 'italic' as const })),
    ...wrapped(placed),
    ...commented(placed, piecesText(pieces).length, comments, openComments),
  ].toSorted((a, b) => a.start - b.start || a.end - b.end)
}

type Placed = { readonly piece: Piece; readonly start: number; readonly end: number }
type Stretch = { readonly start: number; readonly end: number }

function place(pieces: readonly Piece[]): Placed[] {
  let at = 0
  return pieces.map((piece) => {
    const start = at
    at += piece.text.length
    return { piece, start, end: at }
  })
}

function isHighlighted({ run }: Piece): boolean {
  const properties = childOf(run, 'w:rPr')
  const colour = valueOf(childOf(properties, 'w:highlight'))
  if (colour !== undefined) return colour !== 'none'
  return /^(FFFF00|00FF00|00FFFF)$/i.test(childOf(properties, 'w:shd')?.attributes['w:fill'] ?? '')
}

/** Neighbouring pieces that all hold, as one stretch; spaces between two of them belong to it. */
function stretches(placed: readonly Placed[], holds: (piece: Piece) => boolean): Stretch[] {
  const found: { start: number; end: number }[] = []
  for (const { piece, start, end } of placed) {
    if (piece.kind !== 'text' || !holds(piece)) continue
    const last = found.at(-1)
    if (last?.end === start) last.end = end
    else found.push({ start, end })
  }
  return found
}

function wrapped(placed: readonly Placed[]): TemplateMark[] {
  const wrappers = new Set(placed.flatMap(({ piece }) => piece.wrappers))
  return [...wrappers].flatMap((wrapper): TemplateMark[] => {
    const kind = wrapper.kind === 'control' ? 'content-control' : 'merge-field'
    const name = wrapper.kind === 'control' ? wrapper.name : mergeFieldName(wrapper.name)
    if (wrapper.kind !== 'control' && !(wrapper.kind === 'field' && name !== '')) return []
    const inside = placed.filter(({ piece }) => piece.wrappers.includes(wrapper))
    const [start, end] = [inside[0]?.start ?? 0, inside.at(-1)?.end ?? 0]
    return [{ start, end, kind, ...(name !== '' && { name }) }]
  })
}

/** `MERGEFIELD "Client Name" \* MERGEFORMAT` names `Client Name`. */
function mergeFieldName(instruction: string): string {
  const [, quoted, plain] =
    /^\s*(?:MERGEFIELD|FILLIN|ASK|DOCPROPERTY|DOCVARIABLE)\s+(?:"([^"]*)"|(\S+))/i.exec(instruction) ?? []
  return quoted ?? plain ?? ''
}

function commented(
  placed: readonly Placed[],
  length: number,
  comments: ReadonlyMap<string, string>,
  openComments: Set<string>,
): TemplateMark[] {
  const starts = new Map([...openComments].map((id) => [id, 0]))
  const marks: TemplateMark[] = []
  const add = (id: string, start: number, end: number) => {
    const name = comments.get(id)
    marks.push({ start, end, kind: 'comment', ...(name !== undefined && { name }) })
  }
  for (const { piece, start } of placed) {
    const id = piece.node.attributes['w:id'] ?? ''
    if (piece.node.name === 'w:commentRangeStart') starts.set(id, start)
    if (piece.node.name !== 'w:commentRangeEnd' || !starts.has(id)) continue
    add(id, starts.get(id) ?? 0, start)
    starts.delete(id)
  }
  openComments.clear()
  for (const [id, start] of starts) {
    add(id, start, length)
    openComments.add(id)
  }
  return marks
}
