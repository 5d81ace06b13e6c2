import { bodyParagraphs, cellParagraphs, rowCells, tableRows } from '#server/office/document/body-paragraphs.ts'
import { listPlace, type ListTable, readLists } from '#server/office/document/list-numbers.ts'
import { outlineLevel, readStyles, type StyleTable } from '#server/office/document/style-table.ts'
import { readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { childOf, childrenOf, type XmlElement } from '#server/office/xml/element.ts'
import { resolveChanges } from './resolve-changes.ts'
import { type EditedInline, inlineMarkup, notesByMark, readInlines, type TaggedPassage } from './section-markup.ts'

/** A paragraph, an item of a list, or a whole table of a Word file. */
export type EditedUnit = {
  readonly tag: UnitTag
  /** Of an item: how deep it is. */
  readonly level: 0 | 1
  readonly text: string
  /** Its content; of a table, that of each cell with the row that it stands in. */
  readonly cells: readonly { readonly row: number; readonly content: readonly EditedInline[] }[]
  /** The bookmark of a section that it stands in. */
  readonly bookmark: string | undefined
}
type UnitTag = 'p' | 'h3' | 'ul' | 'ol' | 'table'

/** What a file's body consists of, all tracked changes accepted; blank paragraphs and contents lists are left out. */
export function editedUnits(file: WordPackage): EditedUnit[] {
  const body = childOf(file.document, 'w:body')
  const root = body && resolveChanges(body, 'accept')
  const styles = readStyles(readRelated(file, 'styles'))
  const lists = readLists(readRelated(file, 'numbering'))
  const notes = notesByMark(file)
  const bookmarks = new BookmarkWalk(childrenOf(root))
  const tables = new Set<XmlElement>()
  return bodyParagraphs(root).flatMap(({ element, table, isContents, unit }): EditedUnit[] => {
    const bookmark = bookmarks.at(unit)
    if (isContents || (table && tables.has(table.element))) return []
    if (table) {
      tables.add(table.element)
      return [tableUnit(table.element, notes, bookmark)]
    }
    const content = readInlines(element, notes)
    const text = plainText(content)
    if (text.trim() === '') return []
    return [{ ...describe(element, styles, lists), text, cells: [{ row: 0, content }], bookmark }]
  })
}

function describe(paragraph: XmlElement, styles: StyleTable, lists: ListTable): Pick<EditedUnit, 'tag' | 'level'> {
  const place = listPlace(styles, paragraph)
  const format = place ? lists.format(place) : 'none'
  if (outlineLevel(styles, paragraph) !== undefined) return { tag: 'h3', level: 0 }
  if (!place || format === 'none') return { tag: 'p', level: 0 }
  return { tag: format === 'bullet' ? 'ul' : 'ol', level: place.level > 0 ? 1 : 0 }
}

function plainText(content: readonly EditedInline[]): string {
  return content.map(({ text }) => text).join('')
}

function tableUnit(table: XmlElement, notes: ReadonlyMap<string, string>, bookmark: string | undefined): EditedUnit {
  const cells = tableRows(table).flatMap((element, row) =>
    rowCells(element).map((cell) => ({ row, content: cellContent(cell, notes) })),
  )
  const text = cells.map(({ content }) => plainText(content)).join('\n')
  return { tag: 'table', level: 0, text, cells, bookmark }
}

function cellContent(cell: XmlElement, notes: ReadonlyMap<string, string>): EditedInline[] {
  const paragraphs = cellParagraphs(cell).map((paragraph) => readInlines(paragraph, notes))
  const written = paragraphs.filter((content) => plainText(content).trim() !== '')
  return written.flatMap((content, index) => (index === 0 ? content : [{ text: '\n' }, ...content]))
}

/** The bookmark of a section that is open at each element of the body, asked for in their order. */
class BookmarkWalk {
  readonly #elements: readonly XmlElement[]
  readonly #open = new Map<string, string>()
  #next = 0

  constructor(elements: readonly XmlElement[]) {
    this.#elements = elements
  }

  at(element: XmlElement): string | undefined {
    const until = this.#elements.indexOf(element, this.#next)
    for (; this.#next < until; this.#next += 1) this.#read(this.#elements[this.#next])
    return [...this.#open.values()].at(-1)
  }

  #read(element: XmlElement | undefined): void {
    const { 'w:id': id = '', 'w:name': name = '' } = element?.attributes ?? {}
    if (element?.name === 'w:bookmarkStart' && name.startsWith('_drafty_')) this.#open.set(id, name)
    if (element?.name === 'w:bookmarkEnd') this.#open.delete(id)
  }
}

/** What stands between the tags of a unit in section content; a table comes with its tags. */
export function unitMarkup({ tag, cells }: EditedUnit, tagged: readonly TaggedPassage[]): string {
  const markup = cells.map(({ content, row }) => ({ row, cell: inlineMarkup(content, tagged) }))
  if (tag !== 'table') return markup.map(({ cell }) => cell).join('')
  const rows = [...Map.groupBy(markup, ({ row }) => row).values()]
  return `<table>${rows.map((row) => `<tr>${row.map(({ cell }) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`
}

/** The unit without these words at its beginning, where it has them. */
export function withoutOpening(unit: EditedUnit, opening: string): EditedUnit {
  if (opening === '' || !unit.text.startsWith(opening)) return unit
  let missing = opening.length
  const cells = unit.cells.map(({ row, content }) => ({
    row,
    content: content.map((inline) => {
      const cut = Math.min(missing, inline.text.length)
      missing -= cut
      return { ...inline, text: inline.text.slice(cut) }
    }),
  }))
  return { ...unit, text: unit.text.slice(opening.length), cells }
}
