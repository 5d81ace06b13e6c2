import type { NoteTopic } from './labels.data.ts'
import { headingAlone, type Label, labelAt } from './read-label.ts'

/** One note of a labelled sheet: what its label means, and where its words stand in the text. */
export type LabelledEntry = {
  /** As it is typed. */
  readonly label: string
  readonly topic: NoteTopic
  /** What the label says of whose it is: `him`, `wife`, `Ana`. */
  readonly whose?: string
  /** The heading above, where the label says only which of several it is: `2nd`, `March 2019`. */
  readonly under?: NoteTopic
  /** The day that the label is. */
  readonly day?: string
  /** Its label is a question, and what stands under it the reply. */
  readonly isAsked?: boolean
  /** Where its label begins. */
  readonly from: number
  readonly start: number
  readonly end: number
}

/**
 * The entries of labelled notes in order; undefined where a text is none: it has to begin with a label, and nearly all of it
 * has to stand under labels that the catalogue knows. `isSheet`: a paper of an office, with a title above and labels of its
 * own making.
 */
export function labelledEntries(text: string, { isSheet = false } = {}): LabelledEntry[] | undefined {
  // Questions with what was answered are no labels.
  if ((text.match(/^[ \t]{0,8}Q(?:uestion)?[.:] /gmu)?.length ?? 0) >= 2) return undefined
  const entries = entriesOf(text, isSheet)
  const known = entries.filter(({ topic }) => topic !== 'other')
  // Days before sentences make a list of events, and no labels.
  if (known.every(({ topic, under }) => topic === 'episode' && under === undefined)) return undefined
  const isCovered = sizeOf(known) * 10 >= sizeOf(entries) * (isSheet ? 4 : 7)
  return isCovered && (isSheet ? areLinesOf(text, known) : areNotesOf(text, entries, known)) ? entries : undefined
}

const sizeOf = (some: readonly LabelledEntry[]) => some.reduce((sum, { start, end }) => sum + end - start, 0)

/** Half of the lines of a sheet begin with labels. */
const areLinesOf = (text: string, known: readonly LabelledEntry[]): boolean =>
  known.length >= 4 && known.length * 2 >= text.split('\n').filter((line) => line.trim() !== '').length

/** An answer opens with its label; a single one has its colon. */
const areNotesOf = (text: string, [first]: readonly LabelledEntry[], known: readonly LabelledEntry[]): boolean =>
  first !== undefined &&
  text.slice(0, first.start).trim().length <= 60 &&
  opensWithLabel(text) &&
  (known.length >= 2 || /^[^:]{2,42}:/u.test(text.trim()))

const opensWithLabel = (text: string): boolean => labelAt(text.trim(), false)?.isKnown === true

function entriesOf(text: string, isSheet: boolean): LabelledEntry[] {
  const sheet = new Sheet(text)
  for (const { 0: line, index } of text.matchAll(/[^\n]+/gu)) {
    const mark = /^[ \t]{0,40}(?:[-–—•▪◦*·]{1,3}[ \t]{0,8}|\(?\d{1,2}[.)][ \t]{1,8})?/u.exec(line)?.[0].length ?? 0
    const heading = headingAlone(line.slice(mark))
    if (heading === undefined) for (const part of partsOf(line, mark, isSheet, sheet.heading)) sheet.add(part, index)
    else sheet.heading = heading
  }
  return sheet.entries
}

/** The entries that were read so far, and the heading under which the next stands. */
class Sheet {
  readonly entries: LabelledEntry[] = []
  heading: NoteTopic | undefined
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  add(part: Part, line: number): void {
    const { isGoingOn = false, at, to, from, isKnown: _, length: __, ...label } = part
    if (!isGoingOn && !isOrdinal(label)) this.heading = undefined
    const range = trimmed(this.#text, line + at, line + to)
    if (range.start >= range.end) {
      if (!isOrdinal(label)) this.heading = label.topic
      return
    }
    if (isGoingOn && this.heading === undefined) return this.#goOn(range.start, range.end)
    const under = isOrdinal(label) || isGoingOn ? this.heading : undefined
    // `Client: came in with her sister and told us ...`: a name is short.
    const isTold = label.topic === 'office' && this.#text.slice(range.start, range.end).split(' ').length > 12
    this.entries.push({
      ...label,
      ...(isTold && { topic: 'history' }),
      from: line + from,
      ...range,
      ...(under !== undefined && { under }),
    })
  }

  /** A line without a label belongs to the note above. */
  #goOn(start: number, end: number): void {
    const before = this.entries.pop()
    if (before === undefined) return
    if (before.topic !== 'office' && before.topic !== 'to counsel') this.entries.push({ ...before, end })
    // What stands below a line for the office is no part of it.
    else this.entries.push(before, { label: '', topic: 'history', from: start, start, end })
  }
}

const isOrdinal = ({ topic }: { readonly topic: NoteTopic }): boolean => topic === 'episode'

type Part = Label & { readonly from: number; readonly at: number; readonly to: number; readonly isGoingOn?: boolean }

/** The labels of one line with the range of what stands behind each. */
function partsOf(line: string, mark: number, isSheet: boolean, heading: NoteTopic | undefined): Part[] {
  const found: { label: Label; from: number }[] = []
  const first = labelAt(line.slice(mark), isSheet)
  if (first !== undefined) found.push({ label: first, from: mark })
  for (const { index, 0: stop } of line.matchAll(/[.;)”"!?] +(?=[\p{L}\d$#])/gu)) {
    const from = index + stop.length
    if (from <= mark) continue
    const inner = labelAt(line.slice(from), false)
    if (inner?.isKnown === true) found.push({ label: inner, from })
  }
  const parts = found.map(({ label, from }, at): Part => ({
    ...label,
    from,
    at: from + label.length,
    to: found[at + 1]?.from ?? line.length,
  }))
  const [opening] = found
  if (opening?.from === mark) return parts
  const rest: Part = {
    label: '',
    topic: heading ?? 'other',
    isKnown: heading !== undefined,
    length: 0,
    from: mark,
    at: mark,
    to: opening?.from ?? line.length,
    isGoingOn: true,
  }
  return [rest, ...parts]
}

function trimmed(text: string, from: number, to: number): { start: number; end: number } {
  let [start, end] = [from, to]
  while (start < end && /\s/u.test(text.charAt(start))) start += 1
  while (end > start && /\s/u.test(text.charAt(end - 1))) end -= 1
  return { start, end }
}
