/** A tree of depth three: for each of its seven branches the number of a measure and a limit, then eight values. */
export type Tree = {
  readonly branches: readonly (readonly [measure: number, limit: number])[]
  readonly values: readonly number[]
}

export type Boosted = { readonly bias: number; readonly trees: readonly Tree[] }

const [depth, rate, penalty, leastWeight, steps] = [3, 0.06, 10, 8, 32]

/** Gradient boosting of the logistic loss by trees (Friedman, 2001; Newton steps and penalty as in Chen and Guestrin, 2016). */
export function boost(
  rows: readonly Float64Array[],
  isTrue: readonly number[],
  weights: readonly number[],
  count: number,
): Boosted {
  const limits = limitsOf(rows)
  const bins = limits.map((own, measure) =>
    Uint8Array.from(rows, (row) => own.filter((limit) => row[measure]! > limit).length),
  )
  const all = weights.reduce((sum, one) => sum + one, 0)
  const share = weights.reduce((sum, one, at) => sum + one * isTrue[at]!, 0) / all
  const bias = Math.log(share / (1 - share))
  const odds = new Float64Array(rows.length).fill(bias)
  const trees = Array.from({ length: count }, () => {
    const slopes = Float64Array.from(odds, (one, at) => weights[at]! * (1 / (1 + Math.exp(-one)) - isTrue[at]!))
    const curves = Float64Array.from(
      odds,
      (one, at) => weights[at]! * Math.max(1e-6, (1 / (1 + Math.exp(-one))) * (1 - 1 / (1 + Math.exp(-one)))),
    )
    const branches: [number, number][] = Array.from({ length: 2 ** depth - 1 }, () => [0, Infinity])
    const values = Array.from({ length: 2 ** depth }, () => 0)
    const grow = (members: readonly number[], node: number, level: number) => {
      if (level === depth) {
        const [slope, curve] = sums(members, slopes, curves)
        const value = (-rate * slope) / (curve + penalty)
        values[node - (2 ** depth - 1)] = value
        for (const at of members) odds[at]! += value
        return
      }
      const best = bestSplit(members, bins, limits, slopes, curves)
      if (best) branches[node] = [best.measure, limits[best.measure]![best.step]!]
      const isLeft = (at: number) => !best || bins[best.measure]![at]! <= best.step
      grow(members.filter(isLeft), 2 * node + 1, level + 1)
      grow(
        members.filter((at) => !isLeft(at)),
        2 * node + 2,
        level + 1,
      )
    }
    grow([...rows.keys()], 0, 0)
    return { branches, values }
  })
  return { bias, trees }
}

function limitsOf(rows: readonly Float64Array[]): number[][] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, measure) => {
    const sorted = rows.map((row) => row[measure]!).toSorted((a, b) => a - b)
    const picked = Array.from(
      { length: steps - 1 },
      (__, at) => sorted[Math.floor(((at + 1) * sorted.length) / steps)]!,
    )
    return [...new Set(picked)].filter((limit) => limit < sorted.at(-1)!).map((limit) => Math.round(limit * 1e4) / 1e4)
  })
}

function sums(members: readonly number[], slopes: Float64Array, curves: Float64Array): [number, number] {
  let [slope, curve] = [0, 0]
  for (const at of members) {
    slope += slopes[at]!
    curve += curves[at]!
  }
  return [slope, curve]
}

function bestSplit(
  members: readonly number[],
  bins: readonly Uint8Array[],
  limits: readonly (readonly number[])[],
  slopes: Float64Array,
  curves: Float64Array,
): { readonly measure: number; readonly step: number } | undefined {
  const [slope, curve] = sums(members, slopes, curves)
  let best: { measure: number; step: number; gain: number } | undefined
  for (const [measure, own] of bins.entries()) {
    const [bySlope, byCurve] = [new Float64Array(steps), new Float64Array(steps)]
    for (const at of members) {
      bySlope[own[at]!]! += slopes[at]!
      byCurve[own[at]!]! += curves[at]!
    }
    let [left, weight] = [0, 0]
    for (let step = 0; step < limits[measure]!.length; step += 1) {
      left += bySlope[step]!
      weight += byCurve[step]!
      if (weight < leastWeight || curve - weight < leastWeight) continue
      const gain =
        left ** 2 / (weight + penalty) +
        (slope - left) ** 2 / (curve - weight + penalty) -
        slope ** 2 / (curve + penalty)
      if (gain > 1e-6 && (!best || gain > best.gain)) best = { measure, step, gain }
    }
  }
  return best
}

/** How likely the statement of a row is false, from 0 to 1. */
export function likelihoodOf({ bias, trees }: Boosted, row: Float64Array): number {
  const sum = trees.reduce((all, { branches, values }) => {
    let node = 0
    while (node < branches.length) node = 2 * node + (row[branches[node]![0]]! <= branches[node]![1] ? 1 : 2)
    return all + values[node - branches.length]!
  }, bias)
  return 1 / (1 + Math.exp(-sum))
}
