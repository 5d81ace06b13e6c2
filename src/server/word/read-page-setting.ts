import { bodyParagraphs } from '#server/office/document/body-paragraphs.ts'
import { piecesText, paragraphPieces } from '#server/office/document/paragraph-pieces.ts'
import {
  outlineLevel,
  paragraphStyle,
  readStyles,
  styleChain,
  type StyleTable,
} from '#server/office/document/style-table.ts'
import { openWordPackage, readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { childOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'
import { measureLook } from './template/paragraph-look.ts'

/** How the running text of a Word file is set: points, lines (2 is double) and the narrowest margin in inches. */
export type PageSetting = {
  readonly size?: number
  readonly lineSpacing?: number
  readonly margin?: number
  /** A header or footer counts its pages. */
  readonly hasPageNumbers: boolean
}

/** Shorter paragraphs are headings, addresses and the like. */
const shortest = 80
/** Of a single line, and of a point, in the file's numbers. */
const unit = { line: 240, point: 20 } as const
/** Word's own size where a file names none. */
const usualSize = 10

/**
 * Reads how most of the running text of a Word file is set; tables, headings and contents are not asked. What the file does not
 * tell is absent. Throws `UnreadableDocument`.
 */
export function readPageSetting(bytes: Uint8Array): PageSetting {
  const file = openWordPackage(bytes)
  const root = readRelated(file, 'styles')
  const styles = readStyles(root)
  const defaults = childOf(root, 'w:docDefaults')
  const sizes = new Map<number, number>()
  const spacings = new Map<number, number>()
  for (const { element, table, isContents } of bodyParagraphs(childOf(file.document, 'w:body'))) {
    const pieces = paragraphPieces(element)
    const letters = piecesText(pieces).length
    if (table !== undefined || isContents || letters < shortest || outlineLevel(styles, element) !== undefined) continue
    const size = measureLook(styles, defaults, element, pieces).fontSize ?? usualSize
    const spacing = linesOf(styles, defaults, element, size)
    sizes.set(size, (sizes.get(size) ?? 0) + letters)
    spacings.set(spacing, (spacings.get(spacing) ?? 0) + letters)
  }
  const [size, lineSpacing, margin] = [commonest(sizes), commonest(spacings), narrowest(file.document)]
  return {
    ...(size !== undefined && { size }),
    ...(lineSpacing !== undefined && { lineSpacing }),
    ...(margin !== undefined && { margin }),
    hasPageNumbers: hasPageNumbers(file),
  }
}

function hasPageNumbers({ parts, relationships }: WordPackage): boolean {
  return relationships.some(({ kind, target, isExternal }) => {
    const part = !isExternal && /^(?:header|footer)$/.test(kind) ? parts[target] : undefined
    return part !== undefined && /instr(?:Text[^<>]{0,60}>|=")\s{0,9}PAGE\b/.test(decodePart(part))
  })
}

/** Each attribute of spacing is inherited on its own; a height in points is told in lines of the text. */
function linesOf(styles: StyleTable, defaults: XmlElement | undefined, paragraph: XmlElement, size: number): number {
  const chain = styleChain(styles, paragraphStyle(styles, paragraph)).map((style) => style.paragraph)
  const places = [childOf(paragraph, 'w:pPr'), ...chain, childOf(defaults, 'w:pPrDefault', 'w:pPr')]
  const told = (name: string) =>
    places.map((place) => childOf(place, 'w:spacing')?.attributes[name]).find((value) => value !== undefined)
  const line = Number(told('w:line') ?? unit.line) || unit.line
  const isHeight = /^(?:exact|atLeast)$/.test(told('w:lineRule') ?? '')
  const lines = isHeight ? line / unit.point / size : line / unit.line
  return Math.round(lines * 100) / 100
}

function commonest(counts: ReadonlyMap<number, number>): number | undefined {
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0]
}

/** Inches; over all sections of the file. */
function narrowest(document: XmlElement): number | undefined {
  const margins = descendantsOf(document, 'w:pgMar').flatMap(({ attributes }) =>
    ['w:top', 'w:right', 'w:bottom', 'w:left'].flatMap((side) => {
      const twips = Math.abs(Number(attributes[side]))
      return Number.isFinite(twips) ? [twips] : []
    }),
  )
  return margins.length === 0 ? undefined : Math.round((Math.min(...margins) / 1440) * 100) / 100
}
