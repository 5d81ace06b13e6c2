/** Which of two lists belong together: places in both, or in one when the other has nothing like it. */
export type Alignment = readonly { readonly old: number | undefined; readonly new: number | undefined }[]

/** Something to be aligned by its words. */
export type Aligned = {
  readonly text: string
  /** Only those of the same kind belong together. */
  readonly kind: string
  /** What makes two of them the same, where the text alone does not (its formatting). Default: the text. */
  readonly key?: string
}

/** A table of comparisons larger than this is cut at texts that occur once on both sides. */
const mostComparisons = 250_000

/**
 * Puts two lists of texts side by side in their order: the same texts first, then those that share at least `least` of
 * their words (0 to 1). Every place of both lists comes once.
 */
export function alignTexts(oldTexts: readonly Aligned[], newTexts: readonly Aligned[], least: number): Alignment {
  const task = {
    olds: oldTexts.map(prepare),
    news: newTexts.map(prepare),
    least,
    result: [] as { old: number | undefined; new: number | undefined }[],
  }
  alignRange(task, { oldFrom: 0, oldTo: oldTexts.length, newFrom: 0, newTo: newTexts.length })
  return task.result
}

type Prepared = {
  readonly key: string
  readonly kind: string
  readonly words: ReadonlyMap<string, number>
  readonly size: number
}
type Task = {
  readonly olds: readonly Prepared[]
  readonly news: readonly Prepared[]
  readonly least: number
  readonly result: { old: number | undefined; new: number | undefined }[]
}
type Range = { readonly oldFrom: number; readonly oldTo: number; readonly newFrom: number; readonly newTo: number }

function prepare({ text, kind, key }: Aligned): Prepared {
  const folded = text.replaceAll(/\s+/g, ' ').trim()
  const words = new Map<string, number>()
  const found = folded.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  for (const word of found) words.set(word, (words.get(word) ?? 0) + 1)
  return { key: `${kind}\n${key ?? folded}`, kind, words, size: found.length }
}

/** The share of words that two texts of one kind have in common, 0 to 1. */
export function shareOfWords(one: Aligned, other: Aligned): number {
  return similarity(prepare(one), prepare(other))
}

/** Share of the words that two texts have in common; 1 when they are the same. */
function similarity(a: Prepared, b: Prepared): number {
  if (a.key === b.key) return 1
  if (a.kind !== b.kind || a.size + b.size === 0) return 0
  const [few, many] = a.words.size < b.words.size ? [a, b] : [b, a]
  let shared = 0
  for (const [word, count] of few.words) shared += Math.min(count, many.words.get(word) ?? 0)
  return Math.min(0.999, (2 * shared) / (a.size + b.size))
}

function alignRange(task: Task, range: Range): void {
  const { olds, news, result } = task
  let { oldFrom, oldTo, newFrom, newTo } = range
  while (oldFrom < oldTo && newFrom < newTo && olds[oldFrom]?.key === news[newFrom]?.key) {
    result.push({ old: oldFrom, new: newFrom })
    oldFrom += 1
    newFrom += 1
  }
  let same = 0
  while (oldTo > oldFrom && newTo > newFrom && olds[oldTo - 1]?.key === news[newTo - 1]?.key) {
    same += 1
    oldTo -= 1
    newTo -= 1
  }
  alignMiddle(task, { oldFrom, oldTo, newFrom, newTo })
  for (let index = 0; index < same; index += 1) result.push({ old: oldTo + index, new: newTo + index })
}

function alignMiddle(task: Task, range: Range): void {
  const { oldFrom, oldTo, newFrom, newTo } = range
  if ((oldTo - oldFrom) * (newTo - newFrom) <= mostComparisons) return alignByComparing(task, range)
  const anchor = middleAnchor(task, range)
  if (!anchor) {
    for (let old = oldFrom; old < oldTo; old += 1) task.result.push({ old, new: undefined })
    for (let fresh = newFrom; fresh < newTo; fresh += 1) task.result.push({ old: undefined, new: fresh })
    return
  }
  alignRange(task, { ...range, oldTo: anchor.old, newTo: anchor.new })
  task.result.push(anchor)
  alignRange(task, { ...range, oldFrom: anchor.old + 1, newFrom: anchor.new + 1 })
}

/** A text that stands once on both sides, as near to the middle as there is one. */
function middleAnchor(
  { olds, news }: Task,
  { oldFrom, oldTo, newFrom, newTo }: Range,
): { old: number; new: number } | undefined {
  const newPlaces = singlePlaces(news, newFrom, newTo)
  const middle = (oldFrom + oldTo) / 2
  const anchors = [...singlePlaces(olds, oldFrom, oldTo)].flatMap(([key, old]) => {
    const fresh = newPlaces.get(key)
    return fresh === undefined ? [] : [{ old, new: fresh }]
  })
  return anchors.toSorted((a, b) => Math.abs(a.old - middle) - Math.abs(b.old - middle))[0]
}

/** Where each text stands that occurs once in the range. */
function singlePlaces(list: readonly Prepared[], from: number, to: number): Map<string, number> {
  const places = new Map<string, number>()
  const repeated = new Set<string>()
  for (const [index, { key }] of list.slice(from, to).entries()) {
    if (places.has(key)) repeated.add(key)
    places.set(key, from + index)
  }
  for (const key of repeated) places.delete(key)
  return places
}

/** The arrangement whose pairs have most in common, found from the end (dynamic programming). */
function alignByComparing(task: Task, range: Range): void {
  const table = compareAll(task, range)
  const { oldTo, newTo } = range
  let { oldFrom: old, newFrom: fresh } = range
  while (old < oldTo || fresh < newTo) {
    const step = nextStep(table, old, fresh, task.least)
    const takesOld = old < oldTo && (step !== 'new' || fresh >= newTo)
    const takesNew = fresh < newTo && (step !== 'old' || old >= oldTo)
    task.result.push({ old: takesOld ? old : undefined, new: takesNew ? fresh : undefined })
    if (takesOld) old += 1
    if (takesNew) fresh += 1
  }
}

/** Which text comes next in the best arrangement: both as a pair, or one alone. Beyond the range nothing is alike. */
function nextStep(table: Comparison, old: number, fresh: number, least: number): 'pair' | 'old' | 'new' {
  const here = table.best(old, fresh)
  const alike = table.likeness(old, fresh)
  if (alike >= least && here === alike + table.best(old + 1, fresh + 1)) return 'pair'
  return here === table.best(old + 1, fresh) ? 'old' : 'new'
}

type Comparison = {
  /** How much two texts have in common; 0 beyond the range. */
  likeness(old: number, fresh: number): number
  /** What the best arrangement from here to the end has in common. */
  best(old: number, fresh: number): number
}

function compareAll({ olds, news, least }: Task, { oldFrom, oldTo, newFrom, newTo }: Range): Comparison {
  const width = newTo - newFrom + 1
  const bests = new Float64Array((oldTo - oldFrom + 1) * width)
  const likenesses = new Float64Array(bests.length)
  const at = (old: number, fresh: number) => (old - oldFrom) * width + (fresh - newFrom)
  const read = (values: Float64Array, old: number, fresh: number) =>
    old > oldTo || fresh > newTo ? 0 : (values[at(old, fresh)] ?? 0)
  const best = (old: number, fresh: number) => read(bests, old, fresh)
  for (let old = oldTo - 1; old >= oldFrom; old -= 1)
    for (let fresh = newTo - 1; fresh >= newFrom; fresh -= 1) {
      const [a, b] = [olds[old], news[fresh]]
      const alike = a && b ? similarity(a, b) : 0
      likenesses[at(old, fresh)] = alike
      const paired = alike >= least ? alike + best(old + 1, fresh + 1) : 0
      bests[at(old, fresh)] = Math.max(best(old + 1, fresh), best(old, fresh + 1), paired)
    }
  return { likeness: (old, fresh) => read(likenesses, old, fresh), best }
}
