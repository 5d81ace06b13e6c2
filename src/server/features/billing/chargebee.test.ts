import { expect, onTestFinished, test } from 'vitest'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { loadConfig } from '#server/config.ts'
import { chargebeeBilling } from '#server/gateways/billing/chargebee.ts'
import { addJob } from '#server/work/jobs.ts'
import { readCounts } from './subscription-status.ts'
import { type ProviderEvent, startChargebee, webhookHeader } from '#test/doubles/chargebee/start.ts'
import { type Caller, createTestApp, testNow } from '#test/test-app.ts'

const day = 86_400_000
const accelerate = 'small-firm-accelerate-sept-2025'

/** The product with the real SDK, and the provider as it stands on loopback. */
async function createWorld({ timeoutMs }: { timeoutMs?: number } = {}) {
  const provider = await startChargebee({ begin: testNow })
  onTestFinished(provider.stop)
  const config = loadConfig({ NODE_ENV: 'development', ...provider.environment })
  const app = await createTestApp({
    environment: provider.environment,
    services: { billing: chargebeeBilling(config, timeoutMs) },
  })
  const deliver = async (event: unknown, authorization = webhookHeader()) =>
    app.app.request('/api/chargebee/webhook', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: authorization },
      body: typeof event === 'string' ? event : JSON.stringify(event),
    })
  const outcomes = async () => {
    const rows = await app.database.selectFrom('billing_events').select(['event_id', 'outcome']).execute()
    return Object.fromEntries(rows.map((row) => [row.event_id, row.outcome]))
  }
  /** Delivers everything that has happened and waits until it was worked on. */
  const catchUp = async () => {
    for (const event of provider.events.splice(0)) expect((await deliver(event)).status).toBe(200)
    await expect.poll(async () => Object.values(await outcomes()).includes('waiting'), { timeout: 120_000 }).toBe(false)
  }
  const attorney = await app.signUp('ana+cases@firm.example')
  await attorney.verify()
  return { ...app, provider, deliver, outcomes, catchUp, ana: attorney }
}

type World = Awaited<ReturnType<typeof createWorld>>

/** In a trial the plan begins now. */
const order = (ana: Caller, planId = accelerate, period = 'monthly') =>
  ana.call<{ url: string }>('POST', '/billing/checkout', { plan_id: planId, period, start: 'now' })

/** Orders at the provider's hosted page, as a browser would. */
async function subscribe({ ana, catchUp }: World, planId = accelerate, period = 'monthly'): Promise<void> {
  const { body } = await order(ana, planId, period)
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' })
  await catchUp()
}

async function statusOf(ana: Caller): Promise<SubscriptionStatus> {
  return (await ana.call<SubscriptionStatus>('GET', '/chargebee/status')).body
}

const reactivate = (ana: Caller) => ana.call('POST', '/attorneys/reactivate-subscription', {})

/** The newest subscription in the provider's books. */
function newest({ provider }: World) {
  const found = [...provider.book.subscriptions.values()].at(-1)
  if (!found) throw new Error('Nothing was ordered.')
  return found
}

function event(world: World, id: string, more: Record<string, unknown> = {}): ProviderEvent {
  const subscription = { customer_id: newest(world).customer_id, status: 'cancelled' }
  return { id, event_type: 'subscription_changed', occurred_at: 1_795_000_000, content: { subscription }, ...more }
}

test('the first order is a trial of fourteen days, the next one a payment, and both come by events', async () => {
  const world = await createWorld()
  const { ana, provider } = world
  await subscribe(world)
  expect(await statusOf(ana)).toMatchObject({
    subscription_status: 'in_trial',
    can_generate: true,
    drafts_limit: 15,
    term_end_date: new Date(testNow + 14 * day).toISOString(),
  })
  const [customer] = [...provider.book.customers.values()]
  expect(customer?.email, 'a plus sign in the address arrives').toBe('ana+cases@firm.example')
  await subscribe(world, accelerate, 'yearly')
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', drafts_limit: 180 })
  expect(provider.book.subscriptions.size, 'the same subscription changed').toBe(1)
})

test('cancelled, refused without a card, and reactivated', async () => {
  const world = await createWorld()
  const { ana, provider, catchUp } = world
  expect((await reactivate(ana)).status).toBe(404)
  await subscribe(world)
  provider.book.change(
    newest(world),
    { status: 'cancelled', cancelled_at: provider.book.now() },
    'subscription_cancelled',
  )
  await provider.tell()
  await catchUp()
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'cancelled', can_generate: false })
  expect(await reactivate(ana)).toMatchObject({
    status: 402,
    body: { message: 'Payment information required. Please update your payment method.' },
  })
  expect((await statusOf(ana)).billing).toMatchObject({ payment_method: false, reactivation: { allowed: false } })
  for (const { id } of provider.book.customers.values()) provider.book.setCard(id, true)
  await provider.tell()
  expect(provider.events.map(({ event_type }) => event_type)).toEqual(['payment_source_added', 'card_added'])
  await catchUp()
  expect((await statusOf(ana)).billing).toMatchObject({ payment_method: true, reactivation: { allowed: true } })
  expect(await reactivate(ana)).toMatchObject({ status: 200, body: { status: 'success' } })
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'active', can_generate: true })
})

test('a yearly plan that is cancelled in its middle goes on to its end', async () => {
  const world = await createWorld()
  const { ana, provider, catchUp, clock } = world
  await subscribe(world)
  await subscribe(world, accelerate, 'yearly')
  provider.book.change(newest(world), { status: 'non_renewing' }, 'subscription_cancellation_scheduled')
  await provider.tell()
  await catchUp()
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'non_renewing', can_generate: true })
  const row = await world.database.selectFrom('subscriptions').selectAll().executeTakeFirstOrThrow()
  clock.now = (row.term_end ?? 0) - 1
  const account = await world.database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  const statusAt = (now: number) => readCounts(world.database, account, now)
  expect(await statusAt(clock.now)).toMatchObject({ subscription_status: 'non_renewing', can_generate: true })
  expect(await statusAt(clock.now + 1)).toMatchObject({ subscription_status: 'cancelled', can_generate: false })
})

test('a forged event is refused and leaves nothing behind', async () => {
  const world = await createWorld()
  await subscribe(world)
  const before = await world.outcomes()
  const forged = [
    '',
    'Basic',
    'Bearer x',
    webhookHeader({ username: 'chargebee', password: 'guessed' }),
    webhookHeader({ username: 'x', password: 'a password for events' }),
  ]
  for (const header of forged) expect((await world.deliver(event(world, 'ev_forged'), header)).status).toBe(401)
  expect(await world.outcomes()).toEqual(before)
  for (const nonsense of ['', '[]', '{"id":1}', '{"id":"ev_x","event_type":"a"}', 'not json'])
    expect((await world.deliver(nonsense)).status).toBe(400)
})

test('an event that says something untrue changes nothing: the provider itself is asked', async () => {
  const world = await createWorld()
  await subscribe(world)
  const before = await statusOf(world.ana)
  expect((await world.deliver(event(world, 'ev_untrue'))).status).toBe(200)
  await world.catchUp()
  expect(await statusOf(world.ana)).toEqual(before)
  expect((await world.outcomes())['ev_untrue']).toBe('unchanged')
})

test('events that come twice, at once and in the wrong order do no harm', async () => {
  const world = await createWorld()
  const { ana, provider } = world
  await subscribe(world)
  const subscription = newest(world)
  provider.book.beginTerm(subscription, provider.book.now(), 'subscription_activated')
  provider.book.change(subscription, { status: 'non_renewing' }, 'subscription_cancellation_scheduled')
  await provider.tell()
  const events = provider.events.splice(0)
  expect(events).toHaveLength(2)
  const shuffled = [...events, ...events].toReversed()
  const replies = await Promise.all(shuffled.map((one) => world.deliver(one)))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  await world.catchUp()
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'non_renewing', can_generate: true })
  const stored = await world.database.selectFrom('billing_events').selectAll().execute()
  expect(new Set(stored.map((row) => row.event_id)).size).toBe(stored.length)
})

test('an unknown kind of event and one of an unknown customer are acknowledged and set aside', async () => {
  const world = await createWorld()
  await subscribe(world)
  const calls = world.provider.calls.length
  const strange = event(world, 'ev_kind', { event_type: 'coupon_created', content: {} })
  const foreign = event(world, 'ev_foreign', { content: { customer: { id: 'somebody_else' } } })
  expect((await world.deliver(strange)).status).toBe(200)
  expect(world.provider.calls.length, 'nobody is asked about it').toBe(calls)
  expect((await world.deliver(foreign)).status).toBe(200)
  await world.catchUp()
  expect(await world.outcomes()).toMatchObject({ ev_kind: 'ignored', ev_foreign: 'unknown customer' })
})

test('while the provider is down or asks for patience, orders say so, and events wait until it answers', async () => {
  const world = await createWorld()
  const { ana, provider, database } = world
  for (const status of [429, 500, 503]) {
    provider.faults.push({ status, code: 'api_request_limit_exceeded' })
    expect(await order(ana)).toMatchObject({ status: 503, body: { code: 'billing-unavailable' } })
  }
  const { body } = await order(ana)
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' })
  provider.faults.push({ status: 429 }, { status: 503 })
  for (const one of provider.events.splice(0)) await world.deliver(one)
  const failures = async () => {
    const job = database.selectFrom('jobs').select('failures').where('kind', '=', 'apply-billing-event')
    return (await job.executeTakeFirstOrThrow()).failures
  }
  for (const failure of [1, 2]) {
    await expect.poll(failures).toBe(failure)
    expect(await statusOf(ana), 'the mirror stays as it was').toMatchObject({ subscription_status: 'placeholder' })
    world.clock.now += 60_000
  }
  await world.catchUp()
  expect(await statusOf(ana)).toMatchObject({ subscription_status: 'in_trial' })
})

test('a provider that never answers is given up on, and the status comes from our own tables meanwhile', async () => {
  const world = await createWorld({ timeoutMs: 1000 })
  await subscribe(world)
  world.provider.faults.push('never answers')
  const asked = order(world.ana)
  expect((await statusOf(world.ana)).subscription_status).toBe('in_trial')
  expect(await asked).toMatchObject({ status: 503, body: { code: 'billing-unavailable' } })
})

test('a plan whose id changed at the provider is told as no longer sold, and nothing is charged', async () => {
  const world = await createWorld()
  world.provider.sold.delete(`${accelerate}-monthly`)
  expect(await order(world.ana)).toMatchObject({ status: 422, body: { code: 'plan-not-sold' } })
  expect(world.provider.book.subscriptions.size).toBe(0)
})

test('a subscription on an item that is none of ours changes nothing', async () => {
  const world = await createWorld()
  await subscribe(world)
  const before = await statusOf(world.ana)
  world.provider.book.change(newest(world), { item: 'someone-elses-plan-USD' }, 'subscription_changed')
  await world.provider.tell()
  await world.catchUp()
  expect(await statusOf(world.ana)).toEqual(before)
})

test('a refused card leaves no subscription', async () => {
  const world = await createWorld()
  const { body } = await order(world.ana)
  await fetch(body.url, { method: 'POST', body: new URLSearchParams({ card: 'refused' }) })
  await world.catchUp()
  expect(await statusOf(world.ana)).toMatchObject({ subscription_status: 'placeholder' })
  expect(world.provider.book.subscriptions.size).toBe(0)
})

test('two tabs that order at once end in one entitlement, with one trial', async () => {
  const world = await createWorld()
  const pages = await Promise.all([order(world.ana), order(world.ana)])
  const press = (url: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ card: 'good' }), redirect: 'manual' })
  await Promise.all(pages.map(({ body }) => press(body.url)))
  await world.catchUp()
  expect(await statusOf(world.ana)).toMatchObject({ subscription_status: 'in_trial', drafts_limit: 15 })
  expect(await world.database.selectFrom('subscriptions').selectAll().execute()).toHaveLength(1)
  expect(await world.database.selectFrom('trials').selectAll().execute()).toHaveLength(1)
})

test('an order by the plain link finds its account by the verified address', async () => {
  const world = await createWorld()
  const query = new URLSearchParams({
    'subscription_items[item_price_id][0]': `${accelerate}-monthly`,
    'customer[email]': world.ana.email,
  })
  const page = await fetch(`${world.provider.address}/hosted_pages/checkout?${query}`)
  await fetch(page.url, { method: 'POST', body: new URLSearchParams({ card: 'good' }) })
  await world.catchUp()
  expect(await statusOf(world.ana)).toMatchObject({ subscription_status: 'in_trial', plan_id: accelerate })
})

test('the nightly comparison mends what no event told', async () => {
  const world = await createWorld()
  await subscribe(world)
  world.provider.book.beginTerm(newest(world), world.provider.book.now(), 'subscription_activated')
  world.provider.book.takeNoted()
  expect(await statusOf(world.ana)).toMatchObject({ subscription_status: 'in_trial' })
  await addJob(world.database, { kind: 'reconcile-billing', subjectId: 'all customers', runAt: testNow })
  world.services.nudge.wake()
  await expect.poll(async () => (await statusOf(world.ana)).subscription_status).toBe('active')
  const next = world.database.selectFrom('jobs').select('run_at').where('kind', '=', 'reconcile-billing')
  await expect.poll(async () => (await next.where('state', '=', 'waiting').execute()).length).toBe(1)
})

test('the pages of local billing are not there beside a provider', async () => {
  const { call } = await createWorld()
  expect((await call('GET', '/billing/local/anything')).status).toBe(404)
})
