import type { BillingFacts } from '../billing-facts.ts'
import { type Zone, dateText, daysText, daysUntil, whenText } from '../counting-days.ts'
import { type BillingPeriod, findPlan } from '../plans.ts'

/** Who reads a sentence about billing, and when. */
export type Reader = {
  readonly facts: BillingFacts
  /** The server's clock now, in epoch milliseconds. */
  readonly now: number
  readonly zone: Zone
  readonly support: string
}

/** Where a button leads: a path of the product, the hosted portal, or a thing to do on the page. */
export type Target =
  | '/drafty/subscription-signup'
  | '/drafty/email-verification'
  | '/settings/billing'
  | '/settings/billingandsubscriptions'
  | 'portal'
  | 'reactivate'
  | 'reload'

export const addresses = {
  signUp: '/drafty/subscription-signup',
  verification: '/drafty/email-verification',
  billing: '/settings/billingandsubscriptions',
} as const

/** `7 days` until a moment. */
export function daysTo(time: number | null, { now }: Reader): string {
  return daysText(time === null ? 0 : daysUntil(time, now))
}

/** `in 7 days`, `tomorrow at 9:00 AM`. */
export function whenIs(time: number | null, { now, zone }: Reader): string {
  return time === null ? '' : whenText(time, now, zone)
}

/** `December 4, 2026`. */
export function onDay(time: number | null, { zone }: Reader): string {
  return time === null ? '' : dateText(time, zone)
}

export function planName(planId: string | null | undefined): string {
  return findPlan(planId ?? null)?.plan ?? 'Your plan'
}

export function periodWord(period: BillingPeriod | null | undefined): string {
  return period === 'yearly' ? 'yearly' : 'monthly'
}

/** A sentence without its first words, said by itself. */
export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
