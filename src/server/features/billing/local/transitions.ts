import { afterCheckout, type Choice, mayTry } from '#domain/subscription/checkout-rules.ts'
import { canGenerateAt } from '#domain/subscription/entitlement.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Reactivation } from '#server/gateways/billing/port.ts'
import { changeSubscription, findSubscription, toColumns, toSubscription } from '../subscription-store.ts'
import { findTrial, noteTrial } from '../trials.ts'

type Person = { readonly id: string; readonly email: string }

/** Writes the row first, so that two tabs wait for each other; then it as it is now. */
async function lock(transaction: Database, accountId: string, now: number): Promise<SubscriptionRow | undefined> {
  await changeSubscription(transaction, accountId, { updated_at: now })
  return findSubscription(transaction, accountId, now)
}

/** Fulfils a checkout. False: it promised a free trial, and there was one already. */
export async function fulfil(transaction: Database, person: Person, choice: Choice, now: number): Promise<boolean> {
  const row = await lock(transaction, person.id, now)
  if (!row) return false
  const before = toSubscription(row)
  if (choice.isTrial) {
    if (!mayTry(before, (await findTrial(transaction, person)) !== undefined)) return false
    await noteTrial(transaction, person, { startedAt: now, subscription: null })
  }
  const paid = choice.isTrial ? {} : { last_payment_at: now, payment_on_file: 1 }
  await changeSubscription(transaction, person.id, {
    ...toColumns(afterCheckout(before, choice, now)),
    ...paid,
    provider: 'local',
    cancelled_at: null,
    updated_at: now,
  })
  return true
}

/** Brings a subscription back: an end that was planned is taken back, an ended one begins a new term with its plan. */
export async function reactivateLocally(transaction: Database, accountId: string, now: number): Promise<Reactivation> {
  const row = await lock(transaction, accountId, now)
  if (!row || row.plan_id === null || row.period === null) return 'not-found'
  const entitled = canGenerateAt(toSubscription(row), 0, now)
  if (entitled && row.status !== 'non_renewing') return 'reactivated'
  if (row.payment_on_file !== 1) return 'payment-needed'
  const choice = { planId: row.plan_id, period: row.period, isTrial: false }
  const after = afterCheckout(toSubscription(row), choice, now)
  const paid = row.status === 'non_renewing' ? {} : { last_payment_at: now }
  await changeSubscription(transaction, accountId, {
    ...toColumns(after),
    ...paid,
    cancelled_at: null,
    updated_at: now,
  })
  return 'reactivated'
}

export const portalActions = [
  'cancel-at-end',
  'cancel-now',
  'keep',
  'pay',
  'fail-payment',
  'add-payment',
  'remove-payment',
] as const
export type PortalAction = (typeof portalActions)[number]

/** The actions that the portal offers for a subscription as it is now. */
export function actionsFor({ status, payment_on_file: onFile }: SubscriptionRow): PortalAction[] {
  const payment = onFile === 1 ? (['remove-payment'] as const) : (['add-payment'] as const)
  switch (status) {
    case 'active':
      return ['cancel-at-end', 'cancel-now', 'fail-payment', ...payment]
    case 'non_renewing':
      return ['keep', 'cancel-now', ...payment]
    case 'past_due':
    case 'grace_period':
      return ['pay', 'cancel-now', ...payment]
    case 'in_trial':
      return ['cancel-now', ...payment]
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
  await changeSubscription(transaction, accountId, { ...changeOf(row, action, now), updated_at: now })
  return true
}

function changeOf(row: SubscriptionRow, action: PortalAction, now: number): Partial<SubscriptionRow> {
  const present = toColumns(toSubscription(row))
  switch (action) {
    case 'cancel-at-end':
      return { ...present, status: 'non_renewing', cancelled_at: now }
    case 'cancel-now':
      return { ...present, status: 'cancelled', term_end: now, cancelled_at: now, due_since: null }
    case 'keep':
      return { status: 'active', cancelled_at: null }
    case 'fail-payment':
      return { ...present, status: 'past_due', due_since: now }
    case 'pay': {
      const { plan_id: planId, period } = row
      if (planId === null || period === null) return {}
      const paid = afterCheckout(toSubscription(row), { planId, period, isTrial: false }, now)
      return { ...toColumns(paid), last_payment_at: now, payment_on_file: 1 }
    }
    case 'add-payment':
      return { payment_on_file: 1 }
    case 'remove-payment':
      return { payment_on_file: 0 }
  }
}
