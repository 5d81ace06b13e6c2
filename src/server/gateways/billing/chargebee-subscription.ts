import type { Subscription } from 'chargebee'
import { planOfItem } from '#domain/subscription/plans.ts'
import type { ProviderSubscription } from './port.ts'

/** A subscription of Chargebee (times in seconds) in the product's words. Unpaid invoices make an active one past due. */
export function toProviderSubscription(given: Subscription): ProviderSubscription {
  const isTrial = given.status === 'in_trial'
  const item = given.subscription_items?.find(({ item_type: type }) => type === 'plan')?.item_price_id
  return {
    id: given.id,
    status: statusOf(given),
    plan: item === undefined ? undefined : planOfItem(item),
    termStart: ms(isTrial ? given.trial_start : given.current_term_start),
    termEnd: ms(isTrial ? given.trial_end : given.current_term_end),
    dueSince: (given.due_invoices_count ?? 0) > 0 ? ms(given.due_since) : null,
    cancelledAt: ms(given.cancelled_at),
    nextChargeAt: isTrial ? ms(given.next_billing_at) : null,
    pausedAt: given.status === 'paused' ? ms(given.pause_date) : null,
    resumesAt: given.status === 'paused' ? ms(given.resume_date) : null,
    version: given.resource_version ?? 0,
  }
}

function statusOf({ status, due_invoices_count: due = 0, deleted }: Subscription): ProviderSubscription['status'] {
  if (deleted) return 'inactive'
  switch (status) {
    case 'active':
      return due > 0 ? 'past_due' : 'active'
    case 'in_trial':
    case 'non_renewing':
    case 'cancelled':
      return status
    default:
      return 'inactive'
  }
}

function ms(seconds: number | undefined): number | null {
  return seconds === undefined ? null : 1000 * seconds
}
