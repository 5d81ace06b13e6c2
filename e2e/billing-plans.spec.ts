import { expect, type Locator, test } from '@playwright/test'
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

test('the plans stand three in a row from the medium width on; the checklist is a row on a desk and a column on a phone', async ({
  page,
}) => {
  await signUp(page, freshAddress('layout@firm.example'), server.address)
  const steps = page.getByRole('region', { name: 'Set up your account' }).getByRole('listitem')
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(steps).toHaveCount(4)
  expect(await rowsOf(steps)).toBe(1)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => rowsOf(steps)).toBe(4)
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const [width, rows] of [
    [390, 3],
    [992, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => rowsOf(cards), `at ${width} px`).toBe(rows)
  }
})

/** In how many rows things stand. */
async function rowsOf(things: Locator): Promise<number> {
  const boxes = await Promise.all((await things.all()).map((thing) => thing.boundingBox()))
  return new Set(boxes.map((box) => Math.round(box?.y ?? -1))).size
}
