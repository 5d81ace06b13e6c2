import type { Page } from '@playwright/test'
import { expect, test } from './desk.ts'

const buttonOf = (page: Page, group: string, name: string) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button', { name, exact: true })

/** Presses a button of the error dialog's group and gives the dialog. */
async function showError(page: Page, name: string) {
  await buttonOf(page, 'Error dialog', name).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflow === 'hidden')

test('the error dialog closes by Escape, backdrop, Cancel and its close button, and the page does not scroll meanwhile', async ({
  components: page,
}) => {
  const opener = buttonOf(page, 'Error dialog', 'Unexpected')
  const ways = {
    Escape: () => page.keyboard.press('Escape'),
    backdrop: () => page.mouse.click(5, 5),
    Cancel: () => page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click(),
    'close button': () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
  }
  for (const [way, close] of Object.entries(ways)) {
    const dialog = await showError(page, 'Unexpected')
    await expect(dialog, way).toContainText(
      'An unexpected error occurred. Please try again or contact our support team at support@drafty.example if the issue persists',
    )
    expect(await isLocked(page), way).toBe(true)
    await close()
    await expect(dialog, way).toBeHidden()
    await expect(opener, way).toBeFocused()
    await expect.poll(() => isLocked(page), way).toBe(false)
  }
})

test('the error dialog fades in ten milliseconds after it opened', async ({ components: page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await buttonOf(page, 'Error dialog', 'Unexpected').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000)
  await buttonOf(page, 'Error dialog', 'One answer').dispatchEvent('click')
  await page.waitForTimeout(200)
  await page.clock.runFor(9)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(async () => {
    await page.clock.runFor(20)
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 100 })
  }).toPass()
})

test('a list of missing answers has the hint for several or for one; messages that are no missing field have none', async ({
  components: page,
}) => {
  const several = await showError(page, 'Missing answers')
  await expect(several.getByRole('listitem')).toHaveCount(3)
  await expect(several.getByText('Please fill out all these fields to continue.')).toBeVisible()
  await expect(several.getByRole('button', { name: 'Go to the first field' })).toBeVisible()
  await page.keyboard.press('Escape')
  const one = await showError(page, 'One answer')
  await expect(one.getByText('Please fill out this field to continue.')).toBeVisible()
  await page.keyboard.press('Escape')
  const spouse = await showError(page, 'No spouse information')
  await expect(spouse).toContainText('no information about spouse is found.')
  await expect(spouse.getByText(/Please fill out/)).toHaveCount(0)
  await expect(spouse.getByRole('link', { name: 'Client Management' })).toHaveAttribute('href', '/drafty/clients')
  await page.keyboard.press('Escape')
  const limit = await showError(page, 'Subscription limit')
  await expect(limit).toContainText('You reached your subscription limit.')
  await expect(limit).toContainText(
    'You have 0 out of 15 💎 Premium Document drafts left. The count will reset in 7 days',
  )
  await expect(limit.getByText(/Please fill out/)).toHaveCount(0)
  await limit.getByRole('link', { name: 'Click here' }).click()
  await expect(page).toHaveURL(/\/settings\/billingandsubscriptions$/)
})

test('a dialog has the width of its size, keeps the focus inside and gives it back', async ({ components: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const widths = { sm: 384, md: 448, lg: 512, xl: 576, '2xl': 672, '3xl': 768, '4xl': 896, '5xl': 1024 }
  for (const [size, width] of Object.entries(widths)) {
    await buttonOf(page, 'Dialogs', size).click()
    const dialog = page.getByRole('dialog', { name: 'Create Attorney Profile' })
    await expect(dialog).toBeVisible()
    expect(Math.round((await dialog.boundingBox())?.width ?? 0), size).toBe(width)
    for (let press = 0; press < 5; press++) {
      await page.keyboard.press('Tab')
      expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(buttonOf(page, 'Dialogs', size)).toBeFocused()
  }
  await buttonOf(page, 'Dialogs', 'full').click()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBeGreaterThan(1100)
  await page.keyboard.press('Escape')
  await buttonOf(page, 'Dialogs', 'Whole screen').click()
  const whole = page.getByRole('dialog')
  await expect(whole).toBeVisible()
  expect(await whole.boundingBox()).toMatchObject({ width: 1280, height: 800 })
})

test('a click beside a dialog closes it unless that is off; an error over it closes first', async ({
  components: page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Create Attorney Profile' })
  await buttonOf(page, 'Dialogs', 'md').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()
  await buttonOf(page, 'Dialogs', 'Backdrop does not close').click()
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await page.clock.runFor(500)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Create Profile' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a confirmation asks with counts, begins on Cancel where it deletes, and a click beside it changes nothing', async ({
  components: page,
}) => {
  await buttonOf(page, 'Dialogs', 'Confirmation').click()
  const dialog = page.getByRole('dialog', { name: 'Delete Emmanuel Ngwa Tabot?' })
  await expect(dialog).toContainText('5 documents, 2 drafts and all answers go with the client. This cannot be undone.')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete client' }).click()
  await expect(dialog).toBeHidden()
})

test('a list is searched, sorted and paged, and an empty one says what to do', async ({ components: page }) => {
  const tables = page.getByRole('region', { name: 'Tables', exact: true })
  const table = tables.getByRole('table', { name: 'Clients' })
  await expect(table.getByRole('row')).toHaveCount(6)
  await table.getByRole('button', { name: 'Name' }).click()
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByRole('link').first()).toHaveText(/^Kizito/)
  await table.getByRole('button', { name: 'Name' }).click()
  await expect(table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'descending')
  await tables.getByRole('button', { name: /next/i }).click()
  await expect(tables.getByText(/6.10 of 38/)).toBeVisible()
  const search = tables.getByRole('searchbox', { name: 'Search clients' })
  await search.fill('castaneda')
  await expect(table.getByRole('link').first()).toHaveText(/^Medina Castañeda/)
  await search.fill('zzz')
  await expect(tables.getByRole('heading', { name: 'No client matches “zzz”' })).toBeVisible()
  await search.press('Escape')
  await tables.getByRole('button', { name: 'Show 5,000 clients' }).click()
  await expect(table).toHaveAttribute('aria-rowcount', '5001')
  expect(await table.getByRole('row').count()).toBeLessThan(120)
})
