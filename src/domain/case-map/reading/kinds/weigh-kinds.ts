import type { FactKind } from '../../case-map.ts'
import { directionOf } from '#domain/language/word-vectors.ts'
import { vectorSize } from '#domain/language/word-vectors.data.ts'
import { kindFeatures, type Weighed } from './kind-features.ts'
import { kindWeights } from './kind-weights.data.ts'

const { kinds, unit, scale, bias } = kindWeights
const size = kinds.length
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

type Tables = {
  /** Where the weights of a feature begin in `weights`. */
  readonly places: ReadonlyMap<string, number>
  readonly weights: Int8Array
  readonly ofDirection: Int8Array
}
let tables: Tables | undefined

/** Read at the first statement: whoever weighs nothing keeps none of it, and whoever does keeps it small. */
function tablesOf(): Tables {
  if (tables) return tables
  const steps = new Int8Array(128)
  for (let at = 0; at < signs.length; at += 1) steps[signs.charCodeAt(at)] = at - 32
  const row = (written: string, from: number, into: Int8Array, to: number, count: number) => {
    for (let at = 0; at < count; at += 1) into[to + at] = steps[written.charCodeAt(from + at)]!
  }
  const lines = kindWeights.features().split('\n')
  const weights = new Int8Array(lines.length * size)
  const places = new Map<string, number>()
  for (const [at, line] of lines.entries()) {
    row(line, 0, weights, at * size, size)
    places.set(line.slice(size + 1), at * size)
  }
  const directions = kindWeights.directions()
  const ofDirection = new Int8Array(directions.length)
  row(directions, 0, ofDirection, 0, directions.length)
  tables = { places, weights, ofDirection }
  return tables
}

/** How likely a statement is about each kind, in the order of `kinds`; together 1. */
function sharesOf(statement: Weighed): Float64Array {
  const { places, weights, ofDirection } = tablesOf()
  const { names, words } = kindFeatures(statement)
  const odds = Float64Array.from(bias)
  for (const name of names) {
    const from = places.get(name)
    if (from !== undefined) for (let kind = 0; kind < size; kind += 1) odds[kind]! += unit * weights[from + kind]!
  }
  const direction = directionOf(words)
  for (let at = 0; at < vectorSize; at += 1) {
    const value = direction[at]! * scale * unit
    if (value !== 0) for (let kind = 0; kind < size; kind += 1) odds[kind]! += ofDirection[at * size + kind]! * value
  }
  const top = odds.reduce((most, one) => Math.max(most, one), -Infinity)
  const raised = odds.map((one) => Math.exp(one - top))
  const sum = raised.reduce((all, one) => all + one, 0)
  return raised.map((one) => one / sum)
}

/** A kind with how likely it is. */
export type LikelyKind = { readonly kind: FactKind; readonly share: number }

/** The kinds that a statement may be about, the likeliest first (`learn-fact-kinds.ts`, docs/decisions/0027). */
export function likelyKinds(statement: Weighed): LikelyKind[] {
  return [...sharesOf(statement)]
    .map((share, at) => ({ kind: kinds[at] ?? 'other', share }))
    .toSorted((one, other) => other.share - one.share)
}
