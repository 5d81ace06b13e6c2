import type { PartKind } from '#domain/template-sections/old-case.ts'
import { paragraphText } from '#server/office/document/paragraph-text.ts'
import { applyEdits, type PackageEdit, type TextEdit } from '#server/office/document/edit-package.ts'
import { descendantsOf, ownText, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { escapeXml } from '#server/office/xml/write-xml.ts'
import { propertyParts } from './beside-body.ts'
import { removeNotes } from './add-notes.ts'

/** A paragraph outside the body, found by its words, and what is replaced in it. */
export type LineChange = {
  readonly part: PartKind
  readonly text: string
  readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[]
}

/**
 * Takes an old case out of what surrounds the body of a filled template: words in headers, footers, notes and boxes are
 * replaced, tracked deletions go, the template's own comments go, properties are emptied. `xml` is the new main part.
 */
export function replaceOldCase(
  edit: PackageEdit,
  xml: string,
  changes: readonly LineChange[],
  oldComments: ReadonlySet<string>,
): string {
  const byText = new Map(changes.map((change) => [change.text, change.edits]))
  for (const { kind, target, isExternal } of edit.file.relationships) {
    if (isExternal || !/^(?:header|footer|footnotes|endnotes)$/.test(kind) || !edit.file.parts[target]) continue
    const source = withoutDeletions(edit.read(target))
    const root = parseXml(source)
    const edits = descendantsOf(root, 'w:p').flatMap((one) => changeParagraph(one, byText.get(paragraphText(one))))
    const changed = applyEdits(source, edits)
    if (changed !== edit.read(target)) edit.write(target, changed)
  }
  removeNotes(edit, 'comment', oldComments)
  emptyProperties(edit)
  const bare = withoutComments(withoutDeletions(xml), oldComments)
  const boxes = descendantsOf(parseXml(bare), 'w:txbxContent').flatMap((box) => descendantsOf(box, 'w:p'))
  const seen = new Set<number>()
  const edits = boxes
    .flatMap((one) => changeParagraph(one, byText.get(paragraphText(one))))
    .filter(({ start }) => !seen.has(start) && seen.add(start))
  const told = new Set(changes.filter(({ part }) => part === 'alternative-text').map(({ text }) => escapeXml(text)))
  return applyEdits(bare, edits).replaceAll(/ (descr|title)="([^"]*)"/g, (whole, name: string, text: string) =>
    told.has(text) ? ` ${name}=""` : whole,
  )
}

/** The words of a paragraph's runs with these stretches replaced; the first run of a stretch takes the new words. */
function changeParagraph(paragraph: XmlElement, edits: LineChange['edits'] | undefined): TextEdit[] {
  if (!edits || edits.length === 0) return []
  let at = 0
  const runs: { readonly node: XmlElement; readonly start: number; readonly end: number }[] = []
  const walk = (node: XmlElement) => {
    for (const child of node.children) {
      if (typeof child === 'string' || /^(?:w:pPr|w:rPr|w:del|w:moveFrom|w:instrText|mc:Fallback)$/.test(child.name))
        continue
      if (child.name === 'w:t') {
        const { length } = ownText(child)
        runs.push({ node: child, start: at, end: at + length })
        at += length
      } else if (/^w:(?:tab|ptab|br|cr|noBreakHyphen)$/.test(child.name)) at += 1
      else walk(child)
    }
  }
  walk(paragraph)
  return runs.flatMap(({ node, start, end }): TextEdit[] => {
    const own = edits.filter((edit) => edit.start < end && start < edit.end)
    if (own.length === 0 || !node.range) return []
    const text = ownText(node)
    const changed = applyEdits(
      text,
      own.map((edit) => ({
        start: Math.max(0, edit.start - start),
        end: Math.min(text.length, edit.end - start),
        text: edit.start >= start ? edit.text : '',
      })),
    )
    return [{ ...node.range, text: `<w:t xml:space="preserve">${escapeXml(changed)}</w:t>` }]
  })
}

function withoutDeletions(xml: string): string {
  let [kept, from, open, depth] = ['', 0, '', 0]
  for (const { 0: tag, 1: closing = '', 2: name = '', index } of xml.matchAll(/<(\/?)w:(del|moveFrom)\b[^<>]*>/g)) {
    if (tag.endsWith('/>') || (depth > 0 && name !== open) || (depth === 0 && closing === '/')) continue
    if (depth === 0) {
      kept += xml.slice(from, index)
      ;[from, open] = [index, name]
    }
    depth += closing === '/' ? -1 : 1
    if (depth === 0) from = index + tag.length
  }
  return kept + xml.slice(from)
}

function withoutComments(xml: string, ids: ReadonlySet<string>): string {
  if (ids.size === 0) return xml
  return xml.replaceAll(/<w:comment(?:RangeStart|RangeEnd|Reference)\b[^<>]*\/>/g, (whole) =>
    ids.has(/\bw:id="([^"]*)"/.exec(whole)?.[1] ?? '') ? '' : whole,
  )
}

const personal =
  /(<(dc:creator|dc:subject|dc:description|cp:keywords|cp:lastModifiedBy|cp:category|Company|Manager|vt:lpwstr)\b[^<>]*>)[^<]*(<\/\2>)/g

function emptyProperties(edit: PackageEdit): void {
  for (const name of propertyParts(edit.file)) {
    const source = edit.read(name)
    const emptied = source.replaceAll(personal, '$1$3')
    if (emptied !== source) edit.write(name, emptied)
  }
}
