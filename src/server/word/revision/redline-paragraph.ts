import { diffArrays } from 'diff'
import type { Piece } from '#server/office/document/paragraph-pieces.ts'
import { RunWriter } from '#server/office/document/write-runs.ts'
import { childrenOf, element, type XmlElement, type XmlNode } from '#server/office/xml/element.ts'
import type { ChangeKind, ChangeWriter } from './change-writer.ts'
import { type ObjectKeys, paragraphUnits, type Unit } from './paragraph-units.ts'

export type RedlineContext = {
  readonly changes: ChangeWriter
  readonly keyOfOld: ObjectKeys
  readonly keyOfNew: ObjectKeys
  /** Whether fields that go beyond one paragraph may stay; else all of the old ones go and all of the new ones come. */
  readonly keepsFields: boolean
}

/** More edits than this, and the paragraph is shown as replaced as a whole. */
const mostEdits = 1200

/**
 * The content of a paragraph with what changed between two versions of it as tracked changes: words that went, then
 * words that came. A word in another look counts as another word.
 */
export function redlineContent(old: XmlElement, fresh: XmlElement, context: RedlineContext): XmlNode[] {
  const olds = paragraphUnits(old, context.keyOfOld, context.keepsFields ? '' : 'old')
  const news = paragraphUnits(fresh, context.keyOfNew)
  const writer = new ContentWriter(context.changes)
  for (const step of joinSmallGaps(compare(olds.units, news.units))) {
    writer.add(step.old, 'del')
    writer.add(step.fresh, 'ins')
    writer.add(step.kept, undefined)
  }
  return writer.finish([...olds.after, ...news.after])
}

/** What went, what came in its place, and what stays behind it. */
type Step = { readonly old: readonly Unit[]; readonly fresh: readonly Unit[]; readonly kept: readonly Kept[] }
/** The same unit in both versions; the new one is written, for the file has its links and notes. */
type Kept = Unit & { readonly old: Unit }

function compare(olds: readonly Unit[], news: readonly Unit[]): Step[] {
  const options = { comparator: (a: Unit, b: Unit) => a.key === b.key, maxEditLength: mostEdits }
  const changes = diffArrays([...olds], [...news], options)
  if (!changes) return [{ old: olds, fresh: news, kept: [] }]
  const steps: { old: Unit[]; fresh: Unit[]; kept: Kept[] }[] = []
  let oldAt = 0
  let newAt = 0
  for (const { added, removed, count } of changes) {
    let step = steps.at(-1)
    if (!step || step.kept.length > 0) steps.push((step = { old: [], fresh: [], kept: [] }))
    const gone = added ? [] : olds.slice(oldAt, oldAt + count)
    const come = removed ? [] : news.slice(newAt, newAt + count)
    oldAt += gone.length
    newAt += come.length
    if (added) step.fresh.push(...come)
    else if (removed) step.old.push(...gone)
    else step.kept.push(...come.map((unit, index) => ({ ...unit, old: gone[index] ?? unit })))
  }
  return steps
}

/** A space or a sign that stays between two changes is easier to read as part of them. */
function joinSmallGaps(steps: readonly Step[]): Step[] {
  const joined: Step[] = []
  for (const step of steps) {
    const last = joined.at(-1)
    if (!last || !hasChange(last) || !hasChange(step) || !isSmall(last.kept)) {
      joined.push(step)
      continue
    }
    joined[joined.length - 1] = {
      old: [...last.old, ...last.kept.map((unit) => unit.old), ...step.old],
      fresh: [...last.fresh, ...last.kept, ...step.fresh],
      kept: step.kept,
    }
  }
  return joined
}

function hasChange({ old, fresh }: Step): boolean {
  return old.length > 0 || fresh.length > 0
}

/** Only text can be shown twice: a note or a link that stays has to stay once. */
function isSmall(kept: readonly Kept[]): boolean {
  const isText = kept.every(({ text, element: whole, before }) => text !== '' && !whole && before.length === 0)
  return isText && /^\P{L}{1,2}$/u.test(kept.map(({ text }) => text).join(''))
}

class ContentWriter {
  readonly #changes: ChangeWriter
  readonly #nodes: XmlNode[] = []

  constructor(changes: ChangeWriter) {
    this.#changes = changes
  }

  /** Units as they are, or as deleted or inserted. */
  add(units: readonly (Unit | Kept)[], kind: ChangeKind | undefined): void {
    const runs = new RunWriter()
    for (const unit of units) {
      const before = 'old' in unit && kind === undefined ? [...unit.old.before, ...unit.before] : unit.before
      for (const piece of before) runs.addSegment({ piece, text: '' })
      if (unit.element?.name === 'w:fldSimple' && kind) for (const run of spelledOut(unit.element)) runs.addNode(run)
      else if (unit.element) runs.addNode(unit.element)
      else for (const segment of unit.segments) runs.addSegment(segment)
    }
    const nodes = runs.finish()
    this.#nodes.push(...(kind ? this.#changes.markContent(nodes, kind) : nodes))
  }

  finish(after: readonly Piece[]): XmlNode[] {
    const runs = new RunWriter()
    for (const piece of after) runs.addSegment({ piece, text: '' })
    return [...this.#nodes, ...runs.finish()]
  }
}

function code(type: string): XmlElement {
  return element('w:r', {}, [element('w:fldChar', { 'w:fldCharType': type })])
}

/** A simple field in its long form: only that can be inserted or deleted as a whole. */
function spelledOut(field: XmlElement): XmlElement[] {
  const instruction = element('w:instrText', { 'xml:space': 'preserve' }, [field.attributes['w:instr'] ?? ''])
  return [code('begin'), element('w:r', {}, [instruction]), code('separate'), ...childrenOf(field), code('end')]
}
