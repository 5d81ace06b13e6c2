import type { MailOccasion } from '#domain/subscription/mail-occasions.ts'
import { type Reminder, reminderDue, remindersOf } from '#domain/subscription/passing.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { type MailDesk, tellOwner } from './billing-mails.ts'
import { chargeFollows } from './clock.ts'
import { nextPlanOf } from './order-mails.ts'
import { readBillingFacts } from './read-billing.ts'
import { findStored, toSubscription } from './subscription-store.ts'
import { tellFamily } from './tell-family.ts'

/** The reminder that is due now, judged by the state that the subscription has now. */
export async function remind(transaction: Database, desk: MailDesk, accountId: string, now: number): Promise<void> {
  const row = await findStored(transaction, accountId)
  const due = row && reminderDue(remindersOf(toSubscription(row), chargeFollows(row)), now)
  if (!row || !due) return
  const occasion = await occasionOf(transaction, desk, row, due, now)
  if (!occasion) return
  await tellOwner(transaction, desk, { accountId, occasion, stamp: due.stamp, now })
  if (due.kind === 'trial-over' || due.kind === 'drafting-off')
    await tellFamily(transaction, desk, { accountId, mail: 'family-off', stamp: due.stamp, now })
}

async function occasionOf(
  transaction: Database,
  desk: MailDesk,
  row: SubscriptionRow,
  { kind, stamp }: Reminder,
  now: number,
): Promise<MailOccasion | undefined> {
  const plan = nextPlanOf(row) ?? undefined
  switch (kind) {
    case 'trial-3':
    case 'trial-1': {
      const account = await transaction
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', row.account_id)
        .executeTakeFirst()
      if (!account) return undefined
      const { credits } = await readBillingFacts(transaction, account, { now, isHosted: !desk.isLocal })
      return { mail: kind, end: stamp, left: credits.left, limit: credits.limit, now }
    }
    case 'trial-charge-3': {
      if (!plan) return undefined
      const cents = row.planned_plan_id === null ? row.next_charge_cents : priceOf(plan)
      return { mail: kind, plan, end: stamp, cents }
    }
    case 'trial-over':
      return { mail: kind, end: stamp }
    case 'renews-30':
      return plan && { mail: kind, plan, end: stamp }
    case 'grace':
      return { mail: kind, since: stamp, cents: plan ? priceOf(plan) : null }
    case 'drafting-off':
      return { mail: kind, since: stamp, withdrawn: false }
  }
}
