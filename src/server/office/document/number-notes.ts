import { childrenOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { applyEdits, type PackageEdit, type TextEdit } from './edit-package.ts'

export type NoteKind = 'footnote' | 'endnote'

/**
 * Gives notes ids that grow from mark to mark, in the main part `xml` and in their own part; answers the main part.
 * Word finds a note by its id, but LibreOffice counts them and would show the wrong one under a mark. Notes of `fixed`
 * ids keep them, because the text around their marks must not change; where there is no room between two of those, the
 * others keep theirs as well.
 */
export function numberNotes(edit: PackageEdit, xml: string, kind: NoteKind, fixed: ReadonlySet<string>): string {
  const marks = descendantsOf(parseXml(xml), `w:${kind}Reference`)
  if (marks.length === 0) return xml
  const name = edit.partOf(`${kind}s`)
  const notes = childrenOf(edit.readRoot(name), `w:${kind}`)
  const used = marks.map(({ attributes }) => attributes['w:id'] ?? '')
  const others = notes.filter(({ attributes }) => !used.includes(attributes['w:id'] ?? ''))
  const ids = growingIds(used, fixed, others)
  if (ids.size === 0) return xml
  edit.write(
    name,
    applyEdits(
      edit.read(name),
      notes.flatMap((note) => renumber(note, ids, edit.read(name))),
    ),
  )
  return applyEdits(
    xml,
    marks.flatMap((mark) => renumber(mark, ids, xml)),
  )
}

/** New ids by old ones, for those that change. `others` are notes without a mark: the lines between text and notes. */
function growingIds(
  marks: readonly string[],
  fixed: ReadonlySet<string>,
  others: readonly XmlElement[],
): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  let last = Math.max(0, ...others.map(({ attributes }) => Number(attributes['w:id']) || 0))
  let waiting: string[] = []
  const place = (next: number) => {
    if (last + waiting.length < next) for (const id of waiting) ids.set(id, String((last += 1)))
    waiting = []
  }
  for (const id of marks) {
    if (!fixed.has(id)) waiting.push(id)
    else {
      place(Number(id))
      last = Math.max(last, Number(id))
    }
  }
  place(Infinity)
  const result = marks.map((id) => ids.get(id) ?? id)
  return new Set(result).size < result.length ? new Map() : new Map([...ids].filter(([id, now]) => id !== now))
}

function renumber(element: XmlElement, ids: ReadonlyMap<string, string>, source: string): TextEdit[] {
  const id = ids.get(element.attributes['w:id'] ?? '')
  const { range } = element
  if (id === undefined || !range || element.attributes['w:type'] !== undefined) return []
  const end = source.indexOf('>', range.start) + 1
  const isEmptyTag = source.slice(range.start, end).endsWith('/>')
  const written = writeXml({ name: element.name, attributes: { ...element.attributes, 'w:id': id }, children: [] })
  return [{ start: range.start, end, text: isEmptyTag ? written : written.replace(/\/>$/, '>') }]
}
