import { starterCredits } from './credits.ts'
import { type BillingPeriod, creditsOfTerm, findPlan } from './plans.ts'
import { starterExpiry } from './starter.ts'
import { isTrial } from './status.ts'

/** So long the payment of an unpaid term is tried again; the grace period is as long, after it. */
export const unpaidDays = 7
export const graceDays = 7

/** What is known of a family's subscription. Times in epoch milliseconds. */
export type Subscription = {
  readonly status: string
  readonly planId: string | null
  readonly period: BillingPeriod | null
  readonly termStart: number | null
  readonly termEnd: number | null
  /** Since when a payment is missing. */
  readonly dueSince: number | null
  /** When the first term that was paid without a break began; terms follow one another from it. */
  readonly anchor: number | null
  /** The subscription renews itself by the clock: local billing. Another provider tells us of each term. */
  readonly renewsItself: boolean
  /** The plan of the next term, where it is another one; in a trial the plan that was ordered. */
  readonly planned?: { readonly planId: string; readonly period: BillingPeriod } | null
  /** False: the next term begins unpaid. */
  readonly paymentOnFile?: boolean
}

/**
 * Whether status and dates entitle the account at `now`; credits do not matter here: a used-up plan is no expired one.
 * `subscription` as it is at `now`.
 */
export function canGenerateAt({ status, termEnd }: Subscription, createdAt: number, now: number): boolean {
  if (status === 'placeholder') return now < starterExpiry(createdAt)
  if (status === 'past_due' || status === 'grace_period') return true
  const hasTerm = isTrial(status) || status === 'active' || status === 'non_renewing'
  return hasTerm && termEnd !== null && now < termEnd
}

/** What the term holds, in credits: the starter ones without a plan, in a trial one month of the plan. */
export function creditLimit({ status, planId, period }: Subscription): number {
  if (status === 'placeholder') return starterCredits
  const plan = findPlan(planId)
  if (!plan) return 0
  return creditsOfTerm(plan, isTrial(status) ? 'monthly' : (period ?? 'monthly'))
}
