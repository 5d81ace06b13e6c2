import type { Inline } from '#domain/legal-document/block.ts'
import { paragraphPieces, type Piece, type Wrapper } from '#server/office/document/paragraph-pieces.ts'
import { groupOf, objectKind, type Token } from '#server/office/document/paragraph-tokens.ts'
import { neighbourProperties, type TextMarks, withMarks } from '#server/office/document/run-properties.ts'
import { isRunOn, type StyleTable } from '#server/office/document/style-table.ts'
import { RunWriter } from '#server/office/document/write-runs.ts'
import { childOf, type XmlElement, withChildren } from '#server/office/xml/element.ts'
import { compareWords, type Step } from './compare-words.ts'
import { type NewToken, newTokens } from './new-text.ts'
import { tokenize } from '#server/office/document/tokenize-paragraph.ts'
import { groupsThatStay } from './groups-that-stay.ts'

/** What rewriting needs to know of the file, and what new text may add to it. */
export type RewriteContext = {
  readonly styles: StyleTable
  /** The run content that calls for a new footnote with this text. */
  footnoteMark(content: readonly Inline[]): { readonly node: XmlElement; readonly properties: XmlElement | undefined }
}

/**
 * The paragraph with new content, changed only where the words differ: words that stay keep their look and everything
 * that hangs on them (notes, bookmarks, fields, links); new words look like those in whose place they stand. Tracked
 * changes in it are accepted. White space at both ends stays. The same paragraph when nothing differs.
 */
export function rewriteParagraph(
  paragraph: XmlElement,
  content: readonly Inline[],
  context: RewriteContext,
): XmlElement {
  const pieces = paragraphPieces(paragraph)
  const { tokens, after } = tokenize(pieces)
  const [head, body, tail] = splitEnds(tokens)
  const steps = compareWords(body, newTokens(content))
  if (isUnchanged(paragraph, pieces, steps, context.styles)) return paragraph
  const properties = childOf(paragraph, 'w:pPr')
  const writer = new ParagraphWriter(context, groupsThatStay(pieces, steps))
  for (const token of head) writer.keep(token)
  for (const [index, step] of steps.entries())
    if (step.kind === 'keep') writer.keep(step.token, step.fresh.marks)
    else if (step.kind === 'drop') writer.drop(step.token)
    else writer.add(step.fresh, lookFor(steps, index) ?? childOf(properties, 'w:rPr'))
  for (const token of tail) writer.keep(token)
  return withChildren(paragraph, [...(properties ? [properties] : []), ...writer.finish(after)])
}

/** Whether the new content says nothing new: every word stays and none gets a look that it did not have. */
function isUnchanged(
  paragraph: XmlElement,
  pieces: readonly Piece[],
  steps: readonly Step[],
  styles: StyleTable,
): boolean {
  const isTracked = pieces.some(({ wrappers }) => wrappers.some(({ kind }) => kind === 'insertion'))
  return !isTracked && steps.every((step) => step.kind === 'keep' && !asksForMarks(paragraph, step, styles))
}

const markProperties = { bold: 'w:b', italic: 'w:i', underline: 'w:u' } as const

function asksForMarks(
  paragraph: XmlElement,
  { token, fresh }: Extract<Step, { kind: 'keep' }>,
  styles: StyleTable,
): boolean {
  if (fresh.marks.gap) return true
  const wanted = (['bold', 'italic', 'underline'] as const).filter((mark) => fresh.marks[mark])
  return wanted.some((mark) =>
    token.segments.some(({ piece }) => piece.run && !isRunOn(styles, paragraph, piece.run, markProperties[mark])),
  )
}

function isWordToken({ text }: Token): boolean {
  return text.trim() !== ''
}

/** White space (and objects that stand before it) at both ends, and what is between. */
function splitEnds(tokens: readonly Token[]): readonly [readonly Token[], readonly Token[], readonly Token[]] {
  const from = tokens.findIndex(isWordToken)
  if (from < 0) return [tokens, [], []]
  const to = tokens.findLastIndex(isWordToken) + 1
  const [head, tail] = [tokens.slice(0, from), tokens.slice(to)]
  // Notes and comments at the end belong to the words before them.
  const last = tail.findLastIndex(({ segments }) =>
    segments.some(({ piece }) => /note|comment/.test(objectKind(piece.node))),
  )
  return [head, [...tokens.slice(from, to), ...tail.slice(0, last + 1)], tail.slice(last + 1)]
}

/** New words look like the ones that they replace, else like the ones that follow, else like the ones before. */
function lookFor(steps: readonly Step[], index: number): XmlElement | undefined {
  const replaced = droppedWord(steps, index, -1) ?? droppedWord(steps, index, 1)
  const beside = replaced ?? steps.slice(index).find(isOldWord) ?? steps.slice(0, index).findLast(isOldWord)
  return beside && beside.kind !== 'add' ? childOf(beside.token.segments[0]?.piece.run, 'w:rPr') : undefined
}

/** The nearest word that goes, in one direction, before anything stays. */
function droppedWord(steps: readonly Step[], from: number, by: 1 | -1): Step | undefined {
  for (let at = from; ; at += by) {
    const step = steps[at]
    if (!step || step.kind === 'keep') return undefined
    if (isOldWord(step)) return step
  }
}

function isOldWord(step: Step): boolean {
  return step.kind !== 'add' && step.token.text.trim() !== ''
}

class ParagraphWriter {
  readonly #runs = new RunWriter()
  readonly #context: RewriteContext
  readonly #keptGroups: ReadonlySet<Wrapper>
  readonly #written = new Set<Wrapper>()

  constructor(context: RewriteContext, keptGroups: ReadonlySet<Wrapper>) {
    this.#context = context
    this.#keptGroups = keptGroups
  }

  keep(token: Token, marks: TextMarks = {}): void {
    this.#writeBefore(token.before)
    const { group } = token
    // A link or a control that stays is copied whole when its first word comes.
    if (group?.element && this.#keptGroups.has(group)) {
      if (!this.#written.has(group)) this.#runs.addNode(group.element)
      this.#written.add(group)
      return
    }
    for (const segment of token.segments) this.#runs.addSegment(segment, marks)
  }

  drop(token: Token): void {
    this.#writeBefore(token.before)
  }

  add({ text, marks, footnote }: NewToken, look: XmlElement | undefined): void {
    if (footnote) {
      const { node, properties } = this.#context.footnoteMark(footnote)
      this.#runs.addInRun(node, properties)
    } else this.#runs.addText(text, withMarks(neighbourProperties(look), marks))
  }

  finish(after: readonly Piece[]): readonly XmlElement[] {
    this.#writeBefore(after)
    return this.#runs.finish()
  }

  /** Bookmarks and ranges always stay; the codes of a field only when its result does. */
  #writeBefore(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      const group = groupOf(piece)
      if (group?.element && this.#keptGroups.has(group)) continue
      if (piece.kind === 'mark' || !group || this.#keptGroups.has(group)) this.#runs.addSegment({ piece, text: '' })
    }
  }
}
