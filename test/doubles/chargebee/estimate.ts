import { planOfItem } from '#domain/subscription/plans.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { endOfTerm } from '#domain/subscription/term.ts'
import { periodOf } from './book.ts'
import type { Subscription } from './kept.ts'

/**
 * What the vendor reckons for an immediate change: the unused part of the term comes back as a credit; the new plan is
 * charged for the rest of the term, or for a term of its own where its period is another one. Times in seconds.
 */
export function estimateOf(subscription: Subscription, item: string, now: number): object {
  const { current_term_start: start = now, current_term_end: end = now } = subscription
  const left = (end - now) / (end - start)
  const unused = Math.round(priceOfItem(subscription.item) * left)
  const keepsTerm = periodOf(item) === periodOf(subscription.item)
  const charged = keepsTerm ? Math.round(priceOfItem(item) * left) : priceOfItem(item)
  const next = keepsTerm ? end : Math.floor(endOfTerm(now * 1000, periodOf(item)) / 1000)
  const due = Math.max(0, charged - unused)
  const sums = { currency_code: 'USD', price_type: 'tax_exclusive', sub_total: charged, total: charged }
  return {
    created_at: now,
    object: 'estimate',
    subscription_estimate: { id: subscription.id, next_billing_at: next, object: 'subscription_estimate' },
    invoice_estimate: {
      ...sums,
      credits_applied: unused,
      amount_due: due,
      recurring: true,
      object: 'invoice_estimate',
    },
  }
}

function priceOfItem(item: string): number {
  const plan = planOfItem(item)
  return plan ? priceOf(plan) : 0
}
