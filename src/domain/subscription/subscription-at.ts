import { isTrial } from './status.ts'
import { termAt } from './term.ts'
import { type Subscription, graceDays, unpaidDays } from './entitlement.ts'

const dayMs = 86_400_000
/**
 * The subscription as it is at `now`: scheduled ends have come, unpaid ones have gone from past due over the grace period
 * to inactive, and one that renews itself is in its present term.
 */
export function subscriptionAt(subscription: Subscription, now: number): Subscription {
  const { status, termEnd, dueSince } = subscription
  if (status === 'non_renewing' && termEnd !== null && now >= termEnd) return { ...subscription, status: 'cancelled' }
  if ((status === 'past_due' || status === 'grace_period') && dueSince !== null)
    return { ...subscription, status: unpaidStatus(status, now - dueSince) }
  if (!subscription.renewsItself || termEnd === null || now < termEnd) return subscription
  if (isTrial(status) && subscription.planned) return nextTerm(subscription, termEnd, now)
  return status === 'active' ? renewed(subscription, termEnd, now) : subscription
}

function unpaidStatus(status: string, unpaidMs: number): string {
  if (unpaidMs >= (unpaidDays + graceDays) * dayMs) return 'inactive'
  return unpaidMs >= unpaidDays * dayMs ? 'grace_period' : status
}

function renewed(subscription: Subscription, termEnd: number, now: number): Subscription {
  const { anchor, period } = subscription
  if (subscription.planned || subscription.paymentOnFile === false) return nextTerm(subscription, termEnd, now)
  if (anchor === null || period === null) return subscription
  const { start, end } = termAt(anchor, period, now)
  return { ...subscription, termStart: start, termEnd: end }
}

/** The first term after `termEnd`, with the planned plan; without a payment method it begins unpaid. */
function nextTerm(subscription: Subscription, termEnd: number, now: number): Subscription {
  const { planId, period } = subscription.planned ?? subscription
  if (planId === null || period === null) return subscription
  const begun = { ...subscription, planId, period, planned: null, anchor: termEnd, termStart: termEnd }
  if (subscription.paymentOnFile === false) {
    const unpaid = { ...begun, status: 'past_due', dueSince: termEnd, termEnd: termAt(termEnd, period, termEnd).end }
    return subscriptionAt(unpaid, now)
  }
  const { start, end } = termAt(termEnd, period, now)
  return { ...begun, status: 'active', termStart: start, termEnd: end }
}
