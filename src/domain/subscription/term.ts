import type { BillingPeriod } from './plans.ts'

/**
 * The end of a term that begins at `start` (epoch milliseconds), `count` terms on: the same day and time of a later month in
 * UTC, so that daylight saving never shifts it; a day that the month does not have becomes its last.
 */
export function endOfTerm(start: number, period: BillingPeriod, count = 1): number {
  const begun = new Date(start)
  const months = begun.getUTCMonth() + count * (period === 'yearly' ? 12 : 1)
  const lastDay = new Date(Date.UTC(begun.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const day = Math.min(begun.getUTCDate(), lastDay)
  return Date.UTC(begun.getUTCFullYear(), months, day) + (start - startOfDay(begun))
}

export type Term = { readonly start: number; readonly end: number }

/** The term that `now` is in, when a subscription begun at `start` renews itself. The day of the month stays the first one's. */
export function termAt(start: number, period: BillingPeriod, now: number): Term {
  const months = period === 'yearly' ? 12 : 1
  const begun = new Date(start)
  const then = new Date(now)
  const passed = 12 * (then.getUTCFullYear() - begun.getUTCFullYear()) + then.getUTCMonth() - begun.getUTCMonth()
  let count = Math.max(0, Math.floor(passed / months) - 1)
  while (endOfTerm(start, period, count + 1) <= now) count += 1
  return { start: count === 0 ? start : endOfTerm(start, period, count), end: endOfTerm(start, period, count + 1) }
}

function startOfDay(date: Date): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate())
}
