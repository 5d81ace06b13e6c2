import { dateText } from '#domain/subscription/counting-days.ts'
import type { MailOccasion } from '#domain/subscription/mail-occasions.ts'
import { isTrial } from '#domain/subscription/status.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { type MailDesk, tellOwner } from '../billing-mails.ts'
import { planClock } from '../clock.ts'
import { nextPlanOf, planOf } from '../order-mails.ts'
import { recordHistory } from '../history.ts'
import { bookInvoice, withdrawOpenInvoice } from '../invoices.ts'
import { changeSubscription, toSubscription } from '../subscription-store.ts'
import { keepAsItIs, lock, payWhatIsDue } from './transitions.ts'
import { toColumns } from '../subscription-columns.ts'
import { tellFamily } from '../tell-family.ts'

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
  desk: MailDesk,
  accountId: string,
  action: PortalAction,
  now: number,
): Promise<boolean> {
  const row = await lock(transaction, desk, accountId, now)
  if (!row || !actionsFor(row).includes(action)) return false
  if (action === 'keep' || action === 'undo-change') return keepAsItIs(transaction, desk, accountId, now)
  if (action === 'pay') await payWhatIsDue(transaction, desk, row, now)
  else await changeSubscription(transaction, accountId, { ...changeOf(row, action, now), updated_at: now })
  if (action === 'fail-payment') await bookWhatIsDue(transaction, desk, row, now)
  if (action === 'cancel-now') await withdrawOpenInvoice(transaction, desk, accountId, now)
  await recordHistory(transaction, { accountId, what: whatHappened(row, action), byWhom: 'you', now })
  const occasion = mailOf(row, action, now)
  if (occasion) await tellOwner(transaction, desk, { accountId, occasion, stamp: stampOf(row, action, now), now })
  const stopsDrafting = action === 'cancel-now' && row.status !== 'cancelled'
  if (stopsDrafting) await tellFamily(transaction, desk, { accountId, mail: 'family-off', stamp: now, now })
  await planClock(transaction, accountId, now)
  return true
}

async function bookWhatIsDue(transaction: Database, desk: MailDesk, row: SubscriptionRow, now: number): Promise<void> {
  if (row.plan_id === null || row.period === null) return
  const cents = priceOf({ planId: row.plan_id, period: row.period })
  const text = `${findPlan(row.plan_id)?.plan ?? row.plan_id}, ${row.period}`
  const period = row.term_start !== null && row.term_end !== null ? { from: row.term_start, to: row.term_end } : {}
  const lines = [{ text, ...period, cents }]
  const occasion = `due ${row.account_id} ${now}`
  await bookInvoice(transaction, desk, { accountId: row.account_id, occasion, lines, state: 'due', issuedAt: now })
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

function mailOf(row: SubscriptionRow, action: PortalAction, now: number): MailOccasion | null {
  const plan = planOf(row)
  switch (action) {
    case 'cancel-at-end':
      return row.term_end === null ? null : { mail: 'cancel-planned', end: row.term_end }
    case 'cancel-now':
      return { mail: 'cancelled', at: now, wasTrial: isTrial(row.status) }
    case 'fail-payment':
      return plan && { mail: 'payment-failed', plan, since: now, cents: priceOf(plan) }
    case 'remove-payment': {
      const next = nextPlanOf(row)
      const isDue = row.status === 'active' || (isTrial(row.status) && row.planned_plan_id !== null)
      return next && isDue && row.term_end !== null
        ? { mail: 'method-removed', cents: priceOf(next), at: row.term_end }
        : null
    }
    default:
      return null
  }
}

/** A planned end is told once for each term end; everything else for each time. */
function stampOf({ term_end }: SubscriptionRow, action: PortalAction, now: number): string {
  return action === 'cancel-at-end' ? `${term_end} ${now}` : String(now)
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
