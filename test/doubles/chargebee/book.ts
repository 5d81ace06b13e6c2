import { endOfTerm } from '#domain/subscription/term.ts'
import { cardOnWire, paymentSourceOf, toWire } from './wire.ts'
import type { Customer, Subscription } from './kept.ts'
import type { BillingPeriod } from '#domain/subscription/plans.ts'

export type HostedPage = {
  id: string
  customerId: string
  email: string
  item: string
  redirectUrl: string
  /** Seconds; 0 begins with a payment, undefined as the price has it. */
  trialEnd: number | undefined
  subscriptionId: string | undefined
  /** The plan changes with the next term. */
  isAtTermEnd: boolean
  isDone: boolean
}

/** Free days of a price that no order takes away. */
const trialSeconds = 14 * 86_400

/** The provider's books: customers, subscriptions, hosted pages, and a clock that is moved by hand. */
export function createBook(begin: number, sold: ReadonlySet<string>) {
  const customers = new Map<string, Customer>()
  const subscriptions = new Map<string, Subscription>()
  const pages = new Map<string, HostedPage>()
  const noted: { type: string; customerId: string; content: object }[] = []
  let count = 0
  let now = Math.floor(begin / 1000)

  const newId = (kind: string) => `${kind}_${++count}`
  const cardOf = ({ customer_id: id }: Subscription) => customers.get(id)?.hasCard === true

  function change(subscription: Subscription, more: Partial<Subscription>, type: string): void {
    Object.assign(subscription, more, { resource_version: subscription.resource_version + 1000 })
    noted.push({ type, customerId: subscription.customer_id, content: { subscription: toWire(subscription) } })
  }

  /** A card is added or taken away, and told as the vendor does: with the payment source, and with the card. */
  function setCard(customerId: string, hasCard: boolean): void {
    const customer = customers.get(customerId)
    if (!customer || customer.hasCard === hasCard) return
    customer.hasCard = hasCard
    const happened = hasCard ? 'added' : 'deleted'
    const content = { payment_source: paymentSourceOf(customerId, now, !hasCard) }
    noted.push({ type: `payment_source_${happened}`, customerId, content })
    noted.push({ type: `card_${happened}`, customerId, content: { card: cardOnWire(customerId, now) } })
  }

  function beginTerm(subscription: Subscription, at: number, type: string): void {
    const item = subscription.scheduled_item ?? subscription.item
    const end = Math.floor(endOfTerm(at * 1000, periodOf(item)) / 1000)
    const dates = { current_term_start: at, current_term_end: end, next_billing_at: end, cancelled_at: undefined }
    const settled = { due_since: undefined, total_dues: undefined, scheduled_item: undefined }
    change(subscription, { ...dates, ...settled, item, status: 'active' }, type)
  }

  /** What the clock alone changes: trials that become paid or end, renewals, planned ends. */
  function passTime(subscription: Subscription): void {
    const { status, trial_end: trialEnd, current_term_end: termEnd } = subscription
    if (status === 'in_trial' && trialEnd !== undefined && trialEnd <= now) {
      const isCancelled = subscription.cancelled_at !== undefined
      if (cardOf(subscription) && !isCancelled) beginTerm(subscription, trialEnd, 'subscription_activated')
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
    setCard,

    /** The order of a hosted page is made; false when the bank refuses. */
    fulfil(page: HostedPage, accepted: boolean): boolean {
      if (!accepted) return false
      page.isDone = true
      const isTrial = page.trialEnd === undefined || page.trialEnd > now
      const customer = customers.get(page.customerId) ?? { id: page.customerId, email: page.email, hasCard: false }
      customers.set(customer.id, customer)
      const existing = page.subscriptionId === undefined ? undefined : subscriptions.get(page.subscriptionId)
      // A first trial asks for no card; every other order does.
      if (existing || !isTrial) setCard(customer.id, true)
      if (existing) {
        changePlan({ change, beginTerm, now }, existing, page, isTrial)
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

type Doing = {
  readonly now: number
  readonly change: (subscription: Subscription, more: Partial<Subscription>, type: string) => void
  readonly beginTerm: (subscription: Subscription, at: number, type: string) => void
}

/** What an order does to a subscription that is there. */
function changePlan(
  { change, beginTerm, now }: Doing,
  existing: Subscription,
  { item, trialEnd, isAtTermEnd }: HostedPage,
  isTrial: boolean,
): void {
  // A trial whose end is named goes on; the card is charged when it ends.
  if (isTrial && existing.status === 'in_trial')
    return change(existing, { item, trial_end: trialEnd, next_billing_at: trialEnd }, 'subscription_changed')
  if (isAtTermEnd) return change(existing, { scheduled_item: item }, 'subscription_changes_scheduled')
  const keepsTerm = existing.status === 'active' && periodOf(existing.item) === periodOf(item)
  if (keepsTerm) return change(existing, { item, scheduled_item: undefined }, 'subscription_changed')
  const type = existing.status === 'cancelled' ? 'subscription_reactivated' : 'subscription_changed'
  existing.item = item
  existing.scheduled_item = undefined
  beginTerm(existing, now, type)
}

export type Book = ReturnType<typeof createBook>

export function periodOf(item: string): BillingPeriod {
  return item.endsWith('-yearly') ? 'yearly' : 'monthly'
}
