import { expect, type Page } from '@playwright/test'
import { useAllBut } from './billing-books.ts'
import type { Hosted } from './billing-hosted.ts'
import { ask } from './billing-ledger.ts'
import type { OwnServer } from './own-server.ts'

/** What an attorney does about the subscription, and what happens to it, with local billing or at the provider. */
export type Desk = {
  readonly kind: 'local' | 'hosted'
  readonly order: (plan_id: string) => Promise<void>
  readonly takeBack: () => Promise<unknown>
  readonly cancelLater: () => Promise<unknown>
  readonly keep: () => Promise<unknown>
  readonly cancelNow: () => Promise<unknown>
  readonly failPayment: () => Promise<unknown>
  readonly pay: () => Promise<unknown>
  readonly reactivate: () => Promise<unknown>
  /** So many credits are left from now on. */
  readonly leave: (credits: number) => Promise<unknown>
  /** The text of the page on which the subscription is managed. */
  readonly portal: (page: Page) => Promise<string>
}

const pressed = (form: Readonly<Record<string, string>>) => {
  return { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' as const }
}

async function addressOf(server: OwnServer, owner: string, to: 'checkout' | 'portal', body: object): Promise<string> {
  const reply = await ask(server, owner, `/billing/${to}`, body)
  expect(reply.status, await reply.clone().text()).toBe(200)
  return ((await reply.json()) as { url: string }).url
}

function atBoth(server: OwnServer, owner: string) {
  const call = async (path: string) => {
    const reply = await ask(server, owner, path, {})
    expect(reply.status, await reply.clone().text()).toBe(200)
  }
  return {
    keep: () => call('/billing/keep'),
    reactivate: () => call('/attorneys/reactivate-subscription'),
    leave: (credits: number) => useAllBut(server, owner, credits),
  }
}

/** By the pages of local billing. */
export function localDesk(server: OwnServer, owner: string): Desk {
  const press = async (to: 'checkout' | 'portal', body: object, form: Readonly<Record<string, string>>) => {
    const url = await addressOf(server, owner, to, body)
    expect((await fetch(`${server.address}${url}`, pressed(form))).status).toBe(303)
  }
  const manage = (action: string) => press('portal', {}, { action })
  return {
    ...atBoth(server, owner),
    kind: 'local',
    order: (plan_id) =>
      press('checkout', { plan_id, period: 'monthly' }, { action: 'order', outcome: 'accepted', start: 'after-trial' }),
    takeBack: () => manage('undo-change'),
    cancelLater: () => manage('cancel-at-end'),
    cancelNow: () => manage('cancel-now'),
    failPayment: () => manage('fail-payment'),
    pay: () => manage('pay'),
    portal: (page) => readLocalPortal(page, server, owner),
  }
}

/** The page of local billing on which an account manages its subscription. */
export async function readLocalPortal(page: Page, server: OwnServer, owner: string): Promise<string> {
  await page.goto(`${server.address}${await addressOf(server, owner, 'portal', {})}`)
  const text = await page.locator('main').innerText()
  expect(text, 'no code is shown').not.toMatch(/[a-z]_[a-z]/)
  return text
}

/** A term with its tax: only the provider knows the sum. */
export const hostedDues = 19_332

/** By the hosted pages of the provider's double, and by what happens in its books. */
export function hostedDesk({ server, provider }: Hosted, owner: string): Desk {
  const inPortal = async (action: string) => {
    const reply = await fetch(`${provider.address}/portal/v2/login`, pressed({ email: owner, action }))
    expect(reply.ok).toBe(true)
  }
  const happens = (type: string, change: object) => happensAt({ provider }, type, change)
  const { keep, ...both } = atBoth(server, owner)
  return {
    ...both,
    keep,
    kind: 'hosted',
    order: async (plan_id) => {
      const url = await addressOf(server, owner, 'checkout', { plan_id, period: 'monthly', start: 'after-trial' })
      expect(url).toContain(provider.address)
      expect((await fetch(url, pressed({ card: 'good' }))).status).toBe(303)
    },
    takeBack: keep,
    cancelLater: () => inPortal('cancel-later'),
    cancelNow: () => inPortal('cancel'),
    failPayment: () => happens('payment_failed', { due_since: provider.book.now(), total_dues: hostedDues }),
    pay: () => happens('payment_succeeded', { due_since: undefined, total_dues: undefined }),
    portal: async (page) => {
      await page.goto(await addressOf(server, owner, 'portal', {}))
      await page.getByRole('textbox', { name: 'Email' }).fill(owner)
      await page.getByRole('button', { name: 'Continue' }).click()
      const text = await page.locator('main').innerText()
      // Back at the product: the session that the next state begins without is kept there.
      await page.goto(server.address)
      return text
    },
  }
}

/** What happens at the provider without the attorney, to the newest subscription. */
export async function happensAt({ provider }: Pick<Hosted, 'provider'>, type: string, change: object): Promise<void> {
  const { book, tell } = provider
  const subscription = [...book.subscriptions.values()].at(-1)
  if (subscription) book.change(subscription, change, type)
  await tell()
}
