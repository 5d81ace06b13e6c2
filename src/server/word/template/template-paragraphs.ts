import type { TemplateParagraph } from '#domain/template-sections/template-paragraph.ts'
import { type BodyParagraph, bodyParagraphs } from '#server/office/document/body-paragraphs.ts'
import { listPlace, type ListTable, readLists } from '#server/office/document/list-numbers.ts'
import {
  isDrawing,
  isTextBox,
  paragraphPieces,
  type Piece,
  piecesText,
} from '#server/office/document/paragraph-pieces.ts'
import {
  outlineLevel,
  paragraphProperty,
  paragraphStyle,
  readStyles,
  type StyleTable,
} from '#server/office/document/style-table.ts'
import { readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { childOf, childrenOf, isOn, type XmlElement } from '#server/office/xml/element.ts'
import { measureLook } from './paragraph-look.ts'
import { commentTexts, findMarks } from './paragraph-marks.ts'

/** Every paragraph of a template's body, described for whoever divides it into sections. */
export function templateParagraphs(file: WordPackage): TemplateParagraph[] {
  const stylesRoot = readRelated(file, 'styles')
  const styles = readStyles(stylesRoot)
  const defaults = childOf(stylesRoot, 'w:docDefaults')
  const lists = readLists(readRelated(file, 'numbering'))
  const nextNumber = lists.startCounting()
  const comments = commentTexts(readRelated(file, 'comments'))
  const openComments = new Set<string>()
  let isPageDue = false
  return bodyParagraphs(childOf(file.document, 'w:body')).map((paragraph) => {
    const { element } = paragraph
    const pieces = paragraphPieces(element)
    const startsPage = isPageDue || (pieces[0] !== undefined && isPageBreak(pieces[0]))
    isPageDue = endsPage(pieces)
    return {
      text: piecesText(pieces),
      ...describeStyle(styles, element),
      numbering: readNumber(styles, lists, nextNumber, element),
      ...measureLook(styles, defaults, element, pieces),
      ...describePlace(styles, paragraph),
      pageBreakBefore: startsPage || isOn(paragraphProperty(styles, element, 'w:pageBreakBefore')),
      sectionBreak: childOf(element, 'w:pPr', 'w:sectPr') !== undefined,
      marks: findMarks(styles, element, pieces, comments, openComments),
      holds: whatItHolds(element, pieces),
    }
  })
}

function describeStyle(styles: StyleTable, paragraph: XmlElement): Pick<TemplateParagraph, 'style' | 'outlineLevel'> {
  const name = styles.styles.get(paragraphStyle(styles, paragraph) ?? '')?.name ?? ''
  const level = outlineLevel(styles, paragraph)
  // Word keeps `heading 1` in the file and shows `Heading 1`.
  return { style: name.charAt(0).toUpperCase() + name.slice(1), outlineLevel: level === undefined ? null : level - 1 }
}

function readNumber(
  styles: StyleTable,
  lists: ListTable,
  nextNumber: ReturnType<ListTable['startCounting']>,
  paragraph: XmlElement,
): TemplateParagraph['numbering'] {
  const place = listPlace(styles, paragraph)
  if (!place || lists.format(place) === 'none') return null
  return { label: nextNumber(place), level: place.level }
}

function describePlace(
  styles: StyleTable,
  { table, isContents, element }: BodyParagraph,
): Pick<TemplateParagraph, 'table' | 'contents' | 'tabLeader' | 'keepWithNext'> {
  const style = styles.styles.get(paragraphStyle(styles, element) ?? '')?.name ?? ''
  const tabs = childrenOf(paragraphProperty(styles, element, 'w:tabs'), 'w:tab')
  return {
    table: table ? { table: table.table, row: table.row, cell: table.cell } : null,
    contents: isContents || /^(toc \d|table of (authorities|figures))$/i.test(style),
    tabLeader: tabs.some(({ attributes }) => !/^(none)?$/.test(attributes['w:leader'] ?? '')),
    keepWithNext: isOn(paragraphProperty(styles, element, 'w:keepNext')),
  }
}

function isPageBreak({ node }: Piece): boolean {
  return node.name === 'w:br' && node.attributes['w:type'] === 'page'
}

function endsPage(pieces: readonly Piece[]): boolean {
  const last = pieces.findLast(({ kind, text }) => kind === 'object' || text.trim() !== '')
  return last !== undefined && isPageBreak(last)
}

function whatItHolds(paragraph: XmlElement, pieces: readonly Piece[]): TemplateParagraph['holds'] {
  const holds = new Set<TemplateParagraph['holds'][number]>()
  for (const { node, wrappers } of pieces) {
    if (/^w:(foot|end)noteReference$/.test(node.name)) holds.add('footnote')
    if (isTextBox(node)) holds.add('text-box')
    else if (isDrawing(node)) holds.add('image')
    if (wrappers.some(({ kind, name }) => kind === 'field' && /^\s*(PAGE)?REF\b/.test(name)))
      holds.add('cross-reference')
    if (wrappers.some(({ kind }) => kind === 'insertion')) holds.add('tracked-change')
  }
  const mark = childOf(paragraph, 'w:pPr', 'w:rPr')
  const isTracked = ['w:ins', 'w:del'].some((name) => childOf(mark, name) ?? childOf(paragraph, name))
  if (isTracked || childOf(paragraph, 'w:moveFrom')) holds.add('tracked-change')
  return [...holds]
}
