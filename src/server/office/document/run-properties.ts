import { childrenOf, element, type XmlElement } from '#server/office/xml/element.ts'

/** The order of run properties (ECMA-376 part 1, 17.3.2.28), as far as the program adds any. */
const order = [
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:rStyle',
  'w:rFonts',
  'w:b',
  'w:bCs',
  'w:i',
  'w:iCs',
  'w:caps',
  'w:smallCaps',
  'w:strike',
  'w:dstrike',
  'w:outline',
  'w:shadow',
  'w:emboss',
  'w:imprint',
  'w:noProof',
  'w:snapToGrid',
  'w:vanish',
  'w:webHidden',
  'w:color',
  'w:spacing',
  'w:w',
  'w:kern',
  'w:position',
  'w:sz',
  'w:szCs',
  'w:highlight',
  'w:u',
  'w:effect',
  'w:bdr',
  'w:shd',
  'w:fitText',
  'w:vertAlign',
  'w:rtl',
  'w:cs',
  'w:em',
  'w:lang',
  'w:eastAsianLayout',
  'w:specVanish',
  'w:oMath',
  'w:rPrChange',
]

/** How a stretch of new text is set beside the look of its surroundings. */
export type TextMarks = {
  readonly bold?: boolean
  readonly italic?: boolean
  readonly underline?: boolean
  readonly superscript?: boolean
  /** A gap: yellow. */
  readonly gap?: boolean
}

/** The properties with these marks set; undefined when there is nothing to say. */
export function withMarks(properties: XmlElement | undefined, marks: TextMarks): XmlElement | undefined {
  // A tracked change of the look counts as accepted.
  const settled = childrenOf(properties).filter(({ name }) => name !== 'w:rPrChange')
  const added = [
    ...(marks.bold ? [element('w:b')] : []),
    ...(marks.italic ? [element('w:i')] : []),
    ...(marks.underline ? [element('w:u', { 'w:val': 'single' })] : []),
    ...(marks.superscript ? [element('w:vertAlign', { 'w:val': 'superscript' })] : []),
    ...(marks.gap ? [element('w:highlight', { 'w:val': 'yellow' })] : []),
  ]
  if (added.length === 0 && settled.length === childrenOf(properties).length) return properties
  const names = added.map(({ name }) => name)
  const kept = settled.filter(({ name }) => !names.includes(name))
  return runProperties([...kept, ...added])
}

/** Properties in the order that the schema wants; undefined for none. */
export function runProperties(properties: readonly XmlElement[]): XmlElement | undefined {
  if (properties.length === 0) return undefined
  return element(
    'w:rPr',
    {},
    properties.toSorted((a, b) => place(a) - place(b)),
  )
}

function place({ name }: XmlElement): number {
  return order.includes(name) ? order.indexOf(name) : order.length
}

/** Marks of an occasion, which text that comes in the place of other text does not take over. */
const occasional = new Set([
  'w:ins',
  'w:del',
  'w:moveFrom',
  'w:moveTo',
  'w:rPrChange',
  'w:highlight',
  'w:vanish',
  'w:webHidden',
  'w:specVanish',
  'w:strike',
  'w:dstrike',
  'w:vertAlign',
  'w:noProof',
])
const emphasis = new Set(['w:b', 'w:bCs', 'w:i', 'w:iCs', 'w:u', 'w:caps', 'w:smallCaps'])

/** The look of text that stands beside or in the place of other text: its font, weight and colour, not its marks. */
export function neighbourProperties(properties: XmlElement | undefined): XmlElement | undefined {
  return runProperties(childrenOf(properties).filter((property) => !isOccasional(property)))
}

/** The look of plain text in a paragraph like another one: its font and colour without any emphasis. */
export function plainProperties(properties: XmlElement | undefined): XmlElement | undefined {
  return runProperties(
    childrenOf(properties).filter(
      (property) => !isOccasional(property) && !emphasis.has(property.name) && property.name !== 'w:rStyle',
    ),
  )
}

/** Placeholders and links look like what they are by a character style. */
function isOccasional({ name, attributes }: XmlElement): boolean {
  if (name === 'w:rStyle') return /placeholder|hyperlink/i.test(attributes['w:val'] ?? '')
  if (name === 'w:shd') return /^(FFFF00|00FF00|00FFFF)$/i.test(attributes['w:fill'] ?? '')
  return occasional.has(name)
}
