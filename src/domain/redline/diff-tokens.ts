import { diffArrays } from 'diff'
import type { ChangeMaker } from './change-maker.ts'
import { textOfTokens, tokenKey, type Token } from './leaf.ts'

/** A part of a leaf: unchanged, or a change with what it takes away and what it brings. */
export type RedlinePart =
  | { readonly kind: 'same'; readonly tokens: readonly Token[] }
  | { readonly kind: 'change'; readonly id: string; readonly old: readonly Token[]; readonly new: readonly Token[] }

type Hunk = { readonly same: readonly Token[] } | { readonly old: readonly Token[]; readonly new: readonly Token[] }

/** The words of one leaf as what stayed and what changed. */
export function diffTokens(
  old: readonly Token[],
  fresh: readonly Token[],
  maker: ChangeMaker,
  edges: { readonly before: Token | undefined; readonly after: Token | undefined },
): RedlinePart[] {
  const hunks = joinHunks(findHunks(old, fresh)).flatMap(trimHunk)
  let at = 0
  return hunks.map((hunk): RedlinePart => {
    if ('same' in hunk) {
      at += hunk.same.length
      return { kind: 'same', tokens: hunk.same }
    }
    const isInside = hunk.old.length === 0 && maker.isInside(old[at - 1] ?? edges.before, old[at] ?? edges.after)
    at += hunk.old.length
    return { kind: 'change', id: maker.make(hunk.old, hunk.new, { isInside }), old: hunk.old, new: hunk.new }
  })
}

/** Texts that differ this much are replaced as a whole: comparing them further would cost more than it tells. */
const mostEdits = 1_500

function findHunks(old: readonly Token[], fresh: readonly Token[]): Hunk[] {
  const found = diffArrays(old.map(tokenKey), fresh.map(tokenKey), { maxEditLength: mostEdits })
  if (!found) return [{ old, new: fresh }]
  const hunks: Hunk[] = []
  let [atOld, atNew] = [0, 0]
  for (const { added, removed, value } of found) {
    const last = hunks.at(-1)
    const [left, right] = [
      removed ? old.slice(atOld, atOld + value.length) : [],
      added ? fresh.slice(atNew, atNew + value.length) : [],
    ]
    if (!added && !removed) hunks.push({ same: old.slice(atOld, atOld + value.length) })
    else if (last && 'old' in last)
      hunks[hunks.length - 1] = { old: [...last.old, ...left], new: [...last.new, ...right] }
    else hunks.push({ old: left, new: right })
    if (!added) atOld += value.length
    if (!removed) atNew += value.length
  }
  return hunks
}

/** Changes with nothing but a space between them are one: nobody decides on half a phrase. */
function joinHunks(hunks: readonly Hunk[]): Hunk[] {
  const joined: Hunk[] = []
  for (const hunk of hunks) {
    const [before, between] = [joined.at(-2), joined.at(-1)]
    const isBridge = between !== undefined && 'same' in between && textOfTokens(between.same).trim() === ''
    if ('old' in hunk && before && 'old' in before && isBridge) {
      const bridge = between.same
      joined.splice(-2, 2, {
        old: [...before.old, ...bridge, ...hunk.old],
        new: [...before.new, ...bridge, ...hunk.new],
      })
    } else joined.push(hunk)
  }
  return joined
}

const equal = (one: Token | undefined, other: Token | undefined) => one && other && tokenKey(one) === tokenKey(other)

/** Takes equal words off both ends of a change. */
function trimHunk(hunk: Hunk): Hunk[] {
  if ('same' in hunk) return [hunk]
  let [front, back] = [0, 0]
  const most = Math.min(hunk.old.length, hunk.new.length)
  while (front < most && equal(hunk.old[front], hunk.new[front])) front += 1
  while (back < most - front && equal(hunk.old.at(-1 - back), hunk.new.at(-1 - back))) back += 1
  const middle = {
    old: hunk.old.slice(front, hunk.old.length - back),
    new: hunk.new.slice(front, hunk.new.length - back),
  }
  const [before, after] = [hunk.old.slice(0, front), hunk.old.slice(hunk.old.length - back)]
  return [...(front > 0 ? [{ same: before }] : []), middle, ...(back > 0 ? [{ same: after }] : [])]
}
