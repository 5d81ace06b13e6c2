import { relatedPart, type WordPackage } from '#server/office/document/word-package.ts'
import { withUsualPrefixes } from '#server/office/document/usual-prefixes.ts'
import { childrenOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { escapeXml, writeXml } from '#server/office/xml/write-xml.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { relationshipsPart } from '#server/office/package/relationships.ts'
import { type PackageParts, zipPackage } from '#server/office/package/zip-package.ts'

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** A Word file being changed. Parts that nobody touches keep their bytes. */
export class PackageEdit {
  readonly file: WordPackage
  readonly #parts: PackageParts

  constructor(file: WordPackage) {
    this.file = file
    this.#parts = { ...file.parts }
  }

  /** Name of the part of this kind (`numbering`, `footnotes`); made, empty, where the file has none. */
  partOf(kind: string): string {
    return relatedPart(this.file, kind) ?? this.#addedParts.get(kind) ?? this.#addPart(kind)
  }

  read(name: string): string {
    const bytes = this.#parts[name]
    return bytes ? withUsualPrefixes(decodePart(bytes)) : ''
  }

  readRoot(name: string): XmlElement {
    return parseXml(this.read(name))
  }

  write(name: string, xml: string): void {
    this.#parts[name] = encodePart(xml)
  }

  /** Adds elements at the end of a part's outermost element. */
  append(name: string, ...elements: readonly XmlElement[]): void {
    this.write(name, insertBeforeEnd(this.read(name), elements.map((one) => writeXml(one)).join('')))
  }

  /** Adds a part with its content type and, from the main part, a relationship of this kind; answers the id. */
  addRelated(kind: string, name: string, bytes: Uint8Array, contentType?: string): string {
    this.#parts[name] = bytes
    if (contentType !== undefined) this.#nameType(name, contentType)
    return this.addRelationship(kind, `/${name}`)
  }

  /** Some files name the type of a part that they do not have. */
  #nameType(name: string, contentType: string): void {
    const types = '[Content_Types].xml'
    const xml = decodePart(this.#parts[types] ?? new Uint8Array())
    const isNamed = childrenOf(parseXml(xml), 'Override').some(({ attributes }) => attributes.PartName === `/${name}`)
    const override = `<Override PartName="/${escapeXml(name)}" ContentType="${contentType}"/>`
    if (!isNamed) this.write(types, insertBeforeEnd(xml, override))
  }

  /** Adds a relationship of the main part; answers its id. */
  addRelationship(kind: string, target: string, isExternal = false): string {
    const part = relationshipsPart(this.file.mainPart)
    const xml = this.#parts[part] ? decodePart(this.#parts[part]) : emptyRelationships
    const ids = new Set([...xml.matchAll(/\bId="([^"]*)"/g)].map(([, id]) => id))
    let number = ids.size + 1
    while (ids.has(`rId${number}`)) number += 1
    const mode = isExternal ? ' TargetMode="External"' : ''
    const type = this.#typeOf(kind)
    const line = `<Relationship Id="rId${number}" Type="${type}" Target="${escapeXml(target)}"${mode}/>`
    this.#parts[part] = encodePart(insertBeforeEnd(xml, line))
    return `rId${number}`
  }

  finish(): Uint8Array<ArrayBuffer> {
    return zipPackage(this.#parts)
  }

  readonly #addedParts = new Map<string, string>()

  #addPart(kind: string): string {
    const folder = this.file.mainPart.slice(0, this.file.mainPart.lastIndexOf('/') + 1)
    const name = `${folder}${kind}.xml`
    const bytes = encodePart(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${emptyParts[kind] ?? ''}`)
    this.addRelated(kind, name, bytes, `${wordTypes}.${kind}+xml`)
    this.#addedParts.set(kind, name)
    return name
  }

  /** A strict file names its relationships otherwise; what is added is named like what is there. */
  #typeOf(kind: string): string {
    const known = this.file.relationships.find(({ type }) => type.includes('/relationships/'))?.type
    const base = known?.slice(0, known.lastIndexOf('/')) ?? officeTypes
    return `${/officeDocument/.test(base) ? base : officeTypes}/${kind}`
  }
}

const emptyRelationships =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"></Relationships>'

const separators = (note: string): string =>
  `<w:${note} w:type="separator" w:id="-1"><w:p><w:r><w:separator/></w:r></w:p></w:${note}>` +
  `<w:${note} w:type="continuationSeparator" w:id="0"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:${note}>`

const emptyParts: Readonly<Record<string, string>> = {
  footnotes: `<w:footnotes xmlns:w="${wordNamespace}" xmlns:r="${officeTypes}">${separators('footnote')}</w:footnotes>`,
  comments: `<w:comments xmlns:w="${wordNamespace}" xmlns:r="${officeTypes}"></w:comments>`,
  numbering: `<w:numbering xmlns:w="${wordNamespace}"></w:numbering>`,
}

/** The XML with more before the end tag of its outermost element, which may have been an empty tag. */
export function insertBeforeEnd(xml: string, more: string): string {
  if (more === '') return xml
  const { range, name } = parseXml(xml)
  const end = range?.end ?? xml.length
  const isEmptyTag = xml.slice(0, end).endsWith('/>')
  if (isEmptyTag) return `${xml.slice(0, end - 2)}>${more}</${name}>${xml.slice(end)}`
  const endTag = xml.lastIndexOf('</', end)
  return `${xml.slice(0, endTag)}${more}${xml.slice(endTag)}`
}

/** A stretch of a text that is replaced. Stretches never overlap; of several at one place the first comes first. */
export type TextEdit = { readonly start: number; readonly end: number; readonly text: string }

/** The text with its edits made; everything between them is copied. */
export function applyEdits(source: string, edits: readonly TextEdit[]): string {
  let at = 0
  const pieces: string[] = []
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    pieces.push(source.slice(at, start), text)
    at = Math.max(at, end)
  }
  return pieces.join('') + source.slice(at)
}
