import { type Browser, expect, type Page } from '@playwright/test'
import { linkInMail, password, signUp, usesAccount } from './attorney.ts'
import { expectGood, verify } from './billing-steps.ts'
import type { OwnServer } from './own-server.ts'

type Colleagues = Readonly<Record<string, string>>

/** A firm by its pages: its owner at the page that is given, each colleague (address: role) in a browser of their own. */
export async function openFirm(
  owner: Page,
  address: string,
  colleagues: Colleagues,
  { browser, server }: { readonly browser: Browser; readonly server: OwnServer },
): Promise<Page[]> {
  await signUp(owner, address, server.address)
  await verify(owner, server, address)
  await makeFirm(owner, server)
  for (const [colleague, role] of Object.entries(colleagues)) await invite(owner, colleague, role)
  const pages: Page[] = []
  for (const colleague of Object.keys(colleagues)) pages.push(await join(browser, server, colleague))
  return pages
}

/** Turns the family of whoever is logged in into a firm. */
async function makeFirm(page: Page, server: OwnServer): Promise<void> {
  await page.goto(`${server.address}/firm`)
  await page.getByRole('button', { name: 'Make a firm' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make a firm' })
  await dialog.getByRole('textbox', { name: 'Name of the firm' }).fill('Clarke Law')
  await dialog.getByRole('button', { name: 'Make the firm' }).click()
  await expect(page.getByRole('heading', { name: 'Clarke Law' })).toBeVisible()
  await expectGood(page)
}

/** Invites somebody from the page of the firm. */
async function invite(page: Page, address: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByRole('textbox', { name: 'Email of the colleague' }).fill(address)
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: role }).click()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog).toBeHidden()
}

/** A colleague's own browser, from the mail to the desk. */
async function join(browser: Browser, server: OwnServer, address: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  usesAccount(page, address)
  const link = await linkInMail(address, { folder: server.folder, path: 'invite=' })
  await page.goto(link.replace('127.0.0.1', 'localhost'))
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(address)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  return page
}
