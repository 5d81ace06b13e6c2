import { graceDays, type Subscription, unpaidDays } from './entitlement.ts'
import type { PlanAndPeriod } from './plan-change.ts'
import { isTrial } from './status.ts'
import { endOfTerm, termAt } from './term.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** What the clock alone does to a subscription, at an exact time. */
export type Passing = { readonly at: number; readonly after: Subscription } & (
  | {
      /** A term begins: the first one after a trial, or another one. */
      readonly kind: 'term'
      readonly plan: PlanAndPeriod
      readonly isPaid: boolean
      readonly isFirst: boolean
      /** Another plan than before, as it was ordered. */
      readonly isChanged: boolean
    }
  | { readonly kind: 'ended' | 'grace' | 'unpaid' }
)

/** The next thing that happens by the clock to a subscription as it is stored; undefined where nothing is to come. */
export function nextPassing(subscription: Subscription): Passing | undefined {
  const { status, termEnd, dueSince, renewsItself } = subscription
  if (!renewsItself) return undefined
  if (status === 'non_renewing' && termEnd !== null)
    return { kind: 'ended', at: termEnd, after: { ...subscription, status: 'cancelled' } }
  if (status === 'past_due' && dueSince !== null)
    return { kind: 'grace', at: dueSince + unpaidDays * dayMs, after: { ...subscription, status: 'grace_period' } }
  if (status === 'grace_period' && dueSince !== null)
    return { kind: 'unpaid', at: draftingEnds(dueSince), after: { ...subscription, status: 'inactive' } }
  if (termEnd === null) return undefined
  if (isTrial(status) && subscription.planned) return nextTerm(subscription, termEnd)
  return status === 'active' ? nextTerm(subscription, termEnd) : undefined
}

/** When drafting ends that is not paid for. */
function draftingEnds(dueSince: number): number {
  return dueSince + (unpaidDays + graceDays) * dayMs
}

function nextTerm(subscription: Subscription, termEnd: number): Passing | undefined {
  const { planned, paymentOnFile, anchor } = subscription
  const { planId, period } = planned ?? subscription
  if (planId === null || period === null) return undefined
  const isPaid = paymentOnFile !== false
  // The days of a subscription that goes on as it is are counted from its first term, so that the 31st comes back.
  const goesOn = !planned && isPaid && anchor !== null
  const end = goesOn ? termAt(anchor, period, termEnd).end : endOfTerm(termEnd, period)
  const after: Subscription = {
    ...subscription,
    planId,
    period,
    planned: null,
    anchor: goesOn ? anchor : termEnd,
    termStart: termEnd,
    termEnd: end,
    ...(isPaid ? { status: 'active' } : { status: 'past_due', dueSince: termEnd }),
  }
  const isChanged =
    planned != null && (planned.planId !== subscription.planId || planned.period !== subscription.period)
  return {
    kind: 'term',
    at: termEnd,
    after,
    plan: { planId, period },
    isPaid,
    isFirst: isTrial(subscription.status),
    isChanged,
  }
}

export type ReminderKind =
  | 'trial-3'
  | 'trial-1'
  | 'trial-charge-3'
  | 'trial-over'
  | 'renews-30'
  | 'grace'
  | 'drafting-off'

export type Reminder = { readonly kind: ReminderKind; readonly at: number; readonly stamp: number }

/** A reminder that is later than this is not sent any more. */
export const latestMs = dayMs

/**
 * The mails that the clock sends for a subscription as it is now, without any change of it. `chargeFollows`: a paid term
 * comes after the trial. A provider's states over an unpaid term are told here, as its own clock turns them.
 */
export function remindersOf(subscription: Subscription, chargeFollows: boolean): Reminder[] {
  const { status, termStart, termEnd, dueSince, renewsItself } = subscription
  if (isTrial(status) && termEnd !== null) {
    if (chargeFollows) return [{ kind: 'trial-charge-3', at: termEnd - 3 * dayMs, stamp: termEnd }]
    return [
      { kind: 'trial-3', at: termEnd - 3 * dayMs, stamp: termEnd },
      { kind: 'trial-1', at: termEnd - dayMs, stamp: termEnd },
      { kind: 'trial-over', at: termEnd, stamp: termEnd },
    ]
  }
  const isYear = termStart !== null && termEnd !== null && termEnd - termStart > 60 * dayMs
  if (status === 'active' && isYear) return [{ kind: 'renews-30', at: termEnd - 30 * dayMs, stamp: termEnd }]
  if (!renewsItself && dueSince !== null && (status === 'past_due' || status === 'grace_period'))
    return [
      { kind: 'grace', at: dueSince + unpaidDays * dayMs, stamp: dueSince },
      { kind: 'drafting-off', at: draftingEnds(dueSince), stamp: dueSince },
    ]
  return []
}

/** The one reminder that is to be sent at `now`: the latest that is due and not too late. */
export function reminderDue(reminders: readonly Reminder[], now: number): Reminder | undefined {
  return reminders.filter(({ at }) => at <= now && now - at <= latestMs).toSorted((a, b) => b.at - a.at)[0]
}

/** When the clock has to look at a subscription again; undefined where nothing is to come. */
export function nextLook(subscription: Subscription, chargeFollows: boolean, now: number): number | undefined {
  const passing = nextPassing(subscription)
  const times = remindersOf(subscription, chargeFollows).flatMap(({ at }) => (at > now ? [at] : []))
  const all = passing ? [...times, Math.max(now, passing.at)] : times
  return all.length === 0 ? undefined : Math.min(...all)
}
