import { daysUntil } from '../counting-days.ts'
import type { OffReason } from '../billing-facts.ts'
import { counted } from '../money.ts'
import { isLargest } from '../plan-change.ts'
import { whetherTheyReset } from './credits-end.ts'
import { dependentReason } from './dependent.ts'
import { type Reader, type Target, addresses, onDay, whenIs } from './reader.ts'

export type RefusalReason = OffReason | 'credits-too-few'
type Button = { readonly label: string; readonly to: Target } | null

/** Why a draft of this cost cannot be requested now; undefined when it can. Free drafts always can. */
export function refusalReason({ facts }: Reader, cost: number): RefusalReason | undefined {
  if (cost === 0) return undefined
  if (facts.drafting.reason !== null) return facts.drafting.reason
  return facts.credits.left < cost ? 'credits-too-few' : undefined
}

export type ReadinessItem = {
  readonly code: RefusalReason
  readonly severity: 'block'
  readonly text: string
  readonly button: Button
}

/** The first thing that a tool says, before any question is answered; null where drafting is possible. */
export function readinessOfBilling(reader: Reader, cost: number): ReadinessItem | null {
  const code = refusalReason(reader, cost)
  if (code === undefined) return null
  if (reader.facts.role === 'dependent')
    return { code, severity: 'block', text: dependentText(reader, code, cost), button: null }
  return { code, severity: 'block', text: textOf(reader, code, cost), button: buttonOf(reader, code) }
}

function dependentText(reader: Reader, code: RefusalReason, cost: number): string {
  if (code !== 'credits-too-few') return dependentReason(reader)
  return `${tooFew(reader, cost)} ${whetherTheyReset(reader)} Please ask ${reader.facts.contact ?? 'your admin'}.`
}

export function textOf(reader: Reader, code: RefusalReason, cost: number): string {
  const { facts } = reader
  if (code === 'credits-used-up') {
    const { left } = facts.credits
    const used = left === 0 ? 'All credits are used.' : `${counted(left)} credits are left.`
    return `${used} ${whetherTheyReset(reader)}`
  }
  if (code === 'credits-too-few')
    return `${tooFew(reader, cost)} ${whetherTheyReset(reader)}${letterStillPossible(reader, cost)}`
  const offer =
    facts.trial.eligible && facts.trial.certain ? ` A free trial of ${facts.trial.days} days is open to you.` : ''
  const off: Record<Exclude<OffReason, 'credits-used-up'>, string> = {
    'no-subscription': 'this account has no subscription.',
    'starter-over': `your starter credits have expired.${offer}`,
    'trial-over': 'your free trial has expired.',
    'payment-overdue': 'a payment did not come through within 14 days.',
    paused: 'your subscription is paused.',
    'left-family': 'you no longer share the subscription of another account.',
    inactive: 'your subscription is not active.',
    cancelled: `your subscription ended on ${onDay(facts.ended?.at ?? null, reader)}.`,
    'renewal-unconfirmed': '',
  }
  if (code === 'renewal-unconfirmed')
    return `Drafting is off until the new term of your subscription is confirmed. ${asARule}`
  return `Drafting is off: ${off[code]}`
}

export const asARule = 'This takes a few minutes as a rule.'

export function tooFew({ facts }: Reader, cost: number): string {
  return `This draft uses ${cost} credits and ${counted(facts.credits.left)} are left.`
}

export function letterStillPossible({ facts }: Reader, cost: number): string {
  return cost > 25 && facts.credits.left >= 25 ? ' An expert letter (25) is still possible.' : ''
}

export function buttonOf(reader: Reader, code: RefusalReason): Button {
  const { facts } = reader
  const verify = { label: 'Verify Email', to: addresses.verification }
  const order = (label: string, to: Target) => (facts.needsVerification ? verify : { label, to })
  const starterLabel = facts.trial.eligible && facts.trial.certain ? 'Start Trial' : 'Choose a plan'
  switch (code) {
    case 'no-subscription':
      return order('Subscribe', addresses.signUp)
    case 'starter-over':
      return order(starterLabel, addresses.signUp)
    case 'trial-over':
      return order('Upgrade now', '/settings/billing')
    case 'payment-overdue':
    case 'inactive':
      return order('Choose a plan', addresses.billing)
    case 'left-family':
      return order('Choose a plan', addresses.signUp)
    case 'paused':
      return { label: 'Open the customer portal', to: 'portal' }
    case 'cancelled':
      return { label: 'Re-activate Your Subscription', to: addresses.billing }
    case 'renewal-unconfirmed':
      return { label: 'Check again', to: 'reload' }
    case 'credits-used-up':
    case 'credits-too-few':
      if (facts.status === 'placeholder') return order(starterLabel, addresses.signUp)
      if (facts.situation === 'past-due' || facts.situation === 'grace') return { label: 'Pay now', to: 'portal' }
      return facts.plan && isLargest(facts.plan) ? null : { label: 'See upgrade options', to: addresses.billing }
  }
}

/** A note while drafting is on but soon ends; null otherwise. */
export function endingNote(reader: Reader): { readonly text: string; readonly button: Button } | null {
  const { facts, now } = reader
  const end = facts.drafting.endsAt
  if (end === null || facts.drafting.reason !== null) return null
  const days = daysUntil(end, now)
  const isOwner = facts.role === 'owner'
  if (facts.situation === 'ending' && days <= 3) {
    const whose = isOwner ? 'Your subscription ends' : `The subscription of ${facts.contact ?? 'your admin'} ends`
    return { text: `${whose} ${whenIs(end, reader)}. What is started before then is finished.`, button: null }
  }
  if (facts.situation === 'past-due' || facts.situation === 'grace')
    return isOwner
      ? {
          text: `Drafting ends ${whenIs(end, reader)} unless the missing payment arrives.`,
          button: { label: 'Pay now', to: 'portal' },
        }
      : {
          text: `Drafting may end on ${onDay(end, reader)}. Please ask ${facts.contact ?? 'your admin'}.`,
          button: null,
        }
  if (facts.situation === 'trial' && days <= 1 && isOwner)
    return { text: `Your free trial ends ${whenIs(end, reader)}.`, button: null }
  return null
}

/** The dialog after a request that was refused; the server sends it whole, so that every caller reads the same. */
export type RefusalDialog = {
  readonly error: 'no-subscription' | 'subscription-inactive' | 'subscription-limit-reached'
  readonly title: string
  readonly body: string
  readonly link: { readonly label: string; readonly to: Target } | null
  readonly button: Button
  /** A paragraph of its own. */
  readonly after: string | null
  readonly note: string | null
}
