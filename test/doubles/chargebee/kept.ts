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
  total_dues?: number | undefined
  pause_date?: number | undefined
  resume_date?: number | undefined
  /** The item of the next term, where a change is scheduled. */
  scheduled_item?: string | undefined
  resource_version: number
}
