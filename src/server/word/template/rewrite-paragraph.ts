import { diffArrays } from 'diff'
import type { Inline } from '#domain/legal-document/block.ts'
import { paragraphPieces, type Piece, type Wrapper } from '../document/paragraph-pieces.ts'
import { groupOf, objectKind, type Token, tokenize } from '../document/paragraph-tokens.ts'
import { neighbourProperties, type TextMarks, withMarks } from '../document/run-properties.ts'
import { isRunOn, type StyleTable } from '../document/style-table.ts'
import { RunWriter } from '../document/write-runs.ts'
import { childOf, type XmlElement, withChildren } from '../xml/element.ts'
import { type NewToken, newTokens } from './new-text.ts'

/** What rewriting needs to know of the file, and what new text may add to it. */
export type RewriteContext = {
  readonly styles: StyleTable
  /** The run content that calls for a new footnote with this text. */
  footnoteMark(content: readonly Inline[]): { readonly node: XmlElement; readonly properties: XmlElement | undefined }
}

/** More edits than this in one paragraph are no edits: it is replaced as a whole. */
const mostEdits = 1500

/** With less of its letters than this, a paragraph is another one, and notes on the old one have no place in it. */
const leastKept = 0.3

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
  const steps = withObjects(compare(body, trimmed(newTokens(content))), body)
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

function trimmed(tokens: readonly NewToken[]): NewToken[] {
  const from = tokens.findIndex((token) => !isSpace(token))
  const to = tokens.findLastIndex((token) => !isSpace(token))
  return from < 0 ? [] : tokens.slice(from, to + 1)
}

function isSpace({ text }: NewToken): boolean {
  return text !== '' && text.trim() === ''
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

type Step =
  | { readonly kind: 'keep'; readonly token: Token; readonly fresh: NewToken }
  | { readonly kind: 'drop'; readonly token: Token }
  | { readonly kind: 'add'; readonly fresh: NewToken }

/** Objects are left out of the comparison: new content knows none of them. */
function compare(tokens: readonly Token[], fresh: readonly NewToken[]): Step[] {
  const words = tokens.filter(({ text }) => text !== '')
  const changes = diffArrays<Token | NewToken>([...words], [...fresh], {
    comparator: isEqual,
    maxEditLength: mostEdits,
  })
  const parts = changes ?? [
    { removed: true, added: false, value: words },
    { removed: false, added: true, value: [...fresh] },
  ]
  const steps: Step[] = []
  let old = 0
  let next = 0
  for (const { added, removed, value } of parts)
    for (let count = value.length; count > 0; count -= 1) {
      const [token, one] = [words[old], fresh[next]]
      if (!removed) next += 1
      if (!added) old += 1
      if (added && one) steps.push({ kind: 'add', fresh: one })
      else if (removed && token) steps.push({ kind: 'drop', token })
      else if (token && one) steps.push({ kind: 'keep', token, fresh: one })
    }
  return steps
}

function isEqual(a: { readonly text: string }, b: { readonly text: string }): boolean {
  if (a.text === b.text) return a.text !== ''
  const areSpaces = a.text.trim() === '' && b.text.trim() === '' && a.text !== '' && b.text !== ''
  return areSpaces && a.text.includes('\n') === b.text.includes('\n')
}

/**
 * The steps with the objects between the words. Notes go with the word before them, and all of them when hardly a word
 * stays; comments go from a paragraph that changes.
 */
function withObjects(steps: readonly Step[], tokens: readonly Token[]): Step[] {
  const result: Step[] = []
  const isChanged = steps.some(({ kind }) => kind !== 'keep')
  const isOther = isChanged && keptShare(steps) < leastKept
  let at = 0
  const takeObjects = (isAfterKept: boolean) => {
    for (let token = tokens[at]; token !== undefined && token.text === ''; token = tokens[at]) {
      const kind = token.segments[0] && objectKind(token.segments[0].piece.node)
      const goes = (kind === 'note' && (isOther || !isAfterKept)) || (kind === 'comment' && isChanged)
      result.push(goes ? { kind: 'drop', token } : { kind: 'keep', token, fresh: { text: '', marks: {} } })
      at += 1
    }
  }
  takeObjects(true)
  for (const step of steps) {
    result.push(step)
    if (step.kind === 'add') continue
    at += 1
    takeObjects(step.kind === 'keep')
  }
  return result
}

/** Share of the letters of both texts that stay. */
function keptShare(steps: readonly Step[]): number {
  const letters = (kinds: readonly Step['kind'][]) =>
    steps
      .filter(({ kind }) => kinds.includes(kind))
      .reduce((sum, step) => sum + (step.kind === 'add' ? step.fresh : step.token).text.trim().length, 0)
  const kept = letters(['keep'])
  return kept / Math.max(1, kept + Math.max(letters(['drop']), letters(['add'])))
}

/**
 * Links, fields and controls of which every word stays, with nothing new between them; and the fields that end only in
 * a later paragraph, whose codes must not go.
 */
function groupsThatStay(pieces: readonly Piece[], steps: readonly Step[]): ReadonlySet<Wrapper> {
  const changed = new Set<Wrapper>()
  for (const [index, step] of steps.entries()) {
    if (step.kind === 'drop' && step.token.group) changed.add(step.token.group)
    if (step.kind === 'keep' && step.fresh.marks.gap && step.token.group) changed.add(step.token.group)
    const group = step.kind === 'add' ? groupAround(steps, index) : undefined
    if (group) changed.add(group)
  }
  const groups = new Set(pieces.flatMap((piece) => groupOf(piece) ?? []))
  return new Set([...groups].filter((group) => !changed.has(group) || !isClosed(group, pieces)))
}

function isClosed(group: Wrapper, pieces: readonly Piece[]): boolean {
  if (group.element) return true
  return pieces.some(({ node, wrappers }) => node.attributes['w:fldCharType'] === 'end' && wrappers.includes(group))
}

function groupAround(steps: readonly Step[], index: number): Wrapper | undefined {
  const group = (step: Step | undefined) => (step && step.kind !== 'add' ? step.token.group : undefined)
  const before = steps.slice(0, index).findLast(({ kind }) => kind !== 'add')
  const after = steps.slice(index).find(({ kind }) => kind !== 'add')
  return group(before) === group(after) ? group(before) : undefined
}

/** New words look like the ones that they replace, else like the ones that follow, else like the ones before. */
function lookFor(steps: readonly Step[], index: number): XmlElement | undefined {
  const isWord = (step: Step) => step.kind !== 'add' && step.token.text.trim() !== ''
  const change = (from: number, by: 1 | -1): Step | undefined => {
    for (let at = from; steps[at] && steps[at]?.kind !== 'keep'; at += by)
      if (steps[at]?.kind === 'drop' && isWord(steps[at] as Step)) return steps[at]
    return undefined
  }
  const replaced = change(index, -1) ?? change(index, 1)
  const beside = replaced ?? steps.slice(index).find(isWord) ?? steps.slice(0, index).findLast(isWord)
  return beside && beside.kind !== 'add' ? childOf(beside.token.segments[0]?.piece.run, 'w:rPr') : undefined
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
