import { billingMessages } from '../billing-messages.ts'
import { counted, dollars, pricePerTerm } from '../money.ts'
import { isLargest, priceOf } from '../plan-change.ts'
import { findPlan } from '../plans.ts'
import type { SituationCode } from '../situation.ts'
import { dependentNews } from './dependent-news.ts'
import { type Reader, type Target, addresses, daysTo, onDay, periodWord, planName, whenIs } from './reader.ts'
import { daysUntil } from '../counting-days.ts'

export type DashboardBanner = {
  readonly text: string
  /** Null: the banner itself leads there, or nothing does. */
  readonly button: string | null
  readonly to: Target | null
  /** Money or drafting is at stake: above the checklist, and never dismissed. */
  readonly isUrgent?: true
}

/** What the welcome-back panel offers to whom a subscription has ended; `effect` says what it costs. */
export type WelcomeBack = {
  readonly panel: 'welcome-back'
  readonly buttons: readonly string[]
  readonly effect: string
  /** The last plan can be had again. */
  readonly isSold: boolean
}

/** The one banner of the dashboard; null where there is nothing to say. */
export function dashboardBanner(reader: Reader): DashboardBanner | WelcomeBack | null {
  if (reader.facts.situation === 'cancelled') return welcomeBack(reader)
  if (reader.facts.role === 'owner') return ownerBanners[reader.facts.situation](reader)
  const text = dependentNews(reader)
  return text === null ? null : { text, button: null, to: null }
}

const subscribeBanner = ({ facts }: Reader): DashboardBanner => {
  const to = facts.needsVerification ? addresses.verification : addresses.signUp
  return { text: billingMessages.subscribeBanner, button: null, to }
}
const dueBanner = (reader: Reader): DashboardBanner => {
  return { text: dueText(reader), button: 'Pay now', to: 'portal', isUrgent: true }
}

const ownerBanners: Record<SituationCode, (reader: Reader) => DashboardBanner | null> = {
  'no-row': subscribeBanner,
  starter: subscribeBanner,
  'starter-used': subscribeBanner,
  'starter-over': subscribeBanner,
  trial: trialBanner,
  'trial-ordered': trialBanner,
  'trial-used': trialBanner,
  'trial-over': ({ facts }) => {
    const more = facts.needsVerification ? verifyFirst : ''
    return { text: `${billingMessages.trialExpired}${more}`, button: 'Upgrade now', to: '/settings/billing' }
  },
  active: () => null,
  'active-planned': () => null,
  'active-used': usedUpBanner,
  unconfirmed: () => {
    const text = 'Your subscription’s new term is being confirmed. Drafting goes on as soon as it is.'
    return { text, button: 'Billing', to: addresses.billing }
  },
  ending: (reader) => {
    const end = onDay(reader.facts.termEnd, reader)
    const text = `Your subscription ends on ${end}. Drafting stops then; clients and drafts stay.`
    return { text, button: 'Keep the subscription', to: addresses.billing }
  },
  'past-due': dueBanner,
  grace: dueBanner,
  unpaid: offBanner,
  paused: (reader) => ({ text: pausedText(reader), button: 'Open the customer portal', to: 'portal' }),
  'left-family': offBanner,
  inactive: offBanner,
  cancelled: () => null,
}

function trialBanner(reader: Reader): DashboardBanner {
  const { facts, now } = reader
  const choose = { button: 'Choose a plan', to: addresses.signUp }
  if (facts.situation === 'trial-used') {
    const text = 'The credits of your free trial are used up. Choose a plan and start it now, or go on when it begins.'
    return { text, ...choose }
  }
  const until = onDay(facts.termEnd, reader)
  if (facts.situation === 'trial-ordered') {
    const plan = findPlan(facts.plan?.planId ?? null)
    const price = plan && facts.plan ? `: ${pricePerTerm(plan, facts.plan.period)}` : ''
    const text = `Your free trial runs until ${until}. Then ${planName(facts.plan?.planId)} begins${price}.`
    return { text, button: 'Billing', to: addresses.billing }
  }
  if (facts.termEnd !== null && daysUntil(facts.termEnd, now) <= 1)
    return { text: `Your free trial ends ${whenIs(facts.termEnd, reader)}. Choose a plan to keep drafting.`, ...choose }
  const days = daysTo(facts.termEnd, reader)
  return {
    text: `${days} remain of your free trial, until ${until}. Choose a plan to keep drafting after it.`,
    ...choose,
  }
}

function usedUpBanner(reader: Reader): DashboardBanner {
  const { facts } = reader
  const { left, limit } = facts.credits
  const used = left === 0 ? `All ${counted(limit)} credits` : `${counted(limit - left)} of ${counted(limit)} credits`
  const reset = `They reset in ${daysTo(facts.creditsResetAt, reader)}, on ${onDay(facts.creditsResetAt, reader)}.`
  const button = facts.plan && isLargest(facts.plan) ? null : 'See upgrade options'
  return { text: `${used} of this term are used. ${reset}`, button, to: addresses.billing }
}

function dueText(reader: Reader): string {
  const { due, situation } = reader.facts
  const sum = due?.cents == null ? null : dollars(due.cents)
  const end = due?.draftingEndsAt ?? null
  if (situation === 'grace') {
    const what = sum === null ? 'Your payment is overdue.' : `Your payment of ${sum} is overdue.`
    return `${what} Drafting ends ${whenIs(end, reader)} (${onDay(end, reader)}) unless it is paid.`
  }
  const what = sum === null ? 'A payment did not come through.' : `A payment of ${sum} did not come through.`
  const since = onDay(due?.since ?? null, reader)
  return `${what} It is due since ${since}; drafting ends on ${onDay(end, reader)} unless it is paid.`
}

function pausedText(reader: Reader): string {
  const resumes = reader.facts.ended?.resumesAt ?? null
  const when = resumes === null ? '' : ` It resumes on ${onDay(resumes, reader)}.`
  return `Your subscription is paused and drafting is off. It can be resumed in the customer portal.${when}`
}

function offBanner(reader: Reader): DashboardBanner | null {
  const { facts } = reader
  const text = offText(reader)
  if (text === null) return null
  const isUrgent = facts.situation === 'unpaid' ? ({ isUrgent: true } as const) : {}
  if (facts.needsVerification)
    return { text: text + verifyFirst, button: 'Verify Email', to: addresses.verification, ...isUrgent }
  return { text, button: 'Choose a plan', to: addresses.signUp, ...isUrgent }
}

const verifyFirst = ' Verify your e-mail address first.'

/** Why drafting is off, for those who have to choose a plan again. */
export function offText(reader: Reader): string | null {
  const { situation, due } = reader.facts
  if (situation === 'unpaid') {
    const since = onDay(due?.since ?? null, reader)
    return `Drafting is off: the payment due since ${since} did not come through within 14 days. Choose a plan to draft again.`
  }
  if (situation === 'left-family')
    return 'You no longer share the subscription of another account. Choose a plan of your own to draft again.'
  if (situation === 'inactive')
    return 'Your subscription is not active and drafting is off. Choose a plan to draft again.'
  return null
}

function welcomeBack(reader: Reader): WelcomeBack {
  const { facts } = reader
  const explore = 'Explore Available Tools'
  if (facts.role === 'dependent')
    return { panel: 'welcome-back', buttons: [explore], effect: managedByAdmin(reader), isSold: false }
  const { plan, reactivation } = facts
  if (plan === null || reactivation.reason === 'plan-not-sold' || reactivation.cents === null) {
    const effect = 'Your last plan is not sold any more. Choose another one.'
    return { panel: 'welcome-back', buttons: ['Choose a plan', explore], effect, isSold: false }
  }
  const name = `${planName(plan.planId)}, ${periodWord(plan.period)}`
  const isNoted = facts.paymentMethod === true
  const effect =
    reactivation.allowed && isNoted
      ? `${name}: ${dollars(priceOf(plan))} is charged today and a new term begins.`
      : facts.paymentMethod === null
        ? `${name}: ${priceWords(reader)}. A new term begins with the payment.`
        : `${name}, ${priceWords(reader)}. You will be asked for a payment method first.`
  return { panel: 'welcome-back', buttons: ['Re-activate Your Subscription', explore], effect, isSold: true }
}

function priceWords({ facts: { plan } }: Reader): string {
  const sold = findPlan(plan?.planId ?? null)
  return sold && plan ? pricePerTerm(sold, plan.period) : ''
}

/** Whose the subscription is, for a dependent. */
export function managedByAdmin({ facts, support }: Reader): string {
  return `Your subscription is managed by your admin. Please contact ${facts.contact ?? 'your admin'} or ${support}.`
}
