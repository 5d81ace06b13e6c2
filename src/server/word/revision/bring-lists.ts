import { readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import type { PackageEdit } from '#server/office/document/edit-package.ts'
import { insertLists } from '#server/office/document/insert-lists.ts'
import {
  childOf,
  childrenOf,
  descendantsOf,
  valueOf,
  type XmlElement,
  withChildren,
} from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'

/** The old version's lists by their ids in the new one; a list that is defined otherwise there is added. */
export function bringLists(old: WordPackage, body: XmlElement, edit: PackageEdit): ReadonlyMap<string, string> {
  const used = new Set(descendantsOf(body, 'w:numId').map((one) => valueOf(one) ?? ''))
  const root = readRelated(old, 'numbering')
  const olds = childrenOf(root, 'w:num').filter(({ attributes }) => used.has(attributes['w:numId'] ?? ''))
  if (olds.length === 0) return new Map()
  const name = edit.partOf('numbering')
  const news = edit.readRoot(name)
  const known = new Map(childrenOf(news, 'w:num').map((list) => [list.attributes['w:numId'], listKey(list, news)]))
  const missing = olds.filter((list) => known.get(list.attributes['w:numId']) !== listKey(list, root))
  const first =
    1 +
    Math.max(
      0,
      ...childrenOf(news).map(({ attributes }) => Number(attributes['w:numId'] ?? attributes['w:abstractNumId']) || 0),
    )
  const idOf = (index: number) => String(first + index)
  const definitions = missing.flatMap((list, index) => {
    const definition = definitionOf(list, root)
    return definition ? [withAttribute(definition, 'w:abstractNumId', idOf(index))] : []
  })
  const lists = missing.map((list, index) => asList(list, idOf(index)))
  edit.write(name, insertLists(edit.read(name), definitions, lists))
  return new Map(missing.map((list, index) => [list.attributes['w:numId'] ?? '', idOf(index)]))
}

/** The list under another id, for itself and for its definition. */
function asList(list: XmlElement, id: string): XmlElement {
  const children = childrenOf(list).map((child) =>
    child.name === 'w:abstractNumId' ? withAttribute(child, 'w:val', id) : child,
  )
  return withAttribute(withChildren(list, children), 'w:numId', id)
}

function withAttribute({ name, attributes, children }: XmlElement, attribute: string, value: string): XmlElement {
  return { name, attributes: { ...attributes, [attribute]: value }, children }
}

function definitionOf(list: XmlElement, root: XmlElement | undefined): XmlElement | undefined {
  const id = valueOf(childOf(list, 'w:abstractNumId'))
  return childrenOf(root, 'w:abstractNum').find(({ attributes }) => attributes['w:abstractNumId'] === id)
}

/** What a list is, whatever its ids are. */
function listKey(list: XmlElement, root: XmlElement | undefined): string {
  const own = childrenOf(list).filter(({ name }) => name !== 'w:abstractNumId')
  const definition = childrenOf(definitionOf(list, root)).filter(({ name }) => name !== 'w:nsid' && name !== 'w:tmpl')
  return [...own, ...definition].map((one) => writeXml(one)).join('')
}
