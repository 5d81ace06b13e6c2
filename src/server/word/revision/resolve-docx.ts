import { openWordPackage } from '../document/word-package.ts'
import { PackageEdit } from '../package/edit-package.ts'
import { writeXml } from '../xml/write-xml.ts'
import { type Resolution, resolveChanges } from './resolve-changes.ts'

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const stories = new Set(['footnotes', 'endnotes', 'header', 'footer'])
const tracked =
  /<w:(ins|del|moveFrom|moveTo|rPrChange|pPrChange|tblPrChange|trPrChange|tcPrChange|sectPrChange|tblGridChange|cellIns|cellDel)\b/

/** A Word file with all tracked changes accepted or rejected, in its body, its notes, headers and footers. */
export function resolveDocx(bytes: Uint8Array, resolution: Resolution): Uint8Array<ArrayBuffer> {
  const file = openWordPackage(bytes)
  const edit = new PackageEdit(file)
  const related = file.relationships.filter(({ kind, isExternal }) => stories.has(kind) && !isExternal)
  for (const name of new Set([file.mainPart, ...related.map(({ target }) => target)])) {
    const xml = edit.read(name)
    if (!tracked.test(xml)) continue
    edit.write(name, declaration + writeXml(resolveChanges(edit.readRoot(name), resolution)))
  }
  return edit.finish()
}
