import { counted } from '../money.ts'
import type { OfferAction } from '../offer.ts'
import { onDay, planName, type Reader } from './reader.ts'

/** A term that began longer ago is not the one that was just ordered. */
const newForMs = 3_600_000
const begun: readonly string[] = ['active', 'active-planned', 'active-used']

/**
 * What is said after an order, once the subscription is as it was ordered; undefined while it is not yet so. `action` as the
 * page of the order tells it; a provider does not tell it, and the state itself is said then.
 */
export function orderToast(action: string | null, reader: Reader): string | undefined {
  const { facts } = reader
  const { situation, credits } = facts
  const plan = planName(facts.plan?.planId)
  const left = `${counted(credits.left)} of ${counted(credits.limit)} credits are left.`
  switch (action as OfferAction | null) {
    case 'upgrade':
    case 'to-yearly':
      return begun.includes(situation) ? `You have ${plan} now: ${left}` : undefined
    case 'at-term-end': {
      const { planned } = facts
      return planned?.kind === 'plan'
        ? `${planName(planned.planId)} begins on ${onDay(planned.at, reader)}.`
        : undefined
    }
    case 'keep':
      return `${plan} stays your plan.`
    default:
  }
  const isNew = facts.termStart !== null && facts.asOf - facts.termStart < newForMs
  if (situation === 'trial')
    return !isNew
      ? undefined
      : `Your free trial has begun: ${counted(credits.limit)} credits until ${onDay(facts.termEnd, reader)}.`
  if (situation === 'trial-ordered')
    return `${plan} is ordered and begins on ${onDay(facts.nextCharge?.at ?? facts.termEnd, reader)}.`
  if (begun.includes(situation) && !isNew) return `You have ${plan} now: ${left}`
  if (begun.includes(situation))
    return `${plan} has begun: ${counted(credits.limit)} credits until ${onDay(facts.termEnd, reader)}.`
  return undefined
}

/** What is said after something planned was taken back; `before` as it was then. */
export function keptToast(before: Reader): string {
  const plan = planName(before.facts.plan?.planId)
  return before.facts.situation === 'ending' ? 'Your subscription goes on.' : `${plan} stays your plan.`
}

/** A payment that was missing has come: drafting goes on. */
export function isPaidSince(before: Reader | null, now: Reader): boolean {
  const wasDue = before?.facts.situation === 'past-due' || before?.facts.situation === 'grace'
  return wasDue && begun.includes(now.facts.situation)
}

export const paidToast = 'Thank you. The payment arrived and drafting goes on.'
export const nothingOrdered = 'Nothing was ordered.'
export const orderNotConfirmed =
  'Your order is not confirmed yet. You will get a mail when it is; nothing more is needed.'
