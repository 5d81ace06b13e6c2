import { subscriptionAt } from '#domain/subscription/subscription-at.ts'
import type { MailOccasion } from '#domain/subscription/mail-occasions.ts'
import { kindOfChange, type PlanAndPeriod, priceOf } from '#domain/subscription/plan-change.ts'
import { isTrial } from '#domain/subscription/status.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { type MailDesk, tellOwner } from './billing-mails.ts'
import { nextPlanOf, planOf } from './order-mails.ts'
import { toSubscription } from './subscription-store.ts'
import { tellFamily } from './tell-family.ts'

const drafts: readonly string[] = ['active', 'non_renewing', 'past_due', 'grace_period']

/** Tells what changed at the provider between two looks at it: the present was read, so each change is told once. */
export async function tellMirrored(
  transaction: Database,
  desk: MailDesk,
  { before, after, now }: { readonly before: SubscriptionRow; readonly after: SubscriptionRow; readonly now: number },
): Promise<void> {
  const accountId = after.account_id
  const told = mailOf(before, after, now)
  if (told) await tellOwner(transaction, desk, { accountId, ...told, now })
  const lost = methodLost(before, after)
  if (lost) await tellOwner(transaction, desk, { accountId, occasion: lost, stamp: now, now })
  const [did, does] = [mayDraft(before, now), mayDraft(after, now)]
  if (did && !does) await tellFamily(transaction, desk, { accountId, mail: 'family-off', stamp: now, now })
  if (!did && does && before.status !== 'placeholder')
    await tellFamily(transaction, desk, { accountId, mail: 'family-on', stamp: now, now })
}

/** The payment method is gone while a term will be due. */
function methodLost(before: SubscriptionRow, after: SubscriptionRow): MailOccasion | null {
  const plan = nextPlanOf(after)
  const isGone = before.mirrored_method === 1 && after.mirrored_method === 0
  const at = isTrial(after.status) ? after.next_charge_at : after.status === 'active' ? after.term_end : null
  return isGone && plan && at !== null ? { mail: 'method-removed', cents: priceOf(plan), at } : null
}

function mayDraft(row: SubscriptionRow, now: number): boolean {
  const { status, termEnd } = subscriptionAt(toSubscription(row), now)
  return drafts.includes(status) || (isTrial(status) && termEnd !== null && now < termEnd)
}

type Told = { readonly occasion: MailOccasion; readonly stamp: string | number }

function mailOf(before: SubscriptionRow, after: SubscriptionRow, now: number): Told | null {
  const plan = planOf(after)
  const end = after.term_end ?? now
  if (!plan) return null
  switch (after.status) {
    case 'in_trial':
      return mailOfTrial(before, after, now)
    case 'active':
      return mailOfActive(before, after, now)
    case 'past_due': {
      if (before.due_since !== null || after.due_since === null) return null
      const occasion = { mail: 'payment-failed', plan, since: after.due_since, cents: duesOf(after) } as const
      return { occasion, stamp: after.due_since }
    }
    case 'non_renewing':
      return before.status === 'active' ? { occasion: { mail: 'cancel-planned', end }, stamp: `${end} ${now}` } : null
    case 'cancelled':
      return before.status === 'cancelled' ? null : mailOfEnd(before, end)
    default:
      return null
  }
}

/** What stayed unpaid, a trial that came to its end, or a subscription that was cancelled. */
function mailOfEnd(before: SubscriptionRow, end: number): Told {
  // The provider ends what stayed unpaid: that is told as such, and once.
  if (before.due_since !== null)
    return { occasion: { mail: 'drafting-off', since: before.due_since, withdrawn: false }, stamp: before.due_since }
  // A trial that came to its end is told by the clock, too: whoever is first says it, in the same words.
  if (isTrial(before.status) && before.term_end !== null && end >= before.term_end)
    return { occasion: { mail: 'trial-over', end: before.term_end }, stamp: before.term_end }
  return { occasion: { mail: 'cancelled', at: end, wasTrial: isTrial(before.status) }, stamp: end }
}

/** A trial begins; a plan is ordered to follow it; or the order is taken back. */
function mailOfTrial(before: SubscriptionRow, after: SubscriptionRow, now: number): Told | null {
  const [plan, end] = [planOf(after), after.term_end ?? now]
  if (!plan) return null
  const charge = after.next_charge_at !== null
  if (!isTrial(before.status)) {
    const start = after.term_start ?? now
    return { occasion: { mail: 'trial-begun', plan, start, end, charge }, stamp: start }
  }
  const had = before.next_charge_at !== null
  const isOther = before.plan_id !== plan.planId || before.period !== plan.period
  if (charge && (!had || isOther)) return { occasion: { mail: 'plan-ordered', plan, at: end }, stamp: now }
  return had && !charge ? { occasion: { mail: 'change-undone', plan, at: end }, stamp: now } : null
}

/** What is due, as the provider names it; else the price of the plan. */
function duesOf(row: SubscriptionRow): number | null {
  const plan = planOf(row)
  return row.mirrored_dues ?? (plan && priceOf(plan))
}

/** A term is under way: the first, another, or the one that was in danger. */
function mailOfActive(before: SubscriptionRow, after: SubscriptionRow, now: number): Told | null {
  const plan = planOf(after)
  if (!plan) return null
  const [start, end] = [after.term_start ?? now, after.term_end ?? now]
  const term = { plan, at: start, end, cents: priceOf(plan), invoice: null }
  const hadEnded = before.status === 'cancelled' || before.status === 'inactive'
  if (before.due_since !== null && !hadEnded) {
    const occasion = { mail: 'payment-arrived', cents: duesOf(before), at: now, invoice: null } as const
    return { occasion, stamp: before.due_since }
  }
  // One that was paused goes on in its term: nothing was charged.
  if (hadEnded && before.term_start === after.term_start) return null
  if (hadEnded && before.plan_id !== null) return { occasion: { mail: 'reactivated', ...term }, stamp: start }
  if (before.status !== 'active' && before.status !== 'non_renewing')
    return { occasion: { mail: 'plan-begun', ...term }, stamp: start }
  if (before.status === 'non_renewing' && before.term_start === after.term_start)
    return { occasion: { mail: 'cancel-undone', plan, end }, stamp: now }
  return mailOfChange(before, after, { plan, start, end, now })
}

type Present = { readonly plan: PlanAndPeriod; readonly start: number; readonly end: number; readonly now: number }

/** Another plan is planned for the next term, or is not any more. */
function mailOfPlan(before: SubscriptionRow, after: SubscriptionRow, { plan, end, now }: Present): Told | null {
  const [was, is] = [nextPlanOf(before), nextPlanOf(after)]
  if (!was || !is || kindOfChange(was, is) === 'same') return null
  return kindOfChange(plan, is) === 'same'
    ? { occasion: { mail: 'change-undone', plan, at: end }, stamp: now }
    : { occasion: { mail: 'change-planned', from: plan, to: is, at: end }, stamp: now }
}

/** Another plan in the term, or the next term. */
function mailOfChange(
  before: SubscriptionRow,
  after: SubscriptionRow,
  { plan, start, end, now }: Present,
): Told | null {
  const from = planOf(before)
  const change = from === null ? 'same' : kindOfChange(from, plan)
  if (change === 'upgrade' || change === 'to-yearly') {
    const isYear = change === 'to-yearly'
    const occasion = { mail: 'upgraded', plan, at: now, start, end, used: null, cents: null, isYear } as const
    return { occasion, stamp: `${plan.planId} ${plan.period} ${start}` }
  }
  if (before.term_start === start) return mailOfPlan(before, after, { plan, start, end, now })
  const term = { plan, at: start, start, end, cents: priceOf(plan), invoice: null }
  return { occasion: { mail: 'receipt', ...term, isChanged: change === 'at-term-end' }, stamp: start }
}
