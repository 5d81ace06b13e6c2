import { type Document, Packer } from 'docx'
import { strToU8 } from 'fflate'
import { zipPackage } from '#server/office/package/zip-package.ts'

/** The parts of a file as the library makes them, before it packs them. */
type LibraryParts = ReadonlyMap<string, string | Uint8Array | ArrayBuffer>

/**
 * A document of the library as a Word file. What the library writes that Word does not want, or that would differ from
 * one time to the next, is taken out again. The parts are taken from the library's compiler, which it does not export:
 * packing them there, unpacking and packing them here took a third of the time.
 */
export function packDocx(document: Document): Uint8Array<ArrayBuffer> {
  const { compiler } = Packer as unknown as { compiler: { compile: (file: Document) => LibraryParts } }
  const parts = [...compiler.compile(document)].map(([name, part]) => [name, toBytes(edit(name, part))] as const)
  return zipPackage(Object.fromEntries(parts))
}

function toBytes(part: string | Uint8Array | ArrayBuffer): Uint8Array {
  if (typeof part === 'string') return strToU8(part)
  return part instanceof Uint8Array ? part : new Uint8Array(part)
}

function edit(name: string, part: string | Uint8Array | ArrayBuffer): string | Uint8Array | ArrayBuffer {
  const change = changes[name]
  return change && typeof part === 'string' ? change(part) : part
}

const changes: Readonly<Record<string, (xml: string) => string>> = {
  'word/document.xml': withNumberedBookmarks,
  'word/styles.xml': withDefaultStyle,
  'docProps/core.xml': withoutTimes,
  'word/comments.xml': (xml) => xml.replaceAll(/ w:date="[^"]*"/g, ''),
  'word/footnotes.xml': withoutSeparatorMarks,
  'word/endnotes.xml': withoutSeparatorMarks,
}

/** The library counts bookmarks over all files that a process has written. */
function withNumberedBookmarks(xml: string): string {
  const numbers = new Map<string, number>()
  return xml.replaceAll(/(<w:bookmark(?:Start|End) [^<>]*?w:id=")(\d+)"/g, (_, before: string, id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
    return `${before}${numbers.get(id)}"`
  })
}

/** Names the style of paragraphs that name none. */
function withDefaultStyle(xml: string): string {
  return xml.replace('w:styleId="Normal">', 'w:styleId="Normal" w:default="1">')
}

function withoutTimes(xml: string): string {
  return xml.replaceAll(/<dcterms:(created|modified)\b[^<>]*>[^<]*<\/dcterms:\1>/g, '')
}

const separator =
  /<w:(footnote|endnote) (?=[^<>]*w:type="(?:separator|continuationSeparator)")[^<>]*>(?:(?!<w:(?:footnote|endnote) ).)*?<\/w:\1>/gs
const noteMark = /<w:r>(?:<w:rPr>(?:(?!<\/?w:rPr>).)*<\/w:rPr>)?<w:(?:footnote|endnote)Ref\/><\/w:r>/gs

/** A note mark inside a separator can make Word offer to repair the file. */
function withoutSeparatorMarks(xml: string): string {
  return xml.replaceAll(separator, (note) => note.replaceAll(noteMark, ''))
}
