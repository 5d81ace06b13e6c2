import { AppError } from '#contract/errors.ts'
import type { BillingFacts } from '#domain/subscription/billing-facts.ts'
import type { OrderStart } from '#domain/subscription/after-order.ts'
import { offersFor } from '#domain/subscription/offers.ts'
import { type PlanAndPeriod, priceOf } from '#domain/subscription/plan-change.ts'
import type { Zone } from '#domain/subscription/counting-days.ts'
import type { Offer } from '#domain/subscription/offer.ts'

export type Choice = PlanAndPeriod & { readonly start: OrderStart }

/**
 * What the chosen plan means now. Throws where there is nothing to order: `verify-first`, `same-plan`, `payment-due`,
 * `subscription-paused`; `plan-not-sold` for a plan that is none.
 */
export function findOffer(facts: BillingFacts, choice: Choice, now: number, zone: Zone): Offer {
  const offer = offersFor(facts, now, zone).find(
    ({ planId, period }) => planId === choice.planId && period === choice.period,
  )
  if (!offer) throw new AppError('plan-not-sold')
  switch (offer.action) {
    case 'verify':
      throw new AppError('verify-first')
    case 'ordered':
    case 'current':
    case 'planned':
      throw new AppError('same-plan')
    case 'pay-first':
      throw new AppError(facts.due ? 'payment-due' : 'billing-unavailable')
    case 'resume-first':
      throw new AppError('subscription-paused')
    default:
      return choice.start === 'now' && offer.action === 'order-in-trial' ? startingNow(offer, now) : offer
  }
}

/** In a trial, the same plan paid today: the days that were left fall. */
function startingNow(offer: Offer, now: number): Offer {
  const price = priceOf(offer)
  const lines = [{ text: 'The plan, from today', cents: price }]
  return { ...offer, dueToday: price, lines, beginsAt: now, creditsUsedAfter: 0 }
}
