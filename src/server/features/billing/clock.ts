import { dateText } from '#domain/subscription/counting-days.ts'
import { subscriptionAt } from '#domain/subscription/subscription-at.ts'
import { latestMs, nextLook, nextPassing, type Passing } from '#domain/subscription/passing.ts'
import { priceOf } from '#domain/subscription/plan-change.ts'
import { findPlan } from '#domain/subscription/plans.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { addJob, dropJobs } from '#server/work/jobs.ts'
import { type MailDesk, tellOwner } from './billing-mails.ts'
import { recordHistory } from './history.ts'
import { bookInvoice, invoiceNumber, withdrawOpenInvoice } from './invoices.ts'
import { changeSubscription, findStored, toSubscription } from './subscription-store.ts'
import { toColumns } from './subscription-columns.ts'
import { tellFamily } from './tell-family.ts'

/**
 * Brings a subscription of local billing to `now`, one step after the other: each term that began is booked with its
 * invoice, what stays unpaid is withdrawn, and every step is told once. Run it before anything else in a transaction
 * that changes a subscription; the row is written first, so that two wait for each other.
 */
export async function settle(transaction: Database, desk: MailDesk, accountId: string, now: number): Promise<void> {
  await changeSubscription(transaction, accountId, { updated_at: now })
  for (;;) {
    const row = await findStored(transaction, accountId)
    const passing = row && nextPassing(toSubscription(row))
    if (!row || !passing || passing.at > now) return
    if (row.booked_until === null && passing.kind === 'term') await catchUp(transaction, row, now)
    else await pass(transaction, desk, row, passing, now)
  }
}

/** A subscription from before terms were booked comes to the present without papers for its past. */
async function catchUp(transaction: Database, row: SubscriptionRow, now: number): Promise<void> {
  const present = toColumns(subscriptionAt(toSubscription(row), now))
  await changeSubscription(transaction, row.account_id, { ...present, booked_until: present.term_end, updated_at: now })
}

async function pass(
  transaction: Database,
  desk: MailDesk,
  row: SubscriptionRow,
  passing: Passing,
  now: number,
): Promise<void> {
  const { at, after } = passing
  const accountId = row.account_id
  const following = nextPassing(after)
  // What is overtaken at once is not told: of a missing payment only the last word.
  const isOvertaken = following !== undefined && following.at <= now && following.kind !== 'term'
  const isLate = now - at > latestMs
  await changeSubscription(transaction, accountId, { ...toColumns(after), ...columnsOf(passing), updated_at: now })
  await recordHistory(transaction, { accountId, what: whatHappened(passing), byWhom: 'the clock', now: at })
  const tell = { accountId, now }
  switch (passing.kind) {
    case 'term':
      return beginTerm(transaction, desk, passing, { ...tell, isOvertaken })
    case 'grace':
      if (isOvertaken || isLate) return
      return tellOwner(transaction, desk, { ...tell, occasion: dueMail('grace', row), stamp: stampOf(row) })
    case 'unpaid': {
      const withdrawn = (await withdrawOpenInvoice(transaction, desk, accountId, at)) !== undefined
      if (isLate) return
      const occasion = { mail: 'drafting-off', since: row.due_since ?? at, withdrawn } as const
      await tellOwner(transaction, desk, { ...tell, occasion, stamp: stampOf(row) })
      return tellFamily(transaction, desk, { ...tell, mail: 'family-off', stamp: at })
    }
    case 'ended':
      await tellOwner(transaction, desk, { ...tell, occasion: { mail: 'cancelled', at, wasTrial: false }, stamp: at })
      return tellFamily(transaction, desk, { ...tell, mail: 'family-off', stamp: at })
  }
}

function dueMail(mail: 'grace', row: SubscriptionRow) {
  const cents = row.plan_id && row.period ? priceOf({ planId: row.plan_id, period: row.period }) : null
  return { mail, since: row.due_since ?? 0, cents }
}

function stampOf({ due_since }: SubscriptionRow): number {
  return due_since ?? 0
}

function columnsOf(passing: Passing): Partial<SubscriptionRow> {
  switch (passing.kind) {
    case 'term':
      return {
        anchor: passing.after.anchor,
        booked_until: passing.after.termEnd,
        paid_for_term: null,
        ...(passing.isPaid && { last_payment_at: passing.at }),
      }
    case 'unpaid':
      return { ended_why: 'unpaid', ended_at: passing.at }
    default:
      return {}
  }
}

type Tell = { readonly accountId: string; readonly now: number; readonly isOvertaken: boolean }

/** The paper of a term and the mail that tells of it. */
async function beginTerm(
  transaction: Database,
  desk: MailDesk,
  { at, after, plan, isPaid, isFirst, isChanged }: Extract<Passing, { kind: 'term' }>,
  { accountId, now, isOvertaken }: Tell,
): Promise<void> {
  const end = after.termEnd ?? at
  const cents = priceOf(plan)
  const number = await bookInvoice(transaction, desk, {
    accountId,
    occasion: `term ${accountId} ${at}`,
    lines: [{ text: `${findPlan(plan.planId)?.plan ?? plan.planId}, ${plan.period}`, from: at, to: end, cents }],
    state: isPaid ? 'paid' : 'due',
    issuedAt: at,
  })
  const invoice = number === null ? null : invoiceNumber(number)
  if (!isPaid) {
    if (isOvertaken) return
    const occasion = { mail: 'payment-failed', plan, since: at, cents } as const
    return tellOwner(transaction, desk, { accountId, now, occasion, stamp: at })
  }
  const term = { plan, at, end, cents, invoice }
  const occasion = isFirst
    ? ({ mail: 'plan-begun', ...term } as const)
    : ({ mail: 'receipt', ...term, start: at, isChanged } as const)
  return tellOwner(transaction, desk, { accountId, now, occasion, stamp: isFirst ? at : (invoice ?? at) })
}

function whatHappened(passing: Passing): string {
  switch (passing.kind) {
    case 'term': {
      const name = `${findPlan(passing.plan.planId)?.plan ?? passing.plan.planId}, ${passing.plan.period}`
      if (!passing.isPaid) return `A new term of ${name} began; its payment did not come through.`
      return passing.isFirst || passing.isChanged ? `${name} began.` : `A new term of ${name} began.`
    }
    case 'grace':
      return 'The payment is overdue.'
    case 'unpaid':
      return `The payment did not come through; drafting ended on ${dateText(passing.at, 'UTC')}.`
    case 'ended':
      return 'The subscription ended, as it was cancelled.'
  }
}

/** Lets the clock come back when the next thing is due. Call it after every change, in its transaction. */
export async function planClock(transaction: Database, accountId: string, now: number): Promise<void> {
  const row = await findStored(transaction, accountId)
  await dropJobs(transaction, 'billing-clock', accountId)
  const at = row && nextLook(toSubscription(row), chargeFollows(row), now)
  if (at !== undefined) await addJob(transaction, { kind: 'billing-clock', subjectId: accountId, runAt: at })
}

/** A paid term comes after the trial: ordered here, or announced by the provider. */
export function chargeFollows(row: SubscriptionRow): boolean {
  return row.planned_plan_id !== null || row.next_charge_at !== null
}
