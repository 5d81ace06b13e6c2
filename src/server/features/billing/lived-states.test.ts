import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'

type Row = {
  readonly status: string
  readonly plan_id: string | null
  readonly period: 'monthly' | 'yearly' | null
  readonly term_start?: string
  readonly term_end?: string
  readonly due_since?: string
  readonly planned?: { readonly plan_id: string; readonly period: string }
}
type State = {
  readonly id: string
  readonly title: string
  readonly now: string
  readonly given: { readonly provider: string; readonly subscription: Row | null; readonly next_charge: unknown }
  readonly expect: { readonly situation: string; readonly mails_by_now: readonly string[] }
}

const { states } = JSON.parse(
  readFileSync(new URL('../../../domain/subscription/examples/billing-states.json', import.meta.url), 'utf8'),
) as { states: State[] }
const day = 86_400_000
const password = 'a long pass phrase'
const told = states.filter(({ given, expect: says }) => given.provider === 'local' && says.mails_by_now.length > 0)

test('all worked states with mails that local billing can live through are here', () => {
  expect(told.map(({ id }) => id)).toEqual('B10 B12 B13 B14 B15 B16 B17 B18 B22 B23 B24 B25 B28 B29'.split(' '))
})

test.each(told)('$id, $title: whoever lives through it has had its mails, the last of them last', async (state) => {
  const { mails_by_now: wanted, situation } = state.expect
  const app = await createTestApp()
  const customer = await live(app, state)
  const mails = await app.database
    .selectFrom('mails')
    .select('dedupe_key')
    .where('recipient', '=', customer.email)
    .where('dedupe_key', 'like', 'billing %')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const kinds = mails.map(({ dedupe_key: key }) => key?.split(' ')[2])
  expect(kinds.slice(-wanted.length)).toEqual(wanted)
  expect(new Set(kinds).size, 'each once').toBe(kinds.length)
  const { body } = await customer.call('GET', '/chargebee/status')
  // What was drafted meanwhile sends no mail.
  expect(body).toMatchObject({ billing: { situation: situation === 'trial-used' ? 'trial' : situation } })
})

type App = Awaited<ReturnType<typeof createTestApp>>

/** From the first order to the moment of the state, as its books say that it came about. */
async function live(app: App, state: State) {
  const row = state.given.subscription
  if (!row?.plan_id) throw new Error(`${state.id} has no plan.`)
  const isTrial = ['in_trial', 'trialing', 'trial'].includes(row.status)
  // A returned one has lived through the term before.
  const isBack = state.expect.mails_by_now.includes('reactivated')
  const begin = isTrial ? at(row.term_end) - 14 * day : at(row.term_start) - (isBack ? 367 * day : 0)
  const customer = await signUpAt(app, begin)
  await orderAll(customer, row, isTrial && state.given.next_charge !== null, isTrial)
  if (['non_renewing', 'cancelled'].includes(row.status) || isBack) {
    await moveTo(app, begin + 10 * day)
    await customer.manage('cancel-at-end')
  }
  if (row.due_since !== undefined) await customer.manage('fail-payment')
  // What the clock has to tell of a trial, an unpaid term and an end comes at its time, or not at all.
  const now = at(state.now)
  const [end, due] = [isBack ? begin + 365 * day : at(row.term_end), at(row.due_since)]
  const moments = [end - 3 * day, end - day, end, due + 7 * day, due + 14 * day]
  for (const time of moments.toSorted((one, other) => one - other))
    if (time > app.clock.now && time < now) await moveTo(app, time + 1000)
  await moveTo(app, now)
  if (isBack) await customer.call('POST', '/attorneys/reactivate-subscription', {})
  return customer
}

const at = (iso: string | undefined) => Date.parse(iso ?? '')

async function orderAll({ order }: Customer, row: Row, isOrdered: boolean, isTrial: boolean): Promise<void> {
  // B13 began with another plan than the one that it ordered.
  if (isOrdered) await order('small-firm-accelerate-sept-2025', 'monthly', 'after-trial')
  await order(row.plan_id, row.period, 'after-trial')
  if (!isTrial) await order(row.plan_id, row.period, 'now')
  if (row.planned) await order(row.planned.plan_id, row.planned.period, 'after-trial')
}

/** Moves the clock and waits until nothing of billing is due any more. */
async function moveTo(app: App, time: number): Promise<void> {
  app.clock.now = time
  app.services.nudge.wake()
  const due = () =>
    app.database
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'billing-clock')
      .where('state', '=', 'waiting')
      .where('run_at', '<=', time)
      .execute()
  await expect.poll(due, { timeout: 60_000 }).toEqual([])
}

type Customer = Awaited<ReturnType<typeof signUpAt>>

/** Who orders and manages by the pages of local billing, and logs in for each call, since sessions end with the days. */
async function signUpAt(app: App, time: number) {
  app.clock.now = time
  const { email, verify } = await app.signUp()
  await verify()
  const call = async (method: string, path: string, given?: object) => {
    const { token } = (await app.call<{ token: string }>('POST', '/auth/login', { email, password })).body
    return app.callWith<{ url: string }>(token, method, path, given)
  }
  const press = async (to: string, body: object, form: Readonly<Record<string, string>>) => {
    const { url } = (await call('POST', `/billing/${to}`, body)).body
    expect((await app.app.request(url, { method: 'POST', body: new URLSearchParams(form) })).status).toBe(303)
  }
  return {
    email,
    call,
    order: (plan_id: string | null, period: string | null, start: string) =>
      press('checkout', { plan_id, period }, { action: 'order', outcome: 'accepted', start }),
    manage: (action: string) => press('portal', {}, { action }),
  }
}
