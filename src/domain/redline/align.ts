import { diffArrays } from 'diff'
import { textOfTokens, tokenKey, type Leaf } from './leaf.ts'

/** A leaf of the old text beside the one that became of it, or one of them alone. */
export type AlignedLeaf = { readonly old?: Leaf; readonly new?: Leaf }

/** Leaves that share fewer words than this are two different ones. */
const enoughShared = 0.4
/** Unless nothing else stands between the same neighbours. */
const enoughAlone = 0.1
/** Above this many pairs leaves are compared in order only. */
const mostPairs = 10_000

/** Brings the leaves of two texts side by side: equal ones first, between them those that share most of their words. */
export function alignLeaves(old: readonly Leaf[], fresh: readonly Leaf[]): AlignedLeaf[] {
  const aligned: AlignedLeaf[] = []
  let [atOld, atNew] = [0, 0]
  let gap = { old: 0, new: 0 }
  const closeGap = () => {
    aligned.push(...alignGap(old.slice(atOld, atOld + gap.old), fresh.slice(atNew, atNew + gap.new)))
    atOld += gap.old
    atNew += gap.new
    gap = { old: 0, new: 0 }
  }
  for (const { added, removed, value } of diffArrays(old.map(leafKey), fresh.map(leafKey))) {
    if (removed) gap.old += value.length
    else if (added) gap.new += value.length
    else {
      closeGap()
      for (const _ of value) {
        const [one, other] = [old[atOld], fresh[atNew]]
        if (one && other) aligned.push({ old: one, new: other })
        atOld += 1
        atNew += 1
      }
    }
  }
  closeGap()
  return aligned
}

const leafKey = ({ path, tokens }: Leaf) => `${path.join('>')}\n${tokens.map(tokenKey).join('\u0000')}`

function alignGap(old: readonly Leaf[], fresh: readonly Leaf[]): AlignedLeaf[] {
  if (old.length === 0 || fresh.length === 0)
    return [...old.map((leaf) => ({ old: leaf })), ...fresh.map((leaf) => ({ new: leaf }))]
  return old.length * fresh.length > mostPairs ? alignInOrder(old, fresh) : alignBySimilarity(old, fresh)
}

function alignInOrder(old: readonly Leaf[], fresh: readonly Leaf[]): AlignedLeaf[] {
  const length = Math.max(old.length, fresh.length)
  return Array.from({ length }, (_, index) => index).flatMap((index): AlignedLeaf[] => {
    const [one, other] = [old[index], fresh[index]]
    if (one && other && similarity(one, other) >= enoughShared) return [{ old: one, new: other }]
    return [...(one ? [{ old: one }] : []), ...(other ? [{ new: other }] : [])]
  })
}

type Score = (row: number, column: number) => number

/** The order-keeping pairing with the greatest sum of similarities (dynamic programming). */
function alignBySimilarity(old: readonly Leaf[], fresh: readonly Leaf[]): AlignedLeaf[] {
  const needed = old.length === 1 && fresh.length === 1 ? enoughAlone : enoughShared
  const scores = old.map((one) => fresh.map((other) => similarity(one, other)))
  const best = Array.from({ length: old.length + 1 }, () => new Float64Array(fresh.length + 1))
  const at: Score = (row, column) => best[row]?.[column] ?? 0
  const pair: Score = (row, column) => {
    const score = scores[row]?.[column] ?? 0
    return score >= needed ? score + at(row + 1, column + 1) : -1
  }
  for (let row = old.length - 1; row >= 0; row -= 1)
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const line = best[row]
      if (line) line[column] = Math.max(at(row + 1, column), at(row, column + 1), pair(row, column))
    }
  return followBest(old, fresh, at, pair)
}

function followBest(old: readonly Leaf[], fresh: readonly Leaf[], at: Score, pair: Score): AlignedLeaf[] {
  const aligned: AlignedLeaf[] = []
  let [row, column] = [0, 0]
  while (row < old.length && column < fresh.length) {
    const [one, other] = [old[row], fresh[column]]
    if (!one || !other) break
    if (pair(row, column) >= 0 && at(row, column) === pair(row, column)) {
      aligned.push({ old: one, new: other })
      row += 1
      column += 1
    } else if (at(row, column) === at(row + 1, column)) {
      aligned.push({ old: one })
      row += 1
    } else {
      aligned.push({ new: other })
      column += 1
    }
  }
  const rest = [...old.slice(row).map((leaf) => ({ old: leaf })), ...fresh.slice(column).map((leaf) => ({ new: leaf }))]
  return [...aligned, ...rest]
}

/** The share of words that two leaves of the same kind have in common; two empty ones are alike. */
function similarity(one: Leaf, other: Leaf): number {
  if (one.path.join('>') !== other.path.join('>')) return 0
  const [first, second] = [wordsOf(one), wordsOf(other)]
  if (first.length === 0 && second.length === 0) return 1
  const counts = new Map<string, number>()
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of second) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared += 1
    counts.set(word, left - 1)
  }
  return (2 * shared) / (first.length + second.length)
}

const wordsOf = ({ tokens }: Leaf) =>
  textOfTokens(tokens)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
