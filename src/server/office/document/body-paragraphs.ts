import { childOf, childrenOf, descendantsOf, ownText, valueOf, type XmlElement } from '#server/office/xml/element.ts'
import { blockElements, blockWrappers } from './block-flow.ts'

/** A paragraph of the body and where it stands. */
export type BodyParagraph = {
  readonly element: XmlElement
  /** The element inside which it stands directly: the body, a content control, a cell. */
  readonly parent: XmlElement
  /** The outermost element of the body that holds it, itself included. */
  readonly unit: XmlElement
  /** The top-level table that it stands in, counted from 0, with row and cell. */
  readonly table:
    | { readonly table: number; readonly row: number; readonly cell: number; readonly element: XmlElement }
    | undefined
  /** Part of an automatic table of contents or of authorities. */
  readonly isContents: boolean
}

/**
 * Every paragraph of the body in reading order, those in cells and content controls included, those in text boxes not.
 * The list numbers the paragraphs of a template: reading and refilling count the same way.
 */
export function bodyParagraphs(body: XmlElement | undefined): BodyParagraph[] {
  const walk = new BodyWalk()
  for (const unit of childrenOf(body)) walk.visit(unit, body ?? unit, unit, undefined, false)
  return walk.paragraphs
}

class BodyWalk {
  readonly paragraphs: BodyParagraph[] = []
  #tables = 0
  readonly #fields: string[] = []

  visit(
    element: XmlElement,
    parent: XmlElement,
    unit: XmlElement,
    table: BodyParagraph['table'],
    isContents: boolean,
  ): void {
    if (element.name === 'w:p') this.#addParagraph(element, parent, unit, table, isContents)
    else if (element.name === 'w:tbl') this.#visitTable(element, unit, table, isContents)
    else if (element.name === 'mc:AlternateContent') {
      const chosen = childOf(element, 'mc:Choice') ?? childOf(element, 'mc:Fallback')
      for (const child of childrenOf(chosen)) this.visit(child, chosen ?? element, unit, table, isContents)
    } else if (blockWrappers.has(element.name)) {
      const isInContents = isContents || isContentsControl(element)
      for (const child of childrenOf(element)) this.visit(child, element, unit, table, isInContents)
    }
  }

  /** The paragraphs of a table inside a table stand in the cell of the outer one. */
  #visitTable(element: XmlElement, unit: XmlElement, outer: BodyParagraph['table'], isContents: boolean): void {
    const number = outer ? outer.table : this.#tables
    if (!outer) this.#tables += 1
    for (const [row, rowElement] of tableRows(element).entries())
      for (const [cell, cellElement] of rowCells(rowElement).entries()) {
        const place = outer ?? { table: number, row, cell, element }
        for (const child of childrenOf(cellElement)) this.visit(child, cellElement, unit, place, isContents)
      }
  }

  #addParagraph(
    element: XmlElement,
    parent: XmlElement,
    unit: XmlElement,
    table: BodyParagraph['table'],
    isInControl: boolean,
  ): void {
    const isContents = this.#readFields(element) || isInControl
    this.paragraphs.push({ element, parent, unit, table, isContents })
  }

  get #isInContentsField(): boolean {
    return this.#fields.some((instruction) => /^\s*TO[CA]\b/.test(instruction))
  }

  /** Whether any of the paragraph stands in the field of a contents list. */
  #readFields(paragraph: XmlElement): boolean {
    let isContents = this.#isInContentsField
    for (const mark of descendantsOf(paragraph, 'w:fldChar', 'w:instrText')) {
      const type = mark.attributes['w:fldCharType']
      if (type === 'begin') this.#fields.push('')
      else if (type === 'end') this.#fields.pop()
      else if (mark.name === 'w:instrText' && this.#fields.length > 0)
        this.#fields.push(`${this.#fields.pop()}${ownText(mark)}`)
      isContents ||= this.#isInContentsField
    }
    return isContents
  }
}

function isContentsControl(element: XmlElement): boolean {
  const gallery = valueOf(childOf(element, 'w:sdtPr', 'w:docPartObj', 'w:docPartGallery')) ?? ''
  return /Table of (Contents|Authorities)/i.test(gallery)
}

/** The rows of a table, taken out of content controls. */
export function tableRows(table: XmlElement): XmlElement[] {
  return unwrapped(table, 'w:tr')
}

export function rowCells(row: XmlElement): XmlElement[] {
  return unwrapped(row, 'w:tc')
}

/** The paragraphs of a cell, those in content controls and in tables inside it among them, as a template has them. */
export function cellParagraphs(cell: XmlElement): XmlElement[] {
  return blockElements(cell).flatMap((block) =>
    block.name === 'w:tbl' ? tableRows(block).flatMap((row) => rowCells(row).flatMap(cellParagraphs)) : [block],
  )
}

function unwrapped(parent: XmlElement, name: string): XmlElement[] {
  return childrenOf(parent).flatMap((child) =>
    child.name === name ? [child] : blockWrappers.has(child.name) ? unwrapped(child, name) : [],
  )
}
