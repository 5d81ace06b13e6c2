import { expect, type Page } from '@playwright/test'
import type { SubscriptionStatus } from '#contract/billing.ts'
import type { SituationCode } from '#domain/subscription/situation.ts'
import { linkInMail, password, usesAccount } from './attorney.ts'
import { ask, mailsTo, textOf } from './billing-ledger.ts'
import { goOn, tellingPlaces } from './billing-steps.ts'
import type { OwnServer } from './own-server.ts'

/** What a dependent reads in one state of the owner; null: nothing of billing. */
type Says = {
  /** Beside the figure in the head; null: there is no meter. */
  readonly meter: string | null
  readonly dashboard: string | null
  readonly tool: string | null
  readonly badge: 'ACTIVE' | 'CANCELLED' | null
  readonly billing: string
}

/** Days and names as the books have them. */
type Facts = { readonly owner: string; readonly day: string; readonly inDays: string; readonly ended: string }

const off = (why: string, billing = why): Says => {
  const said = `Drafting is off: the ${why}`
  return { meter: null, dashboard: said, tool: said, badge: null, billing }
}
const asking = ({ tool, ...says }: Says, { owner }: Facts): Says => ({ ...says, tool: `${tool} Please ask ${owner}.` })
const withoutPlan = (facts: Facts): Says => asking(off(`account of ${facts.owner} has no active subscription.`), facts)
const notActive = (facts: Facts): Says => asking(off(`subscription of ${facts.owner} is not active now.`), facts)
const trying = ({ owner, day, inDays }: Facts): Says => {
  const billing = `You use the free trial of ${owner}, until ${day}.`
  return { meter: inDays, dashboard: null, tool: null, badge: 'ACTIVE', billing }
}
const drafting = ({ owner, day, inDays }: Facts): Says => {
  const billing = `You use the subscription of ${owner}. Credits reset on ${day}.`
  return { meter: `resets ${inDays}`, dashboard: null, tool: null, badge: 'ACTIVE', billing }
}
const notPaid = ({ owner, day, inDays }: Facts): Says => {
  const said = `Drafting may end on ${day}. Please ask ${owner}.`
  return { meter: `drafting ends ${inDays}`, dashboard: said, tool: said, badge: 'ACTIVE', billing: said }
}

/** Whose the subscription is, what is left and whom to ask: one row for each state, so that none is forgotten. */
const says: Record<SituationCode, (facts: Facts) => Says> = {
  'no-row': withoutPlan,
  'left-family': withoutPlan,
  inactive: withoutPlan,
  starter: ({ owner, day, inDays }) => {
    const billing = `You use the starter credits of ${owner}, until ${day}.`
    return { meter: `end ${inDays}`, dashboard: null, tool: null, badge: null, billing }
  },
  'starter-used': ({ owner }) => {
    const billing = `The starter credits of ${owner} are used up.`
    return { meter: '0 of 250', dashboard: null, tool: `${billing} Please ask ${owner}.`, badge: null, billing }
  },
  'starter-over': (facts) => asking(off(`starter credits of ${facts.owner} have expired.`), facts),
  trial: trying,
  'trial-ordered': trying,
  'trial-used': ({ owner, inDays }) => {
    const billing = `The credits of ${owner}’s free trial are used up.`
    const tool = `${billing} Please ask ${owner}.`
    return { meter: inDays, dashboard: billing, tool, badge: 'ACTIVE', billing }
  },
  'trial-over': (facts) => asking(off(`free trial of ${facts.owner} is over.`), facts),
  active: drafting,
  'active-planned': drafting,
  'active-used': ({ owner, inDays }) => {
    const billing = `All credits of the account are used. They reset ${inDays}.`
    const tool = `${billing} Please ask ${owner}.`
    return { meter: `resets ${inDays}`, dashboard: billing, tool, badge: 'ACTIVE', billing }
  },
  unconfirmed: ({ owner }) => {
    const billing = `The new term of ${owner}’s subscription is being confirmed.`
    return { meter: null, dashboard: billing, tool: billing, badge: 'ACTIVE', billing }
  },
  ending: ({ owner, day, inDays }) => {
    const dashboard = `The subscription of ${owner} ends on ${day}.`
    const billing = `${dashboard} Drafting stops then.`
    return { meter: `end ${inDays}`, dashboard, tool: null, badge: 'ACTIVE', billing }
  },
  'past-due': notPaid,
  grace: notPaid,
  unpaid: notActive,
  paused: notActive,
  cancelled: (facts) => {
    // The welcome-back panel, without its button.
    const dashboard = `Please contact ${facts.owner}`
    const billing = `The subscription of ${facts.owner} ended on ${facts.ended}.`
    return { ...notActive(facts), dashboard, badge: 'CANCELLED', billing }
  },
}

/** Less than a legal draft costs and more than nothing: the tool says so first, whatever the state. */
function withWhatIsLeft(said: Says, { billing: { credits, drafting } }: SubscriptionStatus): Says {
  if (!drafting.allowed || credits.left < 25 || credits.left >= 100) return said
  return { ...said, tool: `This draft uses 100 credits and ${credits.left} are left.` }
}

const dayMs = 86_400_000

/** The day that a state counts to, from the status that the server gives the dependent. */
function factsOf({ billing, term_end_date }: SubscriptionStatus, owner: string): Facts {
  const end = billing.due?.drafting_ends_at ?? billing.drafting.ends_at ?? billing.credits_reset_at ?? term_end_date
  const days = !end ? 0 : Math.ceil((Date.parse(end) - Date.parse(billing.as_of)) / dayMs)
  // On the last day the hour stands there instead of the count.
  const inDays = days > 1 ? `in ${days} days` : ''
  return { owner, inDays, day: dayOf(end), ended: dayOf(billing.ended?.at ?? null) }
}

/** Without a subscription there is no day at all. */
function dayOf(iso: string | null | undefined): string {
  const options = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'America/New_York' } as const
  return !iso ? '' : new Intl.DateTimeFormat('en-US', options).format(Date.parse(iso))
}

/** Nothing that costs, or is the owner's, is there for a dependent. */
const ownersButtons = /Change plan|Choose a plan|Pay now|Re-activate|Manage Subscription|Upgrade now|Subscribe for more/
const ownersCalls = ['/billing/portal', '/attorneys/reactivate-subscription', '/billing/keep']
const ownersLists = ['/billing/offers', '/billing/invoices', '/billing/history']

/** Walks as a dependent, who is logged in, through dashboard, tool and billing page. */
export async function walkAsDependent(page: Page, server: OwnServer, owner: string, member: string): Promise<void> {
  const reply = await ask(server, member, '/chargebee/status')
  const body = (await reply.json()) as SubscriptionStatus & { details?: Pick<SubscriptionStatus, 'billing'> }
  const status = { ...body, billing: body.details?.billing ?? body.billing }
  const { situation } = status.billing
  const facts = factsOf(status, owner)
  const said = withWhatIsLeft(says[situation](facts), status)
  const expectSaid = async (where: string, words: string | null) => {
    const what = `${situation}: the ${where} of a dependent`
    if (words !== null) await expect.poll(() => plain(page), `${what} says ${words}`).toContain(words)
    const text = await plain(page)
    if (words === null) expect(text, `${what} is silent`).not.toMatch(/Drafting is off|Please ask/)
    expect(text, `${what} names no sum`).not.toMatch(/\$\d/)
    expect(text, `${what} has no button of the owner`).not.toMatch(ownersButtons)
    return text
  }
  await page.goto(server.address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expectSaid('dashboard', said.dashboard)
  const meter = page.getByRole('group', { name: 'Credits' })
  if (said.meter === null) await expect(meter).toHaveCount(0)
  else await expect(meter).toContainText(said.meter)
  await goOn(page, ...tellingPlaces.asylum)
  await expect(page.getByRole('heading', { name: 'Readiness' }).first()).toBeVisible()
  await expectSaid('tool', said.tool)
  await goOn(page, ...tellingPlaces.billing)
  await expectSaid('billing page', said.billing)
  const text = await expectSaid('billing page', `Your subscription is managed by your admin. Please contact ${owner}`)
  expect(/\bACTIVE\b|\bCANCELLED\b/.exec(text)?.[0] ?? null, `${situation}: the badge`).toBe(said.badge)
  for (const path of ownersCalls) expect((await ask(server, member, path, {})).status, path).toBe(403)
  for (const path of ownersLists) expect((await ask(server, member, path)).status, path).toBe(403)
  expect(mailsTo(server, member).join('\n')).not.toMatch(/\$\d/)
}

const plain = async (page: Page) => (await textOf(page)).replaceAll(/\s+/g, ' ')

/** The owner invites; the colleague follows the link in the mail, and the browser is the colleague's from then on. */
export async function joinFamily(page: Page, server: OwnServer, owner: string, member: string): Promise<void> {
  expect((await ask(server, owner, '/users/me/dependents', { email: member })).status).toBeLessThan(300)
  await signUpByInvitation(page, server, member)
}

/** Follows the invitation that was mailed to a colleague, and signs up. */
export async function signUpByInvitation(page: Page, { folder }: OwnServer, member: string): Promise<void> {
  const link = await linkInMail(member, { folder, path: 'invite=' })
  usesAccount(page, member)
  await page.goto(link.replace('127.0.0.1', 'localhost'))
  // The form stands when the invitation has been read.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
}
