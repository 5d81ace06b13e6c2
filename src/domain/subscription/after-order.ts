import { afterCheckout } from './checkout-rules.ts'
import type { Subscription } from './entitlement.ts'
import type { Offer } from './offer.ts'
import { rank } from './plan-change.ts'

const dayMs = 86_400_000

/** `now` in a free trial gives up the days that are left of it. */
export type OrderStart = 'after-trial' | 'now'

/** The subscription after an offer was taken at `now`; undefined where the offer has nothing to order. */
export function afterOrder(
  before: Subscription,
  offer: Offer,
  { start, now, trialDays }: { readonly start: OrderStart; readonly now: number; readonly trialDays: number },
): Subscription | undefined {
  const { planId, period } = offer
  const atOnce = () => ({ ...afterCheckout(before, { planId, period, isTrial: false }, now), planned: null })
  switch (offer.action) {
    case 'trial': {
      const trial = afterCheckout(before, { planId, period, isTrial: true }, now)
      return { ...trial, termEnd: now + trialDays * dayMs, planned: null }
    }
    case 'order-in-trial': {
      if (start === 'now') return atOnce()
      // A higher plan's credits are there at once, a lower plan's not before its term.
      const isHigher = before.planId !== null && rank(planId) > rank(before.planId)
      return { ...before, ...(isHigher && { planId, period }), planned: { planId, period } }
    }
    case 'subscribe':
    case 'upgrade':
    case 'to-yearly':
      return atOnce()
    case 'at-term-end':
      return { ...before, status: 'active', planned: { planId, period } }
    case 'keep':
      return { ...before, status: 'active', planned: null }
    default:
      return undefined
  }
}
