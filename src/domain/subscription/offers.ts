import type { BillingFacts } from './billing-facts.ts'
import { type Zone, dateText } from './counting-days.ts'
import { counted, dollars, pricePerTerm } from './money.ts'
import { kindOfChange, priceOf, rank } from './plan-change.ts'
import { type BillingPeriod, creditsOfTerm, plans } from './plans.ts'
import { current, fromToday, underWay } from './offer-under-way.ts'
import type { Offer, Terms, Wanted } from './offer.ts'

const dayMs = 86_400_000
const periods: readonly BillingPeriod[] = ['monthly', 'yearly']

/** What each plan and period means for this account now: six offers, in the order of the plans; none for a dependent. */
export function offersFor(facts: BillingFacts, now: number, zone: Zone): Offer[] {
  if (facts.role === 'dependent') return []
  return plans.flatMap((plan) => periods.map((period) => offerFor(facts, { plan, period }, now, zone)))
}

function offerFor(facts: BillingFacts, wanted: Wanted, now: number, zone: Zone): Offer {
  const { plan, period } = wanted
  const offer: Offer = {
    planId: plan.plan_id,
    period,
    action: 'subscribe',
    label: startLabel(period),
    effect: '',
    dueToday: null,
    lines: [],
    beginsAt: null,
    thenCents: priceOf({ planId: plan.plan_id, period }),
    thenAt: null,
    credits: creditsOfTerm(plan, period),
    creditsUsedAfter: 0,
    takenBack: null,
  }
  return { ...offer, ...termsOf(facts, wanted, now, zone) }
}

function startLabel(period: BillingPeriod): string {
  return period === 'yearly' ? 'Start Yearly Plan' : 'Start Monthly Plan'
}

function termsOf(facts: BillingFacts, wanted: Wanted, now: number, zone: Zone): Terms {
  const own = { planId: wanted.plan.plan_id, period: wanted.period }
  const isOwn = facts.plan !== null && kindOfChange(facts.plan, own) === 'same'
  const wait = { label: null, thenCents: null }
  switch (facts.situation) {
    case 'past-due':
    case 'grace':
      return isOwn ? current(facts, own, zone) : { ...wait, action: 'pay-first', effect: 'Pay what is due first.' }
    case 'unconfirmed':
      return isOwn
        ? current(facts, own, zone)
        : { ...wait, action: 'pay-first', effect: 'Wait until the new term is confirmed.' }
    case 'paused':
      return { ...wait, action: 'resume-first', effect: 'Resume the paused subscription first.' }
    default:
  }
  if (facts.needsVerification) return { action: 'verify', effect: 'Verify your e-mail address first.', thenCents: null }
  switch (facts.situation) {
    case 'trial':
    case 'trial-used':
    case 'trial-ordered':
      return inTrial(facts, wanted, isOwn, zone)
    case 'active':
    case 'active-planned':
    case 'active-used':
    case 'ending':
      return underWay(facts, wanted, now, zone)
    default:
      return facts.trial.eligible ? firstTrial(facts, wanted, now, zone) : fromToday(wanted, now, zone)
  }
}

function firstTrial(facts: BillingFacts, { plan, period }: Wanted, now: number, zone: Zone): Terms {
  const end = now + facts.trial.days * dayMs
  const credits = `${counted(plan.credits)} credits${period === 'yearly' ? ' of one month' : ''}`
  const after =
    facts.provider === 'local'
      ? '. Nothing is charged when they end.'
      : `, then ${pricePerTerm(plan, period)} from ${dateText(end, zone)} unless you cancel before.`
  return {
    action: 'trial',
    effect: `${facts.trial.days} days free with ${credits}${after}`,
    dueToday: 0,
    beginsAt: now,
    thenAt: facts.provider === 'local' ? null : end,
  }
}

function inTrial(facts: BillingFacts, { plan, period }: Wanted, isOwn: boolean, zone: Zone): Terms {
  const end = facts.termEnd ?? facts.asOf
  const price = dollars(priceOf({ planId: plan.plan_id, period }))
  const common = { dueToday: 0, beginsAt: end, thenAt: end, creditsUsedAfter: facts.credits.used }
  if (facts.nextCharge !== null && isOwn)
    return { ...common, action: 'ordered', label: 'Ordered', effect: `Begins on ${dateText(end, zone)} for ${price}.` }
  const isHigher = facts.plan !== null && rank(plan.plan_id) > rank(facts.plan.planId)
  const atOnce = isHigher ? ' Its credits are yours at once.' : ''
  const effect = `Begins on ${dateText(end, zone)}, when your free trial ends: ${price} is charged then.${atOnce}`
  return { ...common, action: 'order-in-trial', effect, takenBack: facts.nextCharge === null ? null : 'plan' }
}
