import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { lastClientIn, lastClientsMotion } from '../test/last-clients-motion.ts'
import {
  choose,
  collectComplaints,
  expectAccessible,
  expectAccessibleInTheDark,
  fillClient,
  freshAddress,
  signUp,
} from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

test('the firm’s last motion becomes another client’s, and no file of the draft names the last one', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('otto@firm.example'))
  await page.goto('/drafty/clients')
  await page.getByRole('button', { name: 'Add New Client' }).first().click()
  await fillClient(page, { first: 'Emmanuel', last: 'Tabot', state: 'Maryland' })
  await page.goto('/drafty/revision-workflow')
  await page.getByRole('link', { name: 'Draft from a template' }).first().click()
  await choose(page, 'Client', 'Emmanuel Tabot')
  await page.getByRole('textbox', { name: 'Document title' }).fill('Motion to continue')
  await addTemplate(page)
  await page.getByRole('button', { name: 'Confirm sections' }).first().click()

  await settle(page)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page).toHaveURL(/\/drafty\/revision-workflow\//)
  await dismissDownload(page)
  await shoot(page, 'old-client-draft')
  const files: Uint8Array[] = [new Uint8Array(readFileSync(await (await downloading).path()))]
  for (const form of ['Clean copy', 'With tracked changes', 'With sources']) files.push(await downloadAs(page, form))
  for (const file of files) {
    expect(lastClientIn(file)).toEqual([])
    const text = strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array())
    expect(text).toContain('Emmanuel Tabot')
    expect(text).toContain('A motion to continue is granted for good cause.')
    expect(text).toContain('meets every guideline for a continuance.')
    expect(text).toContain('See Item 4471')
    expect(text).not.toContain('Department 12')
  }
  expect(complaints).toEqual([])
})

async function addTemplate(page: Page): Promise<void> {
  await choose(page, 'Template', 'Upload Your Own Template')
  const dialog = page.getByRole('dialog').last()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'last-motion.docx',
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(
      lastClientsMotion({ more: ['See Item 4471.', 'See Department 12.', 'She has established good cause.'] }),
    ),
  })
  await dialog
    .getByRole('button', { name: /Add|Upload|Save/ })
    .last()
    .click()
}

/** The client comes from the record as proposed; what nobody explains and what looks like a claim is kept, one of it and what else only the attorney can tell is asked. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Another client’s case is in this template' })).toBeVisible()
  const found = page.getByRole('region', { name: 'Found in the template' })
  await expect(found.getByRole('combobox', { name: /^Where the client comes from/ })).toHaveValue('record')
  await shoot(page, 'old-client-open')
  await expect(found.getByText('6 are for you to decide')).toBeVisible()
  await reachTheListOnAPhone(page, found)
  await acceptLikely(found)
  await settleUnexplained(found)
  await found
    .getByRole('combobox', { name: /^Where what looks like a claim comes from: She meets/ })
    .selectOption({ label: 'Keep: the firm’s text' })
  for (const choice of await found.getByRole('combobox').all())
    if ((await choice.inputValue()) === '') await choice.selectOption({ label: 'Ask me each time' })
  await expect(found.getByRole('status').filter({ hasText: 'All decided' })).toBeVisible()
  const alone = found.getByRole('combobox', { name: /^Where the client, in one place comes from/ })
  await page
    .getByRole('region', { name: 'The template' })
    .getByRole('button', { name: 'Marisol Quintanilla Rivas' })
    .first()
    .click()
  await found.getByRole('button', { name: 'Decide the marked place alone' }).click()
  await expect(alone).toHaveValue('own')
  await shoot(page, 'old-client-apart')
  await found.getByRole('button', { name: 'Decide it with the others again' }).click()
  await expect(alone).toBeHidden()
  await expect(found.getByRole('status').filter({ hasText: 'All decided' })).toBeVisible()
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await shoot(page, 'old-client-decided')
  await page.getByText('As it will print').click()
  const paper = page.getByRole('region', { name: 'The template', exact: true })
  await expect(paper).not.toContainText('Marisol')
  // What is kept of a claim says it of the new client.
  await expect(paper).toContainText(/Tabot\d* meets every guideline for a continuance/)
  const country = found.getByRole('row').filter({ hasText: 'country, 2 places' })
  await expect(country).toContainText('not in the record yet: a gap')
  await shoot(page, 'old-client-replaced')
  await found.getByRole('button', { name: 'Use the template' }).click()
}

/** What is most likely the firm's own text says so, and one press keeps it. */
async function acceptLikely(found: Locator): Promise<void> {
  const likely = found.getByRole('combobox', { name: /comes from: She has established good cause/ })
  await expect(likely).toHaveValue('')
  await expect(found.getByText('One of them is most likely the firm’s own text')).toBeVisible()
  await expect(found.getByText('looks like a claim, 1 place, most likely the firm’s own text')).toBeVisible()
  await expect(found.getByRole('status').filter({ hasText: '6 to decide' })).toBeVisible()
  await found.getByRole('button', { name: 'Accept the likely choice: keep' }).click()
  await expect(likely).toHaveValue('own')
  await expect(likely).toBeFocused()
  await expect(found.getByRole('button', { name: /^Accept / })).toBeHidden()
  await expect(found.getByRole('status').filter({ hasText: '5 to decide' })).toBeVisible()
}

/** Of three things that nobody explains one is the firm's; the number and the papers of care are that client's and asked for. */
async function settleUnexplained(found: Locator): Promise<void> {
  const unexplained = found.getByRole('combobox', { name: /^Where what nobody explains comes from/ })
  await expect(unexplained).toHaveCount(3)
  for (const choice of await unexplained.all()) await expect(choice).toHaveValue('')
  await unexplained.nth(0).selectOption({ label: 'Keep: the firm’s text' })
  for (const at of [1, 2]) await unexplained.nth(at).selectOption({ label: 'Ask me each time' })
  await expect(found.getByRole('status').filter({ hasText: '2 to decide' })).toBeVisible()
}

/** One of list and text at a time: neither lies behind the other, and each leads to its place in the other. */
async function reachTheListOnAPhone(page: Page, found: Locator): Promise<void> {
  const size = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  const client = found.getByRole('combobox', { name: /^Where the client comes from/ })
  const text = page.getByRole('region', { name: 'The template', exact: true })
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(client).toBeInViewport()
  await expect(text).toBeHidden()
  await found
    .getByRole('button', { name: /^Marisol Quintanilla Rivas/ })
    .first()
    .click()
  await expect(text.getByRole('button', { name: /^Marisol Quintanilla Rivas/ }).first()).toBeInViewport()
  await expect(client).toBeHidden()
  await found.getByRole('button', { name: 'Decide the next' }).click()
  await expect(found.getByRole('combobox').and(page.locator(':focus'))).toBeInViewport()
  await page.setViewportSize(size)
  await expect(text).toBeVisible()
}

async function downloadAs(page: Page, form: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Download' }).first().click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: form }).click()
  const bytes = readFileSync(await (await downloading).path())
  await dismissDownload(page)
  return new Uint8Array(bytes)
}

async function dismissDownload(page: Page): Promise<void> {
  const panel = page.getByRole('region', { name: 'Downloads' })
  await expect(panel.getByRole('link', { name: 'Done & Downloaded' })).toBeVisible()
  await panel.getByRole('button', { name: 'Dismiss notification' }).click()
}

/** Wide and narrow, light and dark, where a folder for pictures is named. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
  await page.emulateMedia({ colorScheme: 'light' })
}
