import type { Subscription } from './entitlement.ts'
import { type BillingPeriod, trialDays } from './plans.ts'
import { countsAsActive, isTrial } from './status.ts'
import { endOfTerm } from './term.ts'

const dayMs = 86_400_000

export type Choice = { readonly planId: string; readonly period: BillingPeriod; readonly isTrial: boolean }

/**
 * The subscription after a checkout at `now`. Within a paid term the term and its count stay and only the limit changes
 * (an end that was planned is taken back); otherwise a new term begins, which for a trial is fourteen days.
 */
export function afterCheckout(before: Subscription, choice: Choice, now: number): Subscription {
  const { planId, period } = choice
  const begun = { ...before, planId, period, dueSince: null, termStart: now }
  if (choice.isTrial) return { ...begun, status: 'in_trial', termEnd: now + trialDays * dayMs, anchor: null }
  const kept = keptTerm(before, period, now)
  if (kept) return { ...begun, status: 'active', ...kept }
  return { ...begun, status: 'active', termEnd: endOfTerm(now, period), anchor: now }
}

/** The term under way, at its length in the new period; undefined when there is none or it would lie in the past. */
function keptTerm(before: Subscription, period: BillingPeriod, now: number) {
  const { status, termStart, termEnd, anchor } = before
  const isPaid = countsAsActive(status) && !isTrial(status)
  if (!isPaid || termStart === null || termEnd === null || now >= termEnd) return undefined
  if (period === before.period) return { termStart, termEnd, anchor }
  const end = endOfTerm(termStart, period)
  return end > now ? { termStart, termEnd: end, anchor: termStart } : undefined
}
