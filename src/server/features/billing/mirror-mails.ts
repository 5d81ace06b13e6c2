import type { MailOccasion } from '#domain/subscription/mail-occasions.ts'
import { kindOfChange, type PlanAndPeriod, priceOf } from '#domain/subscription/plan-change.ts'
import { isTrial } from '#domain/subscription/status.ts'
import type { Database } from '#server/database/schema.ts'
import type { SubscriptionRow } from '#server/database/tables/credits.ts'
import { type MailDesk, tellFamily, tellOwner } from './billing-mails.ts'
import { planOf } from './order-mails.ts'

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
  const [did, does] = [mayDraft(before, now), mayDraft(after, now)]
  if (did && !does) await tellFamily(transaction, desk, { accountId, mail: 'family-off', stamp: now, now })
  if (!did && does && before.status !== 'placeholder')
    await tellFamily(transaction, desk, { accountId, mail: 'family-on', stamp: now, now })
}

function mayDraft({ status, term_end }: SubscriptionRow, now: number): boolean {
  return drafts.includes(status) || (isTrial(status) && term_end !== null && now < term_end)
}

type Told = { readonly occasion: MailOccasion; readonly stamp: string | number }

function mailOf(before: SubscriptionRow, after: SubscriptionRow, now: number): Told | null {
  const plan = planOf(after)
  const start = after.term_start ?? now
  const end = after.term_end ?? now
  if (!plan) return null
  switch (after.status) {
    case 'in_trial':
      if (isTrial(before.status)) return null
      return {
        occasion: { mail: 'trial-begun', plan, start, end, charge: after.next_charge_at !== null },
        stamp: start,
      }
    case 'active':
      return mailOfActive(before, after, now)
    case 'past_due':
      if (before.due_since !== null || after.due_since === null) return null
      return {
        occasion: { mail: 'payment-failed', plan, since: after.due_since, cents: priceOf(plan) },
        stamp: after.due_since,
      }
    case 'non_renewing':
      return before.status === 'active' ? { occasion: { mail: 'cancel-planned', end }, stamp: `${end} ${now}` } : null
    case 'cancelled': {
      if (before.status === 'cancelled') return null
      // The provider ends what stayed unpaid: that is told as such, and once.
      if (before.due_since !== null)
        return {
          occasion: { mail: 'drafting-off', since: before.due_since, withdrawn: false },
          stamp: before.due_since,
        }
      return { occasion: { mail: 'cancelled', at: end, wasTrial: isTrial(before.status) }, stamp: end }
    }
    default:
      return null
  }
}

/** A term is under way: the first, another, or the one that was in danger. */
function mailOfActive(before: SubscriptionRow, after: SubscriptionRow, now: number): Told | null {
  const plan = planOf(after)
  if (!plan) return null
  const [start, end] = [after.term_start ?? now, after.term_end ?? now]
  const term = { plan, at: start, end, cents: priceOf(plan), invoice: null }
  const hadEnded = before.status === 'cancelled' || before.status === 'inactive'
  if (before.due_since !== null && !hadEnded) {
    const occasion = { mail: 'payment-arrived', cents: priceOf(plan), at: now, invoice: null } as const
    return { occasion, stamp: before.due_since }
  }
  if (hadEnded && before.plan_id !== null) return { occasion: { mail: 'reactivated', ...term }, stamp: start }
  if (before.status !== 'active' && before.status !== 'non_renewing')
    return { occasion: { mail: 'plan-begun', ...term }, stamp: start }
  if (before.status === 'non_renewing' && before.term_start === after.term_start)
    return { occasion: { mail: 'cancel-undone', plan, end }, stamp: now }
  return mailOfChange(before, { plan, start, end, now })
}

type Present = { readonly plan: PlanAndPeriod; readonly start: number; readonly end: number; readonly now: number }

/** Another plan in the term, or the next term. */
function mailOfChange(before: SubscriptionRow, { plan, start, end, now }: Present): Told | null {
  const from = planOf(before)
  const change = from === null ? 'same' : kindOfChange(from, plan)
  if (change === 'upgrade' || change === 'to-yearly') {
    const isYear = change === 'to-yearly'
    const occasion = { mail: 'upgraded', plan, at: now, start, end, used: null, cents: null, isYear } as const
    return { occasion, stamp: `${plan.planId} ${plan.period} ${start}` }
  }
  if (before.term_start === start) return null
  const term = { plan, at: start, start, end, cents: priceOf(plan), invoice: null }
  return { occasion: { mail: 'receipt', ...term, isChanged: change === 'at-term-end' }, stamp: start }
}
