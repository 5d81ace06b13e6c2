import type { Allowance } from '../subscription-status.ts'

/** What is told about: the term under way or a month, from `start` to before `end` (epoch milliseconds). */
export type Period = {
  /** `2026-11`; undefined for the term. */
  readonly month: string | undefined
  readonly start: number
  readonly end: number | null
}

/** Months are UTC's, as terms are. Without a term the time since the account was made counts as one. */
export function periodOf(month: string | undefined, { row, createdAt }: Pick<Allowance, 'row' | 'createdAt'>): Period {
  if (month === undefined) return { month, start: row.term_start ?? createdAt, end: row.term_end }
  return { month, start: Date.parse(`${month}-01T00:00:00Z`), end: Date.parse(`${monthAfter(month)}-01T00:00:00Z`) }
}

const mostMonths = 36

/** The months from `first` to `now`, newest first, three years at most. */
export function monthsSince(first: number, now: number): string[] {
  const last = monthOf(now)
  const months: string[] = []
  for (let month = monthOf(first); month <= last; month = monthAfter(month)) months.unshift(month)
  return months.slice(0, mostMonths)
}

function monthOf(time: number): string {
  return new Date(time).toISOString().slice(0, 7)
}

function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return monthOf(Date.UTC(year, number, 1))
}
