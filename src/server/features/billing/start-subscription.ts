import type { Database } from '#server/database/schema.ts'

/** A new account begins with the starter credits and no plan. */
export async function startAsPlaceholder(database: Database, accountId: string, now: number): Promise<void> {
  await database
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      status: 'placeholder',
      plan_id: null,
      period: null,
      term_start: null,
      term_end: null,
      last_payment_at: null,
      updated_at: now,
    })
    .execute()
}
