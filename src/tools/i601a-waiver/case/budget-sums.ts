import type { HouseholdBudget } from './household-budget.ts'

/** What comes in and goes out in a month, and the applicant's part of what comes in, in dollars. */
export type BudgetSums = { readonly comingIn: number; readonly goingOut: number; readonly ofApplicant: number }

/**
 * The sums of a household's budget; undefined where a line is for another time than a month, where one that comes in may
 * hold another (gross and net), or where one of the sides is not told.
 */
export function budgetSums({ rows, unread }: HouseholdBudget): BudgetSums | undefined {
  const counted = rows.filter(({ side }) => side === 'in' || side === 'out')
  const isMixed = (word: RegExp) => counted.some(({ label }) => word.test(label))
  if (unread.length > 0 || counted.some(({ isOfOtherTime }) => isOfOtherTime)) return undefined
  if ((isMixed(/\bgross\b/iu) && isMixed(/\b(?:net|take[- ]?home)\b/iu)) || isMixed(/\btotal\b/iu)) return undefined
  const sumOf = (some: HouseholdBudget['rows']) => some.reduce((all, { sum }) => all + sum, 0)
  const comingIn = sumOf(counted.filter(({ side }) => side === 'in'))
  const goingOut = sumOf(counted.filter(({ side }) => side === 'out'))
  const ofApplicant = sumOf(counted.filter(({ side, owner }) => side === 'in' && owner === 'applicant'))
  return comingIn === 0 || goingOut === 0 ? undefined : { comingIn, goingOut, ofApplicant }
}
