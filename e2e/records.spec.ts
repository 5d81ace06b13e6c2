import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { smallPdf } from '#server/reading/testing/small-files.ts'
import { collectComplaints, expectAccessible, fillClient, freshAddress, signUp } from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const textFile = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
const pdf = (name: string, line: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(smallPdf([['A first page that says little.'], [line]])),
})

async function openNewClient(page: Page, first: string, last: string) {
  await page.goto('/drafty/clients?add=client')
  await fillClient(page, { first, last })
  await expect(page.getByRole('heading', { name: `${first} ${last}`, level: 1 })).toBeVisible()
}

/** Drops files on the part of the page where a list stands, as from a folder of the desktop. */
async function drop(page: Page, files: readonly { name: string; mimeType: string; buffer: Buffer }[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') }))
  const transfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      data.items.add(new File([bytes], name, { type: mimeType }))
    }
    return data
  }, given)
  await page.getByRole('tabpanel').locator('div').first().dispatchEvent('drop', { dataTransfer: transfer })
}

async function rowAction(page: Page, name: string | RegExp, action: string) {
  await page.getByRole('button', { name: `Actions for ${String(name)}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** The question whose list of records opens. */
function listOf(page: Page, question: string) {
  const name = new RegExp(`^${question}`)
  return page.getByRole('combobox', { name }).or(page.getByRole('button', { name })).last()
}

async function openList(page: Page, question: string) {
  await listOf(page, question).click()
}

test('a client with spouse and two children is added, changed, found and deleted', async ({ page }) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('family@firm.example'))
  await page.goto('/drafty/clients')
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add New Client' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Add New Client' })
  await dialog.getByRole('button', { name: 'Add client' }).click()
  await expect(dialog.getByText('First name must not be empty')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'First name' }).fill('Emmanuel')
  await dialog.getByRole('textbox', { name: 'Last name' }).fill('Tabot')
  await dialog.getByRole('region', { name: 'Record' }).getByLabel('A-number').fill('012-345-678')
  await dialog.getByRole('button', { name: 'Add spouse' }).click()
  await dialog.getByRole('region', { name: 'Spouse' }).getByLabel('Name').fill('Grace Tabot')
  for (const [number, name] of ['Joy', 'Noah'].entries()) {
    await dialog.getByRole('button', { name: 'Add child' }).click()
    await dialog
      .getByRole('region', { name: `Child ${number + 1}` })
      .getByLabel('Name')
      .fill(name)
  }
  await dialog.getByRole('region', { name: 'Record' }).getByLabel('Date of birth').fill('1988-03-09')
  await dialog.getByRole('region', { name: 'Record' }).getByLabel('Date of marriage').fill('2012-06-01')
  await dialog.getByRole('region', { name: 'Child 1' }).getByLabel('Date of birth').fill('2014-05-06')
  await dialog.getByRole('region', { name: 'Record' }).getByRole('button', { name: 'Add a field' }).click()
  await dialog.getByRole('textbox', { name: 'Field', exact: true }).fill('Religion')
  await dialog.getByRole('textbox', { name: 'Value' }).fill('Baptist')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add client' }).click()

  await expect(page.getByRole('heading', { name: 'Emmanuel Tabot', level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Applicant' })).toContainText('Baptist')
  const days = page.getByRole('region', { name: 'Chronology' }).getByRole('listitem')
  await expect(days).toHaveText([
    /March 9, 1988\s*Born\s*Record/,
    /June 1, 2012\s*Marriage to Grace Tabot/,
    /May 6, 2014\s*Birth of Joy/,
    /Not on record\s*Date of last entry/,
  ])
  await expectAccessible(page)
  await page.getByRole('tab', { name: /Family ?3/ }).click()
  await expect(page.getByRole('region', { name: 'Spouse' })).toContainText('Grace Tabot')
  await expect(page.getByRole('region', { name: 'Child 2' })).toContainText('Noah')
  await expectAccessible(page)

  await page.goto('/drafty/clients')
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('grace 012')
  await expect(page.getByRole('link', { name: 'Tabot, Emmanuel' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('nobody')
  await expect(page.getByText('No client found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).first().click()
  await rowAction(page, 'Tabot, Emmanuel', 'Edit client')
  const edit = page.getByRole('dialog', { name: 'Edit client' })
  await edit.getByRole('textbox', { name: 'Middle name' }).fill('Ngwa')
  await edit.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Cancel' }).click()
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('The client was saved.')).toBeVisible()
  await rowAction(page, 'Tabot, Emmanuel Ngwa', 'Delete client')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete client' }).click()
  await expect(page.getByText('The client was deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No clients yet' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('three documents are dropped at once and seen; one is refused by name; the CV is replaced; each is deleted', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('documents@firm.example'))
  await openNewClient(page, 'Ana', 'Example')
  await page.getByRole('tab', { name: /Documents/ }).click()
  await expect(page.getByText('No documents yet')).toBeVisible()
  await drop(page, [
    pdf('Form I-589.pdf', 'She was held at Rio Bravo for two days.'),
    textFile('Declaration.txt', 'My uncle was beaten in Kumba.'),
    textFile('Receipts.txt', 'Money was sent.'),
    textFile('Nothing.txt', ''),
  ])
  const table = page.getByRole('table', { name: 'Documents' })
  for (const name of ['Form I-589', 'Declaration', 'Receipts'])
    await expect(table.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(page.getByText('“Nothing.txt”: This file is empty.')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss Nothing' }).click()
  await expect(page.getByRole('tab', { name: /Documents ?3/ })).toBeVisible()
  await expectAccessible(page)

  await table.getByRole('button', { name: 'Declaration', exact: true }).click()
  const viewer = page.getByRole('dialog', { name: 'Declaration' })
  await expect(viewer.getByText('My uncle was beaten in Kumba.')).toBeVisible()
  await expectAccessible(page)
  await viewer.getByRole('button', { name: 'Close' }).click()
  await table.getByRole('button', { name: 'Form I-589', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Form I-589' })
  // The file beside it takes the focus when it has loaded, and with it a click of that moment.
  await expect(async () => {
    await form.getByText('Text read').click()
    await expect(form.getByRole('radio', { name: 'Text read' })).toBeChecked({ timeout: 5000 })
  }).toPass()
  await expect(page.getByText('She was held at Rio Bravo for two days.')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('searchbox', { name: 'Search this client' }).fill('rio bravo')
  await expect(page.getByRole('list', { name: 'Found' })).toContainText('Document, page 2')
  await page.getByRole('searchbox', { name: 'Search this client' }).fill('')

  await rowAction(page, 'Receipts', 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit document' })
  await edit.getByRole('textbox', { name: 'Title' }).fill('Curriculum vitae')
  await edit.getByRole('checkbox', { name: /CV/ }).check()
  await edit.locator('input[type=file]').setInputFiles(textFile('cv.txt', 'Teacher since 2010.'))
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()
  await table.getByRole('button', { name: 'Curriculum vitae', exact: true }).click()
  await expect(page.getByText('Teacher since 2010.')).toBeVisible()
  await page.keyboard.press('Escape')

  await rowAction(page, 'Declaration', 'Delete')
  const question = page.getByRole('dialog', { name: 'Delete Declaration?' })
  await question.getByRole('button', { name: 'Delete document' }).click()
  await expect(question.getByText('The document was deleted.')).toBeVisible()
  await expect(question).toBeHidden()
  await expect(table.getByRole('button', { name: 'Declaration', exact: true })).toBeHidden()
  expect(complaints).toEqual([])
})

test('an expert with further information, a citation typed and one uploaded, and each is deleted with its message', async ({
  page,
}) => {
  await signUp(page, freshAddress('expert@firm.example'))
  await openNewClient(page, 'Rosa', 'Example')
  await page.getByRole('tab', { name: /Experts/ }).click()
  await page.getByRole('button', { name: "Provide expert's information" }).click()
  const expert = page.getByRole('dialog', { name: "Provide expert's information" })
  await expert.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(expert.getByText('Name of the expert must not be empty')).toBeVisible()
  await expert.getByRole('textbox', { name: 'Name of the expert' }).fill('Dr. Ada Weiss')
  await expert.getByRole('textbox', { name: 'Description' }).fill('Historian')
  await expert.locator('input[type=file]').setInputFiles(textFile('cv.txt', 'Two books.'))
  await expert.getByRole('button', { name: 'Add', exact: true }).click()
  const about = page.getByRole('region', { name: 'About Dr. Ada Weiss' })
  await about.getByRole('button', { name: "Provide additional expert's information" }).click()
  const extra = page.getByRole('dialog', { name: "Provide additional expert's information" })
  await extra.getByRole('textbox', { name: 'Title' }).fill('Publications')
  await extra.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(extra.getByText('Please enter a description or upload a file.')).toBeVisible()
  await extra.getByRole('textbox', { name: 'Description' }).fill('The border in 2019.')
  await extra.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(about.getByRole('button', { name: 'Publications', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: /Cited sources/ }).click()
  for (const [title, isFile] of [
    ['Country report', false],
    ['Article', true],
  ] as const) {
    await page.getByRole('button', { name: 'Provide citation details' }).click()
    const citation = page.getByRole('dialog', { name: 'Provide citation details' })
    await citation.getByRole('textbox', { name: 'Title' }).fill(title)
    if (isFile) await citation.locator('input[type=file]').setInputFiles(textFile('a.txt', 'The press says so.'))
    else await citation.getByRole('textbox', { name: 'Text' }).fill('Abuses go on.')
    await citation.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(citation).toBeHidden()
  }
  await page.getByRole('button', { name: 'Article', exact: true }).click()
  await expect(page.getByText('The press says so.')).toBeVisible()
  await page.keyboard.press('Escape')
  await rowAction(page, 'Article', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete cited source' }).click()
  await expect(page.getByText('The cited source was deleted.')).toBeVisible()
  await page.getByRole('tab', { name: /Experts/ }).click()
  await rowAction(page, 'Dr. Ada Weiss', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete expert' }).click()
  await expect(page.getByText('The expert was deleted.')).toBeVisible()
  await expect(about).toBeHidden()
})

test('a file goes on its way in its entry while the form closes, and a refusal stays in the entry', async ({
  page,
}) => {
  await signUp(page, freshAddress('sending@firm.example'))
  await openNewClient(page, 'Rosa', 'Example')
  await page.getByRole('tab', { name: /Cited sources/ }).click()
  const entry = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const send = async (title: string, file: ReturnType<typeof textFile>) => {
    await page.getByRole('button', { name: 'Provide citation details' }).first().click()
    const form = page.getByRole('dialog', { name: 'Provide citation details' })
    await form.getByRole('textbox', { name: 'Title' }).fill(title)
    await form.locator('input[type=file]').setInputFiles(file)
    await form.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(form).toBeHidden()
  }
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/api/citations/*', async (route) => {
    if (route.request().method() === 'POST') await held
    await route.continue()
  })
  await send('Country report', textFile('report.txt', 'Abuses go on.'))
  await expect(entry('Country report Processing...')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Country report', exact: true })).toHaveCount(0)
  release()
  await expect(page.getByRole('button', { name: 'Country report', exact: true })).toBeVisible()
  await expect(entry('Country report Processing...')).toHaveCount(0)

  await send('Blank', textFile('blank.txt', ''))
  await expect(entry('Blank')).toContainText('This file is empty.')
  await page.getByRole('button', { name: 'Dismiss Blank' }).click()
  await expect(entry('Blank')).toHaveCount(0)
})

test('a source and an expert are added in the tools, stand as Processing..., and are chosen by themselves', async ({
  page,
}) => {
  await signUp(page, freshAddress('tools@firm.example'))
  await openNewClient(page, 'Noa', 'Example')
  await page.getByRole('button', { name: 'Start a draft' }).click()
  await page.getByRole('menuitem', { name: /I-601A/ }).click()
  await page.getByText('All questions').click()
  await openList(page, 'Sources to cite')
  await page.getByRole('option', { name: 'Provide citation details' }).click()
  const citation = page.getByRole('dialog', { name: 'Provide citation details' })
  await citation.getByRole('textbox', { name: 'Title' }).fill('Country report')
  await citation.getByRole('textbox', { name: 'Text' }).fill('Abuses go on.')
  await citation.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(citation).toBeHidden()
  await expect(page.getByRole('button', { name: /Remove Country report/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/ai/expert-letter-builder')
  await openList(page, 'Client')
  await page
    .getByRole('option', { name: /Noa Example/ })
    .first()
    .click()
  await page.getByText('All questions').click()
  await openList(page, 'Expert')
  await page.getByRole('option', { name: "Provide expert's information" }).click()
  const expert = page.getByRole('dialog', { name: "Provide expert's information" })
  await expert.getByRole('textbox', { name: 'Name of the expert' }).fill('Dr. Ada Weiss')
  await expert.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(listOf(page, 'Expert')).toContainText('Dr. Ada Weiss')
})

test('a template of the firm is uploaded, refused when it is none, seen, found by its title and deleted', async ({
  page,
}) => {
  await signUp(page, freshAddress('templates@firm.example'))
  await openNewClient(page, 'Ana', 'Example')
  await page.goto('/drafty/clients?tab=templates')
  await expect(page.getByText('No templates yet')).toBeVisible()
  const template = pdf('Motion to reopen.pdf', 'The respondent moves to reopen the proceedings.')
  await page.locator('input[type=file]').setInputFiles([template, textFile('Notes.txt', 'No template.')])
  await expect(
    page.getByText('“Notes.txt”: A template has to be a Word (.docx, .doc), RTF, ODT or PDF file.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Motion to reopen', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('tab', { name: 'Clients' }).click()
  await page.getByRole('searchbox', { name: 'Search clients' }).fill('motion')
  await page.getByRole('link', { name: 'Motion to reopen' }).click()
  await rowAction(page, 'Motion to reopen', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete template' }).click()
  await expect(page.getByText('The template was deleted.')).toBeVisible()
  await expect(page.getByText('No templates yet')).toBeVisible()
})

test('a table with two bad rows is looked at, imported, and a client leaves as a zip', async ({ page }) => {
  await signUp(page, freshAddress('table@firm.example'))
  await page.goto('/drafty/clients')
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import clients' })
  const rows = ['First name,Last name,DOB', 'Ana,Rivera,1990-02-03', ',Nameless,', 'Bea,Lopez,yesterday', 'Cem,Acar,']
  await dialog.locator('input[type=file]').setInputFiles(textFile('clients.csv', rows.join('\n')))
  await expect(dialog.getByText('2 clients can be imported. 2 rows cannot.')).toBeVisible()
  await expect(dialog.getByText('“yesterday” is no date.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 2 clients' }).click()
  await expect(dialog.getByText('2 clients imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: 'Rivera, Ana' }).click()
  await page.getByRole('button', { name: 'Actions for Ana Rivera' }).click()
  const waiting = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Download the whole file' }).click()
  const saved = await waiting
  expect(saved.suggestedFilename()).toBe('Ana Rivera.zip')
  const entries = unzipSync(new Uint8Array(readFileSync(await saved.path())))
  expect(JSON.parse(strFromU8(entries['client.json'] ?? new Uint8Array()))).toMatchObject({ last_name: 'Rivera' })
})
