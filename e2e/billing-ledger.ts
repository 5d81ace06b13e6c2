import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Invoice, SubscriptionStatus } from '#contract/billing.ts'
import { plans } from '#domain/subscription/plans.ts'
import { password } from './attorney.ts'
import type { OwnServer } from './own-server.ts'

type Offer = {
  due_today_cents: number | null
  then_cents: number | null
  then_at: string | null
  begins_at: string | null
  lines: { cents: number }[]
}

export type Ledger = {
  readonly status: SubscriptionStatus
  readonly invoices: readonly Invoice[]
  readonly offers: readonly Offer[]
}

const tokens = new Map<string, string>()

/** Calls the server beside the page, in a session of its own; logs in again when that is over. */
export async function ask(
  { address }: Pick<OwnServer, 'address'>,
  email: string,
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Response> {
  const send = async (to: string, how: string, given: object | undefined, token = '') => {
    const headers = { 'Content-Type': 'application/json', ...(token !== '' && { Authorization: `Bearer ${token}` }) }
    // A server that does not answer ends the step, not the longest journey.
    const signal = AbortSignal.timeout(120_000)
    return fetch(`${address}/api${to}`, { headers, method: how, signal, ...(given && { body: JSON.stringify(given) }) })
  }
  const known = tokens.get(`${address} ${email}`)
  const reply = known === undefined ? undefined : await send(path, method, body, known)
  if (reply && reply.status !== 401) return reply
  const login = await send('/auth/login', 'POST', { email, password })
  expect(login.status, await login.clone().text()).toBe(200)
  const { token } = (await login.json()) as { token: string }
  tokens.set(`${address} ${email}`, token)
  return send(path, method, body, token)
}

/** What the server's books say of an account now, read beside the page. */
export async function readLedger(server: OwnServer, email: string): Promise<Ledger> {
  const read = async <T>(path: string) => (await (await ask(server, email, path)).json()) as T
  const said = await read<SubscriptionStatus & { details?: Pick<SubscriptionStatus, 'billing'> }>('/chargebee/status')
  // Where there is no row, the refusal carries the facts.
  const status = { ...said, billing: said.details?.billing ?? said.billing }
  const isOwner = status.billing.role === 'owner'
  const invoices = isOwner ? await read<Invoice[]>('/billing/invoices') : []
  const offers = isOwner ? await read<Offer[]>('/billing/offers') : []
  return { status, invoices, offers }
}

const zone = 'America/New_York'
const sums = /−?\$\d[\d,]*(?:\.\d\d)?/g
const dates =
  /(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}/g

/**
 * Every sum and every date in a text stands in the books. `other`: days that the product knows from elsewhere; `charged`:
 * sums in the books of the provider.
 */
export function expectFromLedger(
  text: string,
  ledger: Ledger,
  where: string,
  other: readonly number[] = [],
  charged: readonly number[] = [],
): void {
  const known = new Set([...centsOf(ledger).map(Math.abs), ...charged])
  const shown = [...text.matchAll(sums)].map(([sum]) => Math.round(100 * Number(sum.replaceAll(/[−$,]/g, ''))))
  expect(
    shown.filter((cents) => !known.has(cents)),
    `${where}: sums that are in no book`,
  ).toEqual([])
  // The lines of a paper are frozen text, with the days that they pay for.
  const ofLines = ledger.invoices.flatMap(({ lines }) => lines.flatMap((line) => line.text.match(dates) ?? []))
  const days = new Set([...[...timesOf(ledger), ...other].flatMap(daysOf), ...ofLines])
  expect(
    [...text.matchAll(dates)].map(([date]) => date).filter((date) => !days.has(date)),
    `${where}: days that are in no book`,
  ).toEqual([])
}

/** Prices of the catalogue, what is charged next, due, planned, offered and booked. */
function centsOf({ status: { billing }, invoices, offers }: Ledger): number[] {
  const catalogue = plans.flatMap((plan) => [
    100 * plan.price_monthly_monthly,
    100 * plan.price_monthly_yearly,
    // The yearly card names the price of a month, in whole dollars.
    100 * Math.round(plan.price_monthly_yearly / 12),
  ])
  const next = [billing.next_charge?.amount_cents, billing.due?.amount_cents, billing.planned?.amount_cents]
  const offered = offers.flatMap((offer) => [
    offer.due_today_cents,
    offer.then_cents,
    ...offer.lines.map(({ cents }) => cents),
  ])
  const booked = invoices.flatMap(({ lines, total_cents }) => [total_cents, ...lines.map(({ cents }) => cents)])
  const all = [...catalogue, ...next, billing.reactivation.amount_cents, ...offered, ...booked]
  return all.flatMap((cents) => (typeof cents === 'number' ? [cents] : []))
}

function timesOf({ status, invoices, offers }: Ledger): number[] {
  const { billing } = status
  const due = billing.due && [billing.due.since, billing.due.drafting_ends_at]
  const all = [
    billing.as_of,
    status.term_start_date,
    status.term_end_date,
    billing.drafting.ends_at,
    billing.credits_reset_at,
    billing.credits_end_at,
    billing.next_charge?.at,
    ...(due ?? []),
    billing.planned?.at,
    billing.ended?.at,
    billing.ended?.resumes_at,
    billing.starter.ends_at,
    ...invoices.flatMap(({ issued_at, paid_at }) => [issued_at, paid_at]),
    ...offers.flatMap(({ begins_at, then_at }) => [begins_at, then_at]),
  ]
  return all.flatMap((time) => (typeof time === 'string' ? [Date.parse(time)] : []))
}

/** A moment as pages (in the reader's zone) and papers (in UTC) write its day. */
function daysOf(time: number): string[] {
  const options = { year: 'numeric', month: 'long', day: 'numeric' } as const
  return [zone, 'UTC'].map((timeZone) => new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(time))
}

/** What stands on the page, once it rests. */
export async function textOf(page: Page): Promise<string> {
  await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0)
  // The date of the law in force is no day of the books.
  return (await page.locator('body').innerText()).replaceAll(/(?:Law as of|last read) \p{L}+ \d{1,2}, \d{4}/gu, '')
}

/** The mails about billing to an address, oldest first, as plain text. */
export function mailsTo({ folder }: OwnServer, email: string): string[] {
  return readdirSync(`${folder}/outbox`)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => readFileSync(`${folder}/outbox/${name}`, 'utf8').replaceAll(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(`To: ${email}`) && mail.includes('Open Billing'))
}
