import { bodyParagraphs } from '#server/office/document/body-paragraphs.ts'
import { readLists } from '#server/office/document/list-numbers.ts'
import { readStyles } from '#server/office/document/style-table.ts'
import { openWordPackage, readRelated, type WordPackage } from '#server/office/document/word-package.ts'
import { withUsualPrefixes } from '#server/office/document/usual-prefixes.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { PackageEdit, type TextEdit } from '#server/office/document/edit-package.ts'
import { numberNotes } from '#server/office/document/number-notes.ts'
import { childOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { escapeXml } from '#server/office/xml/write-xml.ts'
import { ListAdder } from './add-lists.ts'
import { NoteAdder, removeNotes } from './add-notes.ts'
import { finishRefill, type FinishOptions } from './finish-refill.ts'
import { LookBook } from './looks.ts'
import { brokenReferences } from './broken-references.ts'
import { orderSections } from './order-sections.ts'
import { sectionBookmark } from './section-bookmark.ts'
import type { RefillContext } from './refill-context.ts'
import { refillSection } from './refill-section.ts'
import { replaceOldCase } from './replace-old-case.ts'
import type { SectionRefill } from './refill-types.ts'

export type RefilledTemplate = {
  readonly docx: Uint8Array<ArrayBuffer>
  /** Sentences for the attorney: what could not be carried over. */
  readonly warnings: readonly string[]
}

/** Fills a template in the thread that it is called in. Throws `UnreadableDocument`. */
export function refillTemplateBytes(
  bytes: Uint8Array,
  sections: readonly SectionRefill[],
  options: FinishOptions = {},
): RefilledTemplate {
  const file = openWordPackage(bytes)
  const edit = new PackageEdit(file)
  const context = refillContext(file, edit, sections)
  const ids = bookmarkIds(file)
  const edits = sections.map((section, index) => {
    const own = refillSection(section, context)
    return section.content ? withBookmark(section, own, context, String(ids + index)) : own
  })
  const { xml, warnings } = orderSections(file, context.body, sections, withoutEmptyControls(edits, context))
  context.notes.finish()
  context.lists.finish()
  dropLostNotes(file, edit, xml)
  const numbered = withGrowingNotes(file, edit, withoutLostComments(file, xml), options.renumberNotes === true)
  const clean = options.oldCase ? replaceOldCase(edit, numbered, options.oldCase, ownComments(file)) : numbered
  edit.write(file.mainPart, clean)
  finishRefill(edit, options)
  return { docx: edit.finish(), warnings: [...warnings, ...brokenReferences(file.document, parseXml(clean))] }
}

/** Ids of the comments that the template brought. */
function ownComments(file: WordPackage): ReadonlySet<string> {
  const comments = descendantsOf(readRelated(file, 'comments') ?? file.document, 'w:comment')
  return new Set(comments.map(({ attributes }) => attributes['w:id'] ?? ''))
}

/** New notes are numbered so that they fit between those of the template, whose marks do not change unless asked to. */
function withGrowingNotes(file: WordPackage, edit: PackageEdit, xml: string, renumberNotes: boolean): string {
  return (['footnote', 'endnote'] as const).reduce((text, kind) => {
    const marks = renumberNotes ? [] : descendantsOf(file.document, `w:${kind}Reference`)
    return numberNotes(edit, text, kind, new Set(marks.map(({ attributes }) => attributes['w:id'] ?? '')))
  }, xml)
}

function refillContext(file: WordPackage, edit: PackageEdit, sections: readonly SectionRefill[]): RefillContext {
  const body = bodyParagraphs(childOf(file.document, 'w:body'))
  const styles = readStyles(readRelated(file, 'styles'))
  const listTable = readLists(readRelated(file, 'numbering'))
  const notes = new NoteAdder(edit)
  return {
    source: file.source,
    body,
    styles,
    listTable,
    notes,
    lists: new ListAdder(edit),
    looks: new LookBook(body, sections, styles, listTable),
    textWidth: textWidth(file.document),
    footnoteMark: (content) => notes.footnoteMark(content),
  }
}

/** Width of a column of text on the last section's page, in twips; that of US Letter where the file does not tell. */
function textWidth(document: XmlElement): number {
  const page = childOf(document, 'w:body', 'w:sectPr')
  const number = (element: string, attribute: string, usual: number) =>
    Number(childOf(page, element)?.attributes[attribute] ?? usual) || usual
  const columns = number('w:cols', 'w:num', 1)
  const margins = number('w:pgMar', 'w:left', 1440) + number('w:pgMar', 'w:right', 1440)
  const gaps = (columns - 1) * number('w:cols', 'w:space', 720)
  return Math.max(720, Math.floor((number('w:pgSz', 'w:w', 12_240) - margins - gaps) / columns))
}

/** The first id that no bookmark has, in the text or in the headers, footers and notes around it. */
function bookmarkIds({ document, parts, relationships }: WordPackage): number {
  const around = relationships.flatMap(({ kind, target, isExternal }) => {
    const part = !isExternal && /^(?:header|footer|footnotes|endnotes|comments)$/.test(kind) ? parts[target] : undefined
    return part ? [parseXml(withUsualPrefixes(decodePart(part)))] : []
  })
  const ids = [document, ...around].flatMap((root) =>
    descendantsOf(root, 'w:bookmarkStart').map(({ attributes }) => Number(attributes['w:id']) || 0),
  )
  return ids.reduce((most, id) => Math.max(most, id), 0) + 1
}

function withBookmark(
  section: SectionRefill,
  edits: readonly TextEdit[],
  { body }: RefillContext,
  id: string,
): TextEdit[] {
  const units = section.paragraphs.flatMap((index) => body[index]?.unit.range ?? [])
  const start = Math.min(...units.map((range) => range.start))
  const end = Math.max(...units.map((range) => range.end))
  if (units.length === 0) return [...edits]
  const name = escapeXml(sectionBookmark(section.id))
  return [
    { start, end: start, text: `<w:bookmarkStart w:id="${id}" w:name="${name}"/>` },
    ...edits,
    { start: end, end, text: `<w:bookmarkEnd w:id="${id}"/>` },
  ]
}

/** A content control whose paragraphs all went goes with them; what was written into it stands in its place. */
function withoutEmptyControls(edits: readonly (readonly TextEdit[])[], { body }: RefillContext): TextEdit[][] {
  const all = edits.flat()
  const isGone = ({ range }: XmlElement) =>
    all.some(({ start, end, text }) => start === range?.start && end === range.end && text === '')
  const units = new Set(
    body.filter(({ unit, element }) => unit !== element && unit.name !== 'w:tbl').map(({ unit }) => unit),
  )
  const emptied = [...units].filter((unit) =>
    body.every((paragraph) => paragraph.unit !== unit || isGone(paragraph.element)),
  )
  return edits.map((own) =>
    own.flatMap((edit) => {
      const control = emptied.find(({ range }) => range && edit.start >= range.start && edit.end <= range.end)?.range
      if (!control) return [edit]
      const isFirst = edit === all.find(({ start, end }) => start >= control.start && end <= control.end)
      const added = edit.start === edit.end ? [{ start: control.end, end: control.end, text: edit.text }] : []
      return isFirst ? [{ ...control, text: '' }, ...added] : added
    }),
  )
}

/** Ranges of comments whose marks went with the words that they stood in. */
function withoutLostComments(file: WordPackage, xml: string): string {
  const lost = lostIds(file.document, parseXml(xml), 'w:commentReference')
  if (lost.size === 0) return xml
  return xml.replaceAll(/<w:commentRange(?:Start|End) (?=[^<>]*?w:id="([^"]*)")[^<>]*\/>/g, (whole, id: string) =>
    lost.has(id) ? '' : whole,
  )
}

function dropLostNotes(file: WordPackage, edit: PackageEdit, xml: string): void {
  const now = parseXml(xml)
  for (const kind of ['footnote', 'endnote', 'comment'] as const) {
    const reference = `w:${kind}Reference`
    removeNotes(edit, kind, lostIds(file.document, now, reference))
  }
}

/** Ids that were referred to in the template and no longer are. */
function lostIds(before: XmlElement, now: XmlElement, reference: string): ReadonlySet<string> {
  const ids = (root: XmlElement) =>
    new Set(descendantsOf(root, reference).map(({ attributes }) => attributes['w:id'] ?? ''))
  return ids(before).difference(ids(now))
}
