import type { Customer, Subscription } from 'chargebee'
import { planOfItem } from '#domain/subscription/plans.ts'
import type { ProviderSubscription } from './port.ts'

/**
 * A subscription of Chargebee (times in seconds) in the product's words. Unpaid invoices make an active one past due.
 * `scheduled`: the same as it will be from the next term on, where a change is scheduled.
 */
export function toProviderSubscription(given: Subscription, scheduled?: Subscription): ProviderSubscription {
  const isTrial = given.status === 'in_trial'
  const isDue = (given.due_invoices_count ?? 0) > 0
  return {
    id: given.id,
    status: statusOf(given),
    plan: planOf(given),
    termStart: ms(isTrial ? given.trial_start : given.current_term_start),
    termEnd: ms(isTrial ? given.trial_end : given.current_term_end),
    dueSince: isDue ? ms(given.due_since) : null,
    dueCents: isDue ? (given.total_dues ?? null) : null,
    cancelledAt: ms(given.cancelled_at),
    nextChargeAt: isTrial ? ms(given.next_billing_at) : null,
    pausedAt: given.status === 'paused' ? ms(given.pause_date) : null,
    resumesAt: given.status === 'paused' ? ms(given.resume_date) : null,
    planned: (scheduled && planOf(scheduled)) ?? null,
    version: given.resource_version ?? 0,
  }
}

/**
 * Whether a customer has a payment method that can be charged. Of several it is the primary one that `payment_method`
 * tells of; `card_status` is what older sites say. Null: neither is said.
 */
export function hasPaymentMethod({ payment_method: method, card_status: card }: Customer): boolean | null {
  const status = method?.status ?? card
  return status === undefined ? null : status === 'valid' || status === 'expiring'
}

function planOf({ subscription_items: items }: Subscription): ProviderSubscription['plan'] {
  const item = items?.find(({ item_type: type }) => type === 'plan')?.item_price_id
  return item === undefined ? undefined : planOfItem(item)
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
