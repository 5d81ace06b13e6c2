import type { PlanAndPeriod } from './plan-change.ts'
import type { BillingPeriod, Plan } from './plans.ts'

export type OfferAction =
  | 'trial'
  | 'verify'
  | 'subscribe'
  | 'order-in-trial'
  | 'ordered'
  | 'current'
  | 'keep'
  | 'upgrade'
  | 'to-yearly'
  | 'at-term-end'
  | 'planned'
  | 'pay-first'
  | 'resume-first'

/** One plan in one period, as it can be had now. Sums in cents, times in epoch milliseconds. */
export type Offer = PlanAndPeriod & {
  readonly action: OfferAction
  /** Null: no button. */
  readonly label: string | null
  /** What happens, in one sentence. */
  readonly effect: string
  /** Null: not said, because nothing is ordered or the sum is not known. */
  readonly dueToday: number | null
  readonly lines: readonly { readonly text: string; readonly cents: number }[]
  readonly beginsAt: number | null
  readonly thenCents: number | null
  readonly thenAt: number | null
  /** What a term of it holds. */
  readonly credits: number
  /** What is used of them after the order. */
  readonly creditsUsedAfter: number
  /** What an order takes back. */
  readonly takenBack: 'end' | 'plan' | null
}

export type Wanted = { readonly plan: Plan; readonly period: BillingPeriod }
export type Terms = Partial<Omit<Offer, 'planId' | 'period' | 'credits'>>
