import { writeFile } from 'node:fs/promises'
import type { SheetLink } from './packet-plan.ts'
import { margin, textWidth, Typesetter } from './typesetter.ts'

export type ContentsRow = {
  readonly tab: string
  readonly title: string
  /** The printed number of its first page. */
  readonly page: string
  /** 2: a translation, certificate or original under its exhibit. */
  readonly level: 1 | 2
  /** `Part 2`, where the packet has several files. */
  readonly part?: string
}

export type ContentsPlan = {
  readonly title: string
  readonly lines: readonly string[]
  readonly rows: readonly ContentsRow[]
  readonly total: string
  readonly to: string
}

const size = 11.5
const lineHeight = size * 1.25
const columns = { tab: 48, page: 54, part: 48 }

/** Sets the table of contents of a packet; answers for each of its pages which places lead to which printed numbers. */
export async function writeContents({ title, lines, rows, total, to }: ContentsPlan): Promise<SheetLink[][]> {
  const setter = new Typesetter()
  const links: SheetLink[][] = []
  const hasParts = rows.some(({ part }) => part !== undefined)
  const right = margin + textWidth
  const pageEdge = right - (hasParts ? columns.part : 0)
  const titleWidth = pageEdge - columns.page - margin - columns.tab
  setter.paragraph([{ text: title }], { size: 14, bold: true, align: 'center' })
  setter.space(8)
  for (const line of lines) setter.paragraph([{ text: line }], { size, align: 'center' })
  setter.space(16)
  heads()
  for (const { tab, title: name, page, level, part } of rows) {
    const inset = level === 2 ? 18 : 0
    const set = setter.lines([{ text: name }], { size, width: titleWidth - inset, bold: level === 1 })
    const height = set.length * lineHeight + 5
    const before = setter.pages.length
    setter.keep(height)
    if (setter.pages.length > before) heads()
    const top = setter.y
    const sheet = setter.page
    if (tab !== '') setter.drawAt(sheet, tab, { x: margin, y: top - lineHeight, size, face: 'bold' })
    for (const [index, line] of set.entries())
      setter.drawLine(sheet, line, top - (index + 1) * lineHeight, { size, left: columns.tab + inset })
    const baseline = top - set.length * lineHeight
    leaders(margin + columns.tab + inset + (set.at(-1)?.width ?? 0) + 6, baseline, page)
    setter.drawAt(sheet, page, { x: pageEdge, y: baseline, size, align: 'right' })
    if (part !== undefined) setter.drawAt(sheet, part, { x: right, y: baseline, size: 9.5, align: 'right' })
    const list = (links[setter.pages.length - 1] ??= [])
    list.push({ x: margin, y: top - height, width: textWidth, height, to: page })
    setter.y = top - height
  }
  setter.space(10)
  setter.keep(20)
  setter.paragraph([{ text: total }], { size })
  await writeFile(to, await setter.pdf.save({ subsetFonts: true, useXRefStream: true }), { mode: 0o600 })
  return setter.pages.map((_, index) => links[index] ?? [])

  function heads(): void {
    const y = setter.y - lineHeight
    setter.drawAt(setter.page, 'Tab', { x: margin, y, size: 10, face: 'italic' })
    setter.drawAt(setter.page, 'Document', { x: margin + columns.tab, y, size: 10, face: 'italic' })
    setter.drawAt(setter.page, 'Page', { x: pageEdge, y, size: 10, face: 'italic', align: 'right' })
    setter.space(lineHeight + 6)
  }

  function leaders(from: number, y: number, page: string): void {
    const to = pageEdge - setter.fonts.width(page, size) - 6
    const dot = setter.fonts.width('. ', size)
    const count = Math.floor((to - from) / dot)
    if (count > 0) setter.drawAt(setter.page, '. '.repeat(count).trimEnd(), { x: to, y, size, align: 'right' })
  }
}
