import { expect, type Page, test } from '@playwright/test'
import { freshAddress, linkInMail, password, signUp, usesAccount } from './attorney.ts'
import { ask } from './billing-ledger.ts'
import { type Hosted, startHosted } from './billing-hosted.ts'
import { moveTo, verify } from './billing-steps.ts'
import { reach, restart, type State, walk, walkAll } from './billing-walk.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T17:00:00Z')
const email = freshAddress('states@provider.example')
const member = freshAddress('member@provider.example')
const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'
const streamline = 'solo-practitioner-streamline-sept-2025'
/** A term with its tax: only the provider knows the sum. */
const dues = 19_332
let hosted: Hosted

test.use({ timezoneId: 'America/New_York' })
test.beforeAll(async () => {
  hosted = await startHosted(start)
})
test.afterAll(() => hosted.stop())

/** Orders at the provider's hosted page, as a browser would. */
async function order(plan_id: string, begins = 'after-trial'): Promise<void> {
  const { server, provider } = hosted
  const reply = await ask(server, email, '/billing/checkout', { plan_id, period: 'monthly', start: begins })
  expect(reply.status, await reply.clone().text()).toBe(200)
  const { url } = (await reply.json()) as { url: string }
  expect(url).toContain(provider.address)
  const pressed = { method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' as const }
  expect((await fetch(url, pressed)).status).toBe(303)
}

const keep = async () => expect((await ask(hosted.server, email, '/billing/keep', {})).status).toBe(200)

/** What the attorney does in the provider's portal. */
async function manage(action: string): Promise<void> {
  const body = new URLSearchParams({ email, action })
  expect((await fetch(`${hosted.provider.address}/portal/v2/login`, { method: 'POST', body })).ok).toBe(true)
}

/** What happens at the provider without the attorney. */
async function happens(type: string, change: object): Promise<void> {
  const { book, tell } = hosted.provider
  const subscription = [...book.subscriptions.values()].at(-1)
  if (subscription) book.change(subscription, change, type)
  await tell()
}

const seconds = (days: number) => Math.floor((start + days * day) / 1000)
const of = (words: string) => new RegExp(words.replaceAll('{owner}', email.replaceAll('.', String.raw`\.`)), 'i')

type Said = State & {
  /** What a dependent reads, in the states that only a provider has. */
  readonly dependent?: { readonly dashboard: RegExp; readonly tool: RegExp; readonly billing: RegExp }
}

const states: readonly Said[] = [
  {
    situation: 'starter',
    at: 0,
    dashboard: /Unlock more drafts and start saving 60% of your time/,
    tool: null,
    billing: /Starter credits: 250 of 250 left, until November 24, 2026/,
    portal: null,
    mail: null,
  },
  {
    situation: 'starter-over',
    at: 4.1,
    dashboard: /Your starter credits have expired/,
    tool: /Drafting is off: your starter credits have expired/,
    billing: /Your starter credits have expired/,
    portal: null,
    mail: null,
  },
  {
    situation: 'trial',
    at: 4.2,
    bring: () => order(accelerate),
    dashboard: /14 days remain of your free trial, until December 8, 2026/,
    tool: null,
    billing: /Accelerate, free trial\.\s+Ends on December 8, 2026\. Nothing is charged when it ends/,
    portal: /Subscription in_trial/,
    mail: /Your free trial of Drafty has begun/,
  },
  {
    situation: 'trial-ordered',
    at: 5,
    bring: () => order(growth),
    dashboard: /Your free trial runs until December 8, 2026\. Then Growth begins: \$270\.00 a month/,
    tool: null,
    billing: /Then \$270\.00 a month is charged, first on December 8, 2026, unless you cancel before/,
    portal: /Subscription in_trial/,
    mail: /Your Drafty plan begins on December 8, 2026/,
  },
  {
    situation: 'trial',
    at: 5.2,
    bring: keep,
    dashboard: /13 days remain of your free trial, until December 8, 2026/,
    tool: null,
    billing: /free trial\.\s+Ends on December 8, 2026\. Nothing is charged when it ends/,
    portal: /Subscription in_trial/,
    mail: /stays your plan/,
  },
  {
    situation: 'cancelled',
    at: 18.5,
    dashboard: /Growth, monthly: \$270\.00 is charged today and a new term begins/,
    tool: /Drafting is off: your subscription ended on December 8, 2026/,
    billing: /Growth, ended on December 8, 2026/,
    portal: /Subscription cancelled/,
    mail: /Your free trial of Drafty has ended/,
  },
  {
    situation: 'active',
    at: 19,
    bring: () => order(accelerate),
    dashboard: null,
    tool: null,
    billing: /Accelerate, billed monthly: \$179\.00 a month\.\s+Renews on January 9, 2027 for \$179\.00/,
    portal: /Subscription active/,
    mail: /Your Drafty subscription is back/,
  },
  {
    situation: 'active-planned',
    at: 20,
    bring: () => order(streamline),
    dashboard: null,
    tool: null,
    billing: /Streamline, \$95\.00 a month, begins on January 9, 2027\. Until then everything stays/,
    portal: /Subscription active/,
    mail: /Your plan changes on January 9, 2027/,
  },
  {
    situation: 'active',
    at: 20.2,
    bring: keep,
    dashboard: null,
    tool: null,
    billing: /Renews on January 9, 2027 for \$179\.00/,
    portal: /Subscription active/,
    mail: /Accelerate stays your plan/,
  },
  {
    situation: 'ending',
    at: 21,
    bring: () => manage('cancel-later'),
    dashboard: /Your subscription ends on January 9, 2027\. Drafting stops then/,
    tool: null,
    billing: /Accelerate, cancelled and usable until January 9, 2027/,
    portal: /Subscription non_renewing/,
    mail: /Your Drafty subscription ends on January 9, 2027/,
  },
  {
    situation: 'active',
    at: 21.2,
    bring: keep,
    dashboard: null,
    tool: null,
    billing: /Renews on January 9, 2027 for \$179\.00/,
    portal: /Subscription active/,
    mail: /Your Drafty subscription goes on/,
  },
  {
    situation: 'past-due',
    at: 22,
    bring: () => happens('payment_failed', { due_since: seconds(22), total_dues: dues }),
    dashboard: /A payment of \$193\.32 did not come through\..* drafting ends on December 26, 2026 unless it is paid/,
    tool: /Drafting ends .* unless the missing payment arrives/,
    billing: /A payment of \$193\.32 did not come through on December 12, 2026/,
    portal: /Subscription active/,
    mail: /A payment for Drafty did not come through/,
  },
  {
    situation: 'grace',
    at: 29.1,
    dashboard: /Your payment of \$193\.32 is overdue\. Drafting ends/,
    tool: /Drafting ends .* unless the missing payment arrives/,
    billing: /A payment of \$193\.32 is overdue since December 12, 2026/,
    portal: /Subscription active/,
    mail: /Your Drafty payment is overdue: drafting ends on December 26, 2026/,
  },
  {
    situation: 'unpaid',
    at: 36.1,
    dashboard: /Drafting is off: the payment due since December 12, 2026 did not come through within 14 days/,
    tool: /Drafting is off: a payment did not come through within 14 days/,
    billing: /Accelerate ended on December 26, 2026: the payment due since December 12, 2026 did not come through/,
    portal: /Subscription active/,
    mail: /Drafting has ended: a payment is missing/,
  },
  {
    situation: 'active',
    at: 37,
    bring: () => happens('payment_succeeded', { due_since: undefined, total_dues: undefined }),
    dashboard: null,
    tool: null,
    billing: /Accelerate, billed monthly: \$179\.00 a month\.\s+Renews on January 9, 2027/,
    portal: /Subscription active/,
    mail: /payment/i,
  },
  {
    situation: 'paused',
    at: 38,
    bring: () =>
      happens('subscription_paused', { status: 'paused', pause_date: seconds(38), resume_date: seconds(45) }),
    dashboard: /Your subscription is paused and drafting is off\..* It resumes on January 4, 2027/,
    tool: /Drafting is off: your subscription is paused/,
    billing: /Accelerate is paused since December 28, 2026\.\s+It resumes on January 4, 2027/,
    portal: /Subscription paused/,
    mail: /payment/i,
    dependent: {
      dashboard: of('Drafting is off: the subscription of {owner} is not active now'),
      tool: of('Drafting is off: the subscription of {owner} is not active now. Please ask {owner}'),
      billing: of('the subscription of {owner} is not active now'),
    },
  },
]

test('with the provider, too, each state says the same in every place, and every sum and day stands in the books', async ({
  page,
  browser,
}) => {
  test.setTimeout(1_200_000)
  const { server } = hosted
  await hosted.moveTo(page, start)
  await signUp(page, email, server.address)
  await verify(page, server, email)
  const context = await browser.newContext({ timezoneId: 'America/New_York' })
  const dependent = await context.newPage()
  await walkAll(states, (state) => visit(page, state, dependent))
  await context.close()
})

async function visit(page: Page, state: Said, dependent: Page): Promise<void> {
  const { server } = hosted
  const now = start + state.at * day
  await restart(server)
  await hosted.moveTo(page, now, email)
  await state.bring?.()
  const walker = { server, email, owner: email, start, charged: [dues], portal: portalText }
  await reach(walker, state.situation)
  await walk(page, walker, state)
  if (!state.dependent) return
  await joinOnce(dependent)
  await moveTo(dependent, server, now, member)
  // She came when drafting was off already; the mails of a change are walked with local billing.
  const sees = { ...state.dependent, portal: null, mail: null }
  await walk(dependent, { server, email: member, owner: email, start }, sees)
}

let hasJoined = false

/** The dependent comes to the family when the first state is reached that is looked at with these eyes. */
async function joinOnce(page: Page): Promise<void> {
  if (hasJoined) return
  hasJoined = true
  const { server } = hosted
  expect((await ask(server, email, '/users/me/dependents', { email: member })).status).toBeLessThan(300)
  const link = await linkInMail(member, { folder: server.folder, path: 'invite=' })
  usesAccount(page, member)
  await page.goto(link)
  // The form stands when the invitation has been read.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(member)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
}

async function portalText(page: Page): Promise<string> {
  const reply = await ask(hosted.server, email, '/billing/portal', {})
  await page.goto(((await reply.json()) as { url: string }).url)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  const text = await page.locator('main').innerText()
  // Back at the product: the session that the next state begins without is kept there.
  await page.goto(hosted.server.address)
  return text
}
