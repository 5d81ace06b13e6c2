import { AppError } from '#contract/errors.ts'
import { afterOrder } from '#domain/subscription/after-order.ts'
import { afterCheckout } from '#domain/subscription/checkout-rules.ts'
import { creditsLeft } from '#domain/subscription/credits.ts'
import { type Zone, dateText } from '#domain/subscription/counting-days.ts'
import { canGenerateAt } from '#domain/subscription/entitlement.ts'
import type { Offer } from '#domain/subscription/offers.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Reactivation } from '#server/gateways/billing/port.ts'
import { recordHistory } from '../history.ts'
import { bookInvoice, payOpenInvoice } from '../invoices.ts'
import { type Choice, findOffer } from '../offer.ts'
import { readBillingFacts } from '../read-billing.ts'
import { changeSubscription, findSubscription, toColumns, toSubscription } from '../subscription-store.ts'
import { noteTrial } from '../trials.ts'

/** Writes the row first, so that two tabs wait for each other; then it as it is now. */
export async function lock(
  transaction: Database,
  accountId: string,
  now: number,
): Promise<SubscriptionRow | undefined> {
  await changeSubscription(transaction, accountId, { updated_at: now })
  return findSubscription(transaction, accountId, now)
}

export type Order = Choice & {
  /** The sum that the page promised; another one now stops the order. */
  readonly promised: number | null
  readonly zone: Zone
}

/**
 * Fulfils a checkout and books what it costs. Throws `offer-changed` when what it promised is no longer so, and what
 * `findOffer` throws when there is nothing to order any more.
 */
export async function fulfil(transaction: Database, account: Account, order: Order, now: number): Promise<Offer> {
  const row = await lock(transaction, account.id, now)
  if (!row) throw new AppError('no-subscription')
  const facts = await readBillingFacts(transaction, account, { now, isHosted: false })
  const offer = findOffer(facts, order, now, order.zone)
  if (offer.dueToday !== order.promised) throw new AppError('offer-changed')
  const terms = { start: order.start, now, trialDays: facts.trial.days }
  const after = afterOrder(toSubscription(row), offer, terms)
  if (!after) throw new AppError('same-plan')
  if (offer.action === 'trial') await noteTrial(transaction, account, { startedAt: now, subscription: null })
  const paid = paidColumns(row, offer, now)
  await changeSubscription(transaction, account.id, {
    ...toColumns(after),
    ...paid,
    ...(row.status === 'placeholder' && { starter_left: creditsLeft(facts.credits.limit, facts.credits.used) }),
    provider: 'local',
    cancelled_at: null,
    ended_why: null,
    ended_at: null,
    booked_until: after.termEnd,
    updated_at: now,
  })
  const occasion = `order ${account.id} ${now} ${offer.action}`
  const name = findPlan(offer.planId)?.plan ?? offer.planId
  const lines = offer.lines.map((line) => ({ ...line, text: line.text.replace(/^The plan, from today$/, name) }))
  await bookInvoice(transaction, { accountId: account.id, occasion, lines, state: 'paid', issuedAt: now })
  await recordHistory(transaction, { accountId: account.id, what: whatHappened(offer, order), byWhom: 'you', now })
  return offer
}

/** What was paid for the term under way: a later change counts it. */
function paidColumns(row: SubscriptionRow, offer: Offer, now: number) {
  if (offer.action === 'trial') return { paid_for_term: null }
  if (offer.dueToday === null || offer.dueToday === 0) return { payment_on_file: 1 }
  const before =
    offer.action === 'upgrade' && row.plan_id !== null && row.period !== null
      ? (row.paid_for_term ?? priceOf({ planId: row.plan_id, period: row.period }))
      : 0
  return { last_payment_at: now, payment_on_file: 1, paid_for_term: before + offer.dueToday }
}

function whatHappened({ action, planId, period, beginsAt }: Offer, { zone }: Order): string {
  const name = `${findPlan(planId)?.plan ?? planId}, ${period}`
  const day = beginsAt === null ? '' : dateText(beginsAt, zone)
  switch (action) {
    case 'trial':
      return `The free trial of ${name} began.`
    case 'order-in-trial':
      return `${name} was ordered and begins on ${day}.`
    case 'at-term-end':
      return `A change to ${name} was planned for ${day}.`
    case 'keep':
      return 'What was planned was taken back.'
    case 'upgrade':
    case 'to-yearly':
      return `The plan changed to ${name}.`
    default:
      return `${name} began.`
  }
}

/** Brings a subscription back: an end that was planned is taken back, an ended one begins a new term with its plan. */
export async function reactivateLocally(transaction: Database, accountId: string, now: number): Promise<Reactivation> {
  const row = await lock(transaction, accountId, now)
  if (!row || row.plan_id === null || row.period === null) return 'not-found'
  const isEnding = row.status === 'non_renewing'
  if (canGenerateAt(toSubscription(row), 0, now) && !isEnding) return 'reactivated'
  if (!isEnding && row.payment_on_file !== 1) return 'payment-needed'
  const choice = { planId: row.plan_id, period: row.period, isTrial: false }
  const after = afterCheckout({ ...toSubscription(row), dueSince: null }, choice, now)
  const price = priceOf(choice)
  await changeSubscription(transaction, accountId, {
    ...toColumns({ ...after, planned: null }),
    ...(!isEnding && { last_payment_at: now, paid_for_term: price }),
    cancelled_at: null,
    ended_why: null,
    ended_at: null,
    booked_until: after.termEnd,
    updated_at: now,
  })
  if (!isEnding) {
    const lines = [{ text: `${findPlan(row.plan_id)?.plan ?? row.plan_id}, ${row.period}`, cents: price }]
    const occasion = `reactivation ${accountId} ${now}`
    await bookInvoice(transaction, { accountId, occasion, lines, state: 'paid', issuedAt: now })
  }
  const what = isEnding ? 'The planned end was taken back.' : 'The subscription was re-activated.'
  await recordHistory(transaction, { accountId, what, byWhom: 'you', now })
  return 'reactivated'
}

/** Takes back what is planned: an end, another plan, or what was ordered in a trial. False: nothing is planned. */
export async function keepAsItIs(transaction: Database, accountId: string, now: number): Promise<boolean> {
  const row = await lock(transaction, accountId, now)
  if (!row) return false
  const isPlanned = row.planned_plan_id !== null
  if (row.status !== 'non_renewing' && !isPlanned) return false
  await changeSubscription(transaction, accountId, {
    ...toColumns({ ...toSubscription(row), planned: null }),
    ...(row.status === 'non_renewing' && { status: 'active', cancelled_at: null }),
    updated_at: now,
  })
  await recordHistory(transaction, { accountId, what: 'What was planned was taken back.', byWhom: 'you', now })
  return true
}

/** What is due was paid: the term stays. */
export async function payWhatIsDue(transaction: Database, row: SubscriptionRow, now: number): Promise<void> {
  await payOpenInvoice(transaction, row.account_id, now)
  await changeSubscription(transaction, row.account_id, {
    ...toColumns({ ...toSubscription(row), status: 'active', dueSince: null }),
    anchor: row.term_start,
    last_payment_at: now,
    payment_on_file: 1,
    booked_until: row.term_end,
    updated_at: now,
  })
}
