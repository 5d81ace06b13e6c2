import { relatedPart, readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { readStyles, styleChain } from '#server/office/document/style-table.ts'
import type { PackageEdit } from '#server/office/document/edit-package.ts'
import { insertLists } from '#server/office/document/insert-lists.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import {
  childOf,
  childrenOf,
  descendantsOf,
  isElement,
  valueOf,
  type XmlElement,
  type XmlNode,
  withChildren,
} from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'

/**
 * The body of an old version as it can stand inside the file of a new one: what it refers to (lists, styles, pictures,
 * links) is found there or brought over. Bookmarks that the new version has too, and comments, are left out.
 */
export function bringOver(old: WordPackage, body: XmlElement, edit: PackageEdit, newBody: XmlElement): XmlElement {
  const names: Names = {
    lists: bringLists(old, body, edit),
    relationships: bringRelationships(old, body, edit),
    droppedMarks: marksToDrop(body, newBody),
    markIds: firstFreeId(newBody),
  }
  bringStyles(old, body, edit)
  return rename(body, names)
}

type Names = {
  readonly lists: ReadonlyMap<string, string>
  readonly relationships: ReadonlyMap<string, string>
  readonly droppedMarks: ReadonlySet<string>
  /** Added to the ids of bookmarks, so that they differ from the new version's. */
  readonly markIds: number
}

function rename(node: XmlElement, names: Names): XmlElement {
  const children = node.children.flatMap((child): XmlNode[] => {
    if (!isElement(child)) return [child]
    return isDropped(child, names) ? [] : [rename(child, names)]
  })
  return withChildren({ ...node, attributes: renamedAttributes(node, names) }, children)
}

function isDropped({ name, attributes }: XmlElement, { droppedMarks }: Names): boolean {
  if (/^w:comment(RangeStart|RangeEnd|Reference)$/.test(name)) return true
  return /^w:bookmark(Start|End)$/.test(name) && droppedMarks.has(attributes['w:id'] ?? '')
}

function renamedAttributes({ name, attributes }: XmlElement, names: Names): XmlElement['attributes'] {
  const renamed = Object.entries(attributes).map(([key, value]): [string, string] => {
    if (key.startsWith('r:')) return [key, names.relationships.get(value) ?? value]
    if (key === 'w:val' && name === 'w:numId') return [key, names.lists.get(value) ?? value]
    if (key === 'w:id' && /^w:bookmark(Start|End)$/.test(name)) return [key, String(Number(value) + names.markIds)]
    return [key, value]
  })
  return Object.fromEntries(renamed)
}

/** Ids of the old version's bookmarks whose names the new version has, and of those that begin or end alone. */
function marksToDrop(body: XmlElement, newBody: XmlElement): ReadonlySet<string> {
  const taken = new Set(descendantsOf(newBody, 'w:bookmarkStart').map(({ attributes }) => attributes['w:name']))
  const starts = descendantsOf(body, 'w:bookmarkStart')
  const idsOf = (marks: readonly XmlElement[]) => new Set(marks.map(({ attributes }) => attributes['w:id'] ?? ''))
  const known = idsOf(starts.filter(({ attributes }) => taken.has(attributes['w:name'])))
  return known.union(idsOf(starts).symmetricDifference(idsOf(descendantsOf(body, 'w:bookmarkEnd'))))
}

function firstFreeId(body: XmlElement): number {
  const ids = descendantsOf(body, 'w:bookmarkStart', 'w:bookmarkEnd').map(
    ({ attributes }) => Number(attributes['w:id']) || 0,
  )
  return Math.max(0, ...ids) + 1
}

/** The old version's lists by their ids in the new one; a list that is defined otherwise there is added. */
function bringLists(old: WordPackage, body: XmlElement, edit: PackageEdit): ReadonlyMap<string, string> {
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

function bringRelationships(old: WordPackage, body: XmlElement, edit: PackageEdit): ReadonlyMap<string, string> {
  const used = relationshipIds(body)
  const ids = new Map<string, string>()
  for (const { id, kind, target, isExternal } of old.relationships) {
    if (!used.has(id)) continue
    const same = edit.file.relationships.find(
      (one) =>
        one.kind === kind &&
        one.target === target &&
        one.isExternal === isExternal &&
        isSamePart(old, edit.file, target, isExternal),
    )
    if (same) ids.set(id, same.id)
    else if (isExternal) ids.set(id, edit.addRelationship(kind, target, true))
    else {
      const bytes = old.parts[target] ?? new Uint8Array()
      ids.set(id, edit.addRelated(kind, freeName(edit.file, target), bytes, typeToName(old, edit.file, target)))
    }
  }
  return ids
}

/** The type of content of a part, where the new file does not name the same for all parts with the same ending. */
function typeToName(old: WordPackage, fresh: WordPackage, part: string): string | undefined {
  const own = contentTypes(old, 'Override').find(({ PartName }) => PartName === `/${part}`)?.ContentType
  return own ?? (usualType(fresh, part) === undefined ? usualType(old, part) : undefined)
}

function usualType(file: WordPackage, part: string): string | undefined {
  const ending = part.slice(part.lastIndexOf('.') + 1).toLowerCase()
  return contentTypes(file, 'Default').find(({ Extension }) => Extension?.toLowerCase() === ending)?.ContentType
}

function contentTypes({ parts }: WordPackage, kind: 'Override' | 'Default'): XmlElement['attributes'][] {
  const types = parts['[Content_Types].xml']
  return types ? childrenOf(parseXml(decodePart(types)), kind).map(({ attributes }) => attributes) : []
}

function isSamePart(old: WordPackage, fresh: WordPackage, target: string, isExternal: boolean): boolean {
  const [before, now] = [old.parts[target], fresh.parts[target]]
  return isExternal || (before !== undefined && now !== undefined && Buffer.compare(before, now) === 0)
}

function freeName({ parts }: WordPackage, target: string): string {
  const dot = target.lastIndexOf('.')
  let number = 1
  const name = () => `${target.slice(0, dot)}-old${number}${target.slice(dot)}`
  while (parts[name()]) number += 1
  return name()
}

function relationshipIds(node: XmlElement): Set<string> {
  const own = Object.entries(node.attributes).flatMap(([name, value]) => (name.startsWith('r:') ? [value] : []))
  return new Set([...own, ...childrenOf(node).flatMap((child) => [...relationshipIds(child)])])
}

/** Styles that only the old version has, with those that they are based on. */
function bringStyles(old: WordPackage, body: XmlElement, edit: PackageEdit): void {
  const name = relatedPart(edit.file, 'styles')
  const root = readRelated(old, 'styles')
  if (name === undefined || !root) return
  const known = readStyles(edit.readRoot(name)).styles
  const table = readStyles(root)
  const used = descendantsOf(body, 'w:pStyle', 'w:rStyle', 'w:tblStyle').map((one) => valueOf(one))
  const missing = new Set(
    used
      .flatMap((id) => styleChain(table, id))
      .map(({ id }) => id)
      .filter((id) => !known.has(id)),
  )
  const added = childrenOf(root, 'w:style').filter(({ attributes }) => missing.has(attributes['w:styleId'] ?? ''))
  if (added.length > 0) edit.append(name, ...added)
}
