const dayMs = 86_400_000

/**
 * `We last saw you <today|yesterday|N days ago|N months ago|N years ago>`: whole days by the calendar of the reader, whose
 * offset to UTC is `offsetMinutes` (as `Date.getTimezoneOffset` has it), months of 30 and years of 365 days.
 */
export function lastSeenText(lastSeen: number, now: number, offsetMinutes = 0): string {
  const dayOf = (time: number) => Math.floor((time - offsetMinutes * 60_000) / dayMs)
  const days = Math.max(0, dayOf(now) - dayOf(lastSeen))
  return `We last saw you ${ago(days)}`
}

function ago(days: number): string {
  if (days === 0) return 'today'
  if (days === 1) return 'yesterday'
  if (days < 30) return `${days} days ago`
  if (days < 365) return counted(Math.floor(days / 30), 'month')
  return counted(Math.floor(days / 365), 'year')
}

function counted(count: number, unit: string): string {
  return `${count} ${count === 1 ? unit : `${unit}s`} ago`
}
