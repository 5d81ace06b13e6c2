import type { Page } from '@playwright/test'
import { attorney, type Shot } from './shots.ts'

/** On a phone a section with open points is accepted from the sheet of the checks. */
async function pressAccept(page: Page, isWide: boolean): Promise<void> {
  if (!isWide)
    await page
      .getByRole('button', { name: /open points?$/ })
      .first()
      .click()
  await page
    .getByRole('button', { name: /^Accept (?:section|with open points)/ })
    .first()
    .click()
}

/** What was just decided, with its Undo. */
export function decidedShots(draft: string): Shot[] {
  const accepted = attorney('draft waiver undo', draft, async (page, isWide) => {
    await pressAccept(page, isWide)
    await page.getByRole('button', { name: 'Accept all the same' }).click()
    await page.getByRole('button', { name: /^Undo/ }).waitFor()
  })
  const deleted = attorney('my-drafts undo', '/drafty/my-drafts', async (page) => {
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete draft' }).click()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  })
  const after = async (page: Page) => {
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await page.waitForLoadState('networkidle')
  }
  const asked = attorney('draft waiver accept asked', draft, pressAccept)
  // By its key, which takes back after the bar has gone, too.
  const reopen = async (page: Page) => {
    await page.keyboard.press('Control+z')
    await page.getByText(/^Taken back/).waitFor()
  }
  return [asked, { ...accepted, after: reopen }, { ...deleted, after }]
}
