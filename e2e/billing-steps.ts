import { expect, type Page } from '@playwright/test'
import { expectAccessible, linkInMail, password } from './attorney.ts'
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
export async function logInAt(page: Page, { address }: OwnServer, now: number, email: string): Promise<void> {
  await page.clock.setFixedTime(now + aLittleLater)
  const field = page.getByRole('textbox', { name: 'Email' })
  // A refresh of the session that is under way may keep it again between the two.
  await expect(async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(`${address}/login`)
    await expect(field).toBeVisible({ timeout: 15_000 })
  }).toPass()
  await field.fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
}

/** Moves the clock of the server alone. */
export async function moveServer({ address }: OwnServer, now: number): Promise<void> {
  const headers = { 'X-Drafty-Development': developerKey, 'Content-Type': 'application/json' }
  const body = JSON.stringify({ now: new Date(now).toISOString() })
  expect((await fetch(`${address}/api/dev/clock`, { method: 'POST', headers, body })).status).toBe(200)
}

/** The page keeps its rules in light and in dark. */
export async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'light' })
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
