import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, freshAddress, signUp } from './attorney.ts'
import { expectGood, moveTo, planCard, verify } from './billing-steps.ts'
import { type OwnServer, startServer } from './own-server.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T17:00:00Z')
let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

/** Opens the portal, which comes in a tab of its own, does one thing and closes it. */
async function manage(page: Page, action: string): Promise<void> {
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  ])
  await portal.getByRole('button', { name: action, exact: true }).click()
  await expect(portal.getByText('Local billing without payment.')).toBeVisible()
  await expectAccessible(portal)
  await portal.close()
}

test('by local billing: starter, trial, paid, cancelled, welcomed back and reactivated', async ({ page }) => {
  const email = freshAddress('nora+billing@firm.example')
  await moveTo(page, server, start)
  await signUp(page, email, server.address)
  const banner = page.getByRole('link', { name: /Unlock more drafts .* Subscribe now!/ })
  await expect(banner).toHaveAttribute('href', '/drafty/email-verification')
  await expectGood(page)
  await verify(page, server, email)
  await page.goto(server.address)
  await banner.click()
  await expect(page).toHaveURL(/subscription-signup/)
  await expect(page.getByText('Your first plan begins with a free trial of 14 days')).toBeVisible()
  await expectGood(page)

  await planCard(page, 'Accelerate').getByRole('button', { name: 'Start Monthly Plan' }).click()
  await expect(page.getByText('Local billing without payment.')).toBeVisible()
  await expect(page.getByText('14 days free with 1,500 credits. Nothing is charged when they end.')).toBeVisible()
  await expectGood(page)
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await expect(page).toHaveTitle('Billing and Subscriptions')
  await expect(page).toHaveURL(`${server.address}/settings/billingandsubscriptions`)
  await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible()
  await expect(page.getByText('ACTIVE', { exact: true })).toBeVisible()
  await expect(page.getByText('Accelerate, free trial.')).toBeVisible()
  await expect(page.getByText(mustUse)).toBeVisible()
  await expect(page.getByRole('group', { name: 'Credits' })).toContainText('resets in 14 days with a plan')
  await expectGood(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('1,500 of 1,500 credits')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toContainText('resets in 14 days')
  await expectGood(page)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(email)
  await expect(page.getByText('copied')).toBeHidden()
  await page.getByRole('textbox', { name: 'Account email' }).focus()
  await expect(page.getByRole('tooltip', { name: email })).toBeVisible()

  await moveTo(page, server, start + 13.5 * day, email)
  await expect(page.getByText(/^Your free trial ends (today|tomorrow) at/)).toBeVisible()
  await moveTo(page, server, start + 14.1 * day, email)
  await expect(page.getByRole('heading', { name: 'Your free trial has expired' })).toBeVisible()
  await expectGood(page)
  await page.getByRole('link', { name: 'Upgrade now' }).last().click()
  await expect(page).toHaveURL(/settings\/billing$/)
  await expect(page.getByRole('heading', { name: 'Choose Your Billing Plan' })).toBeVisible()
  await expectGood(page)

  await page.getByRole('radio', { name: 'Yearly' }).check()
  await planCard(page, 'Growth').getByRole('button', { name: 'Start Yearly Plan' }).click()
  await page.getByRole('radio', { name: 'The bank refuses the payment' }).check()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByRole('alert')).toHaveText('The card was refused. Nothing was charged and nothing has changed.')
  await page.getByRole('radio', { name: 'The bank accepts the payment' }).check()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByText('Growth, billed yearly: $2,700.00 a year.')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Credits' })).toContainText('36,000 of 36,000')

  await manage(page, 'Cancel at the end of the term')
  await moveTo(page, server, start + 200 * day, email)
  await page.goto(`${server.address}/drafty/billing`)
  await expect(page.getByText('Growth, cancelled and usable until December 4, 2027.')).toBeVisible()
  await expect(page.getByText('ACTIVE', { exact: true })).toBeVisible()
  await manage(page, 'Remove the payment method')

  await moveTo(page, server, start + 400 * day, email)
  const panel = page.getByRole('region', { name: 'Welcome back' })
  await expect(panel).toContainText('We last saw you 6 months ago')
  for (const feature of ['Latest AI Models', 'Draft Anything Tool', 'Revision Workflows', 'Enhanced Security'])
    await expect(panel).toContainText(feature)
  await expect(page.getByRole('region', { name: 'Set up your account' })).toBeHidden()
  await expectGood(page)
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  await expect(page.getByText('CANCELLED', { exact: true })).toBeVisible()
  await expectGood(page)

  await page.goto(server.address)
  await panel.getByRole('button', { name: 'Re-activate Your Subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Billing Settings' })
  await expect(dialog.getByRole('alert')).toHaveText('Payment information required. Please update your payment method.')
  await expectGood(page)
  await manage(page, 'Add a payment method')
  // Back from the portal the call is repeated by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Subscription successfully reactivated! Redirecting...')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('group', { name: 'Credits' })).toContainText('36,000 of 36,000')
})

const mustUse = 'You must use this email when asked to enter email to manage your subscription.'
