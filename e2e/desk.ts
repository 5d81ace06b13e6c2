import { randomUUID } from 'node:crypto'
import { test as base, expect, type Page } from '@playwright/test'
import { awaitDraft, type Call, readWorkedCases, requestDraft } from '#test/worked-cases.ts'
import { must } from '../scripts/demo/demo-account.ts'
import { password } from './attorney.ts'

export { expect } from '@playwright/test'

/** Where the page with every component in every state is, and with it the desk of a fictional attorney. */
export const componentsAddress = process.env.COMPONENTS_ADDRESS ?? ''

type Account = { readonly email: string; readonly token: string }

/** Tests at the desk of an attorney who is logged in: one account for all tests of a worker. */
export const test = base.extend<{ desk: Page; components: Page }, { account: Account }>({
  account: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.SERVER_ADDRESS ?? '' })
      await use(await createAccount(request))
      await request.dispose()
    },
    { scope: 'worker' },
  ],
  desk: async ({ page, account }, use) => {
    await arriveWith(page, account.token)
    await use(page)
  },
  components: async ({ page }, use) => {
    await page.clock.install()
    await page.goto(`${componentsAddress}/dev/components?desk=sample`)
    await expect(page.getByRole('heading', { name: 'Components' })).toBeVisible()
    await use(page)
  },
})

type Requests = { post: Page['request']['post'] }

/** An account made by the call itself, for tests that are about something else than the sign-up. */
export async function createAccount(request: Requests, address = ''): Promise<Account> {
  const email = `desk-${randomUUID().slice(0, 8)}@firm.example`
  const reply = await request.post(`${address}/api/auth/signup`, { data: { email, password, accepted_terms: true } })
  expect(reply.status()).toBe(201)
  const { token } = (await reply.json()) as { token: string }
  return { email, token }
}

/** The browser comes with the session of an account. */
export async function arriveWith(page: Page, token: string): Promise<void> {
  await page.addInitScript((kept) => {
    // Once a tab: what the page does with the token later stands.
    if (sessionStorage.getItem('arrived') === null) localStorage.setItem('drafty.token', kept)
    sessionStorage.setItem('arrived', 'yes')
  }, token)
}

/** A client of an account. */
export async function createClient(page: Page, { token }: { token: string }, address = ''): Promise<string> {
  const reply = await page.request.post(`${address}/api/clients/`, {
    data: { first_name: 'Ana', last_name: 'Rivera' },
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(reply.status()).toBe(201)
  return ((await reply.json()) as { id: string }).id
}

/** Calls the server for an account, without the page. */
export function callAs({ token }: { token: string }): Call {
  const at = { address: process.env.SERVER_ADDRESS ?? '', folder: '' }
  return (async (method, path, body) => must(at, method, path, token, body)) as Call
}

/** Has a worked case drafted: its index among those of the folder. */
export async function draftWorkedCase(
  call: Call,
  type: Parameters<typeof requestDraft>[1],
  folder: string,
  which: number,
) {
  const worked = readWorkedCases(folder)[which]
  if (!worked) throw new Error(`There is no worked case ${which} of ${folder}.`)
  return awaitDraft(call, await requestDraft(call, type, worked))
}
