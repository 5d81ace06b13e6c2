import type { XmlElement } from '#server/office/xml/element.ts'
import { childrenOf } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { decodePart } from './part-text.ts'
import type { PackageParts } from './zip-package.ts'

/** One line of a part's relationships (ECMA-376 part 2, 9.3). */
export type Relationship = {
  readonly id: string
  /** The whole type; its last segment (`styles`, `hyperlink`) is the same in transitional and strict files. */
  readonly type: string
  readonly kind: string
  /** Name of a part, or an address when it is external. */
  readonly target: string
  readonly isExternal: boolean
}

/** `word/document.xml` -> `word/_rels/document.xml.rels`; the package itself, '', -> `_rels/.rels`. */
export function relationshipsPart(part: string): string {
  const slash = part.lastIndexOf('/') + 1
  return `${part.slice(0, slash)}_rels/${part.slice(slash)}.rels`
}

/** The relationships of a part; none when it has no file of them. Throws `XmlError`. */
export function relationshipsOf(parts: PackageParts, part: string): Relationship[] {
  const bytes = parts[relationshipsPart(part)]
  return bytes ? childrenOf(parseXml(decodePart(bytes)), 'Relationship').map((line) => toRelationship(line, part)) : []
}

function toRelationship({ attributes }: XmlElement, part: string): Relationship {
  const { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode } = attributes
  const isExternal = mode === 'External'
  const kind = type.slice(type.lastIndexOf('/') + 1)
  return { id, type, kind, target: isExternal ? target : resolveTarget(part, target), isExternal }
}

/** A target as the name of a part: relative to the folder of the part that names it, or from the root. */
function resolveTarget(part: string, target: string): string {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const steps = (target.startsWith('/') ? target : `${folder}${target}`).split('/')
  const path: string[] = []
  for (const step of steps) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/').replace(/#.*$/, '')
}
