import { cmyk, grayscale, type PDF, PdfArray, PdfDict, PdfName, PdfNumber, PdfStream, rgb } from '@libpdf/core'
import { breakLines, type Line } from './break-lines.ts'
import { colorOperator, polyline } from './note-strokes.ts'
import { formOfPage } from './page-form.ts'
import type { PdfFonts } from './pdf-fonts.ts'

/** What a file says of words that an editor typed onto a page. */
export type TypedNote = {
  readonly words: string
  /** `0 0 1 rg /Helv 12 Tf`. */
  readonly appearance: string
  /** `font: 12pt Helvetica; color: #0000FF`. */
  readonly style: string
  /** 0 left, 1 centered, 2 right. */
  readonly alignment: number
  readonly rect: readonly number[]
  /** How far the box with the words stands within the rectangle: left, bottom, right, top. */
  readonly inset: readonly number[]
  /** Points of the line that leads from the box to what it is about. */
  readonly callout: readonly number[]
  readonly ground: readonly number[]
  readonly width: number
}

const leading = 1.2
const smallest = 4

/** The look of typed words in the space of the page, set in the product's own type; undefined where there is nothing to set. */
export function lookOfTypedNote(pdf: PDF, fonts: PdfFonts, note: TypedNote): PdfStream | undefined {
  const [left = 0, bottom = 0, right = 0, top = 0] = note.rect
  const [byLeft = 0, byBottom = 0, byRight = 0, byTop = 0] = note.inset
  const box = { x: left + byLeft, y: bottom + byBottom, width: right - left - byLeft - byRight, height: 0 }
  box.height = top - bottom - byBottom - byTop
  const words = note.words.replaceAll(/\r\n?/g, '\n').trim()
  if (words === '' || box.width < smallest || box.height < smallest) return undefined
  const ink = inkOf(note)
  const margin = note.width + 2
  const set = setWords(pdf, fonts, { words, ink, margin, box, alignment: note.alignment, size: sizeOf(note) })
  const drawn = [frameOf(note, box, ink), calloutOf(note, ink), `q 1 0 0 1 ${box.x} ${box.y} cm /Words Do Q`]
  const entries = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: new PdfArray(note.rect.map((value) => PdfNumber.of(value))),
    Resources: PdfDict.of({ XObject: PdfDict.of({ Words: pdf.register(set) }) }),
  }
  return PdfStream.fromDict(entries, new TextEncoder().encode(drawn.filter((one) => one !== '').join('\n')))
}

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
type Setting = {
  readonly words: string
  readonly ink: readonly number[]
  readonly margin: number
  readonly box: Box
  readonly alignment: number
  readonly size: number
}

/** As large as the note has them, smaller where they would not fit their box: none of them is cut off. */
function setWords(pdf: PDF, fonts: PdfFonts, { words, ink, margin, box, alignment, size }: Setting): PdfStream {
  const room = { width: Math.max(smallest, box.width - 2 * margin), height: box.height - 2 * margin }
  const linesAt = (points: number) =>
    breakLines([{ text: words }], fonts, { size: points, width: room.width, bold: false, firstIndent: 0 })
  let used = size
  let lines = linesAt(used)
  while (used > smallest && lines.length * leading * used > room.height) {
    used = Math.max(smallest, used - 0.5)
    lines = linesAt(used)
  }
  const page = pdf.addPage({ width: box.width, height: box.height })
  const color = colorOf(ink)
  for (const [index, line] of lines.entries()) {
    let x = margin + ((room.width - line.width) * alignment) / 2
    const y = box.height - margin - used * 0.9 - index * leading * used
    for (const run of runsOf(line)) {
      page.drawText(run.text, { x, y, size: used, font: run.font, color })
      x += run.width
    }
  }
  const drawn = formOfPage(pdf, page, { x: 0, y: 0, width: box.width, height: box.height })
  pdf.removePage(pdf.getPageCount() - 1)
  return drawn
}

const runsOf = ({ words }: Line) => words.flatMap(({ runs }) => runs)

function frameOf({ ground, width }: TypedNote, { x, y, ...box }: Box, ink: readonly number[]): string {
  const path = `${x + width / 2} ${y + width / 2} ${box.width - width} ${box.height - width} re`
  const fill = ground.length > 0 ? colorOperator(ground, 'fill') : ''
  if (width <= 0) return fill === '' ? '' : `${fill} ${path} f`
  return `${fill} ${colorOperator(ink, 'stroke')} ${width} w ${path} ${fill === '' ? 'S' : 'B'}`
}

function calloutOf({ callout, width }: TypedNote, ink: readonly number[]): string {
  if (callout.length < 4) return ''
  return `${colorOperator(ink, 'stroke')} ${Math.max(width, 1)} w ${polyline(callout)} S`
}

/** The color of the words: of the appearance, else of the style, else black. */
function inkOf({ appearance, style }: TypedNote): readonly number[] {
  const steps = appearance.trim().split(/\s+/)
  const at = steps.findLastIndex((step) => ['g', 'rg', 'k'].includes(step))
  const count = { g: 1, rg: 3, k: 4 }[steps[at] ?? '']
  const values = count === undefined ? [] : steps.slice(Math.max(0, at - count), at).map(Number)
  if (values.length === count && values.every((value) => Number.isFinite(value))) return values
  const [, hex] = /color:\s{0,9}#([0-9a-f]{6})/i.exec(style) ?? []
  return hex === undefined ? [0] : [0, 2, 4].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255)
}

function sizeOf({ appearance, style }: TypedNote): number {
  const steps = appearance.trim().split(/\s+/)
  const given = Number(steps[steps.lastIndexOf('Tf') - 1])
  const styled = Number(/(\d{1,3}(?:\.\d{1,4})?)pt/.exec(style)?.[1])
  const size = [given, styled].find((points) => Number.isFinite(points) && points > 0)
  return Math.min(144, size ?? 10)
}

function colorOf(ink: readonly number[]) {
  const [a = 0, b = 0, c = 0, d = 0] = ink
  if (ink.length === 1) return grayscale(a)
  return ink.length === 4 ? cmyk(a, b, c, d) : rgb(a, b, c)
}
