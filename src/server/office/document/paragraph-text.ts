import { isElement, ownText, type XmlElement, type XmlNode } from '#server/office/xml/element.ts'

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
  return node.children.map((child) => textOf(child)).join('')
}

/**
 * The same for somebody who only reads: with the words of equations and what pictures say instead of being seen. Places
 * in this text are no places in the file.
 */
export function readableText(node: XmlElement): string {
  return node.children.map((child) => textOf(child, readable)).join('')
}

type Reading = (node: XmlElement) => string | undefined

const readable: Reading = (node) => {
  if (node.name === 'm:t') return ownText(node)
  if (node.name === 'm:oMath' || node.name === 'm:den' || node.name === 'm:sub' || node.name === 'm:sup')
    return ` ${readableText(node)} `
  if (node.name !== 'wp:docPr') return undefined
  const { descr = '', title = '' } = node.attributes
  const said = descr.trim() || title.trim()
  return said === '' ? '' : ` [picture: ${said}] `
}

function textOf(node: XmlNode, read: Reading = () => undefined): string {
  if (!isElement(node)) return ''
  if (node.name === 'w:t') return ownText(node)
  const sign = signs[node.name]
  if (sign !== undefined) return sign
  if (silent.has(node.name)) return ''
  const own = read(node)
  if (own !== undefined) return own
  const inside = node.children.map((child) => textOf(child, read)).join('')
  return node.name === 'w:p' ? `${inside}\n` : inside
}
