import type { BillingFacts } from './billing-facts.ts'
import { type Zone, dateText } from './counting-days.ts'
import { counted, dollars, pricePerTerm } from './money.ts'
import {
  type PlanAndPeriod,
  type PlanChange,
  kindOfChange,
  priceOf,
  rank,
  shareDue,
  yearDue,
  yearFrom,
} from './plan-change.ts'
import { type BillingPeriod, type Plan, creditsOfTerm, plans } from './plans.ts'
import { endOfTerm } from './term.ts'

export type OfferAction =
  | 'trial'
  | 'verify'
  | 'subscribe'
  | 'order-in-trial'
  | 'ordered'
  | 'current'
  | 'keep'
  | 'upgrade'
  | 'to-yearly'
  | 'at-term-end'
  | 'planned'
  | 'pay-first'
  | 'resume-first'

/** One plan in one period, as it can be had now. Sums in cents, times in epoch milliseconds. */
export type Offer = PlanAndPeriod & {
  readonly action: OfferAction
  /** Null: no button. */
  readonly label: string | null
  /** What happens, in one sentence. */
  readonly effect: string
  /** Null: not said, because nothing is ordered or the sum is not known. */
  readonly dueToday: number | null
  readonly lines: readonly { readonly text: string; readonly cents: number }[]
  readonly beginsAt: number | null
  readonly thenCents: number | null
  readonly thenAt: number | null
  /** What a term of it holds. */
  readonly credits: number
  /** What is used of them after the order. */
  readonly creditsUsedAfter: number
  /** What an order takes back. */
  readonly takenBack: 'end' | 'plan' | null
}

const dayMs = 86_400_000
const periods: readonly BillingPeriod[] = ['monthly', 'yearly']

/** What each plan and period means for this account now: six offers, in the order of the plans; none for a dependent. */
export function offersFor(facts: BillingFacts, now: number, zone: Zone): Offer[] {
  if (facts.role === 'dependent') return []
  return plans.flatMap((plan) => periods.map((period) => offerFor(facts, { plan, period }, now, zone)))
}

type Wanted = { readonly plan: Plan; readonly period: BillingPeriod }
type Terms = Partial<Omit<Offer, 'planId' | 'period' | 'credits'>>

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

function fromToday({ plan, period }: Wanted, now: number, zone: Zone): Terms {
  const end = endOfTerm(now, period)
  const price = priceOf({ planId: plan.plan_id, period })
  return {
    action: 'subscribe',
    effect: `Begins today with ${counted(creditsOfTerm(plan, period))} credits, renews on ${dateText(end, zone)}.`,
    dueToday: price,
    lines: [{ text: `${plan.plan}, ${dateText(now, zone)} to ${dateText(end, zone)}`, cents: price }],
    beginsAt: now,
    thenAt: end,
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

function current(facts: BillingFacts, own: PlanAndPeriod, zone: Zone): Terms {
  const end = facts.termEnd
  const when = end === null || end <= facts.asOf ? '' : ` on ${dateText(end, zone)}`
  const effect = `Renews${when} for ${dollars(priceOf(own))}.`
  return { action: 'current', label: 'Your plan', effect, thenAt: end, creditsUsedAfter: facts.credits.used }
}

/** A change of the plan within a paid term, which stays, and whose count stays. */
function underWay(facts: BillingFacts, { plan, period }: Wanted, now: number, zone: Zone): Terms {
  const { plan: from, termStart, termEnd, planned, credits } = facts
  if (from === null || termStart === null || termEnd === null) return fromToday({ plan, period }, now, zone)
  const to = { planId: plan.plan_id, period }
  const change = kindOfChange(from, to)
  const takenBack = planned?.kind ?? null
  if (change === 'same')
    return takenBack === null
      ? current(facts, to, zone)
      : {
          action: 'keep',
          label: 'Keep this plan',
          effect: 'Goes on as it is.',
          dueToday: 0,
          thenAt: termEnd,
          takenBack,
        }
  if (change === 'at-term-end') return atTermEnd(facts, { plan, period }, termEnd, zone)
  const end = change === 'upgrade' ? termEnd : yearFrom(termStart).termEnd
  const due =
    change === 'upgrade'
      ? shareDue(from, to, { termStart, termEnd }, now)
      : yearDue(to, facts.paidForTerm ?? priceOf(from))
  return {
    action: change,
    label: change === 'upgrade' ? 'Upgrade now' : 'Switch to yearly now',
    effect: effectNow(change, { plan, period }, { termStart, end, used: credits.used }, zone) + endFalls(facts, zone),
    dueToday: due.cents,
    lines: linesOf(facts, plan, due.lines, { change, from: now, start: termStart, to: end, zone }),
    beginsAt: now,
    thenAt: end,
    creditsUsedAfter: credits.used,
    takenBack,
  }
}

function endFalls({ planned }: BillingFacts, zone: Zone): string {
  return planned?.kind === 'end' ? ` The end planned for ${dateText(planned.at, zone)} is taken back.` : ''
}

function effectNow(
  change: PlanChange,
  { plan, period }: Wanted,
  { termStart, end, used }: { termStart: number; end: number; used: number },
  zone: Zone,
): string {
  if (change === 'to-yearly')
    return `At once: your year runs from ${dateText(termStart, zone)} to ${dateText(end, zone)}; the month you paid counts.`
  const credits = counted(creditsOfTerm(plan, period))
  return `At once: ${credits} credits until ${dateText(end, zone)}, ${counted(used)} of them used. Then ${pricePerTerm(plan, period)}.`
}

function linesOf(
  { plan: before }: BillingFacts,
  plan: Plan,
  [plus, minus]: readonly [number, number],
  { change, from, start, to, zone }: { change: PlanChange; from: number; start: number; to: number; zone: Zone },
) {
  const old = plans.find(({ plan_id }) => plan_id === before?.planId)?.plan ?? 'the plan before'
  const begins = change === 'upgrade' ? from : start
  const given = change === 'upgrade' ? `Unused part of ${old}` : `Paid for ${old}`
  const lines = [
    { text: `${plan.plan}, ${dateText(begins, zone)} to ${dateText(to, zone)}`, cents: plus },
    { text: given, cents: minus },
  ]
  return lines.filter(({ cents }) => cents !== 0)
}

function atTermEnd(facts: BillingFacts, { plan, period }: Wanted, termEnd: number, zone: Zone): Terms {
  const end = dateText(termEnd, zone)
  const isPlanned = facts.planned?.planId === plan.plan_id && facts.planned.period === period
  if (isPlanned)
    return {
      action: 'planned',
      label: `Planned for ${end}`,
      effect: 'Taken back with “Keep this plan”.',
      beginsAt: termEnd,
      thenAt: termEnd,
    }
  const credits = counted(creditsOfTerm(plan, period))
  const goesOn = facts.planned?.kind === 'end' ? ' The subscription then goes on.' : ''
  return {
    action: 'at-term-end',
    label: `Change on ${end}`,
    effect: `Until then everything stays. Then ${credits} credits and ${pricePerTerm(plan, period)}.${goesOn}`,
    dueToday: 0,
    beginsAt: termEnd,
    thenAt: termEnd,
    takenBack: facts.planned?.kind ?? null,
  }
}

/** What a provider says that a change of the plan costs today, and when it charges next; null: it did not say. */
export type OfferEstimate = { readonly dueCents: number | null; readonly nextChargeAt: number | null }

/** Whether an offer changes the plan at once, so that a provider reckons what is due. */
export function isChangedAtOnce({ action }: Offer): boolean {
  return action === 'upgrade' || action === 'to-yearly'
}

/** An offer that changes the plan at once, with the sum and the dates of the provider that will charge it. */
export function asEstimated(offer: Offer, { dueCents, nextChargeAt }: OfferEstimate, now: number, zone: Zone): Offer {
  const own = { ...offer, dueToday: dueCents, lines: [] }
  if (offer.action !== 'to-yearly') return own
  // A provider's year begins with the change; ours counts from the month that was paid.
  const until = nextChargeAt === null ? '' : ` to ${dateText(nextChargeAt, zone)}`
  const effect = `At once: your year runs from ${dateText(now, zone)}${until}; what is left of the month you paid counts.`
  return { ...own, effect, thenAt: nextChargeAt, creditsUsedAfter: 0 }
}
