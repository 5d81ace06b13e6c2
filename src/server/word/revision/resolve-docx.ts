import { openWordPackage } from '#server/office/document/word-package.ts'
import { PackageEdit } from '#server/office/document/edit-package.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import { type Resolution, resolveChanges } from './resolve-changes.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const stories = new Set(['footnotes', 'endnotes', 'header', 'footer'])
const tracked =
  /<w:(ins|del|moveFrom|moveTo|rPrChange|pPrChange|tblPrChange|trPrChange|tcPrChange|sectPrChange|tblGridChange|cellIns|cellDel|customXml(?:Ins|Del|MoveFrom|MoveTo)RangeStart)\b/

/** A Word file with all tracked changes accepted or rejected, in its body, its notes, headers and footers. */
export function resolveDocx(bytes: Uint8Array, resolution: Resolution): Uint8Array<ArrayBuffer> {
  const edit = new PackageEdit(openWordPackage(bytes))
  resolvePart(edit, edit.file.mainPart, resolution)
  resolveStories(edit, resolution)
  return edit.finish()
}

/** The same for what stands beside the body: notes, headers and footers. */
export function resolveStories(edit: PackageEdit, resolution: Resolution): void {
  const related = edit.file.relationships.filter(({ kind, isExternal }) => stories.has(kind) && !isExternal)
  for (const name of new Set(related.map(({ target }) => target))) resolvePart(edit, name, resolution)
}

function resolvePart(edit: PackageEdit, name: string, resolution: Resolution): void {
  if (!tracked.test(edit.read(name))) return
  edit.write(name, declaration + writeXml(resolveChanges(edit.readRoot(name), resolution)))
}
