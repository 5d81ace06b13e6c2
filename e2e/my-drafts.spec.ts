import type { Page } from '@playwright/test'
import type { DraftType } from '#domain/drafting/tool.ts'
import { expectAccessible, expectAccessibleInTheDark } from './attorney.ts'
import { arriveWith, callAs, createAccount, createClient, draftWorkedCase, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

/** An attorney with drafts of these worked cases, at My Drafts. */
async function openDrafts(page: Page, type: DraftType, folder: string, which: readonly number[]) {
  const account = await createAccount(page.request)
  const call = callAs(account)
  for (const index of which) await draftWorkedCase(call, type, folder, index)
  await arriveWith(page, account.token)
  await page.goto('/drafty/my-drafts')
  return { call, account }
}

const choices = (page: Page) => page.getByRole('checkbox', { name: /^Choose (?!all)/ })

test('many drafts are chosen, downloaded and deleted together, and the deletion can be undone', async ({ page }) => {
  const { call } = await openDrafts(page, 'naturalization', 'naturalization-cover-letter', [0, 1, 2])
  await expect(choices(page)).toHaveCount(3)
  await choices(page).nth(0).check()
  await choices(page).nth(2).check()
  const bar = page.getByRole('region', { name: 'Chosen drafts' })
  await expect(bar).toContainText('2 drafts chosen')
  await expect(page.getByRole('checkbox', { name: 'Choose all' })).toHaveJSProperty('indeterminate', true)
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  const files: string[] = []
  page.on('download', (file) => files.push(file.suggestedFilename()))
  await bar.getByRole('button', { name: 'Download' }).click()
  await expect.poll(() => files.length).toBe(2)
  expect(files.every((name) => name.endsWith('.docx'))).toBe(true)

  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(choices(page)).toHaveCount(1)
  await expect(page.getByRole('radio', { name: 'All 1' })).toBeChecked()
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(choices(page)).toHaveCount(3)
  await expect(page.getByRole('radio', { name: 'All 3' })).toBeChecked()
  expect(await call<object[]>('GET', '/drafts/')).toHaveLength(3)

  await page.getByRole('checkbox', { name: 'Choose all' }).check()
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No drafts yet')).toBeVisible()
  await expect.poll(async () => (await call<object[]>('GET', '/drafts/')).length).toBe(0)
})

test('a draft is duplicated for another client: what is about the paper goes along, nothing about the old client', async ({
  page,
}) => {
  const { account, call } = await openDrafts(page, 'draft_generator', 'asylum-brief', [1])
  const newClient = await createClient(page, account)
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Duplicate for another client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate for another client' })
  await expect(dialog).toContainText('Where will this brief be filed, Relief sought, AI model.')
  await expect(dialog).toContainText(/\d+ other answers stay behind/)
  await dialog.getByRole('button', { name: 'Open the questions' }).click()
  await expect(dialog).toContainText('Client must not be empty')
  await dialog.getByRole('combobox', { name: 'For which client?' }).click()
  await page.getByRole('option', { name: 'Ana Rivera' }).click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Open the questions' }).click()
  await expect(page).toHaveURL(new RegExp(`/ai/asylum\\?client=${newClient}`))
  await expect(page.getByText(/^Taken along: /)).toBeVisible()
  const saved = await call<{ answers: object }>('GET', `/clients/${newClient}/answers/draft_generator`)
  expect(Object.keys(saved.answers).toSorted()).toEqual([
    'applicant_basis_addons',
    'client_id',
    'jurisdiction',
    'model',
  ])
})

test('a list that opens while open points are being counted shows the count by itself', async ({ page }) => {
  await openDrafts(page, 'upw', 'i601a-waiver', [3])
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  await expect(page.getByText(/^\d+ open points, 0 of \d+ accepted$/)).toBeVisible()
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
})

test('on a phone both lists are sorted by a menu, which the keyboard reaches and the address keeps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDrafts(page, 'naturalization', 'naturalization-cover-letter', [0, 1])
  const first = (list: string) => page.getByRole('table', { name: list }).getByRole('row').nth(1)
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort).toHaveValue('-changed')
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  const newest = await first('Drafts').innerText()
  await page.getByRole('combobox', { name: 'Tool' }).focus()
  await page.keyboard.press('Tab')
  await expect(sort).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/sort=changed&order=up/)
  await expect(first('Drafts')).not.toHaveText(newest)

  await page.goto('/drafty/clients')
  await expect(sort).toHaveValue('name')
  await expectAccessible(page)
  const before = await first('Clients').innerText()
  await sort.selectOption({ label: 'Name, Z to A' })
  await expect(page).toHaveURL(/order=down/)
  await expect(first('Clients')).not.toHaveText(before)
  await sort.selectOption({ label: 'Latest draft, newest first' })
  await expect(page).toHaveURL(/sort=latest_draft$/)
  await page.reload()
  await expect(sort).toHaveValue('-latest_draft')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(sort).toBeHidden()
})
