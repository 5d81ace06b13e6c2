import {
  childOf,
  childrenOf,
  element,
  isElement,
  type XmlElement,
  type XmlNode,
  withChildren,
} from '#server/office/xml/element.ts'
import { withProperties } from '#server/office/document/paragraph-properties.ts'

export type ChangeKind = 'ins' | 'del'
export type ChangeAuthor = {
  readonly author: string
  /** ISO time (`2026-11-20T09:00:00Z`). */
  readonly date: string
}

const deletedForm: Readonly<Record<string, string>> = { 'w:t': 'w:delText', 'w:instrText': 'w:delInstrText' }

/** Writes the marks of tracked changes, each with an id of its own. */
export class ChangeWriter {
  readonly #author: ChangeAuthor
  #count = 0

  constructor(author: ChangeAuthor) {
    this.#author = author
  }

  /** A mark such as `w:ins`, empty or around something. */
  mark(name: string, children: readonly XmlNode[] = []): XmlElement {
    this.#count += 1
    const { author, date } = this.#author
    return element(name, { 'w:id': String(this.#count), 'w:author': author, 'w:date': date }, children)
  }

  /** Content of a paragraph as inserted or deleted: runs in marks, wrappers around them, bookmarks as they are. */
  markContent(nodes: readonly XmlNode[], kind: ChangeKind): XmlNode[] {
    const result: XmlNode[] = []
    let runs: XmlElement[] = []
    const flush = () => {
      if (runs.length > 0) result.push(this.mark(`w:${kind}`, runs))
      runs = []
    }
    for (const node of nodes) {
      if (isElement(node) && isRun(node)) {
        runs.push(kind === 'del' && node.name === 'w:r' ? deletedRun(node) : node)
        continue
      }
      flush()
      result.push(isElement(node) && wrapsRuns(node) ? this.#markInside(node, kind) : node)
    }
    flush()
    return result
  }

  #markInside(wrapper: XmlElement, kind: ChangeKind): XmlElement {
    const isControl = wrapper.name === 'w:sdt'
    return withChildren(
      wrapper,
      isControl
        ? wrapper.children.map((child) =>
            isElement(child) && child.name === 'w:sdtContent'
              ? withChildren(child, this.markContent(child.children, kind))
              : child,
          )
        : this.markContent(wrapper.children, kind),
    )
  }

  /** A whole block as inserted or deleted. */
  markBlock(block: XmlElement, kind: ChangeKind): XmlElement {
    if (block.name === 'w:p') return this.markParagraph(block, kind)
    if (block.name === 'w:tbl') return this.#mapRows(block, (row) => this.markRow(row, kind))
    const inside = block.children.map((child) =>
      isElement(child) && !child.name.endsWith('Pr') ? this.markBlock(child, kind) : child,
    )
    return isRangeMark(block) ? block : withChildren(block, inside)
  }

  markParagraph(paragraph: XmlElement, kind: ChangeKind): XmlElement {
    const properties = childOf(paragraph, 'w:pPr')
    const content = paragraph.children.filter((child) => child !== properties)
    return withChildren(paragraph, [this.withMarkOf(properties, kind), ...this.markContent(content, kind)])
  }

  /** The properties of a paragraph whose mark is inserted or deleted. */
  withMarkOf(properties: XmlElement | undefined, kind: ChangeKind): XmlElement {
    const own = childrenOf(childOf(properties, 'w:rPr'))
    return withProperties(properties, element('w:rPr', {}, [this.mark(`w:${kind}`), ...own]))
  }

  /** Properties that replace others; those of the mark and of the section are no part of the change. */
  withChangeFrom(properties: XmlElement | undefined, before: XmlElement | undefined): XmlElement | undefined {
    const old = childrenOf(before).filter(({ name }) => !/^w:(rPr|sectPr|pPrChange)$/.test(name))
    return withProperties(properties, this.mark('w:pPrChange', [element('w:pPr', {}, old)]))
  }

  markRow(row: XmlElement, kind: ChangeKind): XmlElement {
    const properties = childOf(row, 'w:trPr')
    const own = element('w:trPr', {}, [...childrenOf(properties), this.mark(`w:${kind}`)])
    const rest = row.children.filter((child) => child !== properties)
    const exceptions = rest.filter((child) => isElement(child) && child.name === 'w:tblPrEx')
    const cells = rest.filter((child) => !exceptions.includes(child))
    return withChildren(row, [
      ...exceptions,
      own,
      ...cells.map((cell) => (isElement(cell) ? this.#markCell(cell, kind) : cell)),
    ])
  }

  #markCell(cell: XmlElement, kind: ChangeKind): XmlElement {
    if (isRangeMark(cell)) return cell
    return withChildren(
      cell,
      cell.children.map((child) =>
        isElement(child) && !/^w:(tcPr|sdtPr|sdtEndPr)$/.test(child.name) ? this.markBlock(child, kind) : child,
      ),
    )
  }

  #mapRows(table: XmlElement, change: (row: XmlElement) => XmlElement): XmlElement {
    return withChildren(
      table,
      table.children.map((child) => {
        if (!isElement(child)) return child
        if (child.name === 'w:tr') return change(child)
        return /^w:(sdt|sdtContent|customXml)$/.test(child.name) ? this.#mapRows(child, change) : child
      }),
    )
  }
}

/** A formula stands beside runs and comes and goes like one. */
function isRun({ name }: XmlElement): boolean {
  return name === 'w:r' || name === 'm:oMath' || name === 'm:oMathPara'
}

/** A row's cell may stand in a content control, which is marked like what is in it. */
function wrapsRuns({ name }: XmlElement): boolean {
  return /^w:(hyperlink|fldSimple|sdt|sdtContent|smartTag|customXml|dir|bdo)$/.test(name)
}

export function isRangeMark({ name }: XmlElement): boolean {
  return /(Start|End)$/.test(name) || name === 'w:proofErr'
}

function deletedRun(run: XmlElement): XmlElement {
  return withChildren(
    run,
    run.children.map((child) => {
      const form = isElement(child) ? deletedForm[child.name] : undefined
      return isElement(child) && form !== undefined ? { ...withChildren(child, child.children), name: form } : child
    }),
  )
}
