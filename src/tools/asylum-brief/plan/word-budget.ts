import type { CaseFrame } from '../case.ts'
import { type SectionRule, wordsOf } from './section-list.ts'

/** Own estimate for a double-spaced page of Times New Roman 12 (domain file 2.3). */
export const wordsPerPage = 275

/** Words that fill the body up to the page limit: 25 pages are 6,900, 30 pages 8,200. */
const capacity: Readonly<Record<25 | 30, number>> = { 25: 6_900, 30: 8_200 }
const share = 0.9

export type WordBudget = {
  /** Words of each section that has any. */
  readonly words: ReadonlyMap<string, number>
  /** What the sections would take unscaled. */
  readonly wanted: number
  /** Below 1 when the long sections had to be cut to stay within 90 % of the limit. */
  readonly factor: number
}

/** The budgets of a case; the sum never passes 90 % of what the page limit holds. */
export function wordBudget(rules: readonly SectionRule[], frame: CaseFrame): WordBudget {
  const plain = rules.map((rule) => ({ rule, words: wordsOf(rule, frame) })).filter(({ words }) => words > 0)
  const wanted = sum(plain.map(({ words }) => words))
  const factor = scaleFactor(plain, wanted, frame)
  const scaled = plain.map(({ rule, words }) => [rule.id, rule.scales ? Math.floor(words * factor) : words] as const)
  return { words: new Map(scaled), wanted, factor }
}

type Entry = { readonly rule: SectionRule; readonly words: number }

function scaleFactor(plain: readonly Entry[], wanted: number, { pageCap }: CaseFrame): number {
  const limit = pageCap === null ? Infinity : capacity[pageCap] * share
  if (wanted <= limit) return 1
  const scalable = sum(plain.filter(({ rule }) => rule.scales).map(({ words }) => words))
  return (limit - (wanted - scalable)) / scalable
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
