import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'

/** A new account begins with the starter credits and no plan. */
export async function startAsPlaceholder(database: Database, accountId: string, now: number): Promise<void> {
  const row: SubscriptionRow = { account_id: accountId, status: 'placeholder', updated_at: now, ...nothingYet }
  await database.insertInto('subscriptions').values(row).execute()
}

const nothingYet = {
  plan_id: null,
  period: null,
  term_start: null,
  term_end: null,
  last_payment_at: null,
  provider: 'local',
  due_since: null,
  anchor: null,
  cancelled_at: null,
  payment_on_file: 0,
  mirrored_method: null,
  mirrored_dues: null,
  provider_customer: null,
  provider_subscription: null,
  provider_version: null,
  planned_plan_id: null,
  planned_period: null,
  ended_why: null,
  ended_at: null,
  resumes_at: null,
  paid_for_term: null,
  starter_left: null,
  next_charge_at: null,
  next_charge_cents: null,
  booked_until: null,
} as const
