import { expect, type Page, test } from '@playwright/test'
import { developmentHeader } from '#contract/endpoint.ts'
import { collectComplaints, expectAccessible, freshAddress, linkInMail, password, signUp } from './attorney.ts'
import { developerKey, type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

const desk = (page: Page) => page.getByRole('heading', { name: 'What do you want to draft?' })
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('drafty.token') ?? '')

test('a stolen token opens nothing elsewhere; other tabs, downloads and reloads of the browser go on', async ({
  page,
  browser,
}) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('bound@firm.example'), server.address)
  const token = await tokenOf(page)
  const headers = { Authorization: `Bearer ${token}` }
  const reply = await page.request.get(`${server.address}/api/attorneys/refresh`, { headers })
  expect([reply.status(), reply.statusText()]).toEqual([401, 'Token Authentication Failed'])

  const elsewhere = await (await browser.newContext()).newPage()
  await elsewhere.goto(`${server.address}/login`)
  await elsewhere.evaluate((stolen) => localStorage.setItem('drafty.token', stolen), token)
  await elsewhere.goto(`${server.address}/drafty/clients`)
  await expect(elsewhere).toHaveURL(/\/login/)
  await elsewhere.context().close()

  const tab = await page.context().newPage()
  await tab.goto(`${server.address}/settings/security`)
  await expect(tab.getByRole('list', { name: 'Sessions' })).toContainText('Bound to a key of this browser')
  await page.reload()
  await expect(desk(page)).toBeVisible()
  // The key outlives the session: the next login is bound to the same one.
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(tab).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(freshAddress('bound@firm.example'))
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(desk(page)).toBeVisible()
  expect(complaints).toEqual([])
})

test('ten minutes later the page asks who it is, then changes the address with both confirming it, and logs out everywhere', async ({
  page,
}) => {
  const [before, after] = [freshAddress('earlier@firm.example'), freshAddress('later@firm.example')]
  const complaints = collectComplaints(page)
  await signUp(page, before, server.address)
  const clock = { data: { now: Date.now() + 11 * 60_000 }, headers: { [developmentHeader]: developerKey } }
  expect((await page.request.post(`${server.address}/api/dev/clock`, clock)).ok()).toBe(true)

  await page.goto(`${server.address}/settings/security`)
  await page.getByRole('textbox', { name: 'New e-mail address' }).fill(after)
  await page.getByRole('button', { name: 'Change the address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is it you?' })
  await dialog.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('This password is not right.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  const confirmations = page.getByRole('list', { name: 'Confirmations' })
  await expect(confirmations.getByText('Waiting')).toHaveCount(2)
  await expectAccessible(page)

  const openMail = async (email: string) => {
    const link = await linkInMail(email, { folder: server.folder, path: 'confirm-address' })
    await page.goto(link.replace('127.0.0.1', 'localhost'))
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Confirm the change' }).click()
  }
  await openMail(after)
  await expect(page.getByRole('heading', { name: 'This address has confirmed' })).toBeVisible()
  await openMail(before)
  await expect(page.getByRole('heading', { name: 'The address is changed' })).toBeVisible()

  await page.goto(`${server.address}/settings/security`)
  await expect(page.getByRole('main').getByText(after, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.getByRole('textbox', { name: 'Email' }).fill(after)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  // Back where they were.
  await expect(page.getByRole('heading', { level: 1, name: 'Security' })).toBeVisible()
  expect(complaints).toEqual([])
})
