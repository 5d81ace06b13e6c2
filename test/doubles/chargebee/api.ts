import { pathToFileURL } from 'node:url'
import type { ZodType } from 'zod'
import type { Book } from './book.ts'
import { estimateOf } from './estimate.ts'
import { customerOnWire, toWire } from './wire.ts'

/** What the API answers: a status and a body. */
export type Answer = { readonly status: number; readonly body: unknown }

type Form = Readonly<Record<string, unknown>>

const schemas = 'node_modules/chargebee/esm/schema/'
const hostedPageSchemas = await load('hosted_page.schema.js')
const estimateSchemas = await load('estimate.schema.js')
const portalSchemas = await load('portal_session.schema.js')
const subscriptionSchemas = await load('subscription.schema.js')

/** The vendor's own schemas of request bodies, from its SDK. */
function load(file: string): Promise<Record<string, ZodType>> {
  return import(pathToFileURL(`${schemas}${file}`).href) as Promise<Record<string, ZodType>>
}

/** Answers one call of the API from the books. Bodies are checked with the vendor's schemas. */
export function answerApi(book: Book, base: string, method: string, path: string, form: Form): Answer {
  const [resource, id = '', action = ''] = path.replace(/^\/api\/v2\//, '').split('/')
  if (resource === 'customers' && method === 'GET') {
    const customer = book.customers.get(decodeURIComponent(id))
    return customer ? ok({ customer: customerOnWire(customer) }) : missing()
  }
  if (resource === 'subscriptions') return answerSubscriptions(book, method, decodeURIComponent(id), action, form)
  if (resource === 'estimates') {
    check(estimateSchemas['UpdateSubscriptionForItemsEstimateBodySchema'], form)
    const { subscription, subscription_items: items } = form as unknown as Checkout
    const found = book.subscriptions.get(subscription.id ?? '')
    return found ? ok({ estimate: estimateOf(found, items.item_price_id[0] ?? '', book.now()) }) : missing()
  }
  if (resource === 'portal_sessions') {
    check(portalSchemas['CreatePortalSessionBodySchema'], form)
    const customer = (form['customer'] as { id: string }).id
    const url = `${base}/portal/v2/login?customer=${encodeURIComponent(customer)}`
    return ok({ portal_session: { id: book.newId('portal'), access_url: url, object: 'portal_session' } })
  }
  if (resource === 'hosted_pages') return answerHostedPages(book, base, id, form)
  return missing()
}

function answerSubscriptions(book: Book, method: string, id: string, action: string, form: Form): Answer {
  if (id === '') {
    const wanted = (form['customer_id'] as { is: string } | undefined)?.is
    const found = [...book.subscriptions.values()].filter((subscription) => subscription.customer_id === wanted)
    return ok({ list: found.map((subscription) => ({ subscription: toWire(subscription) })) })
  }
  const subscription = book.subscriptions.get(id)
  if (!subscription) return missing()
  if (action === 'retrieve_with_scheduled_changes')
    return ok({ subscription: toWire({ ...subscription, item: subscription.scheduled_item ?? subscription.item }) })
  if (method === 'GET') return ok({ subscription: toWire(subscription) })
  if (action === 'remove_scheduled_changes') {
    if (subscription.scheduled_item === undefined) return conflict()
    book.change(subscription, { scheduled_item: undefined }, 'subscription_scheduled_changes_removed')
    return ok({ subscription: toWire(subscription) })
  }
  if (action === 'cancel_for_items') {
    check(subscriptionSchemas['CancelForItemsSubscriptionBodySchema'], form)
    const planned = { cancelled_at: subscription.trial_end, next_billing_at: undefined }
    book.change(subscription, planned, 'subscription_cancellation_scheduled')
    return ok({ subscription: toWire(subscription) })
  }
  if (action === 'remove_scheduled_cancellation') {
    if (subscription.status !== 'non_renewing') return conflict()
    book.change(
      subscription,
      { status: 'active', cancelled_at: undefined },
      'subscription_scheduled_cancellation_removed',
    )
    return ok({ subscription: toWire(subscription) })
  }
  check(subscriptionSchemas['ReactivateSubscriptionBodySchema'], form)
  if (subscription.status !== 'cancelled') return conflict()
  if (!book.customers.get(subscription.customer_id)?.hasCard) return unpaid('payment_method_not_present')
  book.beginTerm(subscription, book.now(), 'subscription_reactivated')
  return ok({ subscription: toWire(subscription) })
}

type Checkout = {
  subscription_items: { item_price_id: string[] }
  customer?: { id: string; email: string }
  subscription: { id?: string; trial_end?: number }
  redirect_url: string
  change_option?: string
}

/** Seconds; an existing subscription whose trial is not named begins with a payment. */
const keptTrial = ({ trial_end: end = 0 }: Checkout['subscription']) => end

function answerHostedPages(book: Book, base: string, action: string, form: Form): Answer {
  const isNew = action === 'checkout_new_for_items'
  check(
    hostedPageSchemas[
      isNew ? 'CheckoutNewForItemsHostedPageBodySchema' : 'CheckoutExistingForItemsHostedPageBodySchema'
    ],
    form,
  )
  const order = form as unknown as Checkout
  const { subscription_items: items, customer, subscription, redirect_url } = order
  const existing = book.subscriptions.get(subscription.id ?? '')
  if (!isNew && !existing) return missing()
  const item = items.item_price_id[0] ?? ''
  if (!book.sells(item)) return missing('item_price_id')
  const id = book.newId('page')
  book.pages.set(id, {
    id,
    customerId: customer?.id ?? existing?.customer_id ?? '',
    email: customer?.email ?? '',
    item,
    redirectUrl: redirect_url,
    trialEnd: isNew ? subscription.trial_end : keptTrial(subscription),
    subscriptionId: existing?.id,
    isAtTermEnd: order.change_option === 'end_of_term',
    isDone: false,
  })
  const page = { id, type: 'checkout_new', url: `${base}/pages/v4/${id}`, state: 'created', object: 'hosted_page' }
  return ok({ hosted_page: page })
}

function check(schema: ZodType | undefined, form: Form): void {
  const { success, error } = schema?.safeParse(form) ?? { success: false, error: 'no such schema' }
  if (!success) throw new Error(`The provider would refuse this body: ${String(error)}`)
}

const ok = (body: unknown): Answer => ({ status: 200, body })
const refusal = (status: number, code: string, type: string, param?: string): Answer => ({
  status,
  body: { message: 'A sentence for developers.', type, api_error_code: code, error_code: code, error_param: param },
})
const missing = (param?: string) => refusal(404, 'resource_not_found', 'invalid_request', param)
const conflict = () => refusal(409, 'invalid_state_for_request', 'invalid_request')
const unpaid = (code: string) => refusal(400, code, 'payment')
