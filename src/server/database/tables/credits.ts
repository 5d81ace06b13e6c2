import type { EndReason } from '#domain/subscription/billing-given.ts'
import type { OfferAction } from '#domain/subscription/offer.ts'
import type { BillingPeriod } from '#domain/subscription/plans.ts'

export type CreditTables = {
  subscriptions: SubscriptionRow
  credit_entries: CreditEntry
  trials: TrialRow
  local_billing_pages: LocalBillingPage
  billing_events: BillingEvent
  invoices: InvoiceRow
  invoice_counter: { id: string; last_number: number }
  billing_history: HistoryRow
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
  /** What a provider says: 1 a payment method that can be charged, 0 none; null: it did not say. */
  mirrored_method: number | null
  /** What a provider says is due, in cents. */
  mirrored_dues: number | null
  provider_customer: string | null
  provider_subscription: string | null
  /** The provider's version of what is mirrored here: an older one never overwrites a newer. */
  provider_version: number | null
  /** The plan of the next term, where it is another one; in a trial the plan that was ordered. */
  planned_plan_id: string | null
  planned_period: BillingPeriod | null
  /** Why drafting ended, where the status does not say it, and when. */
  ended_why: EndReason | null
  ended_at: number | null
  resumes_at: number | null
  /** Cents that were paid for the term under way; null: its full price. */
  paid_for_term: number | null
  /** Starter credits that were left when the first plan began. */
  starter_left: number | null
  /** What a provider will charge next; local billing computes it. */
  next_charge_at: number | null
  next_charge_cents: number | null
  /** Local billing: the end of the term that the clock has booked last. */
  booked_until: number | null
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
  /** What the order does, and the sum that was shown with it. */
  action: OfferAction | null
  due_cents: number | null
}

/** A paper of local billing. Frozen: only `due` becomes `paid` or `withdrawn`. It outlives its account, without a name. */
export type InvoiceRow = {
  number: number
  account_id: string | null
  kind: 'invoice' | 'credit note'
  state: 'due' | 'paid' | 'withdrawn'
  issued_at: number
  paid_at: number | null
  /** The invoice that a credit note takes back. */
  refers_to: number | null
  /** Names what was booked: the same thing is never booked twice. */
  occasion: string
  /** JSON: account e-mail, name and firm as they were. */
  recipient: string
  /** JSON: text and cents of each line. */
  invoice_lines: string
  total_cents: number
}

export type HistoryRow = {
  id: string
  account_id: string
  happened_at: number
  what: string
  by_whom: 'you' | 'the clock' | 'the provider'
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
