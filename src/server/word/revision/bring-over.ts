import { relatedPart, readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { readStyles, styleChain } from '#server/office/document/style-table.ts'
import type { PackageEdit } from '#server/office/document/edit-package.ts'
import {
  childrenOf,
  descendantsOf,
  isElement,
  valueOf,
  type XmlElement,
  type XmlNode,
  withChildren,
} from '#server/office/xml/element.ts'
import { bringRelationships } from './bring-relationships.ts'
import { bringLists } from './bring-lists.ts'

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
