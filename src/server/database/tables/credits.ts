export type CreditTables = { subscriptions: SubscriptionRow; credit_entries: CreditEntry }

export type SubscriptionRow = {
  account_id: string
  status: string
  plan_id: string | null
  period: string | null
  term_start: number | null
  term_end: number | null
  last_payment_at: number | null
  updated_at: number
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
}
