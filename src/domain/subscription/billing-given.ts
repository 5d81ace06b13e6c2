import type { BillingPeriod } from './plans.ts'

/** Why drafting of an account ended, where its status alone does not say. */
export type EndReason = 'unpaid' | 'paused' | 'left-family' | 'owner-deleted' | 'other'

/** The family's subscription as it is now. Times in epoch milliseconds. */
export type SubscriptionFacts = {
  readonly status: string
  readonly planId: string | null
  readonly period: BillingPeriod | null
  readonly termStart: number | null
  readonly termEnd: number | null
  readonly dueSince: number | null
  /** What a provider says is due, in cents; absent or null: the price of the plan. */
  readonly dueCents?: number | null
  /** Null: the provider did not say. */
  readonly paymentOnFile: boolean | null
  /** Another plan from the next term on. */
  readonly planned: { readonly planId: string; readonly period: BillingPeriod } | null
  readonly why: EndReason | null
  readonly endedAt: number | null
  readonly resumesAt: number | null
  /** What was paid for the term under way, in cents; null: its full price. */
  readonly paidForTerm: number | null
  /** The number of the open invoice that was withdrawn. */
  readonly withdrawnInvoice: string | null
}

/** Everything that billing is judged by. */
export type BillingGiven = {
  readonly now: number
  /** Local billing collects nothing; a hosted provider renews the subscription and tells us. */
  readonly provider: 'local' | 'hosted'
  readonly role: 'owner' | 'dependent'
  readonly isEmailVerified: boolean
  /** Of the owner's account. */
  readonly createdAt: number
  /** Whom a dependent asks. */
  readonly ownerEmail: string | null
  /** Absent: there is no row. */
  readonly subscription: SubscriptionFacts | undefined
  /** A trial of this account, or of another one with this address. */
  readonly hadTrial: { readonly account: boolean; readonly address: boolean }
  /** Settled and held credits of the family in this term; `held` is the part that is not settled. */
  readonly used: number
  readonly held: number
  /** Ever, of this account: a draft that counts. */
  readonly hasDrafted: boolean
  readonly starterLeftWhenPlanBegan: number | null
  /** The paid term that follows a trial. */
  readonly ordered: {
    readonly at: number
    readonly planId: string
    readonly period: BillingPeriod
    readonly cents: number | null
  } | null
}
