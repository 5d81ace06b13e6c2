import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, freshAddress, signUp } from './attorney.ts'
import { type Hosted, startHosted } from './billing-hosted.ts'
import { verify } from './billing-steps.ts'

const day = 86_400_000
const start = Date.parse('2026-11-20T17:00:00Z')
const accelerate = 'small-firm-accelerate-sept-2025'
let hosted: Hosted
let server: Hosted['server']
let provider: Hosted['provider']

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  hosted = await startHosted(start)
  ;({ server, provider } = hosted)
})
test.afterAll(() => hosted.stop())

async function signUpVerified(page: Page, email: string): Promise<void> {
  await signUp(page, email, server.address)
  await verify(page, server, email)
}

/** What the page has asked of the script. */
const callsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { Chargebee?: { calls: unknown[][] } }).Chargebee?.calls ?? [])

/** The portal by the address that was copied; presses its buttons one after another. */
async function manage(page: Page, email: string, ...actions: string[]): Promise<void> {
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  ])
  await portal.getByRole('textbox', { name: 'Email' }).fill(email)
  await portal.getByRole('button', { name: 'Continue' }).click()
  for (const action of actions) await portal.getByRole('button', { name: action }).click()
  await portal.close()
  // A page in the background is not drawn, and nothing on it comes to rest.
  await page.bringToFront()
}

test('by the provider: starter, trial, paid, cancelled, welcomed back and reactivated', async ({ page }) => {
  const email = freshAddress('nora+billing@firm.example')
  await hosted.moveTo(page, start)
  await signUpVerified(page, email)
  await page.goto(`${server.address}/drafty/subscription-signup`)
  const trigger = page.locator(`[id="${accelerate}-monthly"]`)
  await expect.poll(() => callsOf(page)).toContainEqual(['registerAgain'])
  expect(await callsOf(page)).toContainEqual(['init', { site: 'drafty-test', isItemsModel: true }])
  expect(await callsOf(page)).toContainEqual(['setCustomer', { email }])
  await expect(trigger).toHaveText('Start Monthly Plan')
  await expect(trigger).toHaveAttribute('data-cb-type', 'checkout')
  await expect(trigger).toHaveAttribute('data-cb-item-0', `${accelerate}-monthly`)
  await expect(trigger).toHaveAttribute('data-cb-item-0-quantity', '1')
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await expect(page.locator(`[id="${accelerate}-yearly"]`)).toHaveAttribute('data-cb-item-0', `${accelerate}-yearly`)
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'Monthly' }).check()

  await trigger.click()
  await expect(page.getByRole('heading', { name: 'Checkout at the provider' })).toBeVisible()
  await expect(page.getByText(`for ${email}`)).toBeVisible()
  await page.getByRole('button', { name: 'Subscribe with a bad card' }).click()
  await expect(page.getByRole('alert')).toHaveText('The card was refused.')
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page).toHaveTitle('Billing and Subscriptions')
  await expect(page.getByText('Accelerate, free trial.')).toBeVisible()
  await expect(page.getByText('ACTIVE', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${server.address}/settings/billingandsubscriptions`)
  await expectAccessible(page)

  // Who has a plan orders for the same customer: the server makes the page.
  await hosted.moveTo(page, start + 10 * day, email)
  await expect(page.getByText(/^4 days remain of your free trial, until/)).toBeVisible()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await page.getByRole('radio', { name: 'Yearly' }).check()
  await page.getByRole('article', { name: 'Growth' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(page.getByText('Growth, free trial until December 4, 2026.')).toBeVisible()
  await expect(page.getByText(/Then \$2,700\.00 a year is charged, first on December 4, 2026/)).toBeVisible()
  await hosted.moveTo(page, start + 15 * day, email)
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  await expect(page.getByText('Growth, billed yearly: $2,700.00 a year.')).toBeVisible()
  expect(provider.book.subscriptions.size).toBe(1)

  await expect.poll(() => callsOf(page)).toContainEqual(['registerAgain'])
  await expect(page.getByRole('button', { name: 'Manage Subscription' })).toHaveAttribute('data-cb-type', 'portal')
  await manage(page, email, 'Remove the card', 'Cancel now')
  await hosted.moveTo(page, start + 130 * day, email)
  const panel = page.getByRole('region', { name: 'Welcome back' })
  await expect(panel).toContainText('We last saw you 3 months ago')
  await expect(panel).toContainText('You will be asked for a payment method first.')
  await panel.getByRole('button', { name: 'Re-activate Your Subscription' }).click()
  const dialog = page.getByRole('dialog', { name: 'Billing Settings' })
  await expect(dialog).toContainText('Payment information required. Please update your payment method.')
  await expectAccessible(page)
  provider.faults.push({ status: 503 })
  await manage(page, email, 'Add a card')
  // The provider tells the server of the card; the page looks for it, and goes on by itself.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Subscription successfully reactivated! Redirecting...')).toBeVisible()
  await expect(panel).toBeHidden()
  await expect(page.getByRole('group', { name: 'Credits' })).toContainText('36,000 of 36,000')
})

test('a blocked script is a matter for the console; a plain link leads to the checkout', async ({ page }) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await page.route('**/v2/chargebee.js', (route) => route.abort('blockedbyclient'))
  const email = freshAddress('blocked+script@firm.example')
  await signUpVerified(page, email)
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  const link = page.getByRole('article', { name: 'Accelerate' }).getByRole('link', { name: 'Start Monthly Plan' })
  await expect(link).toHaveAttribute(
    'href',
    new RegExp(`item_price_id.*${accelerate}-monthly.*${encodeURIComponent(email)}`),
  )
  await expect(link).toHaveAttribute('id', `${accelerate}-monthly`)
  await expect.poll(() => said).toContain('Chargebee failed to load')
  await expect(page.getByText('Chargebee failed to load')).toBeHidden()
  await expectAccessible(page)
  const [checkout] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(checkout.getByText(`for ${email}`)).toBeVisible()
  await checkout.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(checkout.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('ACTIVE', { exact: true })).toBeVisible()
  // The portal needs no script either.
  const [portal] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  ])
  await expect(portal.getByRole('heading', { name: 'Portal' })).toBeVisible()
})

test('the hosts of the provider are allowed only where it is set up', async ({ request }) => {
  const policyAt = async (address: string) => (await request.get(address)).headers()['content-security-policy'] ?? ''
  expect(await policyAt(server.address)).toContain(`${provider.address}/v2/chargebee.js`)
  expect(await policyAt(process.env.SERVER_ADDRESS ?? '')).not.toContain(provider.address)
  expect(await policyAt(process.env.SERVER_ADDRESS ?? '')).not.toContain('chargebee')
})
