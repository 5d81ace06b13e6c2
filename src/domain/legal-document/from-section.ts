import {
  parseSection as parse,
  plainText,
  type SectionElement as Element,
  type SectionNode as Node,
} from '#domain/section-content/tree.ts'
import { type Block, type Inline, inlineText, type ListItem, type TableCell } from './block.ts'

/**
 * Section content (the sanitised HTML subset) as document blocks. `h2` becomes a heading of `headingLevel`, `h3` one
 * below; `sup[data-fn]` a footnote; `mark[data-gap]` a highlighted gap; `cite` keeps its authority.
 */
export function blocksFromSection(html: string, headingLevel: 1 | 2 = 2): Block[] {
  return parse(html).flatMap((node) => toBlocks(node, headingLevel))
}

/** Section content as plain text, blocks on lines of their own; footnotes are left out. */
export function sectionText(html: string): string {
  return plainText(parse(html)).trim()
}

/** The labels of the gaps in section content, in order. */
export function gapsIn(html: string): string[] {
  const collect = (node: Node): string[] =>
    typeof node === 'string'
      ? []
      : [
          ...(node.name === 'mark' && node.attributes['data-gap'] ? [node.attributes['data-gap']] : []),
          ...node.children.flatMap(collect),
        ]
  return parse(html).flatMap(collect)
}

function toBlocks(node: Node, level: 1 | 2): Block[] {
  if (typeof node === 'string')
    return node.trim() === '' ? [] : [{ kind: 'paragraph', content: [{ text: node.trim() }] }]
  switch (node.name) {
    case 'h2':
      return [{ kind: 'heading', level, content: inlines(node.children) }]
    case 'h3':
      return [{ kind: 'heading', level: level === 1 ? 2 : 3, content: inlines(node.children) }]
    case 'ul':
    case 'ol':
      return [{ kind: 'list', ordered: node.name === 'ol', items: elements(node, 'li').map(toItem) }]
    case 'blockquote':
      return [{ kind: 'quote', content: inlines(unwrapParagraphs(node.children)) }]
    case 'table':
      return [toTable(node)]
    default:
      return [{ kind: 'paragraph', content: inlines(node.name === 'p' ? node.children : [node]) }]
  }
}

function toItem(item: Element): ListItem {
  const nested = item.children.find((child) => typeof child !== 'string' && /^[uo]l$/.test(child.name))
  const own = item.children.filter((child) => child !== nested)
  const items = typeof nested === 'object' ? elements(nested, 'li').map((child) => inlines(child.children)) : undefined
  return { content: inlines(unwrapParagraphs(own)), ...(items && { items }) }
}

function toTable(table: Element): Block {
  const rows = descendants(table, 'tr').map((row): TableCell[] =>
    row.children.flatMap((cell) =>
      typeof cell !== 'string' && /^t[dh]$/.test(cell.name)
        ? [{ content: [inlines(unwrapParagraphs(cell.children))], ...(cell.name === 'th' && { bold: true as const }) }]
        : [],
    ),
  )
  const columns = Math.max(1, ...rows.map((row) => row.length))
  if (isCaption(rows)) return { kind: 'table', rows, borders: 'none', widths: [54, 6, 40] }
  return { kind: 'table', rows, borders: 'all', widths: Array.from({ length: columns }, () => 100 / columns) }
}

/** A court's caption: three columns, a bracket on every line of the middle one. */
function isCaption(rows: readonly (readonly TableCell[])[]): boolean {
  const isBracket = ({ content }: TableCell) => content.map(inlineText).join('').trim() === ')'
  return rows.length > 1 && rows.every((cells) => cells.length === 3 && cells[1] !== undefined && isBracket(cells[1]))
}

type Marks = { bold?: true; italic?: true; underline?: true; superscript?: true; gap?: string; authority?: string }

function inlines(nodes: readonly Node[], marks: Marks = {}): Inline[] {
  return nodes.flatMap((node): Inline[] => {
    if (typeof node === 'string') return node === '' ? [] : [{ text: node, ...marks }]
    if (node.name === 'br') return [{ lineBreak: true }]
    const footnote = node.attributes['data-fn']
    if (node.name === 'sup' && footnote !== undefined) return [{ footnote: [{ text: footnote }] }]
    return inlines(node.children, { ...marks, ...marksOf(node) })
  })
}

function marksOf({ name, attributes }: Element): Marks {
  switch (name) {
    case 'strong':
      return { bold: true }
    case 'em':
      return { italic: true }
    case 'u':
      return { underline: true }
    case 'sup':
      return { superscript: true }
    case 'mark':
      return { gap: attributes['data-gap'] ?? '' }
    case 'cite':
      return attributes['data-authority'] === undefined ? {} : { authority: attributes['data-authority'] }
    default:
      return {}
  }
}

function elements(parent: Element, name: string): Element[] {
  return parent.children.filter((child): child is Element => typeof child !== 'string' && child.name === name)
}

function descendants(parent: Element, name: string): Element[] {
  return parent.children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === name ? [child] : descendants(child, name),
  )
}

function unwrapParagraphs(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node, index) =>
    typeof node !== 'string' && node.name === 'p'
      ? [...node.children, ...(index < nodes.length - 1 ? [{ name: 'br', attributes: {}, children: [] }] : [])]
      : [node],
  )
}
