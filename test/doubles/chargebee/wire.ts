import type { Customer, Subscription } from './kept.ts'

/** A subscription as it goes over the wire. */
export function toWire({ item, due_since, total_dues, scheduled_item, ...rest }: Subscription): object {
  return {
    object: 'subscription',
    ...rest,
    deleted: false,
    due_invoices_count: due_since === undefined ? 0 : 1,
    ...(due_since !== undefined && { due_since, total_dues }),
    has_scheduled_changes: scheduled_item !== undefined,
    subscription_items: [{ item_price_id: item, item_type: 'plan', quantity: 1, object: 'subscription_item' }],
  }
}

/** A customer, with the state of the primary payment method. */
export function customerOnWire({ id, email, hasCard }: Customer): object {
  const common = { id, email, auto_collection: 'on', net_term_days: 0, deleted: false, object: 'customer' }
  if (!hasCard) return { ...common, card_status: 'no_card' }
  const payment_method = { ...method(id), status: 'valid', object: 'payment_method' }
  return { ...common, card_status: 'valid', primary_payment_source_id: sourceId(id), payment_method }
}

/** What the events of a payment source carry. */
export function paymentSourceOf(customerId: string, now: number, deleted: boolean): object {
  const card = { first_name: 'Nora', last4: '4242', brand: 'visa', expiry_month: 12, expiry_year: 2031, object: 'card' }
  const dates = { created_at: now, updated_at: now, resource_version: now * 1000 }
  const source = { id: sourceId(customerId), customer_id: customerId, status: 'valid', deleted, card, ...dates }
  return { ...method(customerId), ...source, object: 'payment_source' }
}

/** What the older events of a card carry. */
export function cardOnWire(customerId: string, now: number): object {
  const card = { payment_source_id: sourceId(customerId), customer_id: customerId, status: 'valid', iin: '424242' }
  const dates = { expiry_month: 12, expiry_year: 2031, created_at: now }
  return { ...card, ...dates, last4: '4242', funding_type: 'credit', gateway: 'chargebee', object: 'card' }
}

const sourceId = (customerId: string) => `pm_${customerId}`

function method(customerId: string) {
  return { type: 'card', gateway: 'chargebee', gateway_account_id: 'gw_1', reference_id: `tok_${customerId}` }
}
