import type { Page } from '@playwright/test'
import { arriveWith, callAs, createAccount, draftWorkedCase, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const script = /\/assets\/faq-page-[^/]+\.js$/
const styles = /\/assets\/faq-page-[^/]+\.css$/
const heading = { level: 1, name: 'Questions and answers' } as const

/** The dashboard, with the clock standing still. */
async function openDashboard(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-11-19T15:00:00Z' })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  await page.clock.pauseAt('2026-11-19T16:00:00Z')
}

/** To the FAQ by its link, which is a part of its own. */
async function goToFaq(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account menu/ }).click()
  const link = page.getByRole('menuitem', { name: 'FAQ' })
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(link).toBeVisible({ timeout: 200 })
  }).toPass()
  await link.click()
}

/** What is counted, once it has begun and stood still for a moment: the page has heard of it by then. */
async function restOf(page: Page, count: () => number): Promise<number> {
  await expect
    .poll(async () => {
      const before = count()
      await page.waitForTimeout(500)
      return before > 0 && count() === before
    })
    .toBe(true)
  return count()
}

test('a part that does not arrive is asked for three more times, a second apart, then Loading Error, and Try Again brings it', async ({
  desk,
}) => {
  let asked = 0
  let isGone = true
  await desk.route(script, (route) => {
    asked += 1
    return isGone ? route.abort() : route.continue()
  })
  await openDashboard(desk)
  await goToFaq(desk)
  // The browser asks once or twice at first, for the preload and for the part; what it asks later are our tries.
  const first = await restOf(desk, () => asked)
  for (const retries of [0, 1, 2]) {
    await expect.poll(() => asked - first).toBe(retries)
    await restOf(desk, () => asked)
    await desk.clock.runFor(990)
    expect(asked - first).toBe(retries)
    await expect(desk.getByRole('heading', { name: 'Loading Error' })).toBeHidden()
    await desk.clock.runFor(10)
  }
  await expect.poll(() => asked - first).toBe(3)
  const screen = desk.getByRole('alert')
  await expect(screen.getByRole('heading', { name: 'Loading Error' })).toBeVisible()
  await expect(screen).toContainText(
    'We had trouble loading some resources. This can happen due to network issues or browser cache problems.',
  )
  await expect(screen.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  await expect(desk.getByRole('banner')).toBeVisible()
  isGone = false
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect(desk.getByRole('heading', heading)).toBeVisible()
})

test('a part that hangs is given up after 120 seconds and asked for again', async ({ desk }) => {
  let asked = 0
  await desk.route(script, () => void (asked += 1))
  await openDashboard(desk)
  await goToFaq(desk)
  await expect.poll(() => asked).toBe(1)
  await desk.clock.runFor(119_000)
  await expect(desk.getByText('The page is loading')).toBeAttached()
  await desk.clock.runFor(4 * 121_000)
  await expect(desk.getByRole('heading', { name: 'Loading Error' })).toBeVisible()
})

test('a style sheet that did not arrive is brought before the page shows; Reload Page loads the page anew', async ({
  desk,
}) => {
  let asked = 0
  let isGone = true
  await desk.route(styles, (route) => {
    asked += 1
    return isGone ? route.abort() : route.continue()
  })
  await openDashboard(desk)
  await goToFaq(desk)
  await expect(async () => {
    await desk.clock.runFor(1000)
    await expect(desk.getByRole('heading', { name: 'Loading Error' })).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [100] })
  expect(asked).toBeGreaterThanOrEqual(4)
  isGone = false
  await desk.clock.resume()
  await desk.getByRole('button', { name: 'Reload Page' }).click()
  await expect(desk.getByRole('heading', heading)).toBeVisible()
  await expect(desk.getByText('How long does a draft take?')).toHaveCSS('cursor', 'pointer')
})

test('the dashboard stands still while its drafts arrive, with none and with some', async ({ page }) => {
  const account = await createAccount(page.request)
  await arriveWith(page, account.token)
  for (const drafts of [0, 1]) {
    if (drafts > 0) await draftWorkedCase(callAs(account), 'naturalization', 'naturalization-cover-letter', 0)
    let arrive = () => {}
    const held = new Promise<void>((resolve) => (arrive = resolve))
    const isOfDrafts = /\/api\/drafts\b/
    await page.route(isOfDrafts, async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const below = page.getByRole('heading', { name: 'What do you want to draft?' })
    await expect(page.getByRole('status', { name: 'Loading recent drafts' })).toBeVisible()
    const before = await below.boundingBox()
    arrive()
    await expect(page.getByText(drafts === 0 ? 'No drafts yet' : /^One draft is/)).toBeVisible()
    expect(await below.boundingBox()).toEqual(before)
    await page.unroute(isOfDrafts)
  }
})

test('after a new release the part that is gone comes with the new page, by itself', async ({ page, account }) => {
  await arriveWith(page, account.token)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  // The server gives out another page than the one that runs, and nothing of the old one's parts.
  let isReleased = false
  await page.route(script, (route) =>
    isReleased ? route.continue() : route.fulfill({ status: 404, body: 'Not Found' }),
  )
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replace(/assets\/index-[^"]+\.js/, 'assets/index-new.js'),
    })
    isReleased = true
  })
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', heading)).toBeVisible()
})

test('a page that breaks says so inside the frame, with Reload Page alone', async ({ page }) => {
  await page.goto(`${process.env.COMPONENTS_ADDRESS}/dev/components?desk=sample`)
  const screens = page.getByRole('region', { name: 'Error screens' })
  const broken = screens.getByRole('alert').first()
  await expect(broken.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(broken).toContainText('An unexpected error occurred. Please try refreshing the page.')
  await expect(broken.getByRole('button')).toHaveText(['Reload Page'])
})
