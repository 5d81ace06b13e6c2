import { type BillingPeriod, itemPriceId } from '#domain/subscription/plans.ts'

type Order = { readonly planId: string; readonly period: BillingPeriod; readonly email: string }

/** The provider's own page for an order, for when its script is blocked. The address is encoded: `+` has to arrive. */
export function checkoutLink(hostedUrl: string, { planId, period, email }: Order): string {
  const query = new URLSearchParams({
    'subscription_items[item_price_id][0]': itemPriceId(planId, period),
    'subscription_items[quantity][0]': '1',
    'customer[email]': email,
  })
  return `${hostedUrl}/hosted_pages/checkout?${query}`
}
