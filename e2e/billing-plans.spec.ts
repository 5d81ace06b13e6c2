import { expect, test } from '@playwright/test'
import { plans } from '#domain/subscription/plans.ts'
import { freshAddress, signUp } from './attorney.ts'
import { expectGood, planCard } from './billing-steps.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('the whole catalogue stands on the page, by month and by year', async ({ page }) => {
  await signUp(page, freshAddress('catalogue@firm.example'), server.address)
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  await expect(page.getByText('Select a billing option that suits you best')).toBeVisible()
  await expect(page.getByText('Pro Tip: Save more with yearly billing!')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Account email' })).toHaveValue(freshAddress('catalogue@firm.example'))
  await expect(page.getByRole('textbox', { name: 'Account email' })).toHaveAttribute('readonly')
  const shown = {
    Monthly: [
      ['Streamline', '$95', '500 Credits per month*', 5, 20],
      ['Accelerate', '$179', '1500 Credits per month*', 15, 60],
      ['Growth', '$270', '3000 Credits per month*', 30, 120],
    ],
    Yearly: [
      ['Streamline', '$79', '6,000 Credits upfront (12 months)*', 5, 20, '$950 paid annually'],
      ['Accelerate', '$149', '18,000 Credits upfront (12 months)*', 15, 60, '$1790 paid annually'],
      ['Growth', '$225', '36,000 Credits upfront (12 months)*', 30, 120, '$2700 paid annually'],
    ],
  } as const
  await expect(page.getByRole('article')).toHaveCount(plans.length)
  for (const period of ['Monthly', 'Yearly'] as const) {
    await page.getByRole('radio', { name: period }).check()
    for (const [name, price, credits, drafts, letters, annually] of shown[period]) {
      const card = planCard(page, name)
      const texts = [price, 'per month', credits, `up to ${drafts} Legal Drafts`, `up to ${letters} Expert Letters`]
      for (const text of annually ? [...texts, annually] : texts) await expect(card).toContainText(text)
      await expect(card.getByText('Recommended')).toHaveCount(name === 'Accelerate' ? 1 : 0)
      // The address is not verified yet: that comes first.
      const button = card.getByRole('link', { name: `Start ${period} Plan` })
      await expect(button).toHaveAttribute('href', '/drafty/email-verification')
    }
    await expectGood(page)
  }
})
