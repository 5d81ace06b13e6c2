/** Weights of a logistic regression with a penalty on their squares, by gradient steps on measures of mean 0 and spread 1. */
export function fitLogistic(
  rows: readonly Float64Array[],
  isTrue: readonly number[],
  weights: readonly number[],
  penalty = 50,
): (row: Float64Array) => number {
  const size = rows[0]?.length ?? 0
  const means = Array.from({ length: size }, (_, at) => rows.reduce((sum, row) => sum + row[at]!, 0) / rows.length)
  const spreads = means.map(
    (mean, at) => Math.sqrt(rows.reduce((sum, row) => sum + (row[at]! - mean) ** 2, 0) / rows.length) || 1,
  )
  const scaled = rows.map((row) => row.map((value, at) => (value - means[at]!) / spreads[at]!))
  const learned = new Float64Array(size + 1)
  const oddsOf = (row: Float64Array) => row.reduce((sum, value, at) => sum + value * learned[at]!, learned[size]!)
  const all = weights.reduce((sum, one) => sum + one, 0)
  for (let turn = 0; turn < 400; turn += 1) {
    const slopes = new Float64Array(size + 1)
    for (const [number, row] of scaled.entries()) {
      const error = weights[number]! * (1 / (1 + Math.exp(-oddsOf(row))) - isTrue[number]!)
      for (let at = 0; at < size; at += 1) slopes[at]! += error * row[at]!
      slopes[size]! += error
    }
    for (let at = 0; at <= size; at += 1)
      learned[at]! -= (0.6 / all) * (slopes[at]! + (at < size ? penalty * learned[at]! : 0))
  }
  return (row) => 1 / (1 + Math.exp(-oddsOf(row.map((value, at) => (value - means[at]!) / spreads[at]!))))
}
