import { isElement, ownText, type XmlElement, type XmlNode } from '../xml/element.ts'

/** Not text: properties, deletions, field instructions, and the second form of what is there in a newer one. */
const silent = new Set([
  'w:pPr',
  'w:rPr',
  'w:del',
  'w:moveFrom',
  'w:delText',
  'w:instrText',
  'w:delInstrText',
  'mc:Fallback',
])

const signs: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '\u2011',
}

/**
 * The text of a paragraph or of anything in it as Word shows it with all tracked changes accepted. Breaks are `\n`,
 * tabs `\t`; the paragraphs of a text box and of table cells end with `\n`.
 */
export function paragraphText(node: XmlElement): string {
  return node.children.map(textOf).join('')
}

function textOf(node: XmlNode): string {
  if (!isElement(node)) return ''
  if (node.name === 'w:t') return ownText(node)
  const sign = signs[node.name]
  if (sign !== undefined) return sign
  if (silent.has(node.name)) return ''
  return node.name === 'w:p' ? `${paragraphText(node)}\n` : paragraphText(node)
}
