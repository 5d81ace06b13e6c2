import { betaUntil } from '../billing-facts.ts'
import { billingMessages } from '../billing-messages.ts'
import { daysUntil } from '../counting-days.ts'
import { starterCredits } from '../credits.ts'
import { dollars, centsOfTerm } from '../money.ts'
import { plans, trialDays } from '../plans.ts'
import { isEntitled } from '../situation.ts'
import { type Reader, type Target, addresses, daysTo, onDay, planName, whenIs } from './reader.ts'

const hiddenAfterDays = 30

export type StepId = 'credits' | 'email' | 'trial' | 'profile' | 'subscription'

export type Step = {
  readonly id: StepId
  readonly title: string
  /** One line under the title. */
  readonly note: string
  readonly done: boolean
  /** Null: there is nothing to do. `profile` and `draft` are things of the page. */
  readonly button: { readonly label: string; readonly to: Target | 'profile' | 'draft' } | null
  /** One day or less remains. */
  readonly urgent?: true
}

export type Checklist = { readonly steps: readonly Step[]; readonly done: number; readonly olderBeta: boolean }

export type Person = {
  readonly createdAt: number
  readonly isEmailVerified: boolean
  readonly hasProfile: boolean
}

/**
 * The onboarding checklist (specification 1, section 4 'Onboarding'), or null when it is not shown: all is done with an
 * active subscription, the term began more than thirty days ago and drafting is on, or the subscription has ended.
 */
export function onboardingChecklist(reader: Reader, person: Person): Checklist | null {
  const { facts, now } = reader
  if (facts.situation === 'cancelled') return null
  const isOn = isEntitled(facts.situation)
  if (facts.termStart !== null && isOn && now - facts.termStart > hiddenAfterDays * 86_400_000) return null
  const steps =
    facts.role === 'dependent'
      ? [emailStep(person), profileStep(person), managedStep]
      : [creditsStep(reader), emailStep(person), trialStep(reader), profileStep(person)]
  const done = steps.filter((step) => step.done).length
  if (done === steps.length && (facts.role === 'dependent' || facts.plan !== null)) return null
  return { steps, done, olderBeta: facts.role === 'owner' && person.createdAt < betaUntil }
}

const managedStep: Step = {
  id: 'subscription',
  title: 'Subscribe (managed by admin)',
  note: 'Your admin takes care of it.',
  done: true,
  button: null,
}

/** Done with the first draft that counts, ever. */
function creditsStep(reader: Reader): Step {
  const { facts } = reader
  const { situation, starter } = facts
  const done = facts.hasDrafted
  const step = (left: number, note: string, more: Partial<Step> = {}): Step => {
    const title = `Starter Credits (${left}/${starterCredits})`
    return { id: 'credits', title, note, done, button: null, ...more }
  }
  const make = { button: done ? null : ({ label: 'Make a draft', to: 'draft' } as const) }
  if (situation === 'starter-used') return step(starter.left, 'Your starter credits are used up.', { done: true })
  if (situation === 'starter-over') return step(0, 'Your starter credits have expired.')
  if (situation === 'starter') {
    const days = daysUntil(starter.endsAt, reader.now)
    const uses = 'A legal draft uses 100 credits, an expert letter 25.'
    const until = `${daysTo(starter.endsAt, reader)} left, until ${onDay(starter.endsAt, reader)}. ${uses}`
    if (days > 1) return step(starter.left, until, make)
    return step(starter.left, `They end ${whenIs(starter.endsAt, reader)}.`, { ...make, urgent: true })
  }
  if (isEntitled(situation) || situation === 'unconfirmed')
    return step(starter.left, 'Replaced by the credits of your plan.', make)
  return step(0, 'Drafting is off.')
}

function emailStep({ isEmailVerified: done }: Person): Step {
  const note = done ? 'Your address is verified.' : 'Needed for the trial, for a plan and for inviting others.'
  const button = done ? null : ({ label: 'Verify Email', to: addresses.verification } as const)
  return { id: 'email', title: 'Verify Email', note, done, button }
}

/** Nobody who had a trial is promised one, and a paying customer is never offered one. */
function trialStep(reader: Reader): Step {
  const { facts } = reader
  const title = `Start Trial (${trialDays}-day)`
  const step = (note: string, done: boolean, button: Step['button'] = null, named = title): Step => {
    return { id: 'trial', title: named, note, done, button }
  }
  switch (facts.situation) {
    case 'trial':
    case 'trial-used':
      return step(`Ends on ${onDay(facts.termEnd, reader)}.`, true)
    case 'trial-ordered':
      return step(`Ends on ${onDay(facts.termEnd, reader)}. Then ${planName(facts.plan?.planId)} begins.`, true)
    case 'trial-over':
      return step(billingMessages.trialExpired, false, { label: 'Upgrade now', to: '/settings/billing' })
    case 'active':
    case 'active-planned':
    case 'active-used':
    case 'ending':
      return step('Your subscription is active.', true)
    case 'unconfirmed':
      return step('The new term of your subscription is being confirmed.', true)
    case 'past-due':
    case 'grace':
      return step('A payment is missing.', true, { label: 'Pay now', to: 'portal' })
    case 'paused': {
      const portal = { label: 'Open the customer portal', to: 'portal' } as const
      return step('Your subscription is paused.', false, portal, 'Subscribe')
    }
    default:
      return offerStep(reader, step)
  }
}

function offerStep(
  { facts }: Reader,
  step: (note: string, done: boolean, button: Step['button'], named?: string) => Step,
) {
  const { trial } = facts
  const verify = { label: 'Verify Email', to: addresses.verification } as const
  if (trial.eligible && !trial.certain)
    return step('One free trial for each address. Verify yours first.', false, verify)
  if (trial.eligible) {
    const beta = trial.days > trialDays
    const note = beta
      ? `No charge for ${trial.days} days: ${trialDays} and the ${trial.days - trialDays} of the beta.`
      : `No charge for ${trialDays} days, cancel anytime.`
    return step(note, false, { label: 'Start Trial', to: addresses.signUp })
  }
  const [cheapest] = plans
  const from = `Plans begin at ${dollars(cheapest ? centsOfTerm(cheapest, 'monthly') : 0)} a month.`
  const note = trial.reason === 'had-trial' ? `A free trial was used before. ${from}` : from
  const choose = facts.needsVerification ? verify : ({ label: 'Choose a plan', to: addresses.signUp } as const)
  return step(note, false, choose, 'Subscribe')
}

function profileStep({ hasProfile: done }: Person): Step {
  const button = done ? null : ({ label: 'Create Profile', to: 'profile' } as const)
  return { id: 'profile', title: 'Create Profile', note: 'Fills your signature block in every draft.', done, button }
}
