import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { firmTemplates } from '../test/firm-templates.ts'
import { choose, collectComplaints, expectAccessible, fillClient, freshAddress, signUp } from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const motion = firmTemplates[0] as (typeof firmTemplates)[number]

test('an attorney drafts inside the firm’s own motion, decides every change, and takes the file back from Word', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('tessa@firm.example'))
  await page.goto('/drafty/clients')
  await page.getByRole('button', { name: 'Add New Client' }).first().click()
  await fillClient(page, { first: 'Rosa', last: 'Example', state: 'Texas' })

  await page.goto('/drafty/revision-workflow')
  await expect(page.getByText('No draft from a template yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Draft from a template' }).first().click()

  await choose(page, 'Client', 'Rosa Example')
  await page.getByRole('textbox', { name: 'Document title' }).fill('Motion to change venue')
  await uploadTemplate(page)
  await arrangeSections(page)

  await expect(page.getByRole('button', { name: 'Sections of the template' }).first()).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page).toHaveURL(/\/drafty\/revision-workflow\//)
  const finished = await downloading
  expect(finished.suggestedFilename()).toBe('Rosa Example - venue-motion draft.docx')
  const panel = page.getByRole('region', { name: 'Downloads' })
  await expect(panel.getByRole('link', { name: 'Done & Downloaded' })).toBeVisible()
  await expectAccessible(page)
  await shoot(page, 'draft')
  await panel.getByRole('button', { name: 'Dismiss notification' }).click()

  await reviseByPrompt(page)
  await bringBack(page)

  await page.goto('/drafty/revision-workflow')
  await expect(page.getByRole('link', { name: /^Rosa Example/ })).toBeVisible()
  await shoot(page, 'list')
  await expectAccessible(page)
  await page.goto('/drafty/my-drafts')
  await expect(page.getByRole('link', { name: /^Rosa Example/ })).toBeVisible()
  expect(complaints).toEqual([])
})

async function uploadTemplate(page: Page): Promise<void> {
  await choose(page, 'Template', 'Upload Your Own Template')
  const dialog = page.getByRole('dialog').last()
  await shoot(page, 'upload')
  await expectAccessible(page)
  await dialog.locator('input[type=file]').setInputFiles({
    name: motion.name,
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    buffer: Buffer.from(await motion.bytes()),
  })
  await dialog
    .getByRole('button', { name: /Add|Upload|Save/ })
    .last()
    .click()
}

/** Renames, keeps, joins and takes back, divides and moves sections, by pointer and by keyboard. */
async function arrangeSections(page: Page): Promise<void> {
  const list = page.getByRole('navigation', { name: 'Sections' }).getByRole('list')
  const names = async () => (await list.getByRole('listitem').allInnerTexts()).map((name) => name.trim())
  await expect(list.getByRole('button', { name: /INTRODUCTION/ })).toBeVisible()
  const before = await names()
  await shoot(page, 'split')
  await expectAccessible(page)
  const row = (name: RegExp) => list.getByRole('button', { name })

  await row(/INTRODUCTION/).click()
  await page.getByRole('textbox', { name: 'Title in the outline' }).fill('Opening')
  await page.getByRole('textbox', { name: 'Title in the outline' }).blur()
  await expect(row(/Opening/)).toBeVisible()
  await row(/ARGUMENT/).click()
  await page.keyboard.press('k')
  await expect(row(/ARGUMENT/).getByRole('img', { name: 'Kept as it is' })).toBeVisible()
  await page.keyboard.press('m')
  await expect.poll(names).toHaveLength(before.length - 1)
  await page.keyboard.press('Control+z')
  await expect.poll(names).toHaveLength(before.length)
  await row(/CONCLUSION/).click()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await names()).indexOf('CONCLUSION')).toBe(before.indexOf('CONCLUSION') - 1)
  await page.keyboard.press('Alt+ArrowDown')
  await row(/Opening/).dragTo(row(/STATEMENT OF FACTS/))
  await expect.poll(async () => (await names()).indexOf('Opening')).toBe(2)
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: /Begin a section at “The record shows that the children/ }).click()
  await expect.poll(names).toHaveLength(before.length + 1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect.poll(names).toEqual(before.map((name) => (name === 'INTRODUCTION' ? 'Opening' : name)))

  await page.getByRole('button', { name: 'Confirm sections' }).first().click()
  await settleOldCase(page)
  await expect(page.getByRole('button', { name: 'Perform Request' }).first()).toBeVisible()
}

/** Says of everything that an old client left in the template where it comes from. */
async function settleOldCase(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Another client’s case is in this template' })).toBeVisible()
  await shoot(page, 'old-client')
  await expectAccessible(page)
  const found = page.getByRole('region', { name: 'Found in the template' })
  for (const choice of await found.getByRole('combobox').all())
    await choice.selectOption({ label: 'Keep: the firm’s text' })
  await found.getByRole('button', { name: 'Use the template' }).click()
}

/** A proposal is decided change by change; a locked passage stays. */
async function reviseByPrompt(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Outline' })
    .getByRole('button', { name: /STATEMENT OF FACTS/ })
    .click()
  await page
    .getByRole('toolbar', { name: /Actions for/ })
    .getByRole('button', { name: 'Revise' })
    .click()
  await page.getByRole('textbox', { name: 'Prompt for version 2' }).fill('Say since when the children go to school.')
  await page.getByRole('button', { name: 'Revise', exact: true }).last().click()
  await expect(page.getByRole('toolbar', { name: 'Decide the changes' })).toContainText('1 of 1 to decide')
  await shoot(page, 'proposal')
  await expectAccessible(page)
  await page.reload()
  await page.getByText('Changes wait for your decision in').getByRole('button').click()
  await expect(page.getByRole('toolbar', { name: 'Decide the changes' })).toContainText('1 of 1 to decide')
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await expect(page.getByRole('toolbar', { name: 'Decide the changes' })).toBeHidden()
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  await expect(page.getByText('Revise: Say since when').first()).toBeVisible()
}

/** The file is edited elsewhere and taken back; its changes wait until they are decided. */
async function bringBack(page: Page): Promise<void> {
  const file = await downloadAs(page, 'Clean copy')
  const edited = edit(file, (xml) => xml.replace('grant the motion', 'grant this motion at once'))
  await page.locator('input[type=file][accept=".docx"]').setInputFiles({
    name: 'edited.docx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(edited),
  })
  await expect(page.getByText('“CONCLUSION” was changed in Word. Decide its changes.')).toBeVisible()
  await expect(page.getByText('Changes wait for your decision in')).toBeVisible()
  await shoot(page, 'waiting')
  await expectAccessible(page)
  await page.getByText('Changes wait for your decision in').getByRole('button').click()
  await expect(page.locator('ins[data-change]').first()).toBeVisible()
  await shoot(page, 'from-word')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Accept the rest' }).click()
  await page.getByRole('button', { name: 'Save version 2' }).click()
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  await expect(page.getByText('grant this motion at once')).toBeVisible()
  const tracked = strFromU8(
    unzipSync(await downloadAs(page, 'With tracked changes'))['word/document.xml'] ?? new Uint8Array(),
  )
  expect(tracked).toContain('<w:ins ')
}

async function downloadAs(page: Page, form: string): Promise<Uint8Array> {
  await page.getByRole('button', { name: 'Download' }).first().click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: form }).click()
  const bytes = readFileSync(await (await downloading).path())
  const panel = page.getByRole('region', { name: 'Downloads' })
  await expect(panel.getByRole('link', { name: 'Done & Downloaded' })).toBeVisible()
  await panel.getByRole('button', { name: 'Dismiss notification' }).click()
  return new Uint8Array(bytes)
}

function edit(docx: Uint8Array, change: (xml: string) => string): Uint8Array {
  const parts = unzipSync(docx)
  const xml = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  return zipSync({ ...parts, 'word/document.xml': strToU8(change(xml)) })
}

/** At rest, without what passes. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.screenshot({ path: `${folder}/${name}.png` })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.screenshot({ path: `${folder}/${name}-390.png` })
  await page.setViewportSize({ width: 1440, height: 900 })
}
