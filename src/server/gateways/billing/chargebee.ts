import Chargebee from 'chargebee'
import { itemPriceId } from '#domain/subscription/plans.ts'
import type { Config } from '#server/config.ts'
import { toFault } from './chargebee-faults.ts'
import { hostedUrlOf } from './chargebee-site.ts'
import { changePlan, estimateChange, takeBack } from './chargebee-changes.ts'
import { hasPaymentMethod, toProviderSubscription } from './chargebee-subscription.ts'
import type { CheckoutOrder, Customer, HostedBilling, ProviderSubscription, Reactivation } from './port.ts'

/** An attorney waits for the answer; what has to come through is a job that tries again. */
const patienceMs = 10_000
const living: readonly ProviderSubscription['status'][] = ['active', 'in_trial', 'non_renewing', 'past_due']

/** Chargebee behind its SDK; undefined without a site and key. Every fault is a `BillingFault`. */
export function chargebeeBilling(config: Config, timeoutMs = patienceMs): HostedBilling | undefined {
  const { CHARGEBEE_SITE: site, CHARGEBEE_API_KEY: apiKey } = config
  if (site === undefined || apiKey === undefined) return undefined
  const chargebee = new Chargebee({ apiKey, ...placeOf(site, config.CHARGEBEE_API_URL), timeout: timeoutMs, ...quiet })
  const product = (config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`).replace(/\/$/, '')
  const hosted = hostedUrlOf(config)
  const loginPage = `${config.CHARGEBEE_HOSTED_URL ?? `https://${site}.chargebeeportal.com`}/portal/v2/login?forward=portal_main`

  async function readSubscriptions(customer: string): Promise<ProviderSubscription[]> {
    const { list } = await chargebee.subscription.list({ customer_id: { is: customer }, limit: 50 })
    const newestFirst = list
      .map(({ subscription }) => subscription)
      .toSorted((a, b) => (b.created_at ?? 0) - (a.created_at ?? 0))
    return Promise.all(
      newestFirst.map(async (given) => {
        if (!given.has_scheduled_changes) return toProviderSubscription(given)
        const { subscription } = await chargebee.subscription.retrieveWithScheduledChanges(given.id)
        return toProviderSubscription(given, subscription)
      }),
    )
  }

  return {
    checkout: (order) =>
      faulting(async () => {
        const page = await (order.existing
          ? orderExisting(chargebee, order, product)
          : orderNew(chargebee, order, product))
        return page.url ?? `${hosted}/pages/v4/${page.id}`
      }),
    portal: (customer, returnTo) =>
      faulting(async () => {
        if (config.CHARGEBEE_PORTAL_SSO !== 'yes') return loginPage
        const redirect_url = `${product}${returnTo}`
        const session = await chargebee.portalSession.create({ customer: { id: customer.id }, redirect_url })
        return session.portal_session.access_url
      }),
    reactivate: ({ subscription }) => faulting(() => reactivate(chargebee, subscription)),
    readCustomer: (id) =>
      faulting(async () => {
        const customer = await readCustomer(chargebee, id)
        if (!customer) return undefined
        const subscriptions = await readSubscriptions(id)
        const subscription = subscriptions.find(({ status }) => living.includes(status)) ?? subscriptions[0]
        return { ...customer, subscription }
      }),
    estimateChange: (order) => faulting(() => estimateChange(chargebee, order)),
    takeBack: (subscription) => faulting(() => takeBack(chargebee, subscription)),
  }
}

/** Validation in the SDK refuses valid checkouts, and its telemetry tells more than is needed. */
const quiet = { enableValidation: false, sdkTelemetryEnabled: false, enableDebugLogs: false }

function placeOf(site: string, address: string | undefined) {
  if (address === undefined) return { site }
  const { protocol, hostname, port } = new URL(address)
  const isPlain = protocol === 'http:'
  return {
    site: hostname,
    hostSuffix: '',
    protocol: isPlain ? ('http' as const) : ('https' as const),
    port: Number(port || (isPlain ? 80 : 443)),
  }
}

type Page = { readonly id?: string | undefined; readonly url?: string | undefined }

async function orderNew(chargebee: Chargebee, order: CheckoutOrder, product: string): Promise<Page> {
  const { customer, planId, period, trialEnd } = order
  const { hosted_page } = await chargebee.hostedPage.checkoutNewForItems({
    layout: 'full_page',
    subscription_items: [{ item_price_id: itemPriceId(planId, period), quantity: 1 }],
    customer: { id: customer.id, email: customer.email },
    // Zero takes a trial away that the price may come with: this account has had its own.
    subscription: { trial_end: trialEnd === null ? 0 : Math.floor(trialEnd / 1000) },
    redirect_url: `${product}${order.returnTo}`,
    cancel_url: `${product}${order.returnTo}`,
  })
  return hosted_page
}

async function orderExisting(chargebee: Chargebee, order: CheckoutOrder, product: string): Promise<Page> {
  const { existing, planId, period } = order
  const { hosted_page } = await chargebee.hostedPage.checkoutExistingForItems({
    layout: 'full_page',
    subscription: {
      id: existing?.id ?? '',
      // Zero ends a trial; its own end lets it run on, and the plan is charged then.
      ...(existing?.status === 'in_trial' && {
        trial_end: order.trialEnd === null ? 0 : Math.floor(order.trialEnd / 1000),
      }),
    },
    ...changePlan({ planId, period }),
    // A plan that begins with the next term is charged with it.
    ...(order.action === 'at-term-end' && { change_option: 'end_of_term' as const }),
    ...(existing?.status === 'cancelled' && { reactivate: true }),
    redirect_url: `${product}${order.returnTo}`,
    cancel_url: `${product}${order.returnTo}`,
  })
  return hosted_page
}

async function readCustomer(chargebee: Chargebee, id: string) {
  try {
    const { customer } = await chargebee.customer.retrieve(id)
    const payer: Customer = { id: customer.id, email: customer.email ?? '' }
    return { ...payer, hasPaymentMethod: hasPaymentMethod(customer) }
  } catch (error) {
    if (toFault(error).kind === 'missing') return undefined
    throw error
  }
}

/** An ended subscription begins a new term, one whose end is planned goes on; a live one is left as it is. */
async function reactivate(chargebee: Chargebee, id: string | null): Promise<Reactivation> {
  if (id === null) return 'not-found'
  try {
    const { subscription } = await chargebee.subscription.retrieve(id)
    if (subscription.status === 'non_renewing') {
      const kept = await chargebee.subscription.removeScheduledCancellation(id)
      return kept.subscription.status === 'active' ? 'reactivated' : 'pending'
    }
    if (subscription.status !== 'cancelled') return 'reactivated'
    const headers = { 'chargebee-idempotency-key': `reactivate-${id}-${subscription.resource_version ?? 0}` }
    const back = await chargebee.subscription.reactivate(id, { invoice_immediately: true }, headers)
    return back.subscription.status === 'active' ? 'reactivated' : 'pending'
  } catch (error) {
    const fault = toFault(error)
    if (fault.kind === 'payment') return 'payment-needed'
    if (fault.kind === 'missing') return 'not-found'
    // Somebody was faster: another tab, or the portal.
    if (fault.kind === 'conflict') return 'reactivated'
    throw fault
  }
}

async function faulting<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    throw toFault(error)
  }
}
