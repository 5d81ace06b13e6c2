import type { XmlElement, XmlNode } from '#server/office/xml/element.ts'
import { parseXml } from '#server/office/xml/parse-xml.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'

/** Namespaces of ECMA-376, transitional and strict, and the prefixes that everybody gives them. */
const usual: Readonly<Record<string, string>> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
}

/**
 * The same XML with the usual prefixes. Nearly every file has them and comes back as it is; only the few that bind
 * another prefix, or none, to the namespace of Word are written anew.
 */
export function withUsualPrefixes(xml: string): string {
  const declarations = [...xml.matchAll(/\sxmlns(?::([^\s=]+))?\s*=\s*["']([^"']*)["']/g)]
  const isUsual = declarations.every(([, prefix = '', namespace = '']) => (usual[namespace] ?? prefix) === prefix)
  return isUsual ? xml : writeXml(rename(parseXml(xml), {}))
}

type Prefixes = Readonly<Record<string, string>>

function rename(element: XmlElement, outer: Prefixes): XmlElement {
  const prefixes = { ...outer, ...newPrefixes(element) }
  const attributes = Object.entries(element.attributes)
    .filter(([name, namespace]) => !(isDeclaration(name) && usual[namespace] !== undefined))
    .map(([name, value]) => [isDeclaration(name) || !name.includes(':') ? name : renamed(name, prefixes), value])
  const declared = Object.entries(element.attributes).flatMap(([name, namespace]) => {
    const prefix = isDeclaration(name) ? usual[namespace] : undefined
    return prefix === undefined ? [] : [[`xmlns:${prefix}`, namespace]]
  })
  return {
    name: renamed(element.name, prefixes),
    attributes: Object.fromEntries([...declared, ...attributes]),
    children: element.children.map((child: XmlNode) => (typeof child === 'string' ? child : rename(child, prefixes))),
  }
}

function isDeclaration(name: string): boolean {
  return name === 'xmlns' || name.startsWith('xmlns:')
}

/** What the prefixes that an element declares are called from now on; '' is the default namespace. */
function newPrefixes({ attributes }: XmlElement): Prefixes {
  const declared = Object.entries(attributes).filter(([name]) => isDeclaration(name))
  return Object.fromEntries(declared.map(([name, namespace]) => [name.slice(6), usual[namespace] ?? name.slice(6)]))
}

function renamed(name: string, prefixes: Prefixes): string {
  const [prefix, local] = name.includes(':')
    ? [name.slice(0, name.indexOf(':')), name.slice(name.indexOf(':') + 1)]
    : ['', name]
  const usualPrefix = prefixes[prefix] ?? prefix
  return usualPrefix === '' ? local : `${usualPrefix}:${local}`
}
