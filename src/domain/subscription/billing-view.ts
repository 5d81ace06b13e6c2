import { countsAsActive, isTrial } from './status.ts'

/** What the billing page is judged by; counts in drafts. */
export type BillingState = {
  readonly status: string
  readonly canGenerate: boolean
  readonly draftsLimit: number
}

export type BillingView = 'subscribed' | 'plan choice'

/**
 * Which of the two views the billing page has (specification 1, section 2 'Billing page'): the subscribed view is tested
 * first, with every status that counts as active read as `active`; everything else chooses a plan.
 */
export function billingView({ status, canGenerate, draftsLimit }: BillingState): BillingView {
  if (status === 'cancelled') return 'subscribed'
  if (draftsLimit <= 0) return 'plan choice'
  if (isTrial(status)) return canGenerate ? 'subscribed' : 'plan choice'
  return countsAsActive(status) || status === 'grace_period' ? 'subscribed' : 'plan choice'
}

/** The badge of the subscribed view; null where it has none. `days` until the term ends. */
export function statusBadge(status: string, days: number): 'ACTIVE' | 'CANCELLED' | null {
  if (status === 'cancelled') return 'CANCELLED'
  if (isTrial(status)) return days > 0 ? 'ACTIVE' : null
  return countsAsActive(status) || status === 'grace_period' ? 'ACTIVE' : null
}
