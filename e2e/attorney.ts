import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'

export const password = 'a long pass phrase'

const emails = new WeakMap<BrowserContext, string>()
const tokens = new WeakMap<BrowserContext, string>()

/**
 * An address that nobody has: a journey's second try runs in a worker of its own, and finds the accounts of its first
 * try on the server.
 */
export function freshAddress(address: string): string {
  return address.replace('@', `.${process.env.TEST_WORKER_INDEX}@`)
}

/** Says whose browser it is, where somebody came in by another way than `signUp`. */
export function usesAccount(page: Page, email: string): void {
  emails.set(page.context(), email)
}

/**
 * A token for calls of a journey beside the page, of a session of their own: the page's token is bound to a key that
 * cannot leave the browser.
 */
export async function apiToken(page: Page, address = ''): Promise<string> {
  const known = tokens.get(page.context())
  if (known !== undefined) return known
  const data = { email: emails.get(page.context()), password }
  const reply = await page.request.post(`${address}/api/auth/login`, { data })
  expect(reply.status(), await reply.text()).toBe(200)
  const { token } = (await reply.json()) as { token: string }
  tokens.set(page.context(), token)
  return token
}

/** Signs up by the page and comes to the dashboard; `address` where the page is not at the base URL. */
export async function signUp(page: Page, email: string, address = ''): Promise<void> {
  usesAccount(page, email)
  await page.goto(`${address}/signup`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
}

/** The first link in the newest mail to an address (with `path` in it), from the outbox of the server under test. */
export async function linkInMail(
  email: string,
  { folder = process.env.JOURNEYS_DATA ?? '', path = '' } = {},
): Promise<string> {
  let link: string | undefined
  await expect
    .poll(() => {
      const all = existsSync(`${folder}/outbox`) ? readdirSync(`${folder}/outbox`) : []
      const names = all.filter((name) => name.endsWith('.eml'))
      const mails = names
        .toSorted((a, b) => a.localeCompare(b))
        .map((name) => readFileSync(`${folder}/outbox/${name}`, 'utf8'))
      const plain = mails.map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
      const mail = plain.findLast((text) => text.includes(`To: ${email}`) && text.includes(path))
      link = /https?:\/\/[^\s"<>]+/.exec(mail ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link ?? ''
}

/** No accessibility violation on the page as it is, in the scheme that it shows; on the page, not while it starts. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('h1').first()).toBeAttached()
  await expectNoViolation(await violationsOf(page))
}

/** The same in the dark, for a page that is accessible in the light: what depends on colors. */
export async function expectAccessibleInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const axe = await violationsOf(page)
  await expectNoViolation(axe.withRules(['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Looks for violations alone: of what passes, axe would name every element as well, and find a selector for each. */
async function violationsOf(page: Page): Promise<AxeBuilder> {
  // Half a megabyte of code, which a page that has been looked at before has already.
  const isThere = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(isThere && { axeSource: 'axe.version' }) })
  return axe.options({ resultTypes: ['violations'], selectors: false, elementRef: false, preload: false })
}

async function expectNoViolation(axe: AxeBuilder): Promise<void> {
  // Legacy mode: no page has a frame of another origin, so no second tab is needed to put the results together.
  const { violations } = await axe.setLegacyMode().analyze()
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`)
  expect(told).toEqual([])
}

/** Everything that the browser complains about while the page is used. */
export function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('status of 4')) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

export type NewClient = {
  readonly first: string
  readonly last: string
  readonly dates?: Readonly<Record<string, string>>
  readonly state?: string
}

/** Adds a client in the dialog that is open. */
export async function fillClient(page: Page, { first, last, dates = {}, state }: NewClient): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  await dialog.getByRole('textbox', { name: 'First name' }).first().fill(first)
  await dialog.getByRole('textbox', { name: 'Last name' }).first().fill(last)
  for (const [label, day] of Object.entries(dates)) await dialog.getByLabel(label).first().fill(day)
  if (state !== undefined) {
    await dialog.getByRole('combobox', { name: 'State of residence' }).fill(state)
    await page.getByRole('option', { name: state }).first().click()
  }
  await dialog.getByRole('button', { name: 'Add client' }).click()
  await expect(dialog).toBeHidden()
}

/** Opens the list of a question and takes an entry. */
export async function choose(page: Page, label: string, entry: string): Promise<void> {
  await page
    .getByRole('combobox', { name: new RegExp(`^${label}(?:$|:)`) })
    .last()
    .click()
  await page.getByRole('option', { name: entry }).first().click()
}
