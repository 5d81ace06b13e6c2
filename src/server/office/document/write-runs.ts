import { childOf, element, ownText, type XmlElement } from '#server/office/xml/element.ts'
import { writeXml } from '#server/office/xml/write-xml.ts'
import type { Segment } from './paragraph-tokens.ts'
import { type TextMarks, withMarks } from './run-properties.ts'

type OpenRun = { readonly properties: XmlElement | undefined; readonly look: string; readonly children: XmlElement[] }

/** Puts the runs of a paragraph together piece by piece; neighbours of the same look become one run. */
export class RunWriter {
  readonly #nodes: XmlElement[] = []
  #run: OpenRun | undefined

  /** A stretch of a paragraph as it was, with marks added to its look. */
  addSegment({ piece, text }: Segment, marks: TextMarks = {}): void {
    if (!piece.run) return this.addNode(piece.node)
    const properties = withMarks(childOf(piece.run, 'w:rPr'), marks)
    if (piece.node.name === 'w:t') this.addText(text, properties)
    else this.addInRun(piece.node, properties)
  }

  /** Text: `\t` and `\n` become tabs and breaks. */
  addText(text: string, properties: XmlElement | undefined): void {
    for (const stretch of text.split(/(\t|\n)/)) {
      if (stretch === '\t') this.addInRun(element('w:tab'), properties)
      else if (stretch === '\n') this.addInRun(element('w:br'), properties)
      else if (stretch !== '') this.#addStretch(stretch, properties)
    }
  }

  /** Something inside a run: a tab, a footnote mark, a field code. */
  addInRun(node: XmlElement, properties: XmlElement | undefined): void {
    // A sign of a symbol font stands alone in its run: LibreOffice sets the words beside it in that font as well.
    const isAlone = node.name === 'w:sym'
    if (isAlone) this.#closeRun()
    this.#openRun(properties).children.push(node)
    if (isAlone) this.#closeRun()
  }

  /** Something beside runs: a bookmark, a link. */
  addNode(node: XmlElement): void {
    this.#closeRun()
    this.#nodes.push(node)
  }

  finish(): readonly XmlElement[] {
    this.#closeRun()
    return this.#nodes
  }

  #addStretch(text: string, properties: XmlElement | undefined): void {
    const { children } = this.#openRun(properties)
    const last = children.at(-1)
    const before = last?.name === 'w:t' ? ownText(last) : ''
    if (before !== '') children.pop()
    children.push(element('w:t', { 'xml:space': 'preserve' }, [before + text]))
  }

  #openRun(properties: XmlElement | undefined): OpenRun {
    const look = properties ? writeXml(properties) : ''
    if (this.#run?.look !== look) this.#closeRun()
    this.#run ??= { properties, look, children: [] }
    return this.#run
  }

  #closeRun(): void {
    if (!this.#run) return
    const { properties, children } = this.#run
    this.#nodes.push(element('w:r', {}, [...(properties ? [properties] : []), ...children]))
    this.#run = undefined
  }
}
