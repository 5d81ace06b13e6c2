import { dateText } from '#domain/subscription/counting-days.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { recordHistory } from '../history.ts'
import { bookInvoice, withdrawOpenInvoice } from '../invoices.ts'
import { changeSubscription, toColumns, toSubscription } from '../subscription-store.ts'
import { keepAsItIs, lock, payWhatIsDue } from './transitions.ts'

export const portalActions = [
  'cancel-at-end',
  'cancel-now',
  'keep',
  'undo-change',
  'pay',
  'fail-payment',
  'add-payment',
  'remove-payment',
] as const
export type PortalAction = (typeof portalActions)[number]

/** The actions that the portal offers for a subscription as it is now. */
export function actionsFor(row: SubscriptionRow): PortalAction[] {
  const payment = row.payment_on_file === 1 ? (['remove-payment'] as const) : (['add-payment'] as const)
  const undo = row.planned_plan_id === null ? [] : (['undo-change'] as const)
  switch (row.status) {
    case 'active':
      return [...undo, 'cancel-at-end', 'cancel-now', 'fail-payment', ...payment]
    case 'non_renewing':
      return ['keep', 'cancel-now', ...payment]
    case 'past_due':
    case 'grace_period':
      return ['pay', 'cancel-now', ...payment]
    case 'in_trial':
      return [...undo, 'cancel-now', ...payment]
    default:
      return [...payment]
  }
}

/** Does one thing in the portal. False: it is not offered any more, because something changed in between. */
export async function manage(
  transaction: Database,
  accountId: string,
  action: PortalAction,
  now: number,
): Promise<boolean> {
  const row = await lock(transaction, accountId, now)
  if (!row || !actionsFor(row).includes(action)) return false
  if (action === 'keep' || action === 'undo-change') return keepAsItIs(transaction, accountId, now)
  if (action === 'pay') await payWhatIsDue(transaction, row, now)
  else await changeSubscription(transaction, accountId, { ...changeOf(row, action, now), updated_at: now })
  if (action === 'fail-payment') await bookWhatIsDue(transaction, row, now)
  if (action === 'cancel-now') await withdrawOpenInvoice(transaction, accountId, now)
  await recordHistory(transaction, { accountId, what: whatHappened(row, action), byWhom: 'you', now })
  return true
}

async function bookWhatIsDue(transaction: Database, row: SubscriptionRow, now: number): Promise<void> {
  if (row.plan_id === null || row.period === null) return
  const cents = priceOf({ planId: row.plan_id, period: row.period })
  const lines = [{ text: `${findPlan(row.plan_id)?.plan ?? row.plan_id}, ${row.period}`, cents }]
  const occasion = `due ${row.account_id} ${now}`
  await bookInvoice(transaction, { accountId: row.account_id, occasion, lines, state: 'due', issuedAt: now })
}

function changeOf(row: SubscriptionRow, action: PortalAction, now: number): Partial<SubscriptionRow> {
  const present = toColumns({ ...toSubscription(row), planned: null })
  switch (action) {
    case 'cancel-at-end':
      return { ...present, status: 'non_renewing', cancelled_at: now }
    case 'cancel-now':
      return { ...present, status: 'cancelled', term_end: now, cancelled_at: now, due_since: null }
    case 'fail-payment':
      return { ...present, status: 'past_due', due_since: now }
    case 'add-payment':
      return { payment_on_file: 1 }
    case 'remove-payment':
      return { payment_on_file: 0 }
    default:
      return {}
  }
}

function whatHappened({ term_end: end }: SubscriptionRow, action: PortalAction): string {
  switch (action) {
    case 'cancel-at-end':
      return `The subscription was cancelled, usable until ${end === null ? 'the end of the term' : dateText(end, 'UTC')}.`
    case 'cancel-now':
      return 'The subscription was ended at once.'
    case 'pay':
      return 'What was due was paid.'
    case 'fail-payment':
      return 'A payment did not come through.'
    case 'add-payment':
      return 'A payment method was noted.'
    default:
      return 'The payment method was removed.'
  }
}
