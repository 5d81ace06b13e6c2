import { type Page } from '@playwright/test'
import { expectAccessible } from './attorney.ts'
import { expect, test } from './desk.ts'
import { openReview } from './review-desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const chosen = (page: Page) => page.locator('[data-flag][data-selected]')

/** By the settings, and back to where one was. */
async function turnSingleKeys(page: Page, isOn: boolean): Promise<void> {
  const draft = page.url()
  await page.goto('/settings/appearance')
  await page.getByRole('checkbox', { name: /^Single letters act outside of fields/ }).setChecked(isOn)
  await expectAccessible(page)
  await page.goto(draft)
  await expect(page.getByText(/^Ready to review, \d+ open points?$/).first()).toBeVisible()
}

/** Accepts the first section, with a reason where one is wanted. */
async function acceptOverAll(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Accept (?:section|with open points)/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const accept = dialog.getByRole('button', { name: /^Accept (?:all the same|with this reason)$/ })
  await expect(accept).toBeVisible()
  const reason = dialog.getByLabel('Why is the section accepted as it is?')
  if (await reason.isVisible()) await reason.fill('Read against the file.')
  await accept.click()
  await expect(dialog).toHaveCount(0)
}

test('single letters can be switched off and on again; keys with Ctrl act all the same', async ({ page }) => {
  await openReview(page)
  await page.keyboard.press('n')
  await expect(chosen(page).first()).toBeVisible()

  await turnSingleKeys(page, false)
  for (const key of ['n', 'j', 'a', '?']) await page.keyboard.press(key)
  // What a key with Ctrl opens stands there, so that the letters before it have been heard, and did nothing.
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: /^Find a client/ })
  await expect(palette).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toHaveCount(0)
  await expect(chosen(page)).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^0 of \d+ sections accepted/).first()).toBeVisible()

  await turnSingleKeys(page, true)
  await page.keyboard.press('n')
  await expect(chosen(page).first()).toBeVisible()
})

test('Ctrl+Z while the download asks for its reason takes nothing back in the draft', async ({ page }) => {
  // An asylum brief cites authorities that nobody has read: when every section is accepted, its file asks for a tick.
  await openReview(page, { worked: ['draft_generator', 'asylum-brief', 1], isAlmostAccepted: true })
  await acceptOverAll(page)
  const accepted = page.getByText(/^(\d+) of \1 sections accepted/).first()
  await expect(accepted).toBeVisible()

  await page.getByRole('button', { name: 'Download', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /^Clean copy/ }).click()
  const dialog = page.getByRole('dialog', { name: /\d+ checks? (?:is|are) open/ })
  await expect(dialog).toBeVisible()
  const field = dialog.getByRole('checkbox').or(dialog.getByRole('textbox')).first()
  await field.focus()
  await page.keyboard.press('Control+z')
  await dialog.getByRole('button', { name: 'Back to the checks' }).focus()
  await page.keyboard.press('Control+z')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Back to the checks' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(accepted).toBeVisible()
  await expect(page.getByText(/^Taken back/)).toHaveCount(0)
  // Outside of it the same key takes back.
  await page.keyboard.press('Control+z')
  await expect(page.getByText(/^Taken back/)).toBeVisible()
  await expect(accepted).toHaveCount(0)
})
