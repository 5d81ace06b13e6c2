import type { XmlElement, XmlNode } from './element.ts'

/** The text is not well-formed XML, or uses what OOXML forbids (a document type declaration). */
export class XmlError extends Error {
  override readonly name = 'XmlError'
}

type OpenElement = { name: string; attributes: Record<string, string>; children: XmlNode[]; start: number }

const attributePattern = /\s+([^\s=/>"'<]+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const namePattern = /[^\s/>"'=<&]+/y
const tagEnd = /\s*\/?>/y

/**
 * Reads one XML document and remembers where each element stood, so that what nobody changes can be copied unchanged.
 * Comments and processing instructions are skipped. Throws `XmlError`.
 */
export function parseXml(source: string): XmlElement {
  const root: OpenElement = { name: '', attributes: {}, children: [], start: 0 }
  const open = [root]
  let at = source.startsWith('\uFEFF') ? 1 : 0
  while (at < source.length) {
    const tag = source.indexOf('<', at)
    addText(open, source.slice(at, tag < 0 ? source.length : tag))
    if (tag < 0) break
    at = readMarkup(source, tag, open)
  }
  if (open.length > 1) throw new XmlError(`The element ${open.at(-1)?.name} is never closed.`)
  const elements = root.children.filter((node): node is XmlElement => typeof node !== 'string')
  const [only] = elements
  if (!only || elements.length > 1) throw new XmlError('A document has exactly one outermost element.')
  return only
}

/** Reads what begins with `<` at `tag`; answers where the next thing begins. */
function readMarkup(source: string, tag: number, open: OpenElement[]): number {
  if (source.startsWith('<!--', tag)) return after(source, '-->', tag + 4)
  if (source.startsWith('<?', tag)) return after(source, '?>', tag + 2)
  if (source.startsWith('<![CDATA[', tag)) {
    const end = after(source, ']]>', tag + 9)
    open.at(-1)?.children.push(source.slice(tag + 9, end - 3))
    return end
  }
  if (source.startsWith('<!', tag)) throw new XmlError('A document type declaration is not allowed.')
  return source[tag + 1] === '/' ? readEndTag(source, tag, open) : readStartTag(source, tag, open)
}

function readStartTag(source: string, tag: number, open: OpenElement[]): number {
  namePattern.lastIndex = tag + 1
  const name = namePattern.exec(source)?.[0]
  if (!name) throw new XmlError(`A tag without a name stands at ${tag}.`)
  const { attributes, at } = readAttributes(source, tag + 1 + name.length)
  tagEnd.lastIndex = at
  const end = tagEnd.exec(source)?.[0]
  if (end === undefined) throw new XmlError(`The tag ${name} at ${tag} is malformed.`)
  const element: OpenElement = { name, attributes, children: [], start: tag }
  if (end.endsWith('/>')) open.at(-1)?.children.push(closed(element, at + end.length))
  else open.push(element)
  return at + end.length
}

function readAttributes(source: string, from: number): { attributes: Record<string, string>; at: number } {
  const attributes: Record<string, string> = {}
  let at = from
  for (;;) {
    attributePattern.lastIndex = at
    const [whole = '', name, value, other = ''] = attributePattern.exec(source) ?? []
    if (name === undefined) return { attributes, at }
    if (Object.hasOwn(attributes, name)) throw new XmlError(`The attribute ${name} stands twice at ${at}.`)
    attributes[name] = decode(value ?? other)
    at += whole.length
  }
}

function readEndTag(source: string, tag: number, open: OpenElement[]): number {
  const end = after(source, '>', tag + 2)
  const name = source.slice(tag + 2, end - 1).trimEnd()
  const element = open.pop()
  const parent = open.at(-1)
  if (!element || !parent || element.name !== name) throw new XmlError(`${name} ends at ${tag}, where it is not open.`)
  parent.children.push(closed(element, end))
  return end
}

function closed({ name, attributes, children, start }: OpenElement, end: number): XmlElement {
  return { name, attributes, children, range: { start, end } }
}

function addText(open: readonly OpenElement[], text: string): void {
  if (text === '') return
  if (open.length > 1) open.at(-1)?.children.push(decode(text))
  else if (text.trim() !== '') throw new XmlError('Text stands outside the outermost element.')
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  if (found < 0) throw new XmlError(`${mark} is missing after ${from}.`)
  return found + mark.length
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decode(text: string): string {
  if (!text.includes('&')) return text
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));|&/gi, (whole, hex, decimal, name: string) => {
    if (hex || decimal) return codePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
    const character = named[name]
    if (character === undefined) throw new XmlError(`${whole} stands for nothing.`)
    return character
  })
}

function codePoint(code: number): string {
  if (code > 0x10_ff_ff) throw new XmlError(`There is no character ${code}.`)
  return String.fromCodePoint(code)
}
