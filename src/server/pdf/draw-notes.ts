import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PDFPage, PdfStream } from '@libpdf/core'
import { colorOperator, ellipse, polyline } from './note-strokes.ts'
import type { PdfFonts } from './pdf-fonts.ts'
import { lookOfTypedNote } from './typed-note.ts'

/**
 * Gives markers, frames, lines and typed words of an editor the look that viewers draw for them where the file has none,
 * so that they are printed in a packet as they were seen: a marker lets the words under it through, a black box stays
 * black. Answers whether it set words, whose type becomes part of the file only when that is saved.
 */
export function drawNotes(pdf: PDF, page: PDFPage, fonts: PdfFonts): boolean {
  const resolve = pdf.getObject.bind(pdf)
  let hasWords = false
  for (const entry of page.dict.getArray('Annots', resolve)?.toArray() ?? []) {
    const note = entry.type === 'ref' ? resolve(entry) : entry
    if (!(note instanceof PdfDict) || note.getDict('AP', resolve)?.get('N', resolve) !== undefined) continue
    const kind = note.getName('Subtype', resolve)?.value ?? ''
    const read = readNote(pdf, note)
    if (read.rect.length !== 4) continue
    const look = kind === 'FreeText' ? lookOfTypedNote(pdf, fonts, readWords(pdf, note, read)) : lookOf(kind, read)
    if (look === undefined) continue
    note.set('AP', PdfDict.of({ N: pdf.register(look) }))
    hasWords ||= kind === 'FreeText'
  }
  return hasWords
}

function readWords(pdf: PDF, note: PdfDict, { rect, inset, color, width }: Note) {
  const resolve = pdf.getObject.bind(pdf)
  const text = (name: string) => note.getString(name, resolve)?.asString() ?? ''
  return {
    words: text('Contents'),
    appearance: text('DA'),
    style: text('DS'),
    alignment: note.getNumber('Q', resolve)?.value ?? 0,
    inset,
    callout: numbersIn(note.getArray('CL', resolve)),
    rect,
    ground: color,
    width,
  }
}

/** Placed over the page as it is, so that what it multiplies with is the page. */
function lookOf(kind: string, note: Note): PdfStream | undefined {
  const { rect, opacity } = note
  const drawn = draw(kind, note)
  if (drawn === undefined) return undefined
  const [strength, blend] = [PdfNumber.of(opacity), PdfName.of(kind === 'Highlight' ? 'Multiply' : 'Normal')]
  const state = PdfDict.of({ Type: PdfName.of('ExtGState'), BM: blend, ca: strength, CA: strength })
  const entries = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: new PdfArray(rect.map((value) => PdfNumber.of(value))),
    Resources: PdfDict.of({ ExtGState: PdfDict.of({ Look: state }) }),
  }
  return PdfStream.fromDict(entries, new TextEncoder().encode(`/Look gs ${drawn}`))
}

function readNote(pdf: PDF, note: PdfDict): Note {
  const resolve = pdf.getObject.bind(pdf)
  const numbers = (name: string) => numbersIn(note.getArray(name, resolve))
  const ink = note.getArray('InkList', resolve)?.toArray() ?? []
  return {
    rect: numbers('Rect'),
    quads: numbers('QuadPoints'),
    ends: numbers('L'),
    corners: numbers('Vertices'),
    inset: numbers('RD'),
    strokes: ink.map((one) => {
      const stroke = one.type === 'ref' ? resolve(one) : one
      return stroke instanceof PdfArray ? numbersIn(stroke) : []
    }),
    color: numbers('C'),
    inside: numbers('IC'),
    width: note.getDict('BS', resolve)?.getNumber('W', resolve)?.value ?? numbers('Border')[2] ?? 1,
    opacity: note.getNumber('CA', resolve)?.value ?? 1,
  }
}

type Note = {
  readonly rect: readonly number[]
  readonly quads: readonly number[]
  readonly ends: readonly number[]
  readonly corners: readonly number[]
  /** How far a shape stands within its rectangle: left, bottom, right, top. */
  readonly inset: readonly number[]
  readonly strokes: readonly (readonly number[])[]
  readonly color: readonly number[]
  readonly inside: readonly number[]
  readonly width: number
  readonly opacity: number
}

/** What is drawn, in the space of the page; undefined for what has no place or color, and for other kinds of notes. */
function draw(kind: string, note: Note): string | undefined {
  return drawers[kind]?.(note)
}

const drawers: Readonly<Record<string, (note: Note) => string | undefined>> = {
  Highlight: marker,
  Underline: (note) => strokes(note, underWords(note, 0)),
  Squiggly: (note) => strokes(note, underWords(note, 0)),
  StrikeOut: (note) => strokes(note, underWords(note, 0.5)),
  Square: (note) => shape(note, (left, bottom, right, top) => `${left} ${bottom} ${right - left} ${top - bottom} re`),
  Circle: (note) => shape(note, ellipse),
  Line: (note) => strokes(note, [note.ends]),
  PolyLine: (note) => strokes(note, [note.corners]),
  Polygon: (note) => (note.corners.length < 6 ? undefined : painted(note, `${polyline(note.corners)} h`)),
  Ink: (note) => strokes(note, note.strokes),
}

/** For each marked line of words a line from its left to its right, `share` of its height above its foot. */
function underWords({ quads }: Note, share: number): number[][] {
  return Array.from({ length: Math.floor(quads.length / 8) }, (_, at) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = quads.slice(at * 8, at * 8 + 8)
    return [e + (a - e) * share, f + (b - f) * share, g + (c - g) * share, h + (d - h) * share]
  })
}

function marker({ quads, color }: Note): string | undefined {
  const count = Math.floor(quads.length / 8)
  if (color.length === 0 || count === 0) return undefined
  // The corners come as upper left, upper right, lower left, lower right.
  const paths = Array.from({ length: count }, (_, at) => {
    const [a, b, c, d, e, f, g, h] = quads.slice(at * 8, at * 8 + 8)
    return `${a} ${b} m ${c} ${d} l ${g} ${h} l ${e} ${f} l h f`
  })
  return [colorOperator(color, 'fill'), ...paths].join(' ')
}

type Path = (left: number, bottom: number, right: number, top: number) => string

/** Within its rectangle, or where the file says, within the part of it that the shape itself takes. */
function shape(note: Note, path: Path): string | undefined {
  const [left = 0, bottom = 0, right = 0, top = 0] = note.rect
  const [byLeft = 0, byBottom = 0, byRight = 0, byTop = 0] = note.inset
  const edge = note.width / 2
  return painted(note, path(left + byLeft + edge, bottom + byBottom + edge, right - byRight - edge, top - byTop - edge))
}

/** The path drawn and filled, as far as the note has colors for it. */
function painted(note: Note, path: string): string | undefined {
  const pen = penOf(note)
  if (note.inside.length === 0) return pen && `${pen} ${path} S`
  return [pen, colorOperator(note.inside, 'fill'), path, pen === undefined ? 'f' : 'B'].join(' ')
}

function strokes(note: Note, lines: readonly (readonly number[])[]): string | undefined {
  const pen = penOf(note)
  const paths = lines.filter(({ length }) => length >= 4).map((line) => `${polyline(line)} S`)
  return pen === undefined || paths.length === 0 ? undefined : [pen, ...paths].join(' ')
}

function penOf({ color, width }: Pick<Note, 'color' | 'width'>): string | undefined {
  return color.length > 0 && width > 0 ? `${colorOperator(color, 'stroke')} ${width} w` : undefined
}

function numbersIn(array: PdfArray | undefined): number[] {
  return (array?.toArray() ?? []).flatMap((value) => (value instanceof PdfNumber ? [value.value] : []))
}
