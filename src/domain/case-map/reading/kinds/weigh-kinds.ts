import type { FactKind } from '../../case-map.ts'
import { directionOf } from '#domain/language/word-vectors.ts'
import { vectorSize } from '#domain/language/word-vectors.data.ts'
import { kindFeatures, type Weighed } from './kind-features.ts'
import { kindWeights } from './kind-weights.data.ts'

const { kinds, unit, scale, bias } = kindWeights
const size = kinds.length
const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

type Tables = {
  readonly ofFeature: ReadonlyMap<string, Float32Array>
  readonly ofDirection: Float32Array
}
let tables: Tables | undefined

/** Read at the first statement: whoever weighs nothing keeps none of it. */
function tablesOf(): Tables {
  if (tables) return tables
  const values = new Map(Array.from(signs, (sign, at) => [sign, (at - 32) * unit]))
  const row = (steps: string) => Float32Array.from(steps, (sign) => values.get(sign) ?? 0)
  const ofFeature = new Map(
    kindWeights
      .features()
      .split('\n')
      .map((line) => [line.slice(size + 1), row(line.slice(0, size))] as const),
  )
  tables = { ofFeature, ofDirection: row(kindWeights.directions()) }
  return tables
}

/** How likely a statement is about each kind, in the order of `kinds`; together 1. */
function sharesOf(statement: Weighed): Float64Array {
  const { ofFeature, ofDirection } = tablesOf()
  const { names, words } = kindFeatures(statement)
  const odds = Float64Array.from(bias)
  for (const name of names) {
    const weights = ofFeature.get(name)
    if (weights) for (let kind = 0; kind < size; kind += 1) odds[kind]! += weights[kind]!
  }
  const direction = directionOf(words)
  for (let at = 0; at < vectorSize; at += 1) {
    const value = direction[at]! * scale
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
