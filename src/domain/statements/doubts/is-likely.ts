import type { Measures } from './measures.ts'
import { doubtWeights, leastLikely } from './doubt-weights.data.ts'

/** How likely a doubt is right, from 0 to 1: a logistic regression on what was measured of it. */
function likelihoodOf(measures: Measures): number {
  const { bias, weights } = doubtWeights
  const sum = Object.entries(weights).reduce((all, [name, weight]) => all + weight * (measures[name] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}

/** Whether a doubt is right often enough that an attorney should be stopped by it. */
export const isLikely = (measures: Measures) => likelihoodOf(measures) >= leastLikely
