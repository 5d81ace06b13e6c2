import type { Page } from '@playwright/test'
import { expect, test } from './desk.ts'

const closeButtons = (page: Page) => page.getByRole('button', { name: 'Close notification' })
const say = (page: Page, type: string) =>
  page.getByRole('region', { name: 'Toasts', exact: true }).getByRole('button', { name: type, exact: true })

/** Presses a button without the pointer, which would rest on a toast and hold its time. */
async function press(page: Page, type: string): Promise<void> {
  await say(page, type).dispatchEvent('click')
}

/** From here on time passes only by `runFor`. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
}

test('the five types of toasts appear at the bottom right, errors interrupt, and the same one is not added twice', async ({
  components: page,
}) => {
  await holdTime(page)
  for (const type of ['Success', 'Error', 'Warning', 'Info', 'Default']) {
    await press(page, type)
    await page.clock.runFor(50)
  }
  await expect(closeButtons(page)).toHaveCount(5)
  await expect(page.getByRole('alert').filter({ hasText: 'An error occurred. Please try again.' })).toBeVisible()
  await press(page, 'Success')
  await press(page, 'Info')
  await page.clock.runFor(50)
  await expect(closeButtons(page)).toHaveCount(5)
  const { x, y, width, height } = (await closeButtons(page).last().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const { width: screenWidth, height: screenHeight } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(screenWidth - (x + width)).toBeLessThan(60)
  expect(screenHeight - (y + height)).toBeLessThan(80)
})

test('a success goes after 5 s and an error after 15 s, each with 300 ms of fading, and a line counts down', async ({
  components: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await holdTime(page)
  await press(page, 'Success')
  await press(page, 'Error')
  await page.clock.runFor(50)
  await expect(closeButtons(page)).toHaveCount(2)
  const durations = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && /count-down/.test(animation.animationName))
      .map(({ effect }) => effect?.getComputedTiming().duration),
  )
  expect(durations.toSorted((a, b) => Number(a) - Number(b))).toEqual([5000, 15_000])
  await page.clock.runFor(4900)
  await expect(closeButtons(page)).toHaveCount(2)
  await page.clock.runFor(200)
  const success = page.getByText('Successfully edited attorney profile.')
  await expect(page.locator('[data-leaving]')).toHaveCount(1)
  await expect(success).toBeAttached()
  await page.clock.runFor(400)
  await expect(success).toHaveCount(0)
  await page.clock.runFor(9000)
  await expect(closeButtons(page)).toHaveCount(1)
  await page.clock.runFor(1000)
  await expect(closeButtons(page)).toHaveCount(0)
  // What is gone may come again.
  await press(page, 'Success')
  await page.clock.runFor(50)
  await expect(closeButtons(page)).toHaveCount(1)
})

test('a toast closes by its button after 300 ms, and waits while it has the focus', async ({ components: page }) => {
  await holdTime(page)
  await press(page, 'Info')
  await page.clock.runFor(50)
  const close = closeButtons(page)
  await close.focus()
  await page.clock.runFor(60_000)
  await expect(close).toHaveCount(1)
  await page.keyboard.press('Enter')
  await page.clock.runFor(250)
  await expect(close).toHaveCount(1)
  await page.clock.runFor(100)
  await expect(close).toHaveCount(0)
})

test('a copy button says copied for three seconds, or that it failed', async ({ components: page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await holdTime(page)
  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first()
  await copy.click()
  await expect(page.getByText('copied', { exact: true })).toBeVisible()
  await page.clock.runFor(2900)
  await expect(page.getByText('copied', { exact: true })).toBeVisible()
  await page.clock.runFor(200)
  await expect(page.getByText('copied', { exact: true })).toHaveCount(0)
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } })
  })
  await copy.click()
  await expect(page.getByText('Failed to copy', { exact: true })).toBeVisible()
})
