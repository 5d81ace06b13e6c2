import { expect, test } from 'vitest'
import { scheduleBillingClock } from '#server/features/billing/index.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'

const day = 86_400_000
const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'
const streamline = 'solo-practitioner-streamline-sept-2025'
const settled = { timeout: 60_000 }

type App = Awaited<ReturnType<typeof createTestApp>>
type Sent = { readonly subject: string; readonly text_body: string; readonly html_body: string }

/** The mails about billing to an address, oldest first. */
async function mailsTo({ database }: App, email: string): Promise<Sent[]> {
  return database
    .selectFrom('mails')
    .select(['subject', 'text_body', 'html_body'])
    .where('recipient', '=', email)
    .where('dedupe_key', 'like', 'billing %')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

const subjects = async (app: App, email: string) => (await mailsTo(app, email)).map(({ subject }) => subject)

async function press(app: App, path: string, action: string, start = 'after-trial') {
  const body = new URLSearchParams({ action, outcome: 'accepted', start })
  expect((await app.app.request(path, { method: 'POST', body })).status).toBe(303)
}

async function order(app: App, ana: Caller, plan_id: string, period = 'monthly', start = 'after-trial') {
  const reply = await ana.call<{ url: string }>('POST', '/billing/checkout', { plan_id, period })
  expect(reply.status).toBe(200)
  await press(app, reply.body.url, 'order', start)
}

async function manage(app: App, ana: Caller, action: string) {
  await press(app, (await ana.call<{ url: string }>('POST', '/billing/portal')).body.url, action)
}

/** Moves the clock and waits until nothing of billing is due any more. */
async function pass(app: App, days: number): Promise<void> {
  app.clock.now += days * day
  app.services.nudge.wake()
  const due = () =>
    app.database
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'billing-clock')
      .where('state', '=', 'waiting')
      .where('run_at', '<=', app.clock.now)
      .execute()
  await expect.poll(due, settled).toEqual([])
}

async function again(app: App, ana: Caller): Promise<Caller> {
  const body = { email: ana.email, password: 'a long pass phrase' }
  const { token } = (await app.call<{ token: string }>('POST', '/auth/login', body)).body
  return { ...ana, token, call: (method, path, given) => app.callWith(token, method, path, given) }
}

async function customer() {
  const app = await createTestApp()
  const ana = await app.signUp()
  await ana.verify()
  return { app, ana }
}

test('a trial that nobody orders is told when it begins, three days and one day before its end, and at its end', async () => {
  const { app, ana } = await customer()
  await order(app, ana, accelerate)
  for (const days of [10.9, 0.2, 1.8, 0.2, 0.9, 5, 30]) await pass(app, days)
  const mails = await mailsTo(app, ana.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your free trial of Drafty has begun',
    'Your free trial of Drafty ends in 3 days',
    'Your free trial of Drafty ends tomorrow',
    'Your free trial of Drafty has ended',
  ])
  expect(mails[0]?.text_body).toContain(
    'Accelerate is yours for 14 days, until December 4, 2026, 12:00 PM EST: 1,500 credits, no charge.',
  )
  expect(mails[1]?.text_body).toContain('It ends on December 4, 2026, 12:00 PM EST. 1,500 of 1,500 credits are left.')
  for (const { text_body, html_body } of mails) {
    expect(text_body).toContain('Open Billing: http://drafty.test/settings/billingandsubscriptions')
    expect(html_body).toContain('You get this mail because the subscription of this Drafty account is yours.')
    expect(text_body).not.toContain('no money was collected')
  }
})

test('what is ordered in a trial is told with its sum before it is charged, then begins, renews and has a receipt each time', async () => {
  const { app, ana } = await customer()
  await order(app, ana, streamline)
  await order(app, ana, accelerate)
  for (const days of [11.1, 3, 31, 31]) await pass(app, days)
  const mails = await mailsTo(app, ana.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Your free trial of Drafty has begun',
    'Your Drafty plan begins on December 4, 2026',
    '$179.00 will be charged in 3 days',
    'Your Drafty plan has begun',
    'Receipt DR-000002 for Drafty',
    'Receipt DR-000003 for Drafty',
  ])
  expect(mails[3]?.text_body).toContain('$179.00 was paid on December 4, 2026. Invoice DR-000001.')
  expect(mails[4]?.text_body).toContain(
    '$179.00 was paid on January 4, 2027 for Accelerate, January 4, 2027 to February 4, 2027.',
  )
  expect(mails[4]?.text_body).toContain('This installation has no billing provider: no money was collected.')
  const papers = (
    await (await again(app, ana)).call<{ number: string; total_cents: number }[]>('GET', '/billing/invoices')
  ).body
  expect(papers.map(({ number, total_cents }) => [number, total_cents])).toEqual([
    ['DR-000003', 17_900],
    ['DR-000002', 17_900],
    ['DR-000001', 17_900],
  ])
})

test('a payment that fails is told at once, after a week and when drafting ends; the open invoice is withdrawn by the clock', async () => {
  const { app, ana } = await customer()
  await order(app, ana, accelerate)
  await order(app, ana, accelerate)
  await manage(app, ana, 'remove-payment')
  for (const days of [14.1, 7, 7]) await pass(app, days)
  const mails = await mailsTo(app, ana.email)
  expect(mails.map(({ subject }) => subject).slice(2)).toEqual([
    'No payment method is noted for Drafty',
    'A payment for Drafty did not come through',
    'Your Drafty payment is overdue: drafting ends on December 18, 2026',
    'Drafting has ended: a payment is missing',
  ])
  expect(mails.at(-1)?.text_body).toContain('The open invoice was withdrawn; nothing is owed.')
  const bo = await again(app, ana)
  type Paper = { number: string; kind: string; state: string; total_cents: number; refers_to: string | null }
  const papers = (await bo.call<Paper[]>('GET', '/billing/invoices')).body
  expect(papers).toMatchObject([
    { number: 'DR-000002', kind: 'credit note', total_cents: -17_900, refers_to: 'DR-000001' },
    { number: 'DR-000001', kind: 'invoice', state: 'withdrawn', total_cents: 17_900 },
  ])
  expect((await bo.call<{ billing: object }>('GET', '/chargebee/status')).body.billing).toMatchObject({
    situation: 'unpaid',
  })
  const history = (await bo.call<{ what: string; by_whom: string }[]>('GET', '/billing/history')).body
  expect(history.filter(({ by_whom }) => by_whom === 'the clock')).toHaveLength(3)

  // A new term after that is a return.
  await order(app, bo, accelerate)
  expect(await subjects(app, ana.email)).toContain('Your Drafty subscription is back')
})

test('after a long outage the last word alone is told, every term is booked once, and no number is left out', async () => {
  const { app, ana } = await customer()
  await order(app, ana, accelerate, 'monthly')
  await order(app, ana, accelerate, 'monthly', 'now')
  await pass(app, 100)
  const papers = (await (await again(app, ana)).call<{ number: string }[]>('GET', '/billing/invoices')).body
  expect(papers.map(({ number }) => number)).toEqual(['DR-000004', 'DR-000003', 'DR-000002', 'DR-000001'])
  const before = await subjects(app, ana.email)

  // A restart, and a second server that looks at the same time.
  await scheduleBillingClock(app.services)
  await scheduleBillingClock(app.services)
  await pass(app, 0)
  expect(await subjects(app, ana.email)).toEqual(before)

  await manage(app, await again(app, ana), 'fail-payment')
  await pass(app, 40)
  const after = await subjects(app, ana.email)
  expect(after.slice(before.length)).toEqual(['A payment for Drafty did not come through'])
})

test('each thing done to a plan is told once: changed, planned, taken back, cancelled, kept, paid, ended', async () => {
  const { app, ana } = await customer()
  await order(app, ana, accelerate)
  await order(app, ana, accelerate, 'monthly', 'now')
  const from = (await subjects(app, ana.email)).length
  await order(app, ana, growth)
  await order(app, ana, streamline)
  await ana.call('POST', '/billing/keep')
  await manage(app, ana, 'cancel-at-end')
  await ana.call('POST', '/billing/keep')
  await manage(app, ana, 'fail-payment')
  await manage(app, ana, 'pay')
  await manage(app, ana, 'cancel-now')
  expect((await ana.call('POST', '/attorneys/reactivate-subscription')).body).toMatchObject({ status: 'success' })
  const mails = (await mailsTo(app, ana.email)).slice(from)
  expect(mails.map(({ subject }) => subject)).toEqual([
    'You have Growth now',
    'Your plan changes on December 20, 2026',
    'Growth stays your plan',
    'Your Drafty subscription ends on December 20, 2026',
    'Your Drafty subscription goes on',
    'A payment for Drafty did not come through',
    'Your payment for Drafty arrived',
    'Your Drafty subscription has ended',
    'Your Drafty subscription is back',
  ])
  expect(mails[0]?.text_body).toContain('Growth since November 20, 2026, 12:00 PM EST: 3,000 credits until')
  expect(mails[1]?.text_body).toContain('Then Streamline begins: 500 credits, $95.00 a month.')
})

test('a dependent hears that drafting has stopped and that it is on again, and nothing of money', async () => {
  const { app, ana } = await customer()
  await order(app, ana, accelerate)
  await order(app, ana, accelerate, 'monthly', 'now')
  const bo = await app.signUp()
  await bo.verify()
  const parent = await app.database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', ana.email)
    .executeTakeFirstOrThrow()
  await app.database
    .updateTable('accounts')
    .set({ parent_account_id: parent.id })
    .where('email', '=', bo.email)
    .execute()
  await manage(app, ana, 'cancel-now')
  await ana.call('POST', '/attorneys/reactivate-subscription')
  const mails = await mailsTo(app, bo.email)
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Drafting has stopped in the account of ${ana.email}`,
    'You can draft again',
  ])
  for (const { text_body } of mails) expect(text_body).not.toMatch(/\$|invoice|is yours/i)
})

test('a yearly plan is told thirty days before it renews', async () => {
  const { app, ana } = await customer()
  await order(app, ana, accelerate, 'yearly')
  await order(app, ana, accelerate, 'yearly', 'now')
  await pass(app, 335.5)
  const last = (await mailsTo(app, ana.email)).at(-1)
  expect(last?.subject).toBe('Your yearly plan renews on November 20, 2027')
  expect(last?.text_body).toContain('renews on November 20, 2027, 12:00 PM EST for $1,790.00.')
  expect(testNow).toBeLessThan(app.clock.now)
})
