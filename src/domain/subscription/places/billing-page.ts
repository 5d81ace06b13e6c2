import { billingMessages } from '../billing-messages.ts'
import { dayText, daysUntil } from '../counting-days.ts'
import { counted, dollars, pricePerTerm } from '../money.ts'
import { findPlan } from '../plans.ts'
import { offText } from './dashboard-banner.ts'
import { managedByAdmin } from './dashboard-banner.ts'
import { dependentSubscription } from './dependent.ts'
import { type Reader, daysTo, onDay, periodWord, planName, whenIs } from './reader.ts'

export type BillingPage = {
  readonly view: 'subscribed' | 'plan choice' | 'dependent'
  /** The first is the specification's; `tone` is of both. */
  readonly badges: readonly string[]
  readonly tone: 'green' | 'amber' | 'red'
  readonly sentence: string
  readonly dateLine: string | null
  /** Beside Manage Subscription. */
  readonly buttons: readonly BillingButton[]
}

/** What a button of the billing page does. */
export type BillingButton = {
  readonly label: string
  readonly does: 'order' | 'keep' | 'portal' | 'reload' | 'reactivate'
}

const changePlan: BillingButton = { label: 'Change plan', does: 'order' }
const choosePlan: BillingButton = { label: 'Choose a plan', does: 'order' }
const payNow: BillingButton = { label: 'Pay now', does: 'portal' }
const openPortal: BillingButton = { label: 'Open the customer portal', does: 'portal' }
const reactivate: BillingButton = { label: 'Re-activate Your Subscription', does: 'reactivate' }

type Said = Partial<Pick<BillingPage, 'badges' | 'tone' | 'dateLine' | 'buttons'>>

/** What the billing page says (specification 1, section 2 'Billing page'): the subscribed view is tested first. */
export function billingPage(reader: Reader): BillingPage {
  return reader.facts.role === 'dependent' ? dependentPage(reader) : ownerPage(reader)
}

function ownerPage(reader: Reader): BillingPage {
  const { facts } = reader
  const name = planName(facts.plan?.planId)
  if (facts.situation.startsWith('active') || facts.situation === 'unconfirmed') return activePage(reader, name)
  if (facts.situation !== 'trial-over' && facts.situation.startsWith('trial')) return trialPage(reader, name)
  if (facts.situation === 'ending') return endingPage(reader, name)
  if (facts.situation === 'past-due' || facts.situation === 'grace') return duePage(reader, name)
  if (facts.situation !== 'cancelled') return planChoice(reader, name)
  const ended = onDay(facts.ended?.at ?? null, reader)
  return subscribed(`${name}, ended on ${ended}. Clients, documents and drafts stay as they are.`, {
    badges: ['CANCELLED'],
    tone: 'red',
    dateLine: 'Nothing more is charged.',
    buttons: [reactivate, { label: 'Choose another plan', does: 'order' }],
  })
}

function endingPage(reader: Reader, name: string): BillingPage {
  const end = reader.facts.termEnd
  const days = end === null ? 0 : daysUntil(end, reader.now)
  const rest = days > 1 ? `${daysTo(end, reader)} are left.` : `It ends ${whenIs(end, reader)}.`
  const badge = end === null ? 'ENDS' : `ENDS ${dayText(end, reader.zone).toUpperCase()}`
  return subscribed(`${name}, cancelled and usable until ${onDay(end, reader)}.`, {
    badges: ['ACTIVE', badge],
    tone: 'amber',
    dateLine: `Nothing more is charged. ${rest}`,
    buttons: [{ label: 'Keep the subscription', does: 'keep' }],
  })
}

function subscribed(
  sentence: string,
  { badges = ['ACTIVE'], tone = 'green', dateLine = null, buttons = [] }: Said,
): BillingPage {
  return { view: 'subscribed', sentence, badges, tone, dateLine, buttons }
}

function activePage(reader: Reader, name: string): BillingPage {
  const { facts } = reader
  const plan = findPlan(facts.plan?.planId ?? null)
  const period = facts.plan?.period ?? 'monthly'
  const price = plan ? `: ${pricePerTerm(plan, period)}` : ''
  const billed = `${name}, billed ${periodWord(period)}`
  if (facts.situation === 'unconfirmed')
    return subscribed(`${billed}.`, {
      badges: ['ACTIVE', 'BEING CONFIRMED'],
      tone: 'amber',
      dateLine: `The term ended on ${onDay(facts.termEnd, reader)}; the new one is being confirmed.`,
      buttons: [{ label: 'Check again', does: 'reload' }],
    })
  const [dateLine, buttons] = whatComes(reader, name)
  return subscribed(`${billed}${price}.`, { dateLine, buttons })
}

/** What follows the term under way, and what can be done about it. */
function whatComes(reader: Reader, name: string): [dateLine: string, buttons: BillingButton[]] {
  const { facts } = reader
  const end = onDay(facts.termEnd, reader)
  const days = daysTo(facts.creditsResetAt, reader)
  if (facts.situation === 'active-used') {
    const { left } = facts.credits
    const used = left === 0 ? 'All credits of this term are used.' : `${counted(left)} credits of this term are left.`
    return [`${used} They reset in ${days}, on ${onDay(facts.creditsResetAt, reader)}.`, [changePlan]]
  }
  if (facts.planned?.kind === 'plan') {
    const planned = findPlan(facts.planned.planId)
    const then = planned && facts.planned.period ? `, ${pricePerTerm(planned, facts.planned.period)},` : ''
    const begins = `${planName(facts.planned.planId)}${then} begins on ${end}. Until then everything stays.`
    return [begins, [{ label: `Keep ${name}`, does: 'keep' }, changePlan]]
  }
  const next = facts.nextCharge?.cents ?? null
  if (facts.provider === 'local' && facts.paymentMethod === false) {
    const sum = next === null ? 'The next term' : dollars(next)
    return [
      `The term ends on ${end}. ${sum} is then due and no payment method is noted.`,
      [{ label: 'Add a payment method', does: 'portal' }],
    ]
  }
  return [`Renews on ${end}${next === null ? '' : ` for ${dollars(next)}`}. Credits reset in ${days}.`, [changePlan]]
}

function trialPage(reader: Reader, name: string): BillingPage {
  const { facts } = reader
  const end = onDay(facts.termEnd, reader)
  const badges = ['ACTIVE', 'FREE TRIAL']
  if (facts.situation === 'trial-ordered') {
    const plan = findPlan(facts.plan?.planId ?? null)
    const price = plan && facts.plan ? pricePerTerm(plan, facts.plan.period) : 'The price of the plan'
    return subscribed(`${name}, free trial until ${end}.`, {
      badges,
      dateLine: `Then ${price} is charged, first on ${onDay(facts.nextCharge?.at ?? facts.termEnd, reader)}, unless you cancel before.`,
      buttons: [changePlan, { label: 'Take the order back', does: 'keep' }],
    })
  }
  const dateLine =
    facts.situation === 'trial-used'
      ? `The credits of the trial are used up. It ends on ${end}; nothing is charged then.`
      : `Ends on ${end}. Nothing is charged when it ends.`
  return subscribed(`${name}, free trial.`, { badges, dateLine, buttons: [choosePlan] })
}

function duePage(reader: Reader, name: string): BillingPage {
  const { due, situation } = reader.facts
  const sum = due?.cents == null ? 'A payment' : `A payment of ${dollars(due.cents)}`
  const since = onDay(due?.since ?? null, reader)
  const what = situation === 'grace' ? `is overdue since ${since}` : `did not come through on ${since}`
  const end = due?.draftingEndsAt ?? null
  return subscribed(`${name}. ${sum} ${what}.`, {
    badges: ['ACTIVE', situation === 'grace' ? 'PAYMENT OVERDUE' : 'PAYMENT FAILED'],
    tone: 'amber',
    dateLine: `Drafting ends on ${onDay(end, reader)} (${whenIs(end, reader)}) unless it is paid.`,
    buttons: [payNow, { label: 'Change payment method', does: 'portal' }],
  })
}

function planChoice(reader: Reader, name: string): BillingPage {
  const { facts } = reader
  const choice = (sentence: string, more: Said = {}): BillingPage => {
    return { view: 'plan choice', sentence, badges: [], tone: 'amber', dateLine: null, buttons: [], ...more }
  }
  const ended = onDay(facts.ended?.at ?? null, reader)
  switch (facts.situation) {
    case 'trial-over':
      return choice(billingMessages.trialExpired, { dateLine: `Ended on ${ended}. Nothing was charged.` })
    case 'unpaid': {
      const since = onDay(facts.due?.since ?? null, reader)
      const invoice = facts.withdrawnInvoice === null ? '' : ` ${facts.withdrawnInvoice}`
      return choice(`${name} ended on ${ended}: the payment due since ${since} did not come through.`, {
        badges: ['PAYMENT FAILED'],
        tone: 'red',
        dateLine: facts.provider === 'local' ? `Nothing is owed: the open invoice${invoice} was withdrawn.` : null,
      })
    }
    case 'paused': {
      const resumes = facts.ended?.resumesAt ?? null
      return choice(`${name} is paused since ${ended}.`, {
        badges: ['PAUSED'],
        dateLine:
          resumes === null ? 'It can be resumed in the customer portal.' : `It resumes on ${onDay(resumes, reader)}.`,
        buttons: [openPortal],
      })
    }
    case 'left-family':
    case 'inactive':
      return choice(offText(reader) ?? '')
    default:
      return choice(firstPlanNotice(reader), { dateLine: starterLine(reader) })
  }
}

/** What a first plan begins with, promised to those alone who may have it. */
export function firstPlanNotice({ facts: { trial } }: Reader): string {
  if (!trial.eligible) {
    const used = trial.reason === 'had-trial' ? 'A free trial was used before: a plan' : 'A plan'
    return `${used} begins and is charged today.`
  }
  if (!trial.certain) return `A first plan begins with a free trial of ${trial.days} days, one for each address.`
  return `Your first plan begins with a free trial of ${trial.days} days: no charge, cancel anytime.`
}

function starterLine(reader: Reader): string | null {
  const { situation, credits, drafting } = reader.facts
  if (situation === 'starter')
    return `Starter credits: ${counted(credits.left)} of ${counted(credits.limit)} left, until ${onDay(drafting.endsAt, reader)}.`
  if (situation === 'starter-used') return 'Your starter credits are used up.'
  return situation === 'starter-over' ? 'Your starter credits have expired.' : null
}

function dependentPage(reader: Reader): BillingPage {
  const { situation } = reader.facts
  const isActive = /^(active|trial(-ordered|-used)?$|ending|past-due|grace|unconfirmed)/.test(situation)
  const badges = situation === 'cancelled' ? ['CANCELLED'] : isActive ? ['ACTIVE'] : []
  const isTrying = isActive && situation.startsWith('trial')
  const isUncertain = ['unconfirmed', 'ending', 'past-due', 'grace'].includes(situation)
  return {
    view: 'dependent',
    badges: isTrying ? [...badges, 'FREE TRIAL'] : badges,
    tone: situation === 'cancelled' ? 'red' : isUncertain ? 'amber' : 'green',
    sentence: dependentSubscription(reader),
    dateLine: managedByAdmin(reader),
    buttons: [],
  }
}
