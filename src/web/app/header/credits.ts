import { daysText } from '#domain/messages.ts'
import type { MeterStatus } from '#web/session/session.ts'

export type Meter = {
  /** Credits: 100 for each draft. */
  readonly left: number
  readonly limit: number
  /** What is left, in percent of the limit. */
  readonly percent: number
  /** Null when the term has no end. */
  readonly note: string | null
}

export const subscribeNote = 'Subscribe for more credits!'
const dayMs = 86_400_000
const withMeter = ['active', 'in_trial', 'trialing']
const withReset = ['active', 'in_trial']

/**
 * What the credits meter says, or null when it is not shown (specification 1, section 2 "Header"). `now` in epoch
 * milliseconds. A dependent's drafts are those of the family.
 */
export function readMeter(status: MeterStatus, isDependent: boolean, now: number): Meter | null {
  if (!withMeter.includes(status.subscription_status)) return null
  const count = isDependent ? status.drafts_current_count_for_family : status.drafts_current_count
  const left = Math.max(0, Math.round(100 * (status.drafts_limit - count)))
  const limit = Math.round(100 * status.drafts_limit)
  const percent = limit > 0 ? Math.min(100, (100 * left) / limit) : 0
  return { left, limit, percent, note: noteOf(status, now) }
}

/** Owners without a plan that lives are shown the way to one in the meter's place. */
export function mayNeedPlan({ subscription_status: status }: MeterStatus, isDependent: boolean): boolean {
  return !isDependent && ['placeholder', 'inactive', 'cancelled'].includes(status)
}

function noteOf({ subscription_status, term_end_date }: MeterStatus, now: number): string | null {
  if (!withReset.includes(subscription_status)) return subscribeNote
  if (term_end_date === null) return null
  return `resets in ${daysText((Date.parse(term_end_date) - now) / dayMs)}`
}
