import { childrenOf, element, type XmlElement } from '#server/office/xml/element.ts'
import { propertyOrder } from './property-order.ts'

const order = propertyOrder['w:pPr'] ?? []

/** Paragraph properties in the order that the schema wants, each once; undefined for none. */
export function paragraphProperties(properties: readonly XmlElement[]): XmlElement | undefined {
  if (properties.length === 0) return undefined
  const once = [...new Map(properties.map((property) => [property.name, property])).values()]
  return element(
    'w:pPr',
    {},
    once.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name)),
  )
}

/** The properties with these added, in the place of earlier ones of the same name. */
export function withProperties(properties: XmlElement | undefined, ...added: readonly XmlElement[]): XmlElement {
  return paragraphProperties([...childrenOf(properties), ...added]) ?? element('w:pPr')
}

/** A paragraph's place in a list. */
export function numberProperty(list: string, level: number): XmlElement {
  return element('w:numPr', {}, [element('w:ilvl', { 'w:val': String(level) }), element('w:numId', { 'w:val': list })])
}
