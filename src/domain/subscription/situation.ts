import type { BillingGiven, SubscriptionFacts } from './billing-given.ts'
import { starterExpiry } from './starter.ts'
import { isTrial } from './status.ts'

/** The states that the product speaks of; every place says its own sentence in each. */
export const situationCodes = [
  'no-row',
  'starter',
  'starter-used',
  'starter-over',
  'trial',
  'trial-ordered',
  'trial-used',
  'trial-over',
  'active',
  'active-planned',
  'active-used',
  'unconfirmed',
  'ending',
  'past-due',
  'grace',
  'unpaid',
  'paused',
  'left-family',
  'inactive',
  'cancelled',
] as const
export type SituationCode = (typeof situationCodes)[number]

/** The cheapest thing that is counted, an expert letter: with less, the credits are used up. */
export const cheapestDraft = 25

/** Which state an account is in at `now`; `left` are the credits of its family. */
export function situationOf(given: BillingGiven, left: number): SituationCode {
  const { subscription, now } = given
  if (!subscription) return 'no-row'
  const { status, termEnd } = subscription
  const isUsedUp = left < cheapestDraft
  if (status === 'placeholder') {
    if (now >= starterExpiry(given.createdAt)) return 'starter-over'
    return isUsedUp ? 'starter-used' : 'starter'
  }
  if (isTrial(status)) {
    if (termEnd === null || now >= termEnd) return 'trial-over'
    if (isUsedUp) return 'trial-used'
    return given.ordered ? 'trial-ordered' : 'trial'
  }
  if (status === 'active') return activeSituation(subscription, now, isUsedUp)
  if (status === 'non_renewing') return termEnd !== null && now < termEnd ? 'ending' : 'cancelled'
  if (status === 'past_due') return 'past-due'
  if (status === 'grace_period') return 'grace'
  return status === 'cancelled' ? 'cancelled' : endedSituation(subscription)
}

function activeSituation({ termEnd, planned }: SubscriptionFacts, now: number, isUsedUp: boolean): SituationCode {
  if (termEnd === null || now >= termEnd) return 'unconfirmed'
  if (isUsedUp) return 'active-used'
  return planned ? 'active-planned' : 'active'
}

function endedSituation({ why }: SubscriptionFacts): SituationCode {
  if (why === 'unpaid' || why === 'paused') return why
  return why === 'left-family' || why === 'owner-deleted' ? 'left-family' : 'inactive'
}

const on: readonly SituationCode[] = [
  'starter',
  'trial',
  'trial-ordered',
  'active',
  'active-planned',
  'ending',
  'past-due',
  'grace',
]
const nothingLeft: readonly SituationCode[] = ['starter-used', 'trial-used', 'active-used']

/** Whether status and dates let this account draft; its credits may be used up all the same. */
export function isEntitled(situation: SituationCode): boolean {
  return on.includes(situation) || nothingLeft.includes(situation)
}
