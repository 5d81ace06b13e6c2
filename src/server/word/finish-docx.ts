import { strFromU8, strToU8 } from 'fflate'
import { type PackageParts, unzipPackage, zipPackage } from './package/zip-package.ts'

/** What the library writes that Word does not want, or that would differ from one time to the next, taken out again. */
export function finishDocx(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts = unzipPackage(bytes)
  change(parts, 'word/document.xml', withNumberedBookmarks)
  change(parts, 'word/styles.xml', withDefaultStyle)
  change(parts, 'docProps/core.xml', withoutTimes)
  change(parts, 'word/comments.xml', (xml) => xml.replaceAll(/ w:date="[^"]*"/g, ''))
  change(parts, 'word/footnotes.xml', withoutSeparatorMarks)
  change(parts, 'word/endnotes.xml', withoutSeparatorMarks)
  return zipPackage(parts)
}

function change(parts: PackageParts, name: string, edit: (xml: string) => string): void {
  const part = parts[name]
  if (part) parts[name] = strToU8(edit(strFromU8(part)))
}

/** The library counts bookmarks over all files that a process has written. */
function withNumberedBookmarks(xml: string): string {
  const numbers = new Map<string, number>()
  return xml.replaceAll(/(<w:bookmark(?:Start|End) [^>]*?w:id=")(\d+)"/g, (_, before: string, id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
    return `${before}${numbers.get(id)}"`
  })
}

/** Names the style of paragraphs that name none. */
function withDefaultStyle(xml: string): string {
  return xml.replace('w:styleId="Normal">', 'w:styleId="Normal" w:default="1">')
}

function withoutTimes(xml: string): string {
  return xml.replaceAll(/<dcterms:(created|modified)\b[^>]*>[^<]*<\/dcterms:\1>/g, '')
}

const separator = /<w:(footnote|endnote) [^>]*w:type="(?:separator|continuationSeparator)"[^>]*>.*?<\/w:\1>/gs
const noteMark = /<w:r>(?:<w:rPr>(?:(?!<\/w:rPr>).)*<\/w:rPr>)?<w:(?:footnote|endnote)Ref\/><\/w:r>/gs

/** A note mark inside a separator can make Word offer to repair the file. */
function withoutSeparatorMarks(xml: string): string {
  return xml.replaceAll(separator, (note) => note.replaceAll(noteMark, ''))
}
