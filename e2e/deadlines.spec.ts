import { expect, test } from '@playwright/test'
import { apiToken, expectAccessible, freshAddress, signUp } from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

test('a decision is added, its dates are counted and explained, and a calendar carries them', async ({ page }) => {
  await signUp(page, freshAddress('dates@drafty.example'))
  const headers = { Authorization: `Bearer ${await apiToken(page)}` }
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  const data = {
    first_name: 'Emmanuel',
    last_name: 'Tabot',
    client: { i94_expire_date: day(40), oath_date: day(4), student_class: 'f1' },
  }
  const made = await page.request.post('/api/clients/', { data, headers })
  const { id } = (await made.json()) as { id: string }

  await page.goto(`/drafty/clients/${id}?tab=dates`)
  await page.getByRole('button', { name: 'Add a date' }).click()
  const what = page.getByRole('combobox', { name: 'What happened, or is to happen' })
  await what.fill('Decision of the imm')
  await page.getByRole('option', { name: 'Court and Board: Decision of the immigration judge' }).click()
  await page.getByLabel('Decision of the immigration judge', { exact: true }).fill(day(-10))
  await page.getByRole('button', { name: 'Save' }).click()
  const appeal = page.getByRole('listitem').filter({ hasText: 'Appeal (EOIR-26)' })
  await appeal.getByText('How it is counted').click()
  await expect(appeal.getByText('30 days later:')).toBeVisible()
  await expect(appeal.getByText(/Rule: Appeal to the Board/)).toBeVisible()

  await page.getByRole('button', { name: 'Add a date' }).click()
  await what.fill('Decision of the imm')
  await page.getByRole('option', { name: 'Court and Board: Decision of the immigration judge' }).click()
  await page.getByLabel('Decision of the immigration judge', { exact: true }).fill(day(-3))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(appeal.getByText(/Was .* until .*: the record changed\./)).toBeVisible()
  await expectAccessible(page)

  await page.goto('/drafty/dashboard')
  await expect(page.getByRole('heading', { name: 'Dates' })).toBeVisible()
  await page.getByRole('button', { name: 'Done: Oath ceremony' }).click()
  await expect(page.getByRole('button', { name: 'Done: Oath ceremony' })).toBeHidden()
  await page.getByRole('button', { name: 'Calendar' }).click()
  await page.getByRole('button', { name: 'Make an address' }).click()
  const address = await page.getByLabel('Address, shown this once').inputValue()
  const calendar = await (await page.request.get(new URL(address).pathname)).text()
  expect(calendar).toContain('Filing due (Board)')
  expect(calendar).not.toContain('Tabot')
  await expectAccessible(page)
})
