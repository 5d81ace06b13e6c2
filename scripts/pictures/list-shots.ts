import { attorney, type Shot } from './shots.ts'

/** My Drafts with what opens in it. */
export function listShots(): Shot[] {
  return [
    attorney('my-drafts', '/drafty/my-drafts'),
    attorney('my-drafts no match', '/drafty/my-drafts?q=Xylophonist'),
    attorney('my-drafts menu', '/drafty/my-drafts', async (page) =>
      page
        .getByRole('button', { name: /^(?:More|Actions)/ })
        .first()
        .click(),
    ),
    attorney('my-drafts chosen', '/drafty/my-drafts', async (page) => {
      for (const which of [0, 2])
        await page
          .getByRole('checkbox', { name: /^Choose (?!all)/ })
          .nth(which)
          .check()
    }),
    attorney('my-drafts duplicate', '/drafty/my-drafts', async (page) => {
      await page
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .click()
      await page.getByRole('menuitem', { name: 'Duplicate for another client' }).click()
      await page.getByText(/^The questions open with/).waitFor()
    }),
  ]
}
