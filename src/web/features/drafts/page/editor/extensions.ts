import { Mark, mergeAttributes, Node } from '@tiptap/core'
import { TableKit } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { CurlyQuotes } from './curly-quotes.ts'

/** Before bold and italic, so that a citation stays one element when only its case name is in italics. */
const outside = 1100

/** What stands in brackets until it is filled in: `mark[data-gap]`. Typing at its edge stays outside. */
const Gap = Mark.create({
  name: 'gap',
  inclusive: false,
  priority: outside,
  addAttributes: () => ({ label: readAttribute('data-gap') }),
  parseHTML: () => [{ tag: 'mark[data-gap]' }],
  renderHTML: ({ HTMLAttributes }) => ['mark', mergeAttributes(HTMLAttributes), 0],
})

/** A citation that software printed: `cite[data-authority]`. */
const Authority = Mark.create({
  name: 'authority',
  inclusive: false,
  priority: outside,
  addAttributes: () => ({ id: readAttribute('data-authority') }),
  parseHTML: () => [{ tag: 'cite[data-authority]' }],
  renderHTML: ({ HTMLAttributes }) => ['cite', mergeAttributes(HTMLAttributes), 0],
})

/** Words from one of the attorney's own sources: `span[data-source]`. */
const Source = Mark.create({
  name: 'source',
  inclusive: false,
  priority: outside,
  addAttributes: () => ({ id: readAttribute('data-source') }),
  parseHTML: () => [{ tag: 'span[data-source]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
})

/** A footnote: its sign in the text, its words in `data-fn`. */
const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  addAttributes: () => ({ note: readAttribute('data-fn') }),
  parseHTML: () => [{ tag: 'sup[data-fn]' }],
  renderHTML: ({ HTMLAttributes }) => ['sup', mergeAttributes(HTMLAttributes)],
})

/** The editor knows the section subset and nothing else: what it cannot write cannot get into a section. */
export const sectionExtensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Gap,
  Authority,
  Source,
  Footnote,
  CurlyQuotes,
]

function readAttribute(attribute: string) {
  return {
    default: null,
    parseHTML: (element: HTMLElement) => element.getAttribute(attribute),
    renderHTML: (attributes: Record<string, unknown>) => ({ [attribute]: Object.values(attributes)[0] }),
  }
}
