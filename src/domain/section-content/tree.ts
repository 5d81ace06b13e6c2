import { Parser } from 'htmlparser2'
import { escapeText } from './write.ts'

/** An element of section content; its attributes are those that the sanitiser lets through. */
export type SectionElement = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly SectionNode[]
}
export type SectionNode = SectionElement | string

type Open = SectionElement & { readonly children: SectionNode[] }

/** What is deeper stands in the last level; the sanitiser lets nothing so deep through. */
const mostLevels = 64

/** Section content as a tree. Takes unfinished markup too (text that is still arriving): what is open is closed. */
export function parseSection(html: string): SectionNode[] {
  const root: Open = { name: 'root', attributes: {}, children: [] }
  const stack = [root]
  const parser = new Parser({
    onopentag(name, attributes) {
      const element: Open = { name, attributes, children: [] }
      const parent = stack.at(-1) ?? root
      if (stack.length < mostLevels) parent.children.push(element)
      stack.push(stack.length < mostLevels ? element : parent)
    },
    ontext(text) {
      const siblings = stack.at(-1)?.children ?? []
      const last = siblings.at(-1)
      if (typeof last === 'string') siblings[siblings.length - 1] = last + text
      else siblings.push(text)
    },
    onclosetag: () => stack.length > 1 && stack.pop(),
  })
  parser.write(html)
  parser.end()
  return root.children
}

/** What an element adds to the plain text after what is in it: a line end after blocks, a tab after cells. */
export function textAfter(name: string): '' | '\n' | '\t' {
  if (/^(p|h2|h3|li|tr|blockquote)$/.test(name)) return '\n'
  return name === 'td' || name === 'th' ? '\t' : ''
}

/** Footnotes stand outside the plain text. */
export function isFootnote({ name, attributes }: SectionElement): boolean {
  return name === 'sup' && 'data-fn' in attributes
}

/** The plain text of a tree, untrimmed: the text that positions of checks, marks and locks count in. */
export function plainText(nodes: readonly SectionNode[]): string {
  const read = (node: SectionNode): string => {
    if (typeof node === 'string') return node
    if (isFootnote(node)) return ''
    if (node.name === 'br') return '\n'
    return node.children.map(read).join('') + textAfter(node.name)
  }
  return nodes.map(read).join('')
}

/** The tree as markup again. Texts and attributes are escaped; tokens of a model's text stay readable. */
export function printSection(nodes: readonly SectionNode[]): string {
  return nodes.map(print).join('')
}

function print(node: SectionNode): string {
  if (typeof node === 'string') return node.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const open = `<${node.name}${attributes.join('')}>`
  return node.name === 'br' ? open : `${open}${printSection(node.children)}</${node.name}>`
}
