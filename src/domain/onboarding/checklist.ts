import { starterCredits } from '#domain/subscription/credits.ts'
import { trialDays } from '#domain/subscription/plans.ts'
import { starterExpiry } from '#domain/subscription/starter.ts'
import { countsAsActive, tierOf } from '#domain/subscription/status.ts'

const dayMs = 86_400_000
const hiddenAfterDays = 30
/** Accounts made before this day took part in the beta. */
const betaUntil = Date.parse('2023-07-31T00:00:00Z')

/** What the checklist is judged by. Counts in drafts, times in epoch milliseconds. */
export type AccountState = {
  readonly isDependent: boolean
  readonly createdAt: number
  readonly isPlaceholder: boolean
  readonly isEmailVerified: boolean
  readonly status: string
  readonly canGenerate: boolean
  readonly draftsLimit: number
  readonly draftsCount: number
  readonly familyCount: number
  readonly termStart: number | null
  readonly termEnd: number | null
}

export type StepId = 'credits' | 'email' | 'trial' | 'profile' | 'subscription'

export type Step = {
  readonly id: StepId
  readonly title: string
  /** One line under the title. */
  readonly note: string
  readonly done: boolean
  /** One day or less remains. */
  readonly urgent?: true
}

export type Checklist = {
  readonly steps: readonly Step[]
  /** How many are done. */
  readonly done: number
  /** The account took part in the beta. */
  readonly olderBeta: boolean
}

/**
 * The onboarding checklist (specification 1, section 4 'Onboarding'), or null when it is not shown: everything is done
 * with an active subscription, or the term began more than thirty days ago and drafts can be generated.
 */
export function onboardingChecklist(state: AccountState, now: number): Checklist | null {
  const isOldTerm = state.termStart !== null && now - state.termStart > hiddenAfterDays * dayMs
  if (isOldTerm && state.canGenerate) return null
  const steps = state.isDependent ? dependentSteps(state) : ownerSteps(state, now)
  const done = steps.filter((step) => step.done).length
  const isComplete = done === steps.length && (state.isDependent || countsAsActive(state.status))
  return isComplete ? null : { steps, done, olderBeta: !state.isDependent && state.createdAt < betaUntil }
}

function ownerSteps(state: AccountState, now: number): Step[] {
  return [creditsStep(state, now), emailStep(state), trialStep(state, now), profileStep(state)]
}

/** The subscription of a dependent is the admin's affair, so its step is always done. */
function dependentSteps(state: AccountState): Step[] {
  const subscription = { id: 'subscription', title: 'Subscribe', note: 'Managed by your admin.', done: true } as const
  return [emailStep(state), profileStep(state), subscription]
}

/** Done with the first draft that counts. Credits count down from 250 and end with the starter period. */
function creditsStep(state: AccountState, now: number): Step {
  const { id, title } = { id: 'credits', title: `Starter Credits (${starterLeft(state)}/${starterCredits})` } as const
  const done = state.draftsCount > 0
  if (tierOf(state.status) !== 'starter') return { id, title: 'Starter Credits', note: creditsNote, done }
  const days = starterDaysLeft(state, now)
  if (days <= 0) return { id, title, note: 'Your starter credits have expired.', done }
  const note = `${days === 1 ? '1 day' : `${days} days`} left. Each draft uses 100 credits.`
  return { id, title, note, done, ...(days <= 1 && { urgent: true as const }) }
}

const creditsNote = 'Each draft uses 100 credits.'

/** Credits left of the starter ones: 100 for each draft that remains, never below zero. */
export function starterLeft({ draftsLimit, familyCount }: AccountState): number {
  return Math.max(0, Math.min(starterCredits, Math.round(100 * (draftsLimit - familyCount))))
}

/** Whole days until the starter credits expire, rounded up, never below zero. */
export function starterDaysLeft({ createdAt }: Pick<AccountState, 'createdAt'>, now: number): number {
  return Math.max(0, Math.ceil((starterExpiry(createdAt) - now) / dayMs))
}

function emailStep({ isEmailVerified }: AccountState): Step {
  const note = isEmailVerified ? 'Your address is verified.' : 'Needed for the trial and for inviting others.'
  return { id: 'email', title: 'Verify Email', note, done: isEmailVerified }
}

function trialStep({ status, termEnd }: AccountState, now: number): Step {
  const done = countsAsActive(status)
  const title = `Start Trial (${trialDays}-day)`
  if (!done) return { id: 'trial', title, note: 'No charge for 14 days, cancel anytime.', done }
  if (tierOf(status) !== 'trial' || termEnd === null)
    return { id: 'trial', title, note: 'Your subscription is active.', done }
  const days = Math.max(0, Math.ceil((termEnd - now) / dayMs))
  return { id: 'trial', title, note: `${days} ${days === 1 ? 'day' : 'days'} left, no charge until then.`, done }
}

function profileStep({ isPlaceholder }: AccountState): Step {
  return {
    id: 'profile',
    title: 'Create Profile',
    note: 'Fills your signature block in every draft.',
    done: !isPlaceholder,
  }
}
