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
    // What is pointed at waits: the bar stays for every look.
    await page.getByRole('button', { name: /^Undo/ }).hover()
  })
  // The server never hears of it, whatever becomes of the page: the draft is there for every look.
  const deleted = attorney('my-drafts undo', '/drafty/my-drafts', async (page) => {
    await page.route(/\/api\/clients\/[^/?]+\/drafts\/[^/?]+$/, (route) =>
      route.request().method() === 'DELETE' ? undefined : route.fallback(),
    )
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Delete draft' }).click()
    // What is pointed at waits: the notice stays until the page is closed.
    await page.getByText(/ is deleted\.$/).hover()
    await page.getByRole('button', { name: 'Undo' }).waitFor()
  })
  const asked = attorney('draft waiver accept asked', draft, pressAccept)
  // By its key, which takes back after the bar has gone, too.
  const reopen = async (page: Page) => {
    await page.keyboard.press('Control+z')
    await page.getByText(/^Taken back/).waitFor()
  }
  return [asked, { ...accepted, after: reopen }, deleted]
}
