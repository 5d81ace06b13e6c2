import type { Subscription } from '#domain/subscription/entitlement.ts'
import { keepQuery } from '#server/database/keep-query.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { toColumns } from './subscription-columns.ts'
import { subscriptionAt } from '#domain/subscription/subscription-at.ts'

/** The account that pays: the owner's for a dependent. */
export function familyOf(account: Account): string {
  return account.parent_account_id ?? account.id
}

/** The family's row as it is at `now`; undefined when there is none. */
export async function findSubscription(
  database: Database,
  familyId: string,
  now: number,
): Promise<SubscriptionRow | undefined> {
  const row = await findStored(database, familyId)
  return row && { ...row, ...toColumns(subscriptionAt(toSubscription(row), now)) }
}

/** The family's row as it is stored, for what the clock has not done yet. */
export async function findStored(database: Database, familyId: string): Promise<SubscriptionRow | undefined> {
  return (await storedRow(database, { familyId }))[0]
}

const storedRow = keepQuery((database, { familyId }: { familyId: string }) =>
  database.selectFrom('subscriptions').selectAll().where('account_id', '=', familyId),
)

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    status: row.status,
    planId: row.plan_id,
    period: row.period,
    termStart: row.term_start,
    termEnd: row.term_end,
    dueSince: row.due_since,
    anchor: row.anchor,
    renewsItself: row.provider === 'local',
    planned:
      row.planned_plan_id !== null && row.planned_period !== null
        ? { planId: row.planned_plan_id, period: row.planned_period }
        : null,
    paymentOnFile: row.payment_on_file === 1,
  }
}

export async function changeSubscription(
  database: Database,
  accountId: string,
  change: Partial<Omit<SubscriptionRow, 'account_id'>> & { readonly updated_at: number },
): Promise<void> {
  await database.updateTable('subscriptions').set(change).where('account_id', '=', accountId).execute()
}
