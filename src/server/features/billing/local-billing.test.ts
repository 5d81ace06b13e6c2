import { expect, test } from 'vitest'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { type Caller, createTestApp, testNow, developerKey, productionSettings } from '#test/test-app.ts'

const day = 86_400_000
const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'

type App = Awaited<ReturnType<typeof createTestApp>>

async function statusOf(attorney: Caller): Promise<SubscriptionStatus> {
  return (await attorney.call<SubscriptionStatus>('GET', '/chargebee/status')).body
}

/** Opens a checkout; its path. */
async function checkout(attorney: Caller, planId = accelerate, period = 'monthly'): Promise<string> {
  const reply = await attorney.call<{ url: string }>('POST', '/billing/checkout', { plan_id: planId, period })
  expect(reply.status).toBe(200)
  return reply.body.url
}

async function portal(attorney: Caller): Promise<string> {
  return (await attorney.call<{ url: string }>('POST', '/billing/portal')).body.url
}

/** Presses a button on a page of local billing; in a trial the plan begins now. */
async function press({ app }: App, path: string, action: string, outcome = 'accepted') {
  return app.request(path, { method: 'POST', body: new URLSearchParams({ action, outcome, start: 'now' }) })
}

/** Orders a plan and presses the button of the checkout. */
async function subscribe(app: App, attorney: Caller, planId = accelerate, period = 'monthly'): Promise<void> {
  const done = await press(app, await checkout(attorney, planId, period), 'order')
  expect(done.status).toBe(303)
}

async function manage(app: App, attorney: Caller, action: string): Promise<void> {
  expect((await press(app, await portal(attorney), action)).status).toBe(303)
}

/** Sessions end after twelve hours: after moving the clock the attorney logs in again. */
async function later(app: App, attorney: Caller, days: number): Promise<Caller> {
  app.clock.now += days * day
  const body = { email: attorney.email, password: 'a long pass phrase' }
  const { token } = (await app.call<{ token: string }>('POST', '/auth/login', body)).body
  return { ...attorney, token, call: (method, path, given) => app.callWith(token, method, path, given) }
}

test('starter, trial, paid, cancelled, and back again', async () => {
  const app = await createTestApp()
  let ana = await app.signUp()
  expect(await statusOf(ana)).toMatchObject({
    subscription_status: 'placeholder',
    can_generate: true,
    drafts_limit: 2.5,
  })
  await ana.verify()

  await subscribe(app, ana)
  expect(await statusOf(ana)).toMatchObject({
    subscription_status: 'in_trial',
    can_generate: true,
    drafts_limit: 15,
    term_end_date: new Date(testNow + 14 * day).toISOString(),
  })
  ana = await later(app, ana, 14)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'in_trial', can_generate: false })

  await subscribe(app, ana, growth, 'yearly')
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', can_generate: true, drafts_limit: 360 })
  await manage(app, ana, 'cancel-at-end')
  ana = await later(app, ana, 200)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'non_renewing', can_generate: true })
  ana = await later(app, ana, 165)
  expect(await statusOf(ana)).toMatchObject({
    subscription_status: 'cancelled',
    can_generate: false,
    drafts_limit: 360,
  })

  const back = await ana.call('POST', '/attorneys/reactivate-subscription', {})
  expect(back).toMatchObject({
    status: 200,
    body: { status: 'success', message: 'Subscription successfully reactivated! Redirecting...' },
  })
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', can_generate: true, plan_id: growth })
})

test('an active subscription renews itself, and the count begins anew with each term', async () => {
  const app = await createTestApp()
  let ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana)
  await subscribe(app, ana)
  ana = await later(app, ana, 40)
  const status = await statusOf(ana)
  expect(status).toMatchObject({ subscription_status: 'active', can_generate: true })
  expect(status.term_start_date).toBe('2026-12-20T17:00:00.000Z')
  expect(status.term_end_date).toBe('2027-01-20T17:00:00.000Z')
})

test('a trial needs a verified address, and an account and an address have one', async () => {
  const app = await createTestApp()
  const ana = await app.signUp('ana@firm.example')
  const refused = await ana.call('POST', '/billing/checkout', { plan_id: accelerate, period: 'monthly' })
  expect(refused).toMatchObject({ status: 403, body: { code: 'verify-first' } })
  await ana.verify()
  const [first, second] = [await checkout(ana), await checkout(ana, growth)]
  const page = await (await app.app.request(first)).text()
  expect(page).toContain('Local billing without payment.')
  expect(page).toContain('Start free trial')
  expect((await press(app, first, 'order')).status).toBe(303)
  const late = await press(app, second, 'order')
  expect([late.status, (await late.text()).includes('The free trial has been used')]).toEqual([410, true])
  expect(await statusOf(ana)).toMatchObject({ plan_id: accelerate, subscription_status: 'in_trial' })

  await app.database.deleteFrom('accounts').where('email', '=', 'ana@firm.example').execute()
  const again = await app.signUp('Ana@firm.example')
  await again.verify()
  expect(await (await app.app.request(await checkout(again))).text()).not.toContain('free')
})

test('two tabs that pay at once make one subscription with one term', async () => {
  const app = await createTestApp()
  const ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana)
  const tabs = [await checkout(ana), await checkout(ana), await checkout(ana, growth)]
  const done = await Promise.all([...tabs, ...tabs].map((path) => press(app, path, 'order')))
  expect(
    done.map(({ status }) => status).filter((status) => status >= 400 && status !== 410 && status !== 402),
  ).toEqual([])
  const status = await statusOf(ana)
  expect(status).toMatchObject({ subscription_status: 'active', can_generate: true })
  expect(status.term_start_date).toBe(new Date(testNow).toISOString())
  expect(await app.database.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1)
})

test('a refused card changes nothing, and the same page takes the next try', async () => {
  const app = await createTestApp()
  const ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana)
  const before = await statusOf(ana)
  const path = await checkout(ana, growth)
  const refused = await press(app, path, 'order', 'refused')
  expect(refused.status).toBe(402)
  expect(await refused.text()).toContain('The card was refused. Nothing was charged and nothing has changed.')
  expect(await statusOf(ana)).toEqual(before)
  expect((await press(app, path, 'order')).status).toBe(303)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', drafts_limit: 30 })
})

test('reactivation: 404 without a plan, 402 without a payment method, kept when its end was only planned', async () => {
  const app = await createTestApp()
  const ana = await app.signUp()
  await ana.verify()
  const ask = () => ana.call('POST', '/attorneys/reactivate-subscription', {})
  expect(await ask()).toMatchObject({
    status: 404,
    body: { message: 'No subscription found. Please contact support.' },
  })
  await subscribe(app, ana)
  await manage(app, ana, 'cancel-now')
  expect(await ask()).toMatchObject({
    status: 402,
    body: { message: 'Payment information required. Please update your payment method.' },
  })
  await manage(app, ana, 'add-payment')
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'success' } })
  const { term_end_date: end } = await statusOf(ana)
  await manage(app, ana, 'cancel-at-end')
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'success' } })
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', term_end_date: end })
  const message = 'Your subscription is active. Nothing was changed.'
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'not_needed', message } })
})

test('an unpaid subscription passes its grace period and ends inactive; paying brings a new term', async () => {
  const app = await createTestApp()
  let ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana)
  await subscribe(app, ana)
  await manage(app, ana, 'fail-payment')
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'past_due', can_generate: true, drafts_limit: 15 })
  ana = await later(app, ana, 7)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'grace_period', can_generate: true })
  ana = await later(app, ana, 7)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'inactive', can_generate: false, drafts_limit: 15 })
  await subscribe(app, ana)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', can_generate: true })
})

test('a dependent sees the plan of its owner and can neither order, manage nor reactivate', async () => {
  const app = await createTestApp()
  const owner = await app.signUp()
  await owner.verify()
  const bea = await app.signUp()
  await subscribe(app, owner)
  const { id } = await app.database
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  await app.database.updateTable('accounts').set({ parent_account_id: id }).where('email', '=', bea.email).execute()
  expect(await statusOf(bea)).toMatchObject({ subscription_status: 'in_trial', drafts_limit: 15, can_generate: true })
  for (const [path, body] of [
    ['/billing/checkout', { plan_id: growth, period: 'monthly' }],
    ['/billing/portal', undefined],
    ['/attorneys/reactivate-subscription', {}],
  ] as const)
    expect((await bea.call('POST', path, body)).status).toBe(403)
})

test('a page of local billing is good for an hour, for whom it was made, and once', async () => {
  const app = await createTestApp()
  const ana = await app.signUp()
  await ana.verify()
  const path = await checkout(ana)
  app.clock.now += 3_600_001
  expect((await app.app.request(path)).status).toBe(410)
  expect((await press(app, path, 'order')).status).toBe(410)
  expect((await app.app.request('/api/billing/local/guessed')).status).toBe(410)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'placeholder' })
})

test('an order names a plan that is sold and a period', async () => {
  const { signUp } = await createTestApp()
  const ana = await signUp()
  const reply = await ana.call('POST', '/billing/checkout', { plan_id: 'gold', period: 'weekly' })
  expect(reply).toMatchObject({
    status: 422,
    body: {
      details: {
        fields: [
          { name: 'plan_id', label: 'Plan', message: 'This plan is not sold.' },
          { name: 'period', label: 'Billing period', message: 'Please choose monthly or yearly.' },
        ],
      },
    },
  })
})

test('the clock of development is moved from this machine, with the header, and never in production', async () => {
  const { app, clock } = await createTestApp()
  const send = (headers: Record<string, string>, host = 'http://localhost') =>
    app.request(`${host}/api/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify({ now: '2027-01-01T00:00:00Z' }),
    })
  expect((await send({})).status).toBe(404)
  expect((await send({ 'X-Drafty-Development': developerKey }, 'http://evil.example')).status).toBe(404)
  expect(clock.now).toBe(testNow)
  expect((await send({ 'X-Drafty-Development': developerKey })).status).toBe(200)
  expect(clock.now).toBe(Date.parse('2027-01-01T00:00:00Z'))
  const production = await createTestApp({
    environment: productionSettings,
  })
  const refused = await production.call('POST', '/dev/clock', { now: null })
  expect(refused.status).toBe(404)
})

type Offered = { plan_id: string; period: string; action: string; label: string | null; due_today_cents: number | null }

/** The offer for a plan and period as the page shows it. */
async function offerOf(attorney: Caller, planId: string, period = 'monthly'): Promise<Offered> {
  const { body } = await attorney.call<Offered[]>('GET', '/billing/offers')
  const offer = body.find((candidate) => candidate.plan_id === planId && candidate.period === period)
  if (!offer) throw new Error(`There is no offer of ${planId}.`)
  return offer
}

type Papers = { number: string; state: string; kind: string; total_cents: number; lines: { cents: number }[] }[]
const papersOf = async (attorney: Caller) => (await attorney.call<Papers>('GET', '/billing/invoices')).body

test('the sum that a card shows is the sum that is charged, and the paper says it', async () => {
  const app = await createTestApp()
  const ana = await app.signUp()
  await ana.verify()
  expect(await offerOf(ana, accelerate)).toMatchObject({ action: 'trial', due_today_cents: 0 })
  await subscribe(app, ana)
  await subscribe(app, ana)
  app.clock.now += 3 * 3_600_000
  const offer = await offerOf(ana, growth)
  expect(offer).toMatchObject({ action: 'upgrade', label: 'Upgrade now' })
  const wrong = { plan_id: growth, period: 'monthly', expect_cents: 1 }
  expect(await ana.call('POST', '/billing/checkout', wrong)).toMatchObject({
    status: 409,
    body: { code: 'offer-changed' },
  })
  const page = await checkout(ana, growth)
  expect(await (await app.app.request(page)).text()).toContain('Due today')
  await press(app, page, 'order')
  const [upgrade, first, ...others] = await papersOf(ana)
  expect(others).toEqual([])
  expect([first?.number, first?.total_cents, first?.state]).toEqual(['DR-000001', 17_900, 'paid'])
  expect([upgrade?.number, upgrade?.total_cents]).toEqual(['DR-000002', offer.due_today_cents])
  expect(upgrade?.lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(upgrade?.total_cents)
  expect(await statusOf(ana)).toMatchObject({ plan_id: growth, drafts_limit: 30 })
  const again = await ana.call('POST', '/billing/checkout', { plan_id: growth, period: 'monthly' })
  expect(again).toMatchObject({ status: 409, body: { code: 'same-plan' } })
})

test('a smaller plan begins with the next term, is shown as planned, and can be taken back', async () => {
  const app = await createTestApp()
  let ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana, growth)
  await subscribe(app, ana, growth)
  const { term_end_date: end } = await statusOf(ana)
  await subscribe(app, ana, accelerate)
  const planned = { kind: 'plan', plan_id: accelerate, at: end, amount_cents: 17_900 }
  expect(await statusOf(ana)).toMatchObject({ plan_id: growth, billing: { situation: 'active-planned', planned } })
  expect((await ana.call('POST', '/billing/keep')).body).toMatchObject({ billing: { situation: 'active' } })
  await subscribe(app, ana, accelerate)
  ana = await later(app, ana, 31)
  expect(await statusOf(ana)).toMatchObject({ plan_id: accelerate, term_start_date: end, drafts_limit: 15 })
})

test('a plan that is ordered in the trial keeps the days that are left, and begins when it ends', async () => {
  const app = await createTestApp()
  let ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana)
  const { term_end_date: end } = await statusOf(ana)
  const page = await checkout(ana, growth)
  await app.app.request(page, { method: 'POST', body: new URLSearchParams({ action: 'order', start: 'after-trial' }) })
  expect(await statusOf(ana)).toMatchObject({
    subscription_status: 'in_trial',
    term_end_date: end,
    drafts_limit: 30,
    billing: { situation: 'trial-ordered', next_charge: { at: end, amount_cents: 27_000 } },
  })
  ana = await later(app, ana, 14)
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', term_start_date: end, plan_id: growth })
})

test('without a payment method the next term begins unpaid, and paying what is due begins no other', async () => {
  const app = await createTestApp()
  let ana = await app.signUp()
  await ana.verify()
  await subscribe(app, ana)
  await subscribe(app, ana)
  await manage(app, ana, 'remove-payment')
  ana = await later(app, ana, 31)
  const due = await statusOf(ana)
  expect(due).toMatchObject({ subscription_status: 'past_due', can_generate: true, billing: { situation: 'past-due' } })
  await manage(app, ana, 'pay')
  const paid = await statusOf(ana)
  expect(paid).toMatchObject({ subscription_status: 'active', term_start_date: due.term_start_date })
  expect(paid.term_end_date).toBe(due.term_end_date)
})
