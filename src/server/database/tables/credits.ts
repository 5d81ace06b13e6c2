import type { BillingPeriod } from '#domain/subscription/plans.ts'

export type CreditTables = {
  subscriptions: SubscriptionRow
  credit_entries: CreditEntry
  trials: TrialRow
  local_billing_pages: LocalBillingPage
  billing_events: BillingEvent
}

export type SubscriptionRow = {
  account_id: string
  status: string
  plan_id: string | null
  period: BillingPeriod | null
  term_start: number | null
  term_end: number | null
  last_payment_at: number | null
  updated_at: number
  /** Who keeps the subscription; of any other than `local` this row is the mirror. */
  provider: 'local' | 'chargebee'
  /** Since when a payment is missing. */
  due_since: number | null
  /** The term that the following ones are counted from; only local billing counts by itself. */
  anchor: number | null
  cancelled_at: number | null
  /** Local billing: 1 while a payment method is noted. */
  payment_on_file: number
  provider_customer: string | null
  provider_subscription: string | null
  /** The provider's version of what is mirrored here: an older one never overwrites a newer. */
  provider_version: number | null
}

/** Append-only. A draft's credits are held when it is queued, then settled or released once. */
export type CreditEntry = {
  id: string
  family_id: string
  account_id: string
  draft_id: string
  draft_type: string
  /** Counts a draft's entries, each number once: two servers can never settle the same hold. */
  step: number
  kind: 'hold' | 'settle' | 'release'
  /** Credits (hundredths of a draft): positive for a hold, negative for a release, 0 for a settlement. */
  credits: number
  created_at: number
  /** When the hold was taken: what is given back later is given back to the same term. */
  charged_at: number
}

/** One trial for each account and each address; it outlives the account, without naming anybody. */
export type TrialRow = {
  address_hash: string
  account_id: string
  started_at: number
  provider_subscription: string | null
}

/** A checkout or portal of local billing that waits for its attorney. Only the SHA-256 of its token is stored. */
export type LocalBillingPage = {
  hash: string
  account_id: string
  kind: 'trial' | 'checkout' | 'portal'
  plan_id: string | null
  period: BillingPeriod | null
  return_to: string
  expires_at: number
  completed_at: number | null
}

/** That something happened at the provider. What it is now is read from the provider itself. */
export type BillingEvent = {
  id: string
  /** The provider's id: an event that comes again is known by it. */
  event_id: string
  kind: string
  /** The provider's customer; null where the event concerns none. */
  customer: string | null
  occurred_at: number
  received_at: number
  outcome: 'waiting' | 'applied' | 'unchanged' | 'unknown customer' | 'ignored' | 'failed'
}
