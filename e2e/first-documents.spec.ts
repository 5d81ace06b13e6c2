import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import {
  apiToken,
  collectComplaints,
  expectAccessible,
  fillClient,
  freshAddress,
  linkInMail,
  signUp,
} from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

test('an attorney signs up, verifies, adds a client, answers the naturalization questions and downloads the letter', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await page.goto('/login')
  await expectAccessible(page)
  await signUp(page, freshAddress('nora@firm.example'))
  await expectAccessible(page)
  await page.goto(await linkInMail(freshAddress('nora@firm.example')))
  await expect(page).toHaveURL(/email-verification/)

  await page.goto('/drafty/clients')
  await page.getByRole('button', { name: 'Add New Client' }).first().click()
  await fillClient(page, { first: 'Ana', last: 'Example', state: 'Texas' })
  await page.goto('/drafty/clients')
  await expect(page.getByRole('link', { name: /Example, Ana/ })).toBeVisible()
  await expectAccessible(page)

  // Answers are slow to be saved: what is typed meanwhile counts all the same.
  await page.route('**/answers/naturalization', async (route) => {
    if (route.request().method() === 'PUT') await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto('/ai/naturalization')
  await page
    .getByRole('combobox', { name: /^Client/ })
    .first()
    .click()
  await page
    .getByRole('option', { name: /Ana Example/ })
    .first()
    .click()
  await page.getByText('All questions').click()
  await page.getByLabel('Date of permanent residence').fill('2024-01-15')
  await answer(page, /based on marriage/, 'Yes')
  await answer(page, /ever been divorced/, 'No')
  await answer(page, /pay child support/, 'Yes')
  await answer(page, /arrested, cited/, 'No')
  await answer(page, /another matter to disclose/, 'No')
  await page.getByRole('radio', { name: /Dallas.*(FedEx|courier)/i }).check()
  await page.getByRole('button', { name: 'Perform Request' }).first().click()

  await expect(page.getByText('will complete three years of permanent residence on')).toBeVisible()
  await expectAccessible(page)
  const text = await downloadText(page)
  expect(text).toContain('2501 S State Hwy 121 Business')
  for (const letter of 'ABCDEFGH') expect(text).toContain(`Exhibit ${letter} - `)

  await page.goto('/drafty/my-drafts')
  await expect(page.getByRole('link', { name: /^Ana Example/ })).toBeVisible()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('an attorney adds a client in the waiver tool, sees what is missing, and watches the brief arrive', async ({
  page,
}) => {
  await signUp(page, freshAddress('omar@firm.example'))
  await page.goto('/ai/I-601A-Waivers')
  await page
    .getByRole('combobox', { name: /^Client/ })
    .first()
    .click()
  const dates = { 'Date of birth': '1989-04-12', 'Date of last entry': '2008-06-03' }
  await fillClient(page, { first: 'Rogelio', last: 'Medina', dates })
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog.getByText('Please fill out all these fields to continue.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await saveAnswers(page)
  await page.reload()
  await page.getByText('All questions').click()
  await expect(page.getByLabel("Spouse's full name")).toHaveValue('Dana Whitlock Medina')
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page.getByText(/Ready to review/)).toBeVisible()
  await expectAccessible(page)
  expect(await downloadText(page)).toContain('BRIEF IN SUPPORT OF APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER')
})

async function answer(page: Page, question: RegExp, word: 'Yes' | 'No'): Promise<void> {
  await page.getByRole('group', { name: question }).getByRole('radio', { name: word }).check()
}

/** The visible text of the Word file that the page's own button brings. */
async function downloadText(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).first().click()
  const clean = page.getByRole('menuitem', { name: /Clean copy/ })
  // A draft without notes or marks comes at once; of the others the page asks which copy.
  await Promise.race([clean.waitFor(), coming])
  if (await clean.isVisible()) await clean.click()
  const path = await (await coming).path()
  const xml = strFromU8(unzipSync(readFileSync(path))['word/document.xml'] ?? new Uint8Array())
  return xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
}

/** A whole case's answers, saved as the form saves them. */
async function saveAnswers(page: Page): Promise<void> {
  const path = 'src/tools/i601a-waiver/examples/i130-citizen-spouse-uninspected.json'
  const { answers } = JSON.parse(readFileSync(path, 'utf8')) as { answers: object }
  const client = new URL(page.url()).searchParams.get('client')
  const token = await apiToken(page)
  const reply = await page.request.put(`/api/clients/${client}/answers/upw`, {
    data: { answers: { ...answers, client_id: client } },
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(reply.status()).toBe(200)
}
