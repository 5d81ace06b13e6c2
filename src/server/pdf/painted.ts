import type { PdfPage } from '#server/reading/open-pdf.ts'

type Matrix = readonly [number, number, number, number, number, number]
export type Box = { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number }
/** The numbers that pdf.js gives to what a page does, by their names. */
export type Ops = Readonly<Record<string, number>>

/** What a page paints, in order. `area`: filled dark; `rule`: a thin level line. */
export type Painted =
  | { readonly kind: 'text'; readonly box: Box; readonly text: string }
  | { readonly kind: 'area' | 'rule' | 'picture'; readonly box: Box }

const identity: Matrix = [1, 0, 0, 1, 0, 0]
/** A fill is dark below this brightness, of 255. */
const dark = 90
/** A rule or an underline is no area. */
const thin = 4

/** What a page paints, as far as text, dark rectangles, level lines and pictures go. */
export async function paintedOn(page: PdfPage, ops: Ops): Promise<Painted[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const painter = new Painter(ops)
  for (const [index, operator] of fnArray.entries())
    painter.take(operator, (argsArray[index] ?? []) as readonly unknown[])
  return painter.painted
}

type State = { matrix: Matrix; isDark: boolean; size: number; isDarkLine: boolean; lineWidth: number }

const opening = new Set(['save', 'paintFormXObjectBegin', 'beginAnnotation'])
const closing = new Set(['restore', 'paintFormXObjectEnd', 'endAnnotation'])

/**
 * Follows what a page paints, in order. Pictures are not decoded and left out: one is seen by its place, which was set and
 * on which nothing else was painted.
 */
class Painter {
  readonly painted: Painted[] = []
  #before = ''
  readonly #names: ReadonlyMap<number, string>
  #state: State = { matrix: identity, isDark: true, size: 1, isDarkLine: true, lineWidth: 1 }
  readonly #kept: State[] = []
  #line: Matrix = identity
  #text: Matrix = identity
  #leading = 0

  constructor(ops: Ops) {
    this.#names = new Map(Object.entries(ops).map(([name, code]) => [code, name]))
  }

  take(operator: number, args: readonly unknown[]): void {
    const name = this.#names.get(operator) ?? ''
    if (name === 'restore' && this.#before === 'transform')
      this.painted.push({ kind: 'picture', box: boxOf(this.#state.matrix, { left: 0, bottom: 0, right: 1, top: 1 }) })
    this.#before = name
    if (name === 'constructPath') return this.#fill(args)
    this.#takeState(name, args)
    this.#takeText(name, args)
  }

  #takeState(name: string, args: readonly unknown[]): void {
    const [first] = args
    if (opening.has(name)) this.#kept.push({ ...this.#state })
    if (name === 'paintFormXObjectBegin') this.#enter(first)
    // A note is drawn in its own space, which is put into its place on the page.
    if (name === 'beginAnnotation') for (const matrix of args.slice(2, 4)) this.#enter(matrix)
    if (name === 'transform') this.#enter(args)
    if (closing.has(name)) this.#state = this.#kept.pop() ?? this.#state
    if (name === 'setFillRGBColor') this.#state.isDark = brightness(first) < dark
    if (name === 'setStrokeRGBColor') this.#state.isDarkLine = brightness(first) < dark
    if (name === 'setLineWidth') this.#state.lineWidth = Number(first)
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

  #enter(matrix: unknown): void {
    if (Array.isArray(matrix)) this.#state.matrix = times(this.#state.matrix, matrix as unknown as Matrix)
  }

  #next(x: number, y: number): void {
    this.#line = this.#text = times(this.#line, [1, 0, 0, 1, x, y])
  }

  #show(glyphs: readonly unknown[]): void {
    const { size, matrix } = this.#state
    const width = glyphs.reduce<number>((sum, glyph) => sum + widthOf(glyph), 0) * (size / 1000)
    const text = glyphs.map(letterOf).join('')
    const box = boxOf(times(matrix, this.#text), { left: 0, bottom: -0.1 * size, right: width, top: 0.7 * size })
    this.painted.push({ kind: 'text', box, text })
    this.#text = times(this.#text, [1, 0, 0, 1, width, 0])
  }

  /** A path: its bounds are what it covers, which is exact for the rectangles and lines that people draw. */
  #fill([operator, data, bounds]: readonly unknown[]): void {
    const name = this.#names.get(Number(operator)) ?? ''
    if (!/fill|stroke/i.test(name) || !isRectangle(data) || !bounds) return
    const [left = 0, bottom = 0, right = 0, top = 0] = [...(bounds as Iterable<number>)]
    const { matrix, isDark } = this.#state
    const box = boxOf(matrix, { left, bottom, right, top })
    const [width, height] = [box.right - box.left, box.top - box.bottom]
    if (height < thin && width > 60) this.painted.push({ kind: 'rule', box })
    if (/fill/i.test(name) && isDark && Math.min(width, height) >= thin) this.painted.push({ kind: 'area', box })
    if (/stroke/i.test(name)) this.#stroke({ left, bottom, right, top })
  }

  #stroke(bounds: Box): void {
    const { matrix, isDarkLine, lineWidth } = this.#state
    const line = isDarkLine ? thickLine(bounds, lineWidth) : undefined
    if (line) this.painted.push({ kind: 'area', box: boxOf(matrix, line) })
  }
}

/** A level or upright line as thick as a row of type, which covers that as an area does. */
function thickLine({ left, bottom, right, top }: Box, lineWidth: number): Box | undefined {
  const half = lineWidth / 2
  const [width, height] = [right - left, top - bottom]
  if (lineWidth < thin || Math.min(width, height) >= half) return undefined
  const [wide, high] = width > height ? [0, half] : [half, 0]
  return { left: left - wide, bottom: bottom - high, right: right + wide, top: top + high }
}

const letterOf = (glyph: unknown): string =>
  typeof glyph === 'object' && glyph !== null && typeof (glyph as { unicode?: unknown }).unicode === 'string'
    ? (glyph as { unicode: string }).unicode
    : ''

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
