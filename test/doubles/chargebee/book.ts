import { endOfTerm } from '#domain/subscription/term.ts'
import type { BillingPeriod } from '#domain/subscription/plans.ts'

export type Customer = { id: string; email: string; hasCard: boolean }

export type Status = 'in_trial' | 'active' | 'non_renewing' | 'cancelled' | 'paused'

/** A subscription as the provider keeps it; times in seconds. */
export type Subscription = {
  id: string
  customer_id: string
  status: Status
  item: string
  created_at: number
  trial_start?: number | undefined
  trial_end?: number | undefined
  next_billing_at?: number | undefined
  current_term_start?: number | undefined
  current_term_end?: number | undefined
  cancelled_at?: number | undefined
  due_since?: number | undefined
  resource_version: number
}

export type HostedPage = {
  id: string
  customerId: string
  email: string
  item: string
  redirectUrl: string
  /** Seconds; 0 begins with a payment, undefined as the price has it. */
  trialEnd: number | undefined
  subscriptionId: string | undefined
  isDone: boolean
}

/** Free days of a price that no order takes away. */
const trialSeconds = 14 * 86_400

/** The provider's books: customers, subscriptions, hosted pages, and a clock that is moved by hand. */
export function createBook(begin: number, sold: ReadonlySet<string>) {
  const customers = new Map<string, Customer>()
  const subscriptions = new Map<string, Subscription>()
  const pages = new Map<string, HostedPage>()
  const noted: { type: string; subscription: Subscription }[] = []
  let count = 0
  let now = Math.floor(begin / 1000)

  const newId = (kind: string) => `${kind}_${++count}`
  const cardOf = ({ customer_id: id }: Subscription) => customers.get(id)?.hasCard === true

  function change(subscription: Subscription, more: Partial<Subscription>, type: string): void {
    Object.assign(subscription, more, { resource_version: subscription.resource_version + 1000 })
    noted.push({ type, subscription: { ...subscription } })
  }

  function beginTerm(subscription: Subscription, at: number, type: string): void {
    const end = Math.floor(endOfTerm(at * 1000, periodOf(subscription.item)) / 1000)
    const dates = { current_term_start: at, current_term_end: end, cancelled_at: undefined, due_since: undefined }
    change(subscription, { ...dates, status: 'active' }, type)
  }

  /** What the clock alone changes: trials that become paid or end, renewals, planned ends. */
  function passTime(subscription: Subscription): void {
    const { status, trial_end: trialEnd, current_term_end: termEnd } = subscription
    if (status === 'in_trial' && trialEnd !== undefined && trialEnd <= now) {
      if (cardOf(subscription)) beginTerm(subscription, trialEnd, 'subscription_activated')
      else change(subscription, { status: 'cancelled', cancelled_at: trialEnd }, 'subscription_cancelled')
    }
    if (status === 'non_renewing' && termEnd !== undefined && termEnd <= now)
      change(subscription, { status: 'cancelled', cancelled_at: termEnd }, 'subscription_cancelled')
    for (
      let end = subscription.current_term_end;
      subscription.status === 'active' && end !== undefined && end <= now;
    ) {
      beginTerm(subscription, end, 'subscription_renewed')
      end = subscription.current_term_end
    }
  }

  return {
    customers,
    subscriptions,
    pages,
    newId,
    sells: (item: string) => sold.has(item),
    now: () => now,
    /** Moves the clock (epoch milliseconds) and does what time does. */
    moveTo: (time: number) => {
      now = Math.floor(time / 1000)
      for (const subscription of subscriptions.values()) passTime(subscription)
    },
    /** What happened since the last time, for the events. */
    takeNoted: () => noted.splice(0),
    change,
    beginTerm,

    /** The order of a hosted page is made; false when the bank refuses. */
    fulfil(page: HostedPage, accepted: boolean): boolean {
      if (!accepted) return false
      page.isDone = true
      const isTrial = page.trialEnd === undefined || page.trialEnd > now
      const customer = customers.get(page.customerId) ?? { id: page.customerId, email: page.email, hasCard: false }
      customers.set(customer.id, { ...customer, hasCard: customer.hasCard || !isTrial })
      const existing = page.subscriptionId === undefined ? undefined : subscriptions.get(page.subscriptionId)
      if (existing) {
        existing.item = page.item
        // A trial whose end is named goes on; the card is there and is charged when it ends.
        if (isTrial && existing.status === 'in_trial') {
          customers.set(customer.id, { ...customer, hasCard: true })
          const dates = { trial_end: page.trialEnd, next_billing_at: page.trialEnd }
          change(existing, dates, 'subscription_changed')
          return true
        }
        const type = existing.status === 'cancelled' ? 'subscription_reactivated' : 'subscription_changed'
        this.beginTerm(existing, now, type)
        return true
      }
      const base = {
        id: newId('sub'),
        customer_id: customer.id,
        item: page.item,
        created_at: now,
        resource_version: now * 1000,
      }
      const subscription: Subscription = { ...base, status: 'in_trial' }
      subscriptions.set(subscription.id, subscription)
      if (!isTrial) beginTerm(subscription, now, 'subscription_created')
      else
        change(
          subscription,
          { trial_start: now, trial_end: page.trialEnd ?? now + trialSeconds },
          'subscription_created',
        )
      return true
    },
  }
}

export type Book = ReturnType<typeof createBook>

function periodOf(item: string): BillingPeriod {
  return item.endsWith('-yearly') ? 'yearly' : 'monthly'
}
