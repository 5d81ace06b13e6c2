import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInTheDark, linkInMail, password } from './attorney.ts'
import { developerKey, type OwnServer } from './own-server.ts'

/** Moves the clocks of server and page together; sessions end after half a day, so the attorney logs in again. */
export async function moveTo(page: Page, server: OwnServer, now: number, email?: string): Promise<void> {
  await moveServer(server, now)
  if (email === undefined) await page.clock.setFixedTime(now + aLittleLater)
  else await logInAt(page, server, now, email)
}

/** The server's clock runs on; the page's stands, a little later. */
const aLittleLater = 600_000

/** The attorney logs in at this time, by the clock of the page, and is at the dashboard. */
export async function logInAt(page: Page, server: OwnServer, now: number, email: string): Promise<void> {
  await arriveAt(page, server, now, email)
  await page.goto(server.address)
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
}

/** The browser has a session of this time, by the clock of the page, and no page yet. */
export async function arriveAt(page: Page, { address }: OwnServer, now: number, email: string): Promise<void> {
  await page.clock.setFixedTime(now + aLittleLater)
  const reply = await page.request.post(`${address}/api/auth/login`, { data: { email, password } })
  expect(reply.status(), await reply.text()).toBe(200)
  const { token } = (await reply.json()) as { token: string }
  // At an address without a page, so that none keeps its own session once more.
  await page.goto(`${address}/api/livez`)
  await page.evaluate((kept) => {
    localStorage.clear()
    localStorage.setItem('drafty.token', kept)
  }, token)
}

/** Goes on to another place as a link does: the page stays, with what it has loaded. */
export async function goOn(page: Page, path: string, title: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page).toHaveTitle(title)
}

/** The places where the state of a subscription is told, with their titles. */
export const tellingPlaces = {
  asylum: ['/ai/asylum', 'Asylum brief · Drafty'],
  waiver: ['/ai/I-601A-Waivers', 'I-601A waiver draft · Drafty'],
  billing: ['/settings/billingandsubscriptions', 'Billing and Subscriptions'],
} as const

/** Moves the clock of the server alone. */
export async function moveServer({ address }: OwnServer, now: number): Promise<void> {
  const headers = { 'X-Drafty-Development': developerKey, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ now: new Date(now).toISOString() })
  expect((await fetch(`${address}/api/dev/clock`, { method: 'POST', headers, body })).status).toBe(200)
}

/** The page keeps its rules in light and in dark. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
}

/** Follows the link in the mail, on the address that the page has. */
export async function verify(page: Page, { address, folder }: OwnServer, email: string): Promise<void> {
  const link = new URL(await linkInMail(email, { folder }))
  await page.goto(`${address}${link.pathname}${link.search}`)
  await expect(page.getByText('Email Verified Successfully')).toBeVisible()
}

/** The same without a page, for whoever is not in the browser. */
export async function verifyByLink({ address, folder }: OwnServer, email: string): Promise<void> {
  const link = new URL(await linkInMail(email, { folder, path: 'verify-email' }))
  expect((await fetch(`${address}${link.pathname}${link.search}`)).ok).toBe(true)
}

export function planCard(page: Page, name: string) {
  return page.getByRole('article', { name })
}
