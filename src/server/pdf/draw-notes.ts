import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PDFPage, PdfStream } from '@libpdf/core'

/**
 * Gives markers, frames and lines of an editor the look that viewers draw for them where the file has none, so that they
 * are printed in a packet as they were seen: a marker lets the words under it through, a black box stays black.
 */
export function drawNotes(pdf: PDF, page: PDFPage): void {
  const resolve = pdf.getObject.bind(pdf)
  for (const entry of page.dict.getArray('Annots', resolve)?.toArray() ?? []) {
    const note = entry.type === 'ref' ? resolve(entry) : entry
    if (!(note instanceof PdfDict) || note.getDict('AP', resolve)?.get('N', resolve) !== undefined) continue
    const kind = note.getName('Subtype', resolve)?.value ?? ''
    const read = readNote(pdf, note)
    const drawn = draw(kind, read)
    if (drawn !== undefined) note.set('AP', PdfDict.of({ N: pdf.register(lookOf(kind, read, drawn)) }))
  }
}

/** Placed over the page as it is, so that what it multiplies with is the page. */
function lookOf(kind: string, { rect, opacity }: Note, drawn: string): PdfStream {
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
  readonly strokes: readonly (readonly number[])[]
  readonly color: readonly number[]
  readonly inside: readonly number[]
  readonly width: number
  readonly opacity: number
}

/** What is drawn, in the space of the page; undefined for what has no place or color, and for other kinds of notes. */
function draw(kind: string, note: Note): string | undefined {
  if (note.rect.length !== 4) return undefined
  switch (kind) {
    case 'Highlight':
      return marker(note)
    case 'Square':
      return frame(note)
    case 'Line':
      return strokes(note, [note.ends])
    case 'Ink':
      return strokes(note, note.strokes)
    default:
      return undefined
  }
}

function marker({ quads, color }: Note): string | undefined {
  const count = Math.floor(quads.length / 8)
  if (color.length === 0 || count === 0) return undefined
  // The corners come as upper left, upper right, lower left, lower right.
  const paths = Array.from({ length: count }, (_, at) => {
    const [a, b, c, d, e, f, g, h] = quads.slice(at * 8, at * 8 + 8)
    return `${a} ${b} m ${c} ${d} l ${g} ${h} l ${e} ${f} l h f`
  })
  return [colored(color, 'fill'), ...paths].join(' ')
}

function frame({ rect: [left = 0, bottom = 0, right = 0, top = 0], inside, width, ...note }: Note): string | undefined {
  const pen = penOf({ ...note, width })
  const edge = width / 2
  const path = `${left + edge} ${bottom + edge} ${right - left - width} ${top - bottom - width} re`
  if (inside.length === 0) return pen && `${pen} ${path} S`
  return [pen, colored(inside, 'fill'), path, pen === undefined ? 'f' : 'B'].join(' ')
}

function strokes(note: Note, lines: readonly (readonly number[])[]): string | undefined {
  const pen = penOf(note)
  const paths = lines.filter(({ length }) => length >= 4).map(polyline)
  return pen === undefined || paths.length === 0 ? undefined : [pen, ...paths].join(' ')
}

function penOf({ color, width }: Pick<Note, 'color' | 'width'>): string | undefined {
  return color.length > 0 && width > 0 ? `${colored(color, 'stroke')} ${width} w` : undefined
}

function polyline(points: readonly number[]): string {
  const steps = Array.from({ length: Math.floor(points.length / 2) }, (_, at) => {
    return `${points[at * 2]} ${points[at * 2 + 1]} ${at === 0 ? 'm' : 'l'}`
  })
  return `${steps.join(' ')} S`
}

/** One number is gray, three are red, green and blue, four are for print. */
function colored(color: readonly number[], use: 'fill' | 'stroke'): string {
  const [fill = 'rg', stroke = 'RG'] = color.length === 1 ? ['g', 'G'] : color.length === 4 ? ['k', 'K'] : []
  return `${color.join(' ')} ${use === 'fill' ? fill : stroke}`
}

function numbersIn(array: PdfArray | undefined): number[] {
  return (array?.toArray() ?? []).flatMap((value) => (value instanceof PdfNumber ? [value.value] : []))
}
