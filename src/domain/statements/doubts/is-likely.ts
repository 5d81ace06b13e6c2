import type { Measures } from './measures.ts'
import { doubtWeights } from './doubt-weights.data.ts'

/** How likely a doubt is right, from 0 to 1: a logistic regression on what was measured of it. */
export function likelihoodOf(measures: Measures): number {
  const { bias, weights } = doubtWeights
  const sum = Object.entries(weights).reduce((all, [name, weight]) => all + weight * (measures[name] ?? 0), bias)
  return 1 / (1 + Math.exp(-sum))
}
