import { looseMarks } from '#server/office/document/loose-marks.ts'
import {
  childOf,
  childrenOf,
  descendantsOf,
  element,
  isElement,
  type XmlElement,
  type XmlNode,
  withChildren,
} from '#server/office/xml/element.ts'

/** What becomes of tracked changes: they hold, or the text is as it was before. */
export type Resolution = 'accept' | 'reject'

const removed: Readonly<Record<Resolution, ReadonlySet<string>>> = {
  accept: new Set(['w:del', 'w:moveFrom']),
  reject: new Set(['w:ins', 'w:moveTo']),
}
const unwrapped: Readonly<Record<Resolution, ReadonlySet<string>>> = {
  accept: removed.reject,
  reject: removed.accept,
}
const rangeMarks = /^w:(moveFrom|moveTo|customXml(Ins|Del|MoveFrom|MoveTo))Range(Start|End)$/
const changedProperties = /^w:(rPr|pPr|tblPr|tblPrEx|trPr|tcPr|sectPr|tblGrid)Change$/
const propertyNames = /^w:(rPr|pPr|tblPr|tblPrEx|trPr|tcPr|sectPr|tblGrid)$/
const wasDeleted: Readonly<Record<string, string>> = { 'w:delText': 'w:t', 'w:delInstrText': 'w:instrText' }
/** Wrappers that go when nothing is left in them. */
const hollow = new Set(['w:hyperlink', 'w:fldSimple', 'w:smartTag', 'w:sdt', 'w:customXml', 'w:sdtContent'])

/**
 * A part of a Word file (body, notes, header) without tracked changes: all of them accepted, or all rejected. Knows
 * inserted, deleted and moved text, paragraph marks, rows, cells and changed properties (ECMA-376 part 1, 17.13.5).
 */
export function resolveChanges(part: XmlElement, resolution: Resolution): XmlElement {
  return withChildren(part, new Resolver(resolution).resolveAll(part.children))
}

class Resolver {
  readonly #resolution: Resolution

  constructor(resolution: Resolution) {
    this.#resolution = resolution
  }

  resolveAll(nodes: readonly XmlNode[]): XmlNode[] {
    return this.#joinParagraphs(nodes.flatMap((node) => this.#resolve(node)))
  }

  #resolve(node: XmlNode): XmlNode[] {
    if (!isElement(node)) return [node]
    const { name } = node
    if (removed[this.#resolution].has(name)) return looseMarks(node).filter((mark) => !rangeMarks.test(mark.name))
    if (this.#isRemoved(node)) return []
    if (this.#isRemovedWrapper(node)) return contentOf(node).flatMap((child) => this.#resolve(child))
    if (unwrapped[this.#resolution].has(name)) return node.children.flatMap((child) => this.#resolve(child))
    const form = this.#resolution === 'reject' ? wasDeleted[name] : undefined
    if (form) return [element(form, node.attributes, node.children)]
    return propertyNames.test(name) ? this.#resolveProperties(node) : this.#resolveInside(node)
  }

  #isRemoved(node: XmlElement): boolean {
    if (rangeMarks.test(node.name)) return true
    if (node.name === 'w:tr') return this.#isRemovedMark(childOf(node, 'w:trPr'))
    return node.name === 'w:tc' && this.#isRemovedCell(node)
  }

  /** A content control or custom XML that was put around text, or taken from around it; the text stays (17.13.5.5). */
  #isRemovedWrapper(node: XmlElement): boolean {
    if (node.name !== 'w:sdt' && node.name !== 'w:customXml') return false
    const first = contentOf(node).find(isElement)?.name ?? ''
    return (this.#resolution === 'accept' ? removedBeginning : addedBeginning).test(first)
  }

  #resolveInside(node: XmlElement): XmlNode[] {
    const children = this.resolveAll(node.children)
    const isEmptyCell = node.name === 'w:tc' && !children.some((child) => isElement(child) && isBlock(child))
    const resolved = withChildren(node, isEmptyCell ? [...children, element('w:p')] : children)
    return this.#isHollow(node, resolved) ? [] : [resolved]
  }

  #isRemovedMark(own: XmlElement | undefined): boolean {
    return childrenOf(own).some(({ name }) => removed[this.#resolution].has(name))
  }

  #isRemovedCell(cell: XmlElement): boolean {
    const mark = this.#resolution === 'accept' ? 'w:cellDel' : 'w:cellIns'
    return childOf(cell, 'w:tcPr', mark) !== undefined
  }

  /** A wrapper or a table that held something and now holds nothing. */
  #isHollow(before: XmlElement, after: XmlElement): boolean {
    if (before.name === 'w:tbl') return childrenOf(before).some(isRow) && !childrenOf(after).some(isRow)
    if (!hollow.has(before.name) || before.children.length === 0) return false
    return childrenOf(after).every(({ name }) => name === 'w:sdtPr' || name === 'w:sdtEndPr')
  }

  /** Properties with the marks of the change gone; a rejected change brings back the ones before. */
  #resolveProperties(own: XmlElement): XmlNode[] {
    const { name } = own
    const change = childrenOf(own).find((child) => changedProperties.test(child.name))
    const before = this.#resolution === 'reject' && change ? childrenOf(change)[0] : undefined
    const current = childrenOf(own).filter((child) => child !== change && !isChangeMark(child, name))
    const kept = before
      ? [
          ...childrenOf(before),
          ...current.filter((child) => outlivesChange.has(child.name) && !childOf(before, child.name)),
        ]
      : current
    const resolved = kept.flatMap((child) => (/^w:(rPr|sectPr)$/.test(child.name) ? this.#resolveMark(child) : [child]))
    return resolved.length === 0 && name !== 'w:tblPr' && name !== 'w:tblGrid' && name !== 'w:sectPr'
      ? []
      : [withChildren(own, resolved)]
  }

  /** The properties of a paragraph's mark keep the sign that it goes, until paragraphs are joined. */
  #resolveMark(own: XmlElement): XmlNode[] {
    if (own.name !== 'w:rPr' || !this.#isRemovedMark(own)) return this.#resolveProperties(own)
    return [
      element('w:rPr', {}, [element(goneMark), ...childrenOf(own).filter((child) => !isChangeMark(child, 'w:rPr'))]),
    ]
  }

  /** A paragraph whose mark goes runs on into the next one, which keeps its own properties. */
  #joinParagraphs(nodes: readonly XmlNode[]): XmlNode[] {
    const joined: XmlNode[] = []
    let carried: readonly XmlNode[] = []
    for (const [index, node] of nodes.entries()) {
      if (!isElement(node) || node.name !== 'w:p') {
        joined.push(node)
        continue
      }
      const own = childOf(node, 'w:pPr')
      const content = [...carried, ...node.children.filter((child) => child !== own)]
      const isGone = childOf(own, 'w:rPr', goneMark) !== undefined
      if (isGone && (hasLaterParagraph(nodes, index) || !content.some(isVisible))) {
        carried = content
        continue
      }
      joined.push(carried.length === 0 && !isGone ? node : withChildren(node, [...withoutGoneMark(own), ...content]))
      carried = []
    }
    // What nobody sees and no paragraph takes up: bookmarks of paragraphs that went at the end.
    return [...joined, ...carried.filter((node) => isElement(node) && /Range|bookmark/.test(node.name))]
  }
}

const addedBeginning = /^w:customXml(Ins|MoveTo)RangeEnd$/
const removedBeginning = /^w:customXml(Del|MoveFrom)RangeEnd$/

function contentOf(wrapper: XmlElement): readonly XmlNode[] {
  return (childOf(wrapper, 'w:sdtContent') ?? wrapper).children
}

const goneMark = 'drafty:gone'
/** What a change of paragraph properties does not hold (17.13.5.29), so that it stays as it is. */
const outlivesChange = new Set(['w:rPr', 'w:sectPr'])

function isChangeMark({ name }: XmlElement, inside: string): boolean {
  if (/^w:(ins|del|moveFrom|moveTo)$/.test(name)) return inside === 'w:rPr' || inside === 'w:trPr'
  return /^w:(cellIns|cellDel|numberingChange)$/.test(name)
}

/** A paragraph, or a content control with one. */
function isBlock(node: XmlElement): boolean {
  return node.name === 'w:p' || descendantsOf(node, 'w:p').length > 0
}

function isRow({ name }: XmlElement): boolean {
  return name === 'w:tr' || name === 'w:sdt'
}

/** Whether a reader sees anything of it: not a mark, not a run or a link with nothing inside. */
function isVisible(node: XmlNode): boolean {
  if (!isElement(node) || /Range(Start|End)$|^w:bookmark(Start|End)$|^w:(proofErr|rPr|sdtPr|sdtEndPr)$/.test(node.name))
    return false
  return hollow.has(node.name) || node.name === 'w:r' ? node.children.some(isVisible) : true
}

/** Whether a paragraph follows before the next table. */
function hasLaterParagraph(nodes: readonly XmlNode[], index: number): boolean {
  const next = nodes.slice(index + 1).find((node) => isElement(node) && /^w:(p|tbl|sdt)$/.test(node.name))
  return next !== undefined && isElement(next) && next.name === 'w:p'
}

function withoutGoneMark(properties: XmlElement | undefined): XmlElement[] {
  if (!properties) return []
  const kept = childrenOf(properties).flatMap((child) => {
    if (child.name !== 'w:rPr') return [child]
    const marks = childrenOf(child).filter(({ name }) => name !== goneMark)
    return marks.length === 0 ? [] : [withChildren(child, marks)]
  })
  return [withChildren(properties, kept)]
}
