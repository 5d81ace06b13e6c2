import { getHTMLFromFragment } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Editor } from '@tiptap/react'
import { sanitizeSection } from '#domain/section-content/sanitize.ts'
import { parseSection, printSection, type SectionNode } from '#domain/section-content/tree.ts'

/** The text of the editor as section content. */
export function readEditor(editor: Pick<Editor, 'getHTML'>): string {
  return tidyHtml(editor.getHTML())
}

/** The same of a text that the editor held at some moment. */
export function readText(text: Node): string {
  return tidyHtml(getHTMLFromFragment(text.content, text.type.schema))
}

/**
 * The editor's HTML in the form that sections are stored in: only the subset, no paragraph around the whole of a list
 * item or cell, no empty paragraphs at the end. Saving without a change then gives the text that was opened.
 */
function tidyHtml(html: string): string {
  const nodes = parseSection(sanitizeSection(html)).map(unwrapLoneParagraph)
  const last = nodes.findLastIndex((node) => typeof node === 'string' || node.name !== 'p' || node.children.length > 0)
  return printSection(nodes.slice(0, last + 1))
}

function unwrapLoneParagraph(node: SectionNode): SectionNode {
  if (typeof node === 'string') return node
  const children = node.children.map(unwrapLoneParagraph)
  const paragraphs = children.filter((child) => typeof child !== 'string' && child.name === 'p')
  if (!/^(li|td|th)$/.test(node.name) || paragraphs.length !== 1) return { ...node, children }
  return {
    ...node,
    children: children.flatMap((child) => (typeof child !== 'string' && child.name === 'p' ? child.children : [child])),
  }
}
