import { centsOfTerm } from './money.ts'
import { type BillingPeriod, findPlan, plans } from './plans.ts'
import { endOfTerm } from './term.ts'

export type PlanAndPeriod = { readonly planId: string; readonly period: BillingPeriod }
type Terms = { readonly termStart: number; readonly termEnd: number }

/** How a subscription under way comes to another plan: the plan is judged first, then the period. */
export type PlanChange = 'same' | 'upgrade' | 'to-yearly' | 'at-term-end'

/** An upgrade and a longer period count at once; a smaller plan and a shorter period wait for the end of the term. */
export function kindOfChange(from: PlanAndPeriod, to: PlanAndPeriod): PlanChange {
  const step = rank(to.planId) - rank(from.planId)
  if (step === 0 && from.period === to.period) return 'same'
  if (from.period === 'yearly' && to.period === 'monthly') return 'at-term-end'
  if (step < 0) return 'at-term-end'
  return from.period === to.period ? 'upgrade' : 'to-yearly'
}

/** What is paid today, as lines that add up to it, in cents. */
export type Due = { readonly cents: number; readonly lines: readonly [plus: number, minus: number] }

/** The share of the dearer plan for the rest of the term, less the share that was paid: rounded once, whole seconds. */
export function shareDue(from: PlanAndPeriod, to: PlanAndPeriod, { termStart, termEnd }: Terms, now: number): Due {
  const left = Math.floor(termEnd / 1000) - Math.floor(now / 1000)
  const whole = Math.floor(termEnd / 1000) - Math.floor(termStart / 1000)
  const share = (cents: number) => roundHalfUp((cents * left) / whole)
  const cents = share(priceOf(to) - priceOf(from))
  const plus = share(priceOf(to))
  return { cents, lines: [plus, cents - plus] }
}

/** The price of the year that begins where the month began, less what was paid for that month; never below zero. */
export function yearDue(to: PlanAndPeriod, paidForTerm: number): Due {
  const price = priceOf(to)
  const cents = Math.max(0, price - paidForTerm)
  return { cents, lines: [price, cents - price] }
}

/** The year that a month's subscription becomes. */
export function yearFrom(termStart: number): Terms {
  return { termStart, termEnd: endOfTerm(termStart, 'yearly') }
}

/** What a term costs, in cents; 0 for a plan that is not sold any more. */
export function priceOf({ planId, period }: PlanAndPeriod): number {
  const plan = findPlan(planId)
  return plan ? centsOfTerm(plan, period) : 0
}

/** The largest plan, paid by the year, has nothing above it. */
export function isLargest({ planId, period }: PlanAndPeriod): boolean {
  return rank(planId) === plans.length - 1 && period === 'yearly'
}

/** Streamline, Accelerate, Growth; -1 for a plan that is not sold. */
export function rank(planId: string): number {
  return plans.findIndex((plan) => plan.plan_id === planId)
}

function roundHalfUp(amount: number): number {
  return Math.floor(amount + 0.5)
}
