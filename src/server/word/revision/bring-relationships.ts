import type { WordPackage } from '#server/office/document/word-package.ts'
import type { PackageEdit } from '#server/office/document/edit-package.ts'
import { decodePart } from '#server/office/package/part-text.ts'
import { childrenOf, type XmlElement } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'

/** Brings what the old paragraphs point to (pictures, links) into the new file; gives the new ids by the old ones. */
export function bringRelationships(old: WordPackage, body: XmlElement, edit: PackageEdit): ReadonlyMap<string, string> {
  const used = relationshipIds(body)
  const ids = new Map<string, string>()
  for (const { id, kind, target, isExternal } of old.relationships) {
    if (!used.has(id)) continue
    const same = edit.file.relationships.find(
      (one) =>
        one.kind === kind &&
        one.target === target &&
        one.isExternal === isExternal &&
        isSamePart(old, edit.file, target, isExternal),
    )
    if (same) ids.set(id, same.id)
    else if (isExternal) ids.set(id, edit.addRelationship(kind, target, true))
    else {
      const bytes = old.parts[target] ?? new Uint8Array()
      ids.set(id, edit.addRelated(kind, freeName(edit.file, target), bytes, typeToName(old, edit.file, target)))
    }
  }
  return ids
}

/** The type of content of a part, where the new file does not name the same for all parts with the same ending. */
function typeToName(old: WordPackage, fresh: WordPackage, part: string): string | undefined {
  const own = contentTypes(old, 'Override').find(({ PartName }) => PartName === `/${part}`)?.ContentType
  return own ?? (usualType(fresh, part) === undefined ? usualType(old, part) : undefined)
}

function usualType(file: WordPackage, part: string): string | undefined {
  const ending = part.slice(part.lastIndexOf('.') + 1).toLowerCase()
  return contentTypes(file, 'Default').find(({ Extension }) => Extension?.toLowerCase() === ending)?.ContentType
}

function contentTypes({ parts }: WordPackage, kind: 'Override' | 'Default'): XmlElement['attributes'][] {
  const types = parts['[Content_Types].xml']
  return types ? childrenOf(parseXml(decodePart(types)), kind).map(({ attributes }) => attributes) : []
}

function isSamePart(old: WordPackage, fresh: WordPackage, target: string, isExternal: boolean): boolean {
  const [before, now] = [old.parts[target], fresh.parts[target]]
  return isExternal || (before !== undefined && now !== undefined && Buffer.compare(before, now) === 0)
}

function freeName({ parts }: WordPackage, target: string): string {
  const dot = target.lastIndexOf('.')
  let number = 1
  const name = () => `${target.slice(0, dot)}-old${number}${target.slice(dot)}`
  while (parts[name()]) number += 1
  return name()
}

function relationshipIds(node: XmlElement): Set<string> {
  const own = Object.entries(node.attributes).flatMap(([name, value]) => (name.startsWith('r:') ? [value] : []))
  return new Set([...own, ...childrenOf(node).flatMap((child) => [...relationshipIds(child)])])
}
