import type { Usage } from '#contract/billing.ts'

export type Point = { readonly at: number; readonly used: number }

export type TermLine = {
  readonly start: number
  readonly end: number
  /** Used so far, one point for each day with a use, from the start to now. */
  readonly points: readonly Point[]
  /** What the term would use in the end at this pace; null before a day has passed. */
  readonly pace: number | null
}

const dayMs = 86_400_000

/** The credits of a term as a line that climbs. Null when the usage has no end. */
export function termLine(
  { start, end, by_day }: Pick<Usage, 'start' | 'end' | 'by_day'>,
  now: number,
): TermLine | null {
  if (end === null) return null
  const [from, to] = [Date.parse(start), Date.parse(end)]
  const today = Math.min(Math.max(now, from), to)
  const points: Point[] = [{ at: from, used: 0 }]
  let used = 0
  for (const [day, rows] of Map.groupBy(by_day, (row) => row.day)) {
    used += rows.reduce((sum, { credits }) => sum + credits, 0)
    points.push({ at: Math.min(today, Math.max(from, Date.parse(`${day}T00:00:00Z`))), used })
  }
  points.push({ at: today, used })
  const passed = today - from
  return { start: from, end: to, points, pace: passed >= dayMs ? Math.round((used * (to - from)) / passed) : null }
}
