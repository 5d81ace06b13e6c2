import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { freshAddress, password, usesAccount } from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

/** At most so many clicks from the sign-up page to the first file. */
const mostClicks = 12

/** What the pointer pressed on the pages of this tab, as the browser saw it. */
async function countClicks(page: Page): Promise<string[]> {
  const clicks: string[] = []
  await page.exposeFunction('clicked', (what: string) => void clicks.push(what))
  await page.addInitScript(() => {
    const told = (target: EventTarget | null) =>
      target instanceof Element ? (target.closest('button, a, label, [role]')?.textContent ?? target.tagName) : ''
    addEventListener(
      'pointerdown',
      (event) =>
        event.isTrusted && (window as unknown as { clicked: (what: string) => void }).clicked(told(event.target)),
      { capture: true },
    )
  })
  return clicks
}

/** Fills the fields of a form one after the other, as they stand in it, and sends it. */
async function typeInto(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = page.locator('form').last()
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabel(new RegExp(`^${label}`)).first()
    for (let tabs = 0; tabs < 20; tabs += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('Tab')
    }
    await expect(field).toBeFocused()
    await page.keyboard.type(text)
  }
}

test(`a new attorney has a first file, with the own name and the client in it, after at most ${mostClicks} clicks`, async ({
  page,
}) => {
  const clicks = await countClicks(page)
  const email = freshAddress('first-day@firm.example')
  usesAccount(page, email)
  await page.goto('/signup')
  await typeInto(page, { Email: email, Password: password })
  await page.getByRole('checkbox', { name: /I accept the terms/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()

  await page
    .getByRole('button', { name: 'Create Profile' })
    .or(page.getByRole('link', { name: 'Create Profile' }))
    .first()
    .click()
  await expect(page.getByLabel(/^First Name/).first()).toBeVisible()
  await typeInto(page, {
    'First Name': 'Nora',
    'Last Name': 'Quint',
    'Firm Name': 'Quint Law',
    Phone: '(512) 555-0188',
    'License Number': '24099999',
    'Licensing Authority': 'State Bar of Texas',
    'Address 1': '9 Congress Avenue',
    City: 'Austin',
    State: 'Texas',
    'Zip Code': '78701',
  })
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Good (?:morning|afternoon|evening), Nora/)).toBeVisible()

  await page.getByRole('link', { name: /^Naturalization cover page/ }).click()
  await page
    .getByRole('combobox', { name: /^Client/ })
    .last()
    .click()
  await expect(page.getByRole('dialog', { name: 'Add New Client' })).toBeVisible()
  await typeInto(page, { 'First name': 'Ana', 'Last name': 'Example' })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Add New Client' })).toBeHidden()
  await typeInto(page, { 'Date of permanent residence': '01152019' })
  for (const question of [
    /based on marriage/,
    /ever been divorced/,
    /pay child support/,
    /arrested, cited/,
    /another matter/,
  ])
    await page.getByRole('group', { name: question }).getByRole('radio', { name: 'No' }).click()
  await page.getByRole('radio', { name: /Dallas.*(?:FedEx|courier)/i }).click()
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page.getByText(/Ready to review/).first()).toBeVisible()

  const coming = page.waitForEvent('download')
  await page.getByRole('region', { name: 'Downloads' }).getByRole('button', { name: 'Download' }).click()
  const xml = strFromU8(unzipSync(readFileSync(await (await coming).path()))['word/document.xml'] ?? new Uint8Array())
  const text = xml.replaceAll(/<[^>]+>/g, '')
  expect(text).toContain('Ana Example')
  expect(text).toContain('Nora Quint')
  expect(text).toContain('Quint Law')
  console.log(`${clicks.length} clicks: ${clicks.map((one) => one.trim().slice(0, 30)).join(' | ')}`)
  expect(clicks.length).toBeLessThanOrEqual(mostClicks)
})
