import { paragraphText } from '#server/office/document/paragraph-text.ts'
import { readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import type { PackageEdit } from '#server/office/document/edit-package.ts'
import {
  childrenOf,
  descendantsOf,
  element,
  isElement,
  type XmlElement,
  type XmlNode,
  withChildren,
} from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import type { ObjectKeys } from './paragraph-units.ts'
import { resolveChanges } from './resolve-changes.ts'

const noteMark = /^w:(foot|end)noteReference$/

/** Names footnotes by their words and everything else by its XML: the same note in two files has the same name. */
export function objectKeys(file: WordPackage): ObjectKeys {
  const notes = new Map(['footnote', 'endnote'].flatMap((kind) => noteEntries(file, kind)))
  return (node) => (noteMark.test(node.name) ? (notes.get(noteKey(node)) ?? '') : writeXml(node))
}

function noteEntries(file: WordPackage, kind: string): [string, string][] {
  return notesOf(file, kind).map((note) => [
    `${kind} ${note.attributes['w:id']}`,
    `${kind} ${paragraphText(note).trim()}`,
  ])
}

function notesOf(file: WordPackage, kind: string): XmlElement[] {
  return childrenOf(readRelated(file, `${kind}s`), `w:${kind}`)
}

function noteKey({ name, attributes }: XmlElement): string {
  return `${name.slice(2, -'Reference'.length)} ${attributes['w:id']}`
}

/**
 * The marks of deleted notes led to notes of the old file. Brings those notes over under ids of their own and leads the
 * marks there.
 */
export function carryNotes(body: XmlElement, old: WordPackage, edit: PackageEdit): XmlElement {
  const carrier = new NoteCarrier(old, edit, body)
  const result = carrier.visit(body, false)
  carrier.finish()
  return result
}

class NoteCarrier {
  readonly #edit: PackageEdit
  readonly #olds: ReadonlyMap<string, XmlElement>
  readonly #bookmarks: Bookmarks
  readonly #next: Record<string, number>
  readonly #added: Record<string, XmlElement[]> = { footnote: [], endnote: [] }

  constructor(old: WordPackage, edit: PackageEdit, body: XmlElement) {
    this.#edit = edit
    this.#olds = new Map(
      ['footnote', 'endnote'].flatMap((kind) =>
        notesOf(old, kind).map((note) => [`${kind} ${note.attributes['w:id']}`, note] as const),
      ),
    )
    const highest = (kind: string) =>
      Math.max(0, ...notesOf(edit.file, kind).map(({ attributes }) => Number(attributes['w:id']) || 0))
    const notes = ['footnote', 'endnote'].flatMap((kind) => notesOf(edit.file, kind))
    this.#bookmarks = new Bookmarks([body, ...notes])
    this.#next = { footnote: highest('footnote') + 1, endnote: highest('endnote') + 1 }
  }

  /** Only what stands in a deletion comes from the old version. */
  visit(node: XmlElement, isDeleted: boolean): XmlElement {
    const isIn = isDeleted || node.name === 'w:del'
    if (isIn && noteMark.test(node.name)) return this.#lead(node)
    const children = node.children.map((child: XmlNode) => (isElement(child) ? this.visit(child, isIn) : child))
    return children.every((child, index) => child === node.children[index]) ? node : withChildren(node, children)
  }

  finish(): void {
    for (const [kind, notes] of Object.entries(this.#added))
      if (notes.length > 0) this.#edit.append(this.#edit.partOf(`${kind}s`), ...notes)
  }

  #lead(mark: XmlElement): XmlElement {
    const kind = mark.name === 'w:footnoteReference' ? 'footnote' : 'endnote'
    const note = this.#olds.get(noteKey(mark))
    const id = String(this.#next[kind])
    this.#next[kind] = (this.#next[kind] ?? 1) + 1
    const own = note && this.#bookmarks.carry(resolveChanges(note, 'accept'))
    const content = own ? own.children.map(withoutLinks) : [element('w:p')]
    this.#added[kind]?.push({ name: `w:${kind}`, attributes: { ...note?.attributes, 'w:id': id }, children: content })
    return { ...withChildren(mark, mark.children), attributes: { ...mark.attributes, 'w:id': id } }
  }
}

/** Bookmarks of notes that are brought over: those whose name is taken go, the others get ids of their own. */
class Bookmarks {
  readonly #names: Set<string | undefined>
  #next: number

  constructor(known: readonly XmlElement[]) {
    const starts = known.flatMap((one) => descendantsOf(one, 'w:bookmarkStart', 'w:bookmarkEnd'))
    this.#names = new Set(starts.map(({ attributes }) => attributes['w:name']))
    this.#next = Math.max(0, ...starts.map(({ attributes }) => Number(attributes['w:id']) || 0)) + 1
  }

  carry(note: XmlElement): XmlElement {
    const ids = new Map<string, string>()
    for (const { attributes } of descendantsOf(note, 'w:bookmarkStart')) {
      if (this.#names.has(attributes['w:name'])) continue
      this.#names.add(attributes['w:name'])
      ids.set(attributes['w:id'] ?? '', String(this.#next))
      this.#next += 1
    }
    return renumber(note, ids)
  }
}

function renumber(node: XmlElement, ids: ReadonlyMap<string, string>): XmlElement {
  const children = node.children.flatMap((child): XmlNode[] => {
    if (!isElement(child)) return [child]
    if (!/^w:bookmark(Start|End)$/.test(child.name)) return [renumber(child, ids)]
    const id = ids.get(child.attributes['w:id'] ?? '')
    return id === undefined ? [] : [{ ...child, attributes: { ...child.attributes, 'w:id': id } }]
  })
  return withChildren(node, children)
}

/** A note that is brought over has no relationships in its new part: of links the words stay. */
function withoutLinks(node: XmlNode): XmlNode {
  if (!isElement(node)) return node
  const children = node.children.flatMap((child): XmlNode[] =>
    isElement(child) && child.name === 'w:hyperlink' ? child.children.map(withoutLinks) : [withoutLinks(child)],
  )
  return withChildren(node, children)
}
