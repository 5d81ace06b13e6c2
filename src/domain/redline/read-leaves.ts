import { Parser } from 'htmlparser2'
import { textAfter } from '#domain/section-content/tree.ts'
import { escapeText } from '#domain/section-content/write.ts'
import { cutText, type Leaf, type Token } from './leaf.ts'

const holders = new Set(['p', 'h2', 'h3', 'li', 'td', 'th', 'blockquote'])
const containers = new Set(['ul', 'ol', 'table', 'tbody', 'tr'])
const markOrder = ['strong', 'em', 'u', 'sup', 'mark', 'cite']
const atomAttribute: Readonly<Record<string, string>> = {
  sup: 'data-fn',
  mark: 'data-gap',
  cite: 'data-authority',
  span: 'data-source',
}

type Open = { readonly name: string; readonly id: number; hasContent: boolean }
type Segment = { text: string; readonly marks: string; readonly start: number }
type Draft = { readonly stack: readonly Open[]; tokens: Token[]; segment: Segment | undefined }
type Atom = {
  readonly name: string
  readonly attribute: string
  readonly value: string
  readonly start: number
  inner: string
  text: string
  depth: number
}

/** Reads section content into its leaves. Empty lists and white space between blocks are left out. */
export function readLeaves(html: string): Leaf[] {
  const reader = new LeafReader()
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.text(text),
    onclosetag: (name) => reader.close(name),
  })
  parser.write(html)
  parser.end()
  return reader.finish()
}

class LeafReader {
  private readonly leaves: { stack: readonly Open[]; tokens: Token[] }[] = []
  private readonly stack: Open[] = []
  private readonly marks: string[] = []
  private current: Draft | undefined
  private atom: Atom | undefined
  private plain = ''
  private ids = 0
  /** White space in an item or a cell: it counts when text follows it, not when a block does. */
  private blank: Segment[] = []

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.atom) return this.openInAtom(name)
    const attribute = atomAttribute[name]
    const value = attribute === undefined ? undefined : attributes[attribute]
    if (attribute !== undefined && value !== undefined)
      this.atom = { name, attribute, value, start: this.plain.length, inner: '', text: '', depth: 0 }
    else if (name === 'br') this.addAtom('<br>', '\n')
    else if (holders.has(name) || containers.has(name)) this.openBlock(name)
    else this.marks.push(name)
  }

  text(given: string): void {
    const text = given.replaceAll(/[\n\r\t]/g, ' ')
    if (this.atom) {
      if (this.atom.attribute !== 'data-fn') this.atom.text += text
      this.atom.inner += escapeContent(text)
      return
    }
    const segment = { text, marks: this.markKey(), start: this.plain.length }
    this.plain += text
    const holder = this.stack.at(-1)?.name ?? ''
    if (text.trim() !== '' || this.current || /^(?:p|h2|h3)$/.test(holder)) this.addText(segment)
    else if (holders.has(holder)) this.blank.push(segment)
  }

  close(name: string): void {
    if (this.atom) return this.closeInAtom(name)
    if (name === 'br') return
    if (holders.has(name) || containers.has(name)) this.closeBlock(name)
    else this.marks.splice(this.marks.lastIndexOf(name), 1)
  }

  finish(): Leaf[] {
    this.endLeaf()
    const shift = this.plain.length - this.plain.trimStart().length
    return this.leaves.map(({ stack, tokens }, index): Leaf => {
      const before = this.leaves[index - 1]?.stack ?? []
      const differs = stack.findIndex(({ id }, depth) => before[depth]?.id !== id)
      return {
        path: stack.map(({ name }) => name),
        joins: differs < 0 ? stack.length : differs,
        tokens: tokens.map((token) => ({ ...token, at: { start: token.at.start - shift, end: token.at.end - shift } })),
      }
    })
  }

  private openBlock(name: string): void {
    this.endLeaf()
    this.blank = []
    this.ids += 1
    this.stack.push({ name, id: this.ids, hasContent: false })
  }

  private closeBlock(name: string): void {
    const element = this.stack.at(-1)
    this.blank = []
    if (element && holders.has(name) && !element.hasContent) this.startLeaf()
    this.endLeaf()
    this.stack.pop()
    this.plain += textAfter(name)
  }

  private startLeaf(): Draft {
    if (!this.current) {
      for (const element of this.stack) element.hasContent = true
      this.current = { stack: [...this.stack], tokens: [], segment: undefined }
      for (const segment of this.blank.splice(0)) this.addText(segment)
    }
    return this.current
  }

  private endLeaf(): void {
    if (!this.current) return
    this.endSegment(this.current)
    this.leaves.push({ stack: this.current.stack, tokens: this.current.tokens })
    this.current = undefined
  }

  private addText(segment: Segment): void {
    const leaf = this.startLeaf()
    if (leaf.segment?.marks === segment.marks) leaf.segment.text += segment.text
    else {
      this.endSegment(leaf)
      leaf.segment = { ...segment }
    }
  }

  private endSegment(leaf: Draft): void {
    if (leaf.segment) leaf.tokens.push(...cutText(leaf.segment.text, leaf.segment.marks, leaf.segment.start))
    leaf.segment = undefined
  }

  private addAtom(atom: string, text: string): void {
    const leaf = this.startLeaf()
    this.endSegment(leaf)
    const start = this.plain.length
    this.plain += text
    leaf.tokens.push({ text, marks: this.markKey(), atom, at: { start, end: start + text.length } })
  }

  private openInAtom(name: string): void {
    if (!this.atom) return
    this.atom.depth += 1
    this.atom.inner += name === 'br' ? '' : `<${name}>`
  }

  private closeInAtom(name: string): void {
    const { atom } = this
    if (!atom) return
    if (atom.depth > 0) {
      atom.depth -= 1
      atom.inner += name === 'br' ? '' : `</${name}>`
      return
    }
    this.atom = undefined
    const inner = atom.attribute === 'data-fn' ? '' : atom.inner
    this.addAtom(`<${atom.name} ${atom.attribute}="${escapeText(atom.value)}">${inner}</${atom.name}>`, atom.text)
  }

  private markKey(): string {
    return markOrder.filter((name) => this.marks.includes(name)).join(' ')
  }
}

function escapeContent(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
