import { isFootnote, parseSection, plainText, type SectionNode, textAfter } from './tree.ts'

/** Section content with the place of each piece in the plain text (`sectionText`). */
export type PlacedText = { readonly text: string; readonly start: number }
export type PlacedElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly start: number
  /** Exclusive; before the line end that a block adds. */
  readonly end: number
  readonly children: readonly PlacedNode[]
}
export type PlacedNode = PlacedText | PlacedElement

export type PlacedSection = {
  readonly nodes: readonly PlacedNode[]
  /** The plain text, trimmed: the one that offsets count in. */
  readonly text: string
  /** The texts of the footnotes in order. */
  readonly footnotes: readonly string[]
}

/** Reads section content for showing it: a tree whose texts know their offsets. Unfinished markup is taken as it is. */
export function placeSection(html: string): PlacedSection {
  const nodes = parseSection(html)
  const whole = plainText(nodes)
  const trimmed = whole.trimStart()
  const footnotes: string[] = []
  let at = trimmed.length - whole.length

  function place(node: SectionNode): PlacedNode {
    const start = at
    if (typeof node === 'string') {
      at += node.length
      return { text: node, start }
    }
    const { name, attributes } = node
    if (isFootnote(node)) {
      footnotes.push(attributes['data-fn'] ?? '')
      return { name, attributes, start, end: start, children: [] }
    }
    if (name === 'br') {
      at += 1
      return { name, attributes, start, end: start, children: [] }
    }
    const children = node.children.map(place)
    const end = at
    at += textAfter(name).length
    return { name, attributes, start, end, children }
  }

  return { nodes: nodes.map(place), text: trimmed.trimEnd(), footnotes }
}
