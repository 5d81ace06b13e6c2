import { UnreadableDocument } from '#server/office/unreadable-document.ts'
import { isCompoundFile, openPackage } from '#server/office/package/open-package.ts'
import { decodePart, encodePart } from '#server/office/package/part-text.ts'
import { type Relationship, relationshipsOf } from '#server/office/package/relationships.ts'
import type { PackageParts } from '#server/office/package/zip-package.ts'
import { childrenOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml, XmlError } from '#server/office/xml/parse-xml.ts'
import { withUsualPrefixes } from './usual-prefixes.ts'

/** A Word file, opened. Parts are found by their relationships, never by their usual names. */
export type WordPackage = {
  readonly parts: PackageParts
  /** Name of the part that holds the text: `word/document.xml`. */
  readonly mainPart: string
  readonly relationships: readonly Relationship[]
  /** XML of the main part, as it stands or with the usual prefixes. */
  readonly source: string
  readonly document: XmlElement
}

/** Opens an uploaded Word file. Throws `UnreadableDocument` for what is none, is locked, or carries programs. */
export function openWordPackage(bytes: Uint8Array): WordPackage {
  return toWordPackage(openPackage(bytes))
}

/**
 * The same for an archive that is open already. `withObjects`: only its words are wanted, so files embedded in it are no
 * matter; nothing here ever opens them.
 */
export function toWordPackage(given: PackageParts, { withObjects = false } = {}): WordPackage {
  try {
    const parts = withPlainNames(given)
    const main = relationshipsOf(parts, '').find(({ kind }) => kind === 'officeDocument')
    const mainPart = main?.target ?? ''
    const bytes = parts[mainPart]
    if (!bytes) throw new UnreadableDocument('damaged')
    refuseMacros(parts)
    if (!withObjects && hasEmbeddedFiles(parts)) throw new UnreadableDocument('embedded-program')
    const source = withUsualPrefixes(decodePart(bytes))
    const document = parseXml(source)
    if (document.name !== 'w:document') throw new UnreadableDocument(otherKind(mainPart))
    return { parts, mainPart, relationships: relationshipsOf(parts, mainPart), source, document }
  } catch (error) {
    if (error instanceof XmlError) throw new UnreadableDocument('damaged', { cause: error })
    throw error
  }
}

const prefixed = /<(\w{1,20}):(?:Relationships|Types)\b/

/** Relationships and types may stand in a namespace with a prefix; everything here reads them without. */
function withPlainNames(parts: PackageParts): PackageParts {
  const changed = Object.entries(parts).flatMap(([name, bytes]): [string, Uint8Array][] => {
    if (!name.endsWith('.rels') && name !== '[Content_Types].xml') return []
    const xml = decodePart(bytes)
    const prefix = prefixed.exec(xml)?.[1]
    if (prefix === undefined) return []
    const plain = xml
      .replaceAll(`<${prefix}:`, '<')
      .replaceAll(`</${prefix}:`, '</')
      .replaceAll(`xmlns:${prefix}=`, 'xmlns=')
    return [[name, encodePart(plain)]]
  })
  return changed.length === 0 ? parts : { ...parts, ...Object.fromEntries(changed) }
}

function otherKind(mainPart: string): 'other-office' | 'damaged' {
  return /^\/?(xl|ppt)\//.test(mainPart) ? 'other-office' : 'damaged'
}

const programType = /macroEnabled|vbaProject|vnd\.ms-office\.activeX/i

function refuseMacros(parts: PackageParts): void {
  const types = parts['[Content_Types].xml']
  const named = types
    ? childrenOf(parseXml(decodePart(types))).map(({ attributes }) => attributes.ContentType ?? '')
    : []
  const names = Object.keys(parts)
  if (
    named.some((type) => programType.test(type)) ||
    names.some((name) => /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/)/i.test(name))
  )
    throw new UnreadableDocument('macros')
}

/** Whether somebody packed a file of any kind into the document. */
export function hasEmbeddedFiles(parts: PackageParts): boolean {
  const embedded = Object.entries(parts).filter(([name]) => /(^|\/)embeddings\/[^/]*\.bin$/i.test(name))
  return embedded.some(([, bytes]) => isPackagedFile(bytes))
}

/**
 * Whether an embedded object is a file of any kind in the envelope of the Windows packager (MS-OLEDS 2.3.6), or nothing
 * that Office embeds. Formulas, sheets and drawings of Office are harmless: nothing here ever opens them.
 */
function isPackagedFile(bytes: Uint8Array): boolean {
  return !isCompoundFile(bytes) || Buffer.from(bytes).includes(Buffer.from('Ole10Native', 'utf16le'))
}

/** Name of the part to which the text has a relationship of this kind (`styles`, `numbering`, `footnotes`). */
export function relatedPart({ relationships, parts }: WordPackage, kind: string): string | undefined {
  const target = relationships.find((one) => one.kind === kind && !one.isExternal)?.target
  return target !== undefined && parts[target] ? target : undefined
}

/** The part of this kind as a tree, where the file has one. */
export function readRelated(file: WordPackage, kind: string): XmlElement | undefined {
  const name = relatedPart(file, kind)
  const bytes = name === undefined ? undefined : file.parts[name]
  return bytes && parseXml(withUsualPrefixes(decodePart(bytes)))
}
