import { type Page, test } from '@playwright/test'
import { linkInMail, password, signUp } from './attorney.ts'
import { type OwnServer, startServer } from './own-server.ts'
let server: OwnServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())
async function shots(page: Page, name: string) {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.waitForTimeout(400)
  await page.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.screenshot({ path: `/tmp/shots/${name}-dark.png`, fullPage: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/shots/${name}-390.png`, fullPage: true })
  await page.setViewportSize({ width: 1440, height: 900 })
}
test('shots', async ({ page }) => {
  test.setTimeout(120000)
  const email = 'naomi@clarkelaw.example'
  await signUp(page, email, server.address)
  const link = await linkInMail(email, { folder: server.folder })
  await page.goto(link.replace('127.0.0.1', 'localhost'))
  await page.goto(`${server.address}/`)
  await page.getByText('Unlock more').waitFor()
  await shots(page, '1-dash-starter')
  await page.goto(`${server.address}/drafty/subscription-signup`)
  await page.getByText('Pro Tip').waitFor()
  await shots(page, '2-signup')
  await page.getByRole('article', { name: 'Accelerate' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Start free trial' }).waitFor()
  await shots(page, '3-checkout')
  await page.getByRole('button', { name: 'Start free trial' }).click()
  await page.getByText('Subscription Status').waitFor()
  // drafts
  const token = await page.evaluate(() => localStorage.getItem('drafty.token'))
  const ask = async (method: string, path: string, body?: object) =>
    (
      await fetch(`${server.address}/api${path}`, {
        method,
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        ...(body && { body: JSON.stringify(body) }),
      })
    ).json() as Promise<Record<string, string>>
  const client = await ask('POST', '/clients', {
    first_name: 'Rogelio',
    last_name: 'Medina',
    date_of_birth: '1989-04-12',
    last_entry_date: '2008-06-03',
  })
  const { database } = (await import('../src/server/database/connect.ts').then(({ connect }) => ({
    database: connect(`${server.folder}/drafty.db`),
  }))) as any
  const acc = await database.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
  const types = [
    'upw',
    'draft_generator',
    'expert_letter',
    'draft_from_template_sections',
    'upw',
    'expert_letter',
    'upw',
  ]
  for (const [i, type] of types.entries()) {
    const at = Date.now() - i * 3600_000
    const base = {
      family_id: acc.id,
      account_id: acc.id,
      draft_id: `d${i}`,
      draft_type: type,
      charged_at: at,
      created_at: at,
    }
    const credits = type === 'expert_letter' ? 25 : 100
    await database
      .insertInto('credit_entries')
      .values({ ...base, id: `e${i}`, step: 1, kind: 'hold', credits })
      .execute()
    if (i > 0)
      await database
        .insertInto('credit_entries')
        .values({ ...base, id: `f${i}`, step: 2, kind: i === 3 ? 'release' : 'settle', credits: i === 3 ? -100 : 0 })
        .execute()
  }
  await database
    .updateTable('subscriptions')
    .set({ term_start: Date.now() - 6 * 86400000 })
    .execute()
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  await page.getByText('Subscription Status').waitFor()
  await page.waitForTimeout(800)
  await shots(page, '4-subscribed')
  await page.goto(`${server.address}/`)
  await page.getByText('free trial').first().waitFor()
  await shots(page, '5-dash-trial')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.waitForTimeout(500)
  await page.screenshot({ path: '/tmp/shots/6-menu.png' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await database
    .updateTable('subscriptions')
    .set({ term_end: Date.now() - 1000 })
    .execute()
  await page.goto(`${server.address}/settings/billing`)
  await page.getByText('has expired').waitFor()
  await shots(page, '7-expired')
  await database.updateTable('subscriptions').set({ status: 'cancelled' }).execute()
  await page.goto(`${server.address}/`)
  await page.getByText('Welcome back').waitFor()
  await shots(page, '8-welcome')
  await page.getByRole('button', { name: 'Re-activate' }).click()
  await page.getByRole('dialog').waitFor()
  await page.waitForTimeout(500)
  await shots(page, '9-modal')
  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  await page.getByText('CANCELLED').waitFor()
  await shots(page, '10-cancelled')
  await database.destroy()
})
