import type { BillingGiven, EndReason, SubscriptionFacts } from './billing-given.ts'
import { creditsLeft, starterCredits } from './credits.ts'
import { type Subscription, canGenerateAt, creditLimit, graceDays, unpaidDays } from './entitlement.ts'
import { priceOf } from './plan-change.ts'
import { type BillingPeriod, findPlan, trialDays } from './plans.ts'
import { cheapestDraft, isEntitled, type SituationCode, situationOf } from './situation.ts'
import { starterExpiry } from './starter.ts'
import { isTrial } from './status.ts'

const dayMs = 86_400_000
/** Accounts made before this day took part in the beta, whose notice promises thirty days more. */
export const betaUntil = Date.parse('2023-07-31T00:00:00Z')

/** Why nothing can be drafted. `credits-too-few` is judged with the cost of a tool. */
export const offReasons = [
  'no-subscription',
  'starter-over',
  'trial-over',
  'payment-overdue',
  'paused',
  'left-family',
  'inactive',
  'cancelled',
  'renewal-unconfirmed',
  'credits-used-up',
] as const
export type OffReason = (typeof offReasons)[number]

/** What every place is told of billing; times in epoch milliseconds, credits as credits, sums in cents. */
export type BillingFacts = {
  readonly asOf: number
  readonly situation: SituationCode
  readonly status: string | null
  readonly role: 'owner' | 'dependent'
  readonly provider: 'local' | 'hosted'
  readonly plan: { readonly planId: string; readonly period: BillingPeriod } | null
  readonly termStart: number | null
  readonly termEnd: number | null
  readonly credits: {
    readonly limit: number
    readonly used: number
    readonly held: number
    readonly left: number
  }
  readonly drafting: { readonly allowed: boolean; readonly reason: OffReason | null; readonly endsAt: number | null }
  /** Null: they end, or nothing is known. */
  readonly creditsResetAt: number | null
  readonly creditsEndAt: number | null
  readonly trial: {
    readonly eligible: boolean
    /** False before the address is verified: what is known of the address is not told. */
    readonly certain: boolean
    readonly reason: 'had-trial' | 'had-plan' | 'dependent' | null
    readonly days: number
  }
  readonly starter: { readonly left: number; readonly endsAt: number; readonly replaced: boolean }
  readonly hasDrafted: boolean
  readonly nextCharge: { readonly at: number; readonly cents: number | null } | null
  readonly due: { readonly since: number; readonly cents: number | null; readonly draftingEndsAt: number } | null
  readonly planned: {
    readonly kind: 'plan' | 'end'
    readonly at: number
    readonly planId: string | null
    readonly period: BillingPeriod | null
    readonly cents: number | null
  } | null
  readonly ended: {
    readonly at: number | null
    readonly why: EndReason | 'cancelled' | 'trial' | 'starter'
    readonly resumesAt: number | null
  } | null
  readonly paymentMethod: boolean | null
  readonly paidForTerm: number | null
  readonly withdrawnInvoice: string | null
  readonly reactivation: {
    readonly allowed: boolean
    readonly reason: 'not-needed' | 'payment-due' | 'paused' | 'plan-not-sold' | 'dependent' | 'no-plan' | null
    readonly cents: number | null
  }
  readonly needsVerification: boolean
  readonly contact: string | null
}

/** Judges all of it at once: the page never guesses, it only picks the sentence and counts days down. */
export function billingFacts(given: BillingGiven): BillingFacts {
  const { now, subscription, role } = given
  const limit = subscription ? creditLimit(termsOf(subscription)) : 0
  const left = creditsLeft(limit, given.used)
  const situation = situationOf(given, left)
  const due = dueOf(subscription)
  const plan = planOf(subscription)
  return {
    asOf: now,
    situation,
    status: subscription?.status ?? null,
    role,
    provider: given.provider,
    plan,
    termStart: subscription?.termStart ?? null,
    termEnd: subscription?.termEnd ?? null,
    credits: { limit, used: given.used, held: given.held, left },
    drafting: draftingOf(given, situation, left),
    ...creditDates(given, situation),
    trial: trialOf(given),
    starter: starterOf(given, left),
    hasDrafted: given.hasDrafted,
    nextCharge: nextChargeOf(given, situation),
    due,
    planned: plannedOf(subscription, situation),
    ended: endedOf(given, situation),
    paymentMethod: subscription?.paymentOnFile ?? null,
    paidForTerm: subscription?.paidForTerm ?? (plan && subscription?.status === 'active' ? priceOf(plan) : null),
    withdrawnInvoice: subscription?.withdrawnInvoice ?? null,
    reactivation: reactivationOf(given, situation),
    needsVerification: role === 'owner' && !given.isEmailVerified,
    contact: role === 'dependent' ? given.ownerEmail : null,
  }
}

function termsOf(facts: SubscriptionFacts): Subscription {
  const { status, planId, period, termStart, termEnd, dueSince } = facts
  return { status, planId, period, termStart, termEnd, dueSince, anchor: null, renewsItself: false }
}

function planOf(subscription: SubscriptionFacts | undefined) {
  const { planId, period } = subscription ?? {}
  return planId && period ? { planId, period } : null
}

function dueOf(subscription: SubscriptionFacts | undefined): BillingFacts['due'] {
  if (!subscription || subscription.dueSince === null) return null
  const plan = planOf(subscription)
  const draftingEndsAt = subscription.dueSince + (unpaidDays + graceDays) * dayMs
  return { since: subscription.dueSince, cents: subscription.dueCents ?? (plan ? priceOf(plan) : null), draftingEndsAt }
}

const reasons: Partial<Record<SituationCode, OffReason>> = {
  'no-row': 'no-subscription',
  'starter-over': 'starter-over',
  'trial-over': 'trial-over',
  unpaid: 'payment-overdue',
  paused: 'paused',
  'left-family': 'left-family',
  inactive: 'inactive',
  cancelled: 'cancelled',
  unconfirmed: 'renewal-unconfirmed',
}

function draftingOf(given: BillingGiven, situation: SituationCode, left: number): BillingFacts['drafting'] {
  const reason = reasons[situation] ?? (left < cheapestDraft ? 'credits-used-up' : null)
  return { allowed: reason === null, reason, endsAt: draftingEnd(given, situation) }
}

/** When drafting ends by itself; null when it renews, or is off. */
function draftingEnd({ subscription, createdAt, ordered }: BillingGiven, situation: SituationCode): number | null {
  switch (situation) {
    case 'starter':
    case 'starter-used':
      return starterExpiry(createdAt)
    case 'trial':
    case 'trial-used':
      return ordered ? null : (subscription?.termEnd ?? null)
    case 'ending':
      return subscription?.termEnd ?? null
    case 'past-due':
    case 'grace':
      return dueOf(subscription)?.draftingEndsAt ?? null
    default:
      return null
  }
}

function creditDates(given: BillingGiven, situation: SituationCode) {
  const termEnd = given.subscription?.termEnd ?? null
  const resets = situation.startsWith('active') || given.ordered !== null
  return {
    creditsResetAt: resets && isEntitled(situation) ? termEnd : null,
    creditsEndAt: resets ? null : draftingEnd(given, situation),
  }
}

function trialOf({ role, subscription, hadTrial, isEmailVerified, createdAt }: BillingGiven): BillingFacts['trial'] {
  const hadPlan = subscription !== undefined && subscription.planId !== null
  const tried = hadTrial.account || (isEmailVerified && hadTrial.address)
  const reason = role === 'dependent' ? 'dependent' : tried ? 'had-trial' : hadPlan ? 'had-plan' : null
  const days = createdAt < betaUntil ? trialDays + 30 : trialDays
  return { eligible: reason === null, certain: reason !== null || isEmailVerified, reason, days }
}

function starterOf({ subscription, createdAt, starterLeftWhenPlanBegan }: BillingGiven, left: number) {
  const isStarter = subscription?.status === 'placeholder'
  const known = isStarter ? left : (starterLeftWhenPlanBegan ?? 0)
  return { left: Math.min(starterCredits, known), endsAt: starterExpiry(createdAt), replaced: !isStarter }
}

function nextChargeOf({ subscription, ordered }: BillingGiven, situation: SituationCode): BillingFacts['nextCharge'] {
  if (ordered) return { at: ordered.at, cents: ordered.cents }
  const plan = planOf(subscription)
  if (!situation.startsWith('active') || !plan || !subscription || subscription.termEnd === null) return null
  return { at: subscription.termEnd, cents: priceOf(subscription.planned ?? plan) }
}

function plannedOf(subscription: SubscriptionFacts | undefined, situation: SituationCode): BillingFacts['planned'] {
  if (!subscription || subscription.termEnd === null) return null
  const at = subscription.termEnd
  if (situation === 'ending') return { kind: 'end', at, planId: null, period: null, cents: null }
  if (!subscription.planned || !situation.startsWith('active')) return null
  return { kind: 'plan', at, ...subscription.planned, cents: priceOf(subscription.planned) }
}

function endedOf({ subscription, createdAt }: BillingGiven, situation: SituationCode): BillingFacts['ended'] {
  const { termEnd = null, endedAt = null, resumesAt = null, why = null } = subscription ?? {}
  switch (situation) {
    case 'starter-over':
      return { at: starterExpiry(createdAt), why: 'starter', resumesAt: null }
    case 'trial-over':
      return { at: termEnd, why: 'trial', resumesAt: null }
    case 'cancelled':
      return { at: termEnd ?? endedAt, why: 'cancelled', resumesAt: null }
    case 'unpaid':
      return { at: dueOf(subscription)?.draftingEndsAt ?? endedAt, why: 'unpaid', resumesAt: null }
    case 'paused':
      return { at: endedAt, why: 'paused', resumesAt }
    case 'left-family':
    case 'inactive':
      return { at: endedAt, why: why ?? 'other', resumesAt: null }
    default:
      return null
  }
}

function reactivationOf(given: BillingGiven, situation: SituationCode): BillingFacts['reactivation'] {
  const { subscription, role } = given
  const plan = planOf(subscription)
  const no = (reason: BillingFacts['reactivation']['reason']) => ({ allowed: false, reason, cents: null })
  if (role === 'dependent') return no('dependent')
  if (!subscription || !plan) return no('no-plan')
  if (situation === 'ending') return { allowed: true, reason: null, cents: 0 }
  if (situation === 'past-due' || situation === 'grace') return no('payment-due')
  if (situation === 'paused') return no('paused')
  const entitled = canGenerateAt(termsOf(subscription), given.createdAt, given.now)
  if (entitled || situation === 'unconfirmed') return no('not-needed')
  if (!findPlan(plan.planId)) return no('plan-not-sold')
  return { allowed: subscription.paymentOnFile !== false, reason: null, cents: priceOf(plan) }
}

/** In a trial, whatever the provider calls it. */
export function isInTrial({ status }: BillingFacts): boolean {
  return status !== null && isTrial(status)
}
