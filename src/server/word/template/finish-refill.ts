import { relatedPart } from '#server/office/document/word-package.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { insertBeforeEnd, type PackageEdit } from '#server/office/document/edit-package.ts'
import { relationshipsOf } from '#server/office/package/relationships.ts'
import type { LineChange } from './replace-old-case.ts'
import { escapeXml } from '#server/office/xml/write-xml.ts'

export type FinishOptions = {
  /** Title of the document in its properties; those of the template may name an earlier client. */
  readonly title?: string
  /** Makes Word offer to update all fields when it opens the file. It asks in words that frighten, so not by default. */
  readonly updateFields?: boolean
  /**
   * Numbers all notes anew, also the marks in sections that otherwise stay byte for byte. Word finds a note by its id
   * and needs no such thing; LibreOffice counts, so a file that it is to convert should have it.
   */
  readonly renumberNotes?: boolean
  /** Set where an old case was found: what of it stands outside the body is replaced, comments and properties go. */
  readonly oldCase?: readonly LineChange[] | undefined
}

/** The last touches to a filled template, outside of its text. */
export function finishRefill(edit: PackageEdit, { title, updateFields }: FinishOptions): void {
  const { parts } = edit.file
  const core = relationshipsOf(parts, '').find(({ kind }) => kind === 'core-properties')?.target
  if (title !== undefined && core !== undefined && parts[core]) edit.write(core, withTitle(edit.read(core), title))
  const settings = relatedPart(edit.file, 'settings')
  if (updateFields && settings !== undefined && !edit.read(settings).includes('<w:updateFields'))
    edit.write(settings, withUpdateFields(edit.read(settings)))
  const types = '[Content_Types].xml'
  const list = decodePart(parts[types] ?? new Uint8Array())
  // What is made from a template file (.dotx) is a document.
  if (list.includes('template.main+xml'))
    edit.write(
      types,
      edit.read(types).replaceAll('wordprocessingml.template.main+xml', 'wordprocessingml.document.main+xml'),
    )
}

function withTitle(xml: string, title: string): string {
  const element = `<dc:title>${escapeXml(title)}</dc:title>`
  const present = /<dc:title\b[^<>]*\/>|<dc:title\b[^<>]*>[^<]*<\/dc:title>/
  return present.test(xml) ? xml.replace(present, () => element) : insertBeforeEnd(xml, element)
}

/** It stands early among the settings (ECMA-376 part 1, 17.15.1.78): before these, whichever of them comes first. */
const afterUpdateFields =
  /<w:(?:hdrShapeDefaults|footnotePr|endnotePr|compat|docVars|rsids|attachedSchema|themeFontLang|clrSchemeMapping|shapeDefaults|decimalSymbol|listSeparator)\b|<m:mathPr\b|<\/w:settings>/

function withUpdateFields(xml: string): string {
  return xml.replace(afterUpdateFields, (next) => `<w:updateFields w:val="true"/>${next}`)
}
