import { AppError } from '#contract/errors.ts'
import { afterOrder } from '#domain/subscription/after-order.ts'
import { afterCheckout } from '#domain/subscription/checkout-rules.ts'
import { creditsLeft } from '#domain/subscription/credits.ts'
import { dateText } from '#domain/subscription/counting-days.ts'
import { canGenerateAt, type Subscription } from '#domain/subscription/entitlement.ts'
import type { Offer } from '#domain/subscription/offer.ts'
import { isEntitled } from '#domain/subscription/situation.ts'
import { type PlanAndPeriod, priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { Account } from '#server/database/tables/accounts.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import type { Reactivation } from '#server/gateways/billing/port.ts'
import { type MailDesk, tellOwner } from '../billing-mails.ts'
import { planClock, settle } from '../clock.ts'
import { recordHistory } from '../history.ts'
import { bookInvoice, invoiceNumber, payOpenInvoice } from '../invoices.ts'
import { type Choice, findOffer } from '../offer.ts'
import { mailOfKeeping, mailOfOrder, planOf } from '../order-mails.ts'
import { readBillingFacts } from '../read-billing.ts'
import { changeSubscription, findSubscription, toSubscription } from '../subscription-store.ts'
import { noteTrial } from '../trials.ts'
import { toColumns } from '../subscription-columns.ts'
import { tellFamily } from '../tell-family.ts'

/** The row as it is now, everything booked that the clock had to do; two tabs wait for each other. */
export async function lock(
  transaction: Database,
  desk: MailDesk,
  accountId: string,
  now: number,
): Promise<SubscriptionRow | undefined> {
  await settle(transaction, desk, accountId, now)
  return findSubscription(transaction, accountId, now)
}

export type Order = Choice & {
  /** The sum that the page promised; another one now stops the order. */
  readonly promised: number | null
  readonly desk: MailDesk
}

/**
 * Fulfils a checkout and books what it costs. Throws `offer-changed` when what it promised is no longer so, and what
 * `findOffer` throws when there is nothing to order any more.
 */
export async function fulfil(transaction: Database, account: Account, order: Order, now: number): Promise<Offer> {
  const { desk } = order
  const row = await lock(transaction, desk, account.id, now)
  if (!row) throw new AppError('no-subscription')
  const facts = await readBillingFacts(transaction, account, { now, isHosted: false })
  const offer = findOffer(facts, order, now, desk.zone)
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
  const begun = { text: `${name}, ${offer.period}`, from: now, to: after.termEnd ?? now }
  const lines = offer.lines.map((line) => (line.text === 'The plan, from today' ? { ...line, ...begun } : line))
  const accountId = account.id
  const number = await bookInvoice(transaction, desk, { accountId, occasion, lines, state: 'paid', issuedAt: now })
  await recordHistory(transaction, { accountId, what: whatHappened(offer, order), byWhom: 'you', now })
  const invoice = number === null ? null : invoiceNumber(number)
  const told = mailOfOrder({ row, offer, start: order.start, after, used: facts.credits.used, invoice, now })
  if (told) await tellOwner(transaction, desk, { accountId, ...told, now })
  if (!isEntitled(facts.situation) && row.status !== 'placeholder')
    await tellFamily(transaction, desk, { accountId, mail: 'family-on', stamp: now, now })
  await planClock(transaction, accountId, now)
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

function whatHappened({ action, planId, period, beginsAt }: Offer, { desk: { zone } }: Order): string {
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
export async function reactivateLocally(
  transaction: Database,
  desk: MailDesk,
  accountId: string,
  now: number,
): Promise<Reactivation> {
  const row = await lock(transaction, desk, accountId, now)
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
  const told = isEnding
    ? mailOfKeeping(row, now)
    : await bookReturn(transaction, desk, { accountId, choice, price, now, after })
  if (told) await tellOwner(transaction, desk, { accountId, ...told, now })
  if (!isEnding) await tellFamily(transaction, desk, { accountId, mail: 'family-on', stamp: now, now })
  const what = isEnding ? 'The planned end was taken back.' : 'The subscription was re-activated.'
  await recordHistory(transaction, { accountId, what, byWhom: 'you', now })
  await planClock(transaction, accountId, now)
  return 'reactivated'
}

type Return = {
  readonly accountId: string
  readonly choice: PlanAndPeriod
  readonly price: number
  readonly now: number
  readonly after: Subscription
}

/** The paper of the new term, and how it is told. */
async function bookReturn(
  transaction: Database,
  desk: MailDesk,
  { accountId, choice: plan, price: cents, now, after }: Return,
) {
  const end = after.termEnd ?? now
  const text = `${findPlan(plan.planId)?.plan ?? plan.planId}, ${plan.period}`
  const number = await bookInvoice(transaction, desk, {
    accountId,
    occasion: `reactivation ${accountId} ${now}`,
    lines: [{ text, from: now, to: end, cents }],
    state: 'paid',
    issuedAt: now,
  })
  const invoice = number === null ? null : invoiceNumber(number)
  return { occasion: { mail: 'reactivated', plan, at: now, end, cents, invoice } as const, stamp: now }
}

/** Takes back what is planned: an end, another plan, or what was ordered in a trial. False: nothing is planned. */
export async function keepAsItIs(
  transaction: Database,
  desk: MailDesk,
  accountId: string,
  now: number,
): Promise<boolean> {
  const row = await lock(transaction, desk, accountId, now)
  if (!row) return false
  const isPlanned = row.planned_plan_id !== null
  if (row.status !== 'non_renewing' && !isPlanned) return false
  await changeSubscription(transaction, accountId, {
    ...toColumns({ ...toSubscription(row), planned: null }),
    ...(row.status === 'non_renewing' && { status: 'active', cancelled_at: null }),
    updated_at: now,
  })
  await recordHistory(transaction, { accountId, what: 'What was planned was taken back.', byWhom: 'you', now })
  const told = mailOfKeeping(row, now)
  if (told) await tellOwner(transaction, desk, { accountId, ...told, now })
  await planClock(transaction, accountId, now)
  return true
}

/** What is due was paid: the term stays. */
export async function payWhatIsDue(
  transaction: Database,
  desk: MailDesk,
  row: SubscriptionRow,
  now: number,
): Promise<void> {
  const number = await payOpenInvoice(transaction, row.account_id, now)
  await changeSubscription(transaction, row.account_id, {
    ...toColumns({ ...toSubscription(row), status: 'active', dueSince: null }),
    anchor: row.term_start,
    last_payment_at: now,
    payment_on_file: 1,
    booked_until: row.term_end,
    updated_at: now,
  })
  const plan = planOf(row)
  const invoice = number === undefined ? null : invoiceNumber(number)
  const occasion = { mail: 'payment-arrived', cents: plan && priceOf(plan), at: now, invoice } as const
  await tellOwner(transaction, desk, { accountId: row.account_id, occasion, stamp: invoice ?? now, now })
}
