import { newId } from '#server/database/new-id.ts'
import type { Database } from '#server/database/schema.ts'
import type { HistoryRow } from '#server/database/tables/credits.ts'

type Happened = {
  readonly accountId: string
  readonly what: string
  readonly byWhom: HistoryRow['by_whom']
  readonly now: number
}

/** Notes what happened to a subscription, in the transaction of the event. */
export async function recordHistory(transaction: Database, { accountId, what, byWhom, now }: Happened): Promise<void> {
  await transaction
    .insertInto('billing_history')
    .values({ id: newId(), account_id: accountId, happened_at: now, what, by_whom: byWhom })
    .execute()
}

/** The newest two hundred events. */
export function listHistory(database: Database, accountId: string): Promise<HistoryRow[]> {
  return database
    .selectFrom('billing_history')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
}
