import type { Usage } from '#contract/billing.ts'
import { findIdentity } from '#tools/identities.ts'

export type Grouping = 'tool' | 'user'

export type Share = { readonly name: string; readonly credits: number }

/** Credits by tool or by user, the largest first. */
export function sharesOf(usage: Usage, grouping: Grouping): Share[] {
  const sums = new Map<string, number>()
  for (const row of usage.by_day) {
    const name = nameOf(usage, row, grouping)
    sums.set(name, (sums.get(name) ?? 0) + row.credits)
  }
  return [...sums].map(([name, credits]) => ({ name, credits })).toSorted((a, b) => b.credits - a.credits)
}

export type Bucket = { readonly label: string; readonly [name: string]: string | number }

const dayMs = 86_400_000
/** A longer period is drawn by months. */
const mostDays = 62

/** Columns of the chart: one for each day of a month or monthly term, one for each month of a yearly one. */
export function bucketsOf(usage: Usage, grouping: Grouping, now: number): Bucket[] {
  const start = Date.parse(usage.start)
  const end = usage.end === null ? Math.max(now, start + dayMs) : Date.parse(usage.end)
  const isLong = end - start > mostDays * dayMs
  const buckets = new Map<string, Record<string, string | number>>()
  for (let at = start; at < end; at += dayMs) {
    const day = new Date(at).toISOString()
    const key = isLong ? day.slice(0, 7) : day.slice(0, 10)
    if (!buckets.has(key)) buckets.set(key, { label: (isLong ? monthName : dayName).format(at) })
  }
  for (const row of usage.by_day) {
    const bucket = buckets.get(isLong ? row.day.slice(0, 7) : row.day)
    const name = nameOf(usage, row, grouping)
    if (bucket) bucket[name] = Number(bucket[name] ?? 0) + row.credits
  }
  return [...buckets.values()] as Bucket[]
}

// Days and months are UTC's, as terms are.
const dayName = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const monthName = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `November 2026` for `2026-11`. */
export function monthTitle(month: string): string {
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return name.format(Date.parse(`${month}-01T00:00:00Z`))
}

function nameOf(usage: Usage, row: Usage['by_day'][number], grouping: Grouping): string {
  if (grouping === 'tool') return toolTitle(row.draft_type)
  return usage.members.find(({ id }) => id === row.member_id)?.name ?? ''
}

export function toolTitle(draftType: string): string {
  return findIdentity(draftType)?.title ?? draftType
}
