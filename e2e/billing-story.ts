import { type SituationCode, situationCodes } from '#domain/subscription/situation.ts'
import type { Desk } from './billing-desks.ts'

/** What each place says to the owner; null: it says nothing of billing. */
export type Sayings = {
  readonly dashboard: RegExp | null
  readonly tool: RegExp | null
  readonly billing: RegExp
  /** Where the subscription is managed, with local billing and at the provider. */
  readonly portal: { readonly local: RegExp; readonly hosted: RegExp } | null
  /** The subject of the newest mail. */
  readonly mail: RegExp | null
}

export type Scene = Sayings & {
  readonly situation: SituationCode
  /** Days since the sign-up. */
  readonly at: number
  readonly does?: (desk: Desk) => Promise<unknown>
  /** What only one of the two has. */
  readonly only?: Desk['kind']
  /** What happens at the provider alone: `type` of the event, and what changes (days since the sign-up, in `days`). */
  readonly happens?: {
    readonly type: string
    readonly change: object
    readonly days?: Readonly<Record<string, number>>
  }
  /** The provider's word does not come. */
  readonly isProviderSilent?: true
}

const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'
const streamline = 'solo-practitioner-streamline-sept-2025'

const inTrial = { local: /free trial/, hosted: /Subscription in_trial/ }
const running = { local: /Status\s+active/, hosted: /Subscription active/ }
/** Of a trial that nobody has ordered after: the same for the one and for the other. */
const trialEnds = /free trial\.\s+Ends on December 8, 2026\. Nothing is charged when it ends/
const renews = /Accelerate, billed monthly: \$179\.00 a month\.\s+Renews on January 9, 2027 for \$179\.00/
const soonOff = /Drafting ends .* unless the missing payment arrives/
const begun = /Your free trial of Drafty has begun/
const failedSum = String.raw`\$1(?:79\.00|93\.32)`

/** A subscription from the sign-up to its end, as it is lived with local billing and with the provider. */
export const story: readonly Scene[] = [
  {
    situation: 'starter',
    // So that the hours between the clocks of server and page are on one day.
    at: 0.02,
    dashboard: /Unlock more drafts and start saving 60% of your time/,
    tool: null,
    billing: /Starter credits: 250 of 250 left, until November 24, 2026/,
    portal: null,
    mail: null,
  },
  {
    situation: 'starter-used',
    at: 0.5,
    does: ({ leave }) => leave(0),
    dashboard: /Unlock more drafts and start saving 60% of your time/,
    tool: /All credits are used\. They do not reset: your starter credits end in 4 days/,
    billing: /Your starter credits are used up/,
    portal: null,
    mail: null,
  },
  {
    situation: 'starter-over',
    at: 4.1,
    does: ({ leave }) => leave(250),
    dashboard: /Your starter credits have expired/,
    tool: /Drafting is off: your starter credits have expired\. A free trial of 14 days is open to you/,
    billing: /Your starter credits have expired/,
    portal: null,
    mail: null,
  },
  {
    situation: 'trial',
    at: 4.2,
    does: ({ order }) => order(accelerate),
    dashboard: /14 days remain of your free trial, until December 8, 2026/,
    tool: null,
    billing: trialEnds,
    portal: inTrial,
    mail: begun,
  },
  {
    situation: 'trial-ordered',
    at: 5,
    does: ({ order }) => order(growth),
    dashboard: /Your free trial runs until December 8, 2026\. Then Growth begins: \$270\.00 a month/,
    tool: null,
    billing: /Then \$270\.00 a month is charged, first on December 8, 2026, unless you cancel before/,
    portal: inTrial,
    mail: /Your Drafty plan begins on December 8, 2026/,
  },
  {
    situation: 'trial',
    at: 5.2,
    does: ({ takeBack }) => takeBack(),
    dashboard: /13 days remain of your free trial, until December 8, 2026/,
    tool: null,
    billing: trialEnds,
    portal: inTrial,
    mail: /stays your plan/,
  },
  {
    situation: 'trial-used',
    at: 15.3,
    does: ({ leave }) => leave(0),
    dashboard: /The credits of your free trial are used up/,
    tool: /All credits are used\. They do not reset: your free trial ends in 3 days/,
    billing: /The credits of the trial are used up\. It ends on December 8, 2026; nothing is charged then/,
    portal: inTrial,
    mail: /Your free trial of Drafty ends in 3 days/,
  },
  {
    situation: 'trial',
    at: 17.3,
    does: ({ leave }) => leave(1075),
    dashboard: /Your free trial ends tomorrow at 4:48 PM\. Choose a plan to keep drafting/,
    tool: /Your free trial ends tomorrow at 4:48 PM/,
    billing: trialEnds,
    portal: inTrial,
    mail: /Your free trial of Drafty ends tomorrow/,
  },
  {
    situation: 'trial-over',
    only: 'local',
    at: 18.5,
    dashboard: /Your free trial has expired/,
    tool: /Drafting is off: your free trial has expired/,
    billing: /Your free trial has expired/,
    portal: { local: /ended/, hosted: /cancelled/ },
    mail: /Your free trial of Drafty has ended/,
  },
  {
    situation: 'cancelled',
    only: 'hosted',
    at: 18.5,
    dashboard: /Growth, monthly: \$270\.00 is charged today and a new term begins/,
    tool: /Drafting is off: your subscription ended on December 8, 2026/,
    billing: /Growth, ended on December 8, 2026/,
    portal: { local: /ended/, hosted: /Subscription cancelled/ },
    mail: /Your free trial of Drafty has ended/,
  },
  {
    situation: 'active',
    at: 19,
    does: ({ order }) => order(accelerate),
    dashboard: null,
    tool: null,
    billing: renews,
    portal: running,
    mail: /Your Drafty plan has begun|Your Drafty subscription is back/,
  },
  {
    situation: 'active',
    at: 19.5,
    does: ({ leave }) => leave(45),
    dashboard: null,
    tool: /This draft uses 100 credits and 45 are left\. They reset in 31 days\. An expert letter \(25\) is still possible/,
    billing: renews,
    portal: running,
    mail: /Your Drafty plan has begun|Your Drafty subscription is back/,
  },
  {
    situation: 'active-used',
    at: 19.6,
    does: ({ leave }) => leave(0),
    dashboard: /All 1,500 credits of this term are used\. They reset in 31 days, on January 9, 2027/,
    tool: /All credits are used\. They reset in 31 days/,
    billing: /All credits of this term are used\. They reset in 31 days, on January 9, 2027/,
    portal: running,
    mail: /Your Drafty plan has begun|Your Drafty subscription is back/,
  },
  {
    situation: 'active-planned',
    at: 20,
    does: async ({ leave, order }) => {
      await leave(1400)
      await order(streamline)
    },
    dashboard: null,
    tool: null,
    billing: /Streamline, \$95\.00 a month, begins on January 9, 2027\. Until then everything stays/,
    portal: running,
    mail: /Your plan changes on January 9, 2027/,
  },
  {
    situation: 'active',
    at: 20.2,
    does: ({ takeBack }) => takeBack(),
    dashboard: null,
    tool: null,
    billing: renews,
    portal: running,
    mail: /Accelerate stays your plan/,
  },
  {
    situation: 'ending',
    at: 21,
    does: ({ cancelLater }) => cancelLater(),
    dashboard: /Your subscription ends on January 9, 2027\. Drafting stops then/,
    tool: null,
    billing: /Accelerate, cancelled and usable until January 9, 2027/,
    portal: { local: /cancelled, usable until January 9, 2027/, hosted: /Subscription non_renewing/ },
    mail: /Your Drafty subscription ends on January 9, 2027/,
  },
  {
    situation: 'active',
    at: 21.2,
    does: ({ keep }) => keep(),
    dashboard: null,
    tool: null,
    billing: renews,
    portal: running,
    mail: /Your Drafty subscription goes on/,
  },
  {
    situation: 'past-due',
    at: 22,
    does: ({ failPayment }) => failPayment(),
    dashboard: new RegExp(
      `A payment of ${failedSum} did not come through\\..* drafting ends on December 26, 2026 unless it is paid`,
    ),
    tool: soonOff,
    billing: new RegExp(`A payment of ${failedSum} did not come through on December 12, 2026`),
    portal: { local: /payment failed/, hosted: /Subscription active/ },
    mail: /A payment for Drafty did not come through/,
  },
  {
    situation: 'grace',
    at: 29.1,
    dashboard: new RegExp(`Your payment of ${failedSum} is overdue\\. Drafting ends`),
    tool: soonOff,
    billing: new RegExp(`A payment of ${failedSum} is overdue since December 12, 2026`),
    portal: { local: /payment overdue/, hosted: /Subscription active/ },
    mail: /Your Drafty payment is overdue: drafting ends on December 26, 2026/,
  },
  {
    situation: 'unpaid',
    at: 36.1,
    dashboard: /Drafting is off: the payment due since December 12, 2026 did not come through within 14 days/,
    tool: /Drafting is off: a payment did not come through within 14 days/,
    billing: /Accelerate ended on December 26, 2026: the payment due since December 12, 2026 did not come through/,
    portal: { local: /Nothing is owed: the open invoice DR-000002 was withdrawn/, hosted: /Subscription active/ },
    mail: /Drafting has ended: a payment is missing/,
  },
  {
    situation: 'active',
    only: 'local',
    at: 37,
    does: ({ order }) => order(growth),
    dashboard: null,
    tool: null,
    billing: /Growth, billed monthly: \$270\.00 a month/,
    portal: running,
    mail: /Your Drafty subscription is back/,
  },
  {
    situation: 'active',
    only: 'hosted',
    at: 37,
    does: ({ pay }) => pay(),
    dashboard: null,
    tool: null,
    billing: renews,
    portal: running,
    mail: /Your payment for Drafty arrived/,
  },
  {
    situation: 'cancelled',
    only: 'local',
    at: 38,
    does: ({ cancelNow }) => cancelNow(),
    dashboard: /Growth, monthly: \$270\.00 is charged today and a new term begins/,
    tool: /Drafting is off: your subscription ended on December 28, 2026/,
    billing: /Growth, ended on December 28, 2026/,
    portal: { local: /ended/, hosted: /cancelled/ },
    mail: /Your Drafty subscription has ended/,
  },
  {
    situation: 'active',
    only: 'local',
    at: 39,
    does: ({ reactivate }) => reactivate(),
    dashboard: null,
    tool: null,
    billing: /Growth, billed monthly: \$270\.00 a month\.\s+Renews on January 29, 2027 for \$270\.00/,
    portal: running,
    mail: /Your Drafty subscription is back/,
  },
  {
    situation: 'paused',
    only: 'hosted',
    at: 38,
    happens: {
      type: 'subscription_paused',
      change: { status: 'paused' },
      days: { pause_date: 38, resume_date: 45 },
    },
    dashboard: /Your subscription is paused and drafting is off\..* It resumes on January 4, 2027/,
    tool: /Drafting is off: your subscription is paused/,
    billing: /Accelerate is paused since December 28, 2026\.\s+It resumes on January 4, 2027/,
    portal: { local: /paused/, hosted: /Subscription paused/ },
    mail: /Your payment for Drafty arrived/,
  },
  {
    situation: 'active',
    only: 'hosted',
    at: 45,
    happens: {
      type: 'subscription_resumed',
      change: { status: 'active', pause_date: undefined, resume_date: undefined },
    },
    dashboard: null,
    tool: null,
    billing: renews,
    portal: running,
    mail: /Your payment for Drafty arrived/,
  },
  {
    situation: 'unconfirmed',
    only: 'hosted',
    isProviderSilent: true,
    at: 50.1,
    dashboard: /Your subscription’s new term is being confirmed\. Drafting goes on as soon as it is/,
    tool: /Drafting is off until the new term of your subscription is confirmed/,
    billing: /Accelerate, billed monthly\.\s+The term ended on January 9, 2027; the new one is being confirmed/,
    portal: running,
    mail: /Your payment for Drafty arrived/,
  },
  {
    situation: 'active',
    only: 'hosted',
    at: 50.2,
    dashboard: null,
    tool: null,
    billing: /Accelerate, billed monthly: \$179\.00 a month\.\s+Renews on February 9, 2027 for \$179\.00/,
    portal: running,
    mail: /Receipt/,
  },
  {
    situation: 'cancelled',
    only: 'hosted',
    at: 51,
    does: ({ cancelNow }) => cancelNow(),
    dashboard: /Accelerate, monthly: \$179\.00 is charged today and a new term begins/,
    tool: /Drafting is off: your subscription ended on January 10, 2027/,
    billing: /Accelerate, ended on January 10, 2027/,
    portal: { local: /ended/, hosted: /Subscription cancelled/ },
    mail: /Your Drafty subscription has ended/,
  },
  {
    situation: 'inactive',
    only: 'hosted',
    at: 52,
    happens: { type: 'subscription_changed', change: { status: 'transferred' } },
    dashboard: /Your subscription is not active and drafting is off\. Choose a plan to draft again/,
    tool: /Drafting is off: your subscription is not active/,
    billing: /Your subscription is not active and drafting is off/,
    portal: { local: /ended/, hosted: /Subscription transferred/ },
    mail: /Your Drafty subscription has ended/,
  },
]

/** The scenes that one of the two has. */
export const scenesOf = (kind: Desk['kind']) => story.filter(({ only }) => only === undefined || only === kind)

/** What only a provider says: with local billing no subscription comes to it. */
const onlyHosted: readonly SituationCode[] = ['paused', 'unconfirmed', 'inactive']

/** States of one of the two that none of its scenes comes to, and no worked state either. */
export function neverWalked(kind: Desk['kind'], worked: readonly string[]): string[] {
  // The colleague who leaves the family at the end of each story.
  const walked = new Set<string>([...scenesOf(kind).map(({ situation }) => situation), ...worked, 'left-family'])
  return situationCodes.filter((code) => !walked.has(code) && !(kind === 'local' && onlyHosted.includes(code)))
}
