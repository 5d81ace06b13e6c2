import type { SubscriptionStatus } from '#contract/billing.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import { isTrial } from '#domain/subscription/status.ts'
import { longDate } from '#web/ui/dates.ts'

/** What the subscription is now and what happens next, in a sentence or two. */
export function statusSentence(status: SubscriptionStatus): string {
  const { subscription_status: name, plan_id: planId, billing_period: period, term_end_date: end } = status
  const plan = findPlan(planId)?.plan ?? 'Your plan'
  const date = end === null ? 'the end of the term' : longDate(Date.parse(end))
  if (isTrial(name)) return `${plan}, free trial until ${date}. ${inPortal}`
  switch (name) {
    case 'non_renewing':
      return `${plan}, cancelled and usable until ${date}. It can be kept in the customer portal.`
    case 'past_due':
      return `${plan}. A payment did not come through. Please update the payment method in the customer portal.`
    case 'grace_period':
      return `${plan}. A payment is overdue and drafting ends soon. Please update the payment method in the customer portal.`
    case 'cancelled':
      return `${plan}, ended on ${date}. Clients, documents and drafts stay as they are.`
    default:
      return `${plan}, billed ${period ?? 'monthly'}, renews on ${date}. ${inPortal}`
  }
}

const inPortal = 'Payment and plan changes are made in the customer portal.'
