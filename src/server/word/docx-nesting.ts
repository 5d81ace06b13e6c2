import { propertyOrder } from '#server/office/document/property-order.ts'
import { childOf, childrenOf, descendantsOf, type XmlElement } from '#server/office/xml/element.ts'

/** Cells end with a paragraph, rows have cells, the body ends with its section, properties stand first and in order. */
export function nesting(name: string, root: XmlElement): string[] {
  const body = childOf(root, 'w:body')
  return [
    ...(body && !lastIs(body, 'w:sectPr') ? [`${name}: the body does not end with its section.`] : []),
    ...descendantsOf(root, 'w:tc')
      .filter((cell) => !lastIs(cell, 'w:p'))
      .map(() => `${name}: a cell does not end with a paragraph.`),
    ...descendantsOf(root, 'w:tr')
      .filter((row) => childrenOf(row).every((child) => !/^w:(tc|sdt|customXml)$/.test(child.name)))
      .map(() => `${name}: a row has no cells.`),
    ...descendantsOf(root, 'w:p')
      .filter((paragraph) => descendantsOf(paragraph, 'w:p').length > 0 && !holdsTextBox(paragraph))
      .map(() => `${name}: a paragraph stands inside a paragraph.`),
    ...descendantsOf(root, 'w:p', 'w:r')
      .filter((one) =>
        childrenOf(one)
          .slice(1)
          .some((child) => child.name === `${one.name}Pr`),
      )
      .map((one) => `${name}: the properties of a ${one.name} do not come first.`),
    ...descendantsOf(root, ...Object.keys(propertyOrder)).flatMap((properties) => misplaced(name, properties)),
  ]
}

function lastIs(parent: XmlElement, child: string): boolean {
  return childrenOf(parent).at(-1)?.name === child
}

function holdsTextBox(paragraph: XmlElement): boolean {
  return descendantsOf(paragraph, 'w:txbxContent').length > 0
}

function misplaced(name: string, properties: XmlElement): string[] {
  const order = propertyOrder[properties.name] ?? []
  const places = childrenOf(properties)
    .map((child) => order.indexOf(child.name))
    .filter((place) => place >= 0)
  return places.every((place, index) => index === 0 || place >= (places[index - 1] ?? 0))
    ? []
    : [`${name}: the properties in ${properties.name} are out of order.`]
}
