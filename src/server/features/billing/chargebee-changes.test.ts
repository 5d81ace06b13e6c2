import { expect, onTestFinished, test } from 'vitest'
import type { OfferReply } from '#contract/billing-reply.ts'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { loadConfig } from '#server/config.ts'
import { chargebeeBilling } from '#server/gateways/billing/chargebee.ts'
import { startChargebee, webhookHeader } from '#test/doubles/chargebee/start.ts'
import { createTestApp, testNow } from '#test/test-app.ts'

const day = 86_400_000
const accelerate = 'small-firm-accelerate-sept-2025'
const growth = 'medium-firm-growth-sept-2025'
const streamline = 'solo-practitioner-streamline-sept-2025'

async function createWorld() {
  const provider = await startChargebee({ begin: testNow })
  onTestFinished(provider.stop)
  const billing = chargebeeBilling(loadConfig({ NODE_ENV: 'development', ...provider.environment }))
  const world = await createTestApp({ environment: provider.environment, services: { billing } })
  const ana = await world.signUp('ana@firm.example')
  await ana.verify()
  /** Delivers what happened at the provider, and waits until it was worked on. */
  const catchUp = async () => {
    for (const event of provider.events.splice(0)) {
      const headers = { 'Content-Type': 'application/json', Authorization: webhookHeader() }
      const body = JSON.stringify(event)
      const reply = await world.app.request('/api/chargebee/webhook', { method: 'POST', headers, body })
      expect(reply.status).toBe(200)
    }
    const waiting = world.database.selectFrom('billing_events').selectAll().where('outcome', '=', 'waiting')
    await expect.poll(async () => (await waiting.execute()).length, { timeout: 120_000 }).toBe(0)
  }
  let { token } = ana
  /** A session ends after half a day: whoever comes back later has logged in again. */
  const call = async <T = unknown>(method: string, path: string, body?: unknown) =>
    world.callWith<T>(token, method, path, body)
  const order = async (plan_id: string, more: object = {}) => {
    const { body, status } = await call<{ url: string }>('POST', '/billing/checkout', {
      plan_id,
      period: 'monthly',
      start: 'now',
      ...more,
    })
    if (status !== 200) return status
    await fetch(body.url, { method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' })
    await catchUp()
    return status
  }
  const offers = async () => (await call<OfferReply[]>('GET', '/billing/offers')).body
  const offer = async (planId: string, period = 'monthly') =>
    (await offers()).find((one) => one.plan_id === planId && one.period === period)
  const status = async () => (await call<SubscriptionStatus>('GET', '/chargebee/status')).body
  const keep = () => call('POST', '/billing/keep', {})
  const passDays = async (days: number) => {
    world.clock.now += days * day
    await provider.moveTo(world.clock.now)
    await catchUp()
    const login = { email: ana.email, password: 'a long pass phrase' }
    token = (await world.call<{ token: string }>('POST', '/auth/login', login)).body.token
  }
  const mails = async () => {
    const rows = await world.database.selectFrom('mails').select('subject').orderBy('created_at').execute()
    return rows.map(({ subject }) => subject)
  }
  return { ...world, provider, catchUp, order, offer, offers, status, keep, passDays, mails }
}

test('an upgrade costs what the provider reckons, and is told before the order', async () => {
  const { order, offer, passDays, status } = await createWorld()
  await order(accelerate)
  await order(accelerate)
  await passDays(10)
  const upgrade = await offer(growth)
  const { term_start_date, term_end_date } = await status()
  const left = Date.parse(term_end_date ?? '') - testNow - 10 * day
  const share = left / (Date.parse(term_end_date ?? '') - Date.parse(term_start_date ?? ''))
  expect(upgrade).toMatchObject({
    action: 'upgrade',
    due_today_cents: Math.round(27_000 * share) - Math.round(17_900 * share),
  })
  expect(await order(growth, { expect_cents: (upgrade?.due_today_cents ?? 0) + 1 }), 'another sum').toBe(409)
  expect(await order(growth, { expect_cents: upgrade?.due_today_cents })).toBe(200)
  expect(await status()).toMatchObject({ plan_id: growth, term_start_date, term_end_date })
})

test('a provider that gives no estimate leaves the sum open, and the other offers stay', async () => {
  const { order, offers, provider } = await createWorld()
  await order(accelerate)
  await order(accelerate)
  provider.faults.push(...Array.from({ length: 4 }, () => ({ status: 503 })))
  const shown = await offers()
  expect(shown).toHaveLength(6)
  expect(shown.find(({ action }) => action === 'upgrade')).toMatchObject({ due_today_cents: null, lines: [] })
})

test('a lower plan begins with the next term, is shown as planned, and can be taken back', async () => {
  const { order, offer, status, keep, passDays, provider, catchUp } = await createWorld()
  await order(growth)
  await order(growth)
  const { term_end_date: end } = await status()
  expect(await offer(streamline)).toMatchObject({ action: 'at-term-end', due_today_cents: 0 })
  await order(streamline)
  const planned = { kind: 'plan', plan_id: streamline, at: end, amount_cents: 9500 }
  expect(await status()).toMatchObject({ plan_id: growth, billing: { situation: 'active-planned', planned } })
  expect(await offer(streamline)).toMatchObject({ action: 'planned' })
  await keep()
  expect((await status()).billing).toMatchObject({ situation: 'active', planned: null })
  await catchUp()
  await order(streamline)
  await passDays(31)
  expect(await status()).toMatchObject({ plan_id: streamline, term_start_date: end, billing: { situation: 'active' } })
  expect(provider.book.subscriptions.size).toBe(1)
})

test('what was ordered in a trial is taken back at the provider, and nothing is charged when it ends', async () => {
  const { order, status, keep, passDays, mails } = await createWorld()
  await order(accelerate)
  await order(growth, { start: 'after-trial' })
  expect((await status()).billing).toMatchObject({ situation: 'trial-ordered', next_charge: { amount_cents: 27_000 } })
  await keep()
  expect((await status()).billing).toMatchObject({ situation: 'trial', next_charge: null })
  await passDays(15)
  expect((await status()).can_generate).toBe(false)
  expect((await mails()).slice(-4)).toEqual([
    'Your free trial of Drafty has begun',
    expect.stringMatching(/^Your Drafty plan begins on /),
    'Growth stays your plan',
    'Your free trial of Drafty has ended',
  ])
})

test('a payment method that is removed while a term will be due is told once, in a mail', async () => {
  const { order, provider, catchUp, status, mails } = await createWorld()
  await order(accelerate)
  await order(accelerate)
  const [customer] = provider.book.customers.keys()
  for (const hasCard of [false, true, false]) {
    provider.book.setCard(customer ?? '', hasCard)
    await provider.tell()
    await catchUp()
    expect((await status()).billing.payment_method).toBe(hasCard)
  }
  expect((await mails()).filter((subject) => subject === 'No payment method is noted for Drafty')).toHaveLength(1)
})

test('what is due is the sum that the provider names', async () => {
  const { order, provider, catchUp, status } = await createWorld()
  await order(accelerate)
  await order(accelerate)
  const [subscription] = provider.book.subscriptions.values()
  if (!subscription) throw new Error('Nothing was ordered.')
  provider.book.change(subscription, { due_since: provider.book.now(), total_dues: 19_332 }, 'payment_failed')
  await provider.tell()
  await catchUp()
  expect((await status()).billing).toMatchObject({ situation: 'past-due', due: { amount_cents: 19_332 } })
})
