import { readFile } from 'node:fs/promises'
import { getResolvedPDFJS } from 'unpdf'
import { openPdf, type PdfPage } from '#server/reading/open-pdf.ts'

type Matrix = readonly [number, number, number, number, number, number]
type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number }
type Ops = Readonly<Record<string, number>>

const identity: Matrix = [1, 0, 0, 1, 0, 0]
/** So much of a run of text has to be covered; what shows at its edge can be read anyway. */
const covered = 0.8
/** A fill is dark below this brightness, of 255. */
const dark = 90

/**
 * The numbers of pages on which a dark area was painted over text that is still there: it can be read by whoever selects
 * it. Text that was printed onto a dark ground is none of it.
 */
export async function findHiddenText(path: string, maxPages: number): Promise<number[]> {
  const { OPS } = (await getResolvedPDFJS()) as { OPS: Ops }
  const pdf = await openPdf(await readFile(path), maxPages)
  try {
    const found: number[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const page = await pdf.getPage(number)
      if (await hidesText(page, OPS)) found.push(number)
      page.cleanup()
    }
    return found
  } finally {
    await pdf.loadingTask.destroy()
  }
}

async function hidesText(page: PdfPage, ops: Ops): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const painter = new Painter(ops)
  for (const [index, operator] of fnArray.entries())
    painter.take(operator, (argsArray[index] ?? []) as readonly unknown[])
  return painter.hidden
}

type State = { matrix: Matrix; isDark: boolean; size: number }

/** Follows what a page paints, in order: where text was shown, and what dark areas came over it. */
class Painter {
  hidden = false
  readonly #names: ReadonlyMap<number, string>
  #state: State = { matrix: identity, isDark: true, size: 1 }
  readonly #kept: State[] = []
  #line: Matrix = identity
  #text: Matrix = identity
  #leading = 0
  readonly #shown: Box[] = []

  constructor(ops: Ops) {
    this.#names = new Map(Object.entries(ops).map(([name, code]) => [code, name]))
  }

  take(operator: number, args: readonly unknown[]): void {
    const name = this.#names.get(operator) ?? ''
    if (name === 'constructPath') return this.#fill(args)
    this.#takeState(name, args)
    this.#takeText(name, args)
  }

  #takeState(name: string, args: readonly unknown[]): void {
    const [first] = args
    if (name === 'save' || name === 'paintFormXObjectBegin') this.#kept.push({ ...this.#state })
    if (name === 'paintFormXObjectBegin' && Array.isArray(first)) this.#transform(first as unknown as Matrix)
    if (name === 'transform') this.#transform(args as unknown as Matrix)
    if (name === 'restore' || name === 'paintFormXObjectEnd') this.#state = this.#kept.pop() ?? this.#state
    if (name === 'setFillRGBColor') this.#state.isDark = brightness(first) < dark
    if (name === 'setFont') this.#state.size = Number(args[1])
  }

  #takeText(name: string, args: readonly unknown[]): void {
    const [x, y] = [Number(args[0]), Number(args[1])]
    if (name === 'beginText') this.#line = this.#text = identity
    if (name === 'setTextMatrix') this.#line = this.#text = [...(args[0] as Iterable<number>)] as unknown as Matrix
    if (name === 'setLeading') this.#leading = -x
    if (name === 'setLeadingMoveText') this.#leading = -y
    if (name === 'moveText' || name === 'setLeadingMoveText') this.#next(x, y)
    if (name === 'nextLine' || name === 'nextLineShowText') this.#next(0, -this.#leading)
    if (name === 'showText') this.#show(args[0] as readonly unknown[])
  }

  #transform(matrix: Matrix): void {
    this.#state.matrix = times(this.#state.matrix, matrix)
  }

  #next(x: number, y: number): void {
    this.#line = this.#text = times(this.#line, [1, 0, 0, 1, x, y])
  }

  #show(glyphs: readonly unknown[]): void {
    const { size, matrix } = this.#state
    const width = glyphs.reduce<number>((sum, glyph) => sum + widthOf(glyph), 0) * (size / 1000)
    const letters = glyphs.filter(
      (glyph) => typeof glyph === 'object' && glyph !== null && (glyph as { isSpace?: boolean }).isSpace === false,
    )
    const all = times(matrix, this.#text)
    if (letters.length > 1)
      this.#shown.push(boxOf(all, { left: 0, bottom: -0.1 * size, right: width, top: 0.7 * size }))
    this.#text = times(this.#text, [1, 0, 0, 1, width, 0])
  }

  /** A path that is filled: its bounds are what it covers, which is exact for the rectangles that people draw over text. */
  #fill([operator, data, bounds]: readonly unknown[]): void {
    const name = this.#names.get(Number(operator)) ?? ''
    if (!/fill/i.test(name) || !this.#state.isDark || !isRectangle(data) || !bounds) return
    const [left = 0, bottom = 0, right = 0, top = 0] = [...(bounds as Iterable<number>)]
    const area = boxOf(this.#state.matrix, { left, bottom, right, top })
    // A rule or an underline is no area.
    if (Math.min(area.right - area.left, area.top - area.bottom) < 4) return
    if (this.#shown.some((text) => shareUnder(text, area) >= covered)) this.hidden = true
  }
}

/** Four corners and a way back: other shapes (letters, curves) cover less than their bounds. */
function isRectangle(data: unknown): boolean {
  const [path] = Array.isArray(data) ? (data as readonly unknown[]) : []
  const numbers = path === undefined || path === null ? [] : [...(path as Iterable<number>)]
  return numbers.length > 0 && numbers.length <= 16
}

const widthOf = (glyph: unknown): number =>
  typeof glyph === 'number' ? -glyph : ((glyph as { width?: number } | null)?.width ?? 0)

function brightness(color: unknown): number {
  const [red = 255, green = 255, blue = 255] =
    (typeof color === 'string' ? color : '').match(/[0-9a-f]{2}/gi)?.map((part) => Number.parseInt(part, 16)) ?? []
  return 0.299 * red + 0.587 * green + 0.114 * blue
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

function boxOf([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const)
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

function shareUnder(text: Box, area: Box): number {
  const width = Math.min(text.right, area.right) - Math.max(text.left, area.left)
  const height = Math.min(text.top, area.top) - Math.max(text.bottom, area.bottom)
  const size = (text.right - text.left) * (text.top - text.bottom)
  return width <= 0 || height <= 0 || size <= 0 ? 0 : (width * height) / size
}
