import type { XmlNode } from './element.ts'
import { xmlSafe } from './xml-safe.ts'

/** The node as XML, everything escaped. With `source`, an element that was read from it is copied from there. */
export function writeXml(node: XmlNode, source?: string): string {
  if (typeof node === 'string') return escapeXml(node)
  if (source !== undefined && node.range) return source.slice(node.range.start, node.range.end)
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
  if (node.children.length === 0) return `<${node.name}${attributes}/>`
  const inside = node.children.map((child) => writeXml(child, source)).join('')
  return `<${node.name}${attributes}>${inside}</${node.name}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
}

/** Text as it may stand in an element or in an attribute. */
export function escapeXml(text: string): string {
  return xmlSafe(text).replaceAll(/[&<>"\n\r\t]/g, (character) => entities[character] ?? character)
}
