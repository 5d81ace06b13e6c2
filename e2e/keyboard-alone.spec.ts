import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { freshAddress, password } from './attorney.ts'
import { arriveWith, callAs, createAccount, draftWorkedCase } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

/** Every press of a pointer that the browser saw: there has to be none. */
async function watchPointer(page: Page): Promise<string[]> {
  const presses: string[] = []
  await page.exposeFunction('pressed', (what: string) => void presses.push(what))
  await page.addInitScript(() =>
    addEventListener('pointerdown', ({ target }) => {
      const { pressed } = window as unknown as { pressed: (what: string) => void }
      pressed(target instanceof Element ? target.outerHTML.slice(0, 80) : '')
    }),
  )
  return presses
}

/** Tab until the focus is there; it can be seen where it is. */
async function tabTo(page: Page, place: Locator, most = 120): Promise<void> {
  await expect(place).toBeVisible()
  const isThere = () => place.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < most && !(await isThere()); tabs += 1) await page.keyboard.press('Tab')
  await expect(place).toBeFocused()
  expect(await place.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
}

async function press(page: Page, place: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, place)
  await page.keyboard.press(key)
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()

test('an attorney signs up, drafts, reviews, edits and downloads by the keyboard alone', async ({ page }) => {
  const presses = await watchPointer(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/signup')
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }))
  await page.keyboard.type(freshAddress('keyboard@firm.example'))
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }))
  await page.keyboard.type(password)
  await press(page, page.getByRole('checkbox', { name: /I accept the terms/ }), 'Space')
  await press(page, button(page, 'Create account'))
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()

  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /^Find a client/ })).toBeFocused()
  await page.keyboard.type('naturalization')
  await expect(page.getByRole('option', { selected: true })).toContainText('Naturalization')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/naturalization/)
  await fillQuestions(page)
  await press(page, button(page, 'Perform Request'))
  await expect(page.getByText(/^Ready to review, /).first()).toBeVisible()

  await editFirstSection(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  const question = button(page, 'Accept all the same')
  const accepted = page.getByText(/1 of \d+ sections accepted/)
  await expect(question.or(accepted).first()).toBeVisible()
  if (await question.isVisible()) await press(page, question)
  await expect(accepted).toBeVisible()

  const coming = page.waitForEvent('download')
  await press(page, page.getByRole('button', { name: 'Download', exact: true }).first())
  await expect(page.getByRole('menuitem', { name: /Clean copy/ })).toBeVisible()
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('ArrowDown')
    if (await page.getByRole('menuitem', { name: /Clean copy/ }).evaluate((item) => item === document.activeElement))
      break
  }
  await page.keyboard.press('Enter')
  const xml = strFromU8(unzipSync(readFileSync(await (await coming).path()))['word/document.xml'] ?? new Uint8Array())
  expect(xml.replaceAll(/<[^>]+>/g, '')).toContain('Typed by hand alone')
  expect(presses).toEqual([])
})

/** A new client and the answers of the naturalization letter. */
async function fillQuestions(page: Page): Promise<void> {
  const form = page.locator('form').last()
  await press(page, form.getByRole('combobox', { name: /^Client/ }).first())
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  await tabTo(page, dialog.getByRole('textbox', { name: 'First name' }).first())
  await page.keyboard.type('Ana')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Last name' }).first())
  await page.keyboard.type('Example')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await tabTo(page, form.getByLabel('Date of permanent residence'))
  await page.keyboard.type('01152019')
  for (const question of [
    /based on marriage/,
    /ever been divorced/,
    /pay child support/,
    /arrested, cited/,
    /another matter/,
  ])
    await press(page, page.getByRole('group', { name: question }).getByRole('radio').first(), 'ArrowRight')
  await press(
    page,
    page
      .getByRole('group', { name: /^USCIS mailing address/ })
      .getByRole('radio')
      .first(),
    'Space',
  )
}

async function editFirstSection(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Edit', exact: true }))
  await expect(page.getByRole('textbox', { name: /^Text of / })).toBeFocused()
  await page.keyboard.type('Typed by hand alone. ')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('textbox', { name: /^Text of / })).toHaveCount(0)
}

test('the text of a section has the focus whenever its editor arrives', async ({ browser, request }) => {
  const account = await createAccount(request)
  const draft = await draftWorkedCase(callAs(account), 'naturalization', 'naturalization-cover-letter', 1)
  // Sooner and later than the moments for which a page holds back what it has ready.
  for (const lateMs of [0, 60, 200, 600, 900]) {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route(/section-editor-.*\.js/, async (route) => {
      await new Promise((done) => setTimeout(done, lateMs))
      await route.continue()
    })
    await arriveWith(page, account.token)
    await page.goto(`/drafty/my-drafts/${draft.id}?client=${draft.client_id}`)
    await press(page, page.getByRole('button', { name: 'Edit', exact: true }))
    await expect(page.getByRole('textbox', { name: /^Text of / }), `${lateMs} ms late`).toBeFocused({ timeout: 15_000 })
    await page.keyboard.type('Typed. ')
    await expect(page.getByRole('textbox', { name: /^Text of / })).toContainText(/^Typed\. /)
    await context.close()
  }
})
