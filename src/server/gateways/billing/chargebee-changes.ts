import type Chargebee from 'chargebee'
import { itemPriceId, type BillingPeriod } from '#domain/subscription/plans.ts'
import type { ChangeEstimate, PlanChangeOrder } from './port.ts'

/** The items of a subscription that takes another plan. */
export function changePlan({ planId, period }: { readonly planId: string; readonly period: BillingPeriod }) {
  return {
    subscription_items: [{ item_price_id: itemPriceId(planId, period), quantity: 1 }],
    replace_items_list: true,
  }
}

/** What an immediate change of the plan would cost now, by Chargebee's own reckoning. Nothing is changed. */
export async function estimateChange(chargebee: Chargebee, order: PlanChangeOrder): Promise<ChangeEstimate> {
  const { estimate } = await chargebee.estimate.updateSubscriptionForItems({
    subscription: { id: order.subscription },
    ...changePlan(order),
    change_option: 'immediately',
    prorate: true,
    invoice_immediately: true,
  })
  const next = estimate.subscription_estimate?.next_billing_at
  return {
    dueCents: estimate.invoice_estimate?.amount_due ?? null,
    nextChargeAt: next === undefined ? null : 1000 * next,
  }
}

/** Takes back what is planned: an end, another plan, or in a trial the charge that follows it. */
export async function takeBack(chargebee: Chargebee, id: string): Promise<void> {
  const { subscription } = await chargebee.subscription.retrieve(id)
  if (subscription.status === 'non_renewing') await chargebee.subscription.removeScheduledCancellation(id)
  else if (subscription.has_scheduled_changes) await chargebee.subscription.removeScheduledChanges(id)
  else if (subscription.status === 'in_trial' && subscription.next_billing_at !== undefined)
    await chargebee.subscription.cancelForItems(id, { end_of_term: true })
}
