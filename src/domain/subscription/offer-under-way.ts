import type { BillingFacts } from './billing-facts.ts'
import { type Zone, dateText } from './counting-days.ts'
import { counted, dollars, pricePerTerm } from './money.ts'
import {
  type PlanAndPeriod,
  type PlanChange,
  kindOfChange,
  priceOf,
  shareDue,
  yearDue,
  yearFrom,
} from './plan-change.ts'
import { type Plan, creditsOfTerm, plans } from './plans.ts'
import { endOfTerm } from './term.ts'
import type { Terms, Wanted } from './offer.ts'

/** A plan that begins today and is paid at once. */
export function fromToday({ plan, period }: Wanted, now: number, zone: Zone): Terms {
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

/** The plan that the account has. */
export function current(facts: BillingFacts, own: PlanAndPeriod, zone: Zone): Terms {
  const end = facts.termEnd
  const when = end === null || end <= facts.asOf ? '' : ` on ${dateText(end, zone)}`
  const effect = `Renews${when} for ${dollars(priceOf(own))}.`
  return { action: 'current', label: 'Your plan', effect, thenAt: end, creditsUsedAfter: facts.credits.used }
}

/** A change of the plan within a paid term, which stays, and whose count stays. */
export function underWay(facts: BillingFacts, { plan, period }: Wanted, now: number, zone: Zone): Terms {
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
