import { expect, type Page, test } from '@playwright/test'
import type { SubscriptionStatus } from '#contract/billing.ts'
import { ask, expectFromLedger, type Ledger, mailsTo, readLedger, textOf } from './billing-ledger.ts'
import type { OwnServer } from './own-server.ts'

/** What each place says in a state; null: it says nothing of billing. */
export type Sayings = {
  readonly dashboard: RegExp | null
  readonly tool: RegExp | null
  readonly billing: RegExp
  readonly portal: RegExp | null
  /** The subject of the last mail. */
  readonly mail: RegExp | null
}

export type State = Sayings & {
  readonly situation: string
  /** Days since the sign-up. */
  readonly at: number
  readonly bring?: () => Promise<unknown>
}

export type Walker = {
  readonly server: OwnServer
  /** Who looks. */
  readonly email: string
  /** Whose books they are. */
  readonly owner: string
  /** When the owner signed up. */
  readonly start: number
  /** Sums that a provider has charged, in cents. */
  readonly charged?: readonly number[]
  /** The text of the page on which the subscription is managed; absent: there is none for this person. */
  readonly portal?: (page: Page) => Promise<string>
}

/** A restart between two states: mails and papers are neither lost nor made twice, and logins are counted anew. */
export async function restart(server: OwnServer): Promise<void> {
  await server.pause()
  await server.resume()
}

/** Waits until the server is in a state, for whoever looks. */
export async function reach({ server, owner }: Walker, situation: string): Promise<void> {
  const now = async () => (await readLedger(server, owner)).status.billing.situation
  await expect.poll(now, { timeout: 60_000 }).toBe(situation)
}

/**
 * Walks through dashboard, tool, billing page, portal and mails in the state that an account is in. Each says what it has
 * to, and every sum and day that it shows stands in the books of the owner; to a dependent no sum is shown.
 */
export async function walk(page: Page, walker: Walker, says: Sayings): Promise<void> {
  const { server, email, owner, portal } = walker
  const ledger = await readLedger(server, owner)
  const own = email === owner ? ledger.status : (await readLedger(server, email)).status
  for (const { lines, total_cents } of ledger.invoices)
    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(total_cents)

  await page.goto(server.address)
  await expectSaid(page, walker, ledger, 'dashboard', says.dashboard)
  await expectMeter(page, own)
  await page.goto(`${server.address}/ai/asylum`)
  await expect(page.getByRole('heading', { name: 'Readiness' }).first()).toBeVisible()
  await expectSaid(page, walker, ledger, 'tool', says.tool)
  expect(/Drafting is off/.test(await textOf(page))).toBe(isOff(own))
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectSaid(page, walker, ledger, 'billing page', says.billing)
  if (says.portal && portal) {
    const text = await portal(page)
    expect(text).toMatch(says.portal)
    expectFromLedger(text.split('History')[0] ?? '', ledger, 'portal')
  }
  await expectMail(walker, ledger, says.mail)
}

const isOff = ({ billing: { drafting } }: SubscriptionStatus) =>
  !drafting.allowed && drafting.reason !== 'credits-used-up'

/** The credits stand in the head while drafting is possible, and nowhere where it is off. */
async function expectMeter(page: Page, status: SubscriptionStatus): Promise<void> {
  const meter = page.getByRole('group', { name: 'Credits' })
  if (isOff(status)) await expect(meter).toHaveCount(0)
  else await expect(meter).toContainText(status.billing.credits.left.toLocaleString('en-US'))
}

async function expectSaid(
  page: Page,
  { email, owner, start }: Walker,
  ledger: Ledger,
  where: string,
  words: RegExp | null,
): Promise<void> {
  if (words) await expect.poll(() => textOf(page), `${where} says ${words}`).toMatch(words)
  const text = await textOf(page)
  expectFromLedger(text, ledger, where, [start])
  if (email !== owner) expect(text, `${where} names no sum to a dependent`).not.toMatch(/\$\d/)
}

/** The newest mail about billing is the one of this state, its sums and days stand in the books, and none came twice. */
async function expectMail({ server, email, charged }: Walker, ledger: Ledger, subject: RegExp | null): Promise<void> {
  const newest = () => subjectOf(mailsTo(server, email).at(-1) ?? '')
  if (!subject) return expect(newest()).toBe('')
  await expect.poll(newest, { timeout: 60_000 }).toMatch(subject)
  const mails = mailsTo(server, email)
  expectFromLedger(mails.at(-1) ?? '', ledger, 'mail', [], charged)
  const told = mails.map((mail) => `${subjectOf(mail)} ${plainTextOf(mail)}`)
  expect(told.length - new Set(told).size, 'no mail is sent twice').toBe(0)
}

const subjectOf = (mail: string) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? ''
const plainTextOf = (mail: string) =>
  mail
    .split(/Content-Type: text\/html/)[0]
    ?.split('\r\n\r\n')
    .slice(1)
    .join('\n') ?? ''

/** The page of local billing on which an account manages its subscription. */
export async function localPortal(page: Page, server: OwnServer, email: string): Promise<string> {
  const reply = await ask(server, email, '/billing/portal', {})
  await page.goto(`${server.address}${((await reply.json()) as { url: string }).url}`)
  const text = await page.locator('main').innerText()
  expect(text, 'no code is shown').not.toMatch(/[a-z]_[a-z]/)
  return text
}

/** Presses a button on a page of local billing that the account opens. */
async function press(
  { server, owner }: Pick<Walker, 'server' | 'owner'>,
  to: 'checkout' | 'portal',
  body: object,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  const reply = await ask(server, owner, `/billing/${to}`, body)
  expect(reply.status, await reply.clone().text()).toBe(200)
  const { url } = (await reply.json()) as { url: string }
  const pressed = { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const }
  expect((await fetch(`${server.address}${url}`, pressed)).status).toBe(303)
}

/** Orders and manages with local billing, as its pages do. */
export function localDesk(walker: () => Pick<Walker, 'server' | 'owner'>) {
  return {
    order: (plan_id: string, begins = 'after-trial') =>
      press(
        walker(),
        'checkout',
        { plan_id, period: 'monthly' },
        { action: 'order', outcome: 'accepted', start: begins },
      ),
    manage: (action: string) => press(walker(), 'portal', {}, { action }),
  }
}

/** Goes through states one after the other, each a step of the journey. */
export async function walkAll<S extends State>(
  states: readonly S[],
  visit: (state: S) => Promise<void>,
): Promise<void> {
  for (const state of states) await test.step(`${state.situation} on day ${state.at}`, () => visit(state))
}
