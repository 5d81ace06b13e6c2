import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import type { Draft } from '#contract/drafting.ts'
import type { PacketReply } from '#contract/packets.ts'
import { textPdf } from '#server/pdf/testing/sample-files.ts'
import { findProgram } from '#test/system-programs.ts'
import { collectComplaints, expectAccessible, expectAccessibleInTheDark, freshAddress, signUp } from './attorney.ts'
import { callerOf } from './caller.ts'
import { prepareCase } from './worked-case.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const run = promisify(execFile)
const soffice = findProgram('soffice', 'printing Word files')

/** The pages of a downloaded PDF as poppler reads them. */
async function readPages(file: string): Promise<string[]> {
  const { stdout } = await run('pdftotext', ['-raw', file, '-'])
  return stdout.split('\f').map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

async function make(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make the packet' }).click()
  await expect(page.getByRole('button', { name: 'Make the packet again' })).toBeVisible({ timeout: 240_000 })
}

test('the second filing of a case goes on after the first, and every pinpoint is proven on the page of its filing', async ({
  page,
}) => {
  test.skip(!soffice, 'needs the program that prints the brief')
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('second@firm.example'))
  const { call, upload } = await callerOf(page)
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected')
  const documents = `/clients/${client}/documents`
  const add = async (title: string, pages: string[][]) => {
    const id = await upload(client, title, 'file.pdf', await textPdf(pages))
    const listed = () => call<{ status: string }[]>('GET', documents)
    await expect.poll(async () => (await listed()).every(({ status }) => status === 'ready')).toBe(true)
    return id
  }
  /** A finished draft before the court whose last words quote these documents, each as exhibit cite to its own page. */
  const draft = async (quotes: readonly (readonly [string, string, number])[]) => {
    const saved = await call<{ answers: Record<string, unknown> }>('GET', `/clients/${client}/answers/upw`)
    const request = { ...saved.answers, client_id: client, filing_date: '2026-11-20' }
    const { draft_id } = await call<Draft>('POST', '/ai_tool/upw', request)
    const path = `/clients/${client}/drafts/${draft_id}`
    await expect.poll(async () => (await call<Draft>('GET', path)).status).toBe('ready')
    await call('PATCH', `${path}/packet`, { forum: 'court' })
    const { sections } = await call<Draft>('GET', path)
    const section = sections.find(({ id }) => id === 'sep_spouse')
    const said = quotes.map(
      ([words, id, at]) => `“${words}” <span data-source="ex:${id}|p=${at}">Ex. A at ${at}</span>.`,
    )
    await call('PUT', `/ai_tool/draft_from_template_sections/manual/${draft_id}/sep_spouse`, {
      section_content: `${section?.section_content}<p>${said.join(' ')}</p>`,
      base_version: section?.version,
    })
    return { path, at: `/drafty/my-drafts/${draft_id}/packet?client=${client}` }
  }

  const shop = await add('Declaration of the neighbor', [['I live next door.'], ['The shop was burned in May.']])
  const first = await draft([['The shop was burned in May.', shop, 2]])
  await page.goto(first.at)
  await make(page)
  await page.getByRole('button', { name: 'Mark as filed' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as filed' })
  await dialog.getByLabel('Filed on').fill('2026-11-20')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as filed' }).click()
  await expect(page.getByText('Filed on November 20, 2026')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Make the packet again' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Move exhibit/ })).toHaveCount(0)

  const doctor = await add('Letter of the doctor', [['She was examined.'], ['The scars are from burns.']])
  const second = await draft([
    ['The shop was burned in May.', shop, 2],
    ['The scars are from burns.', doctor, 2],
  ])
  await page.goto(second.at)
  await expect(page.getByText('Second Filing of the case.').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Filed before' })).toContainText('Declaration of the neighbor')
  await expect(page.getByText(/after that of November 20, 2026 \(tabs A\)/)).toBeVisible()
  await make(page)
  await expect(page.getByText(/cites lead to a page; \d with quoted words, which stand there/)).toBeVisible()
  const { made } = await call<PacketReply>('GET', `${second.path}/packet`)
  expect(made?.pinpoints.filter(({ message }) => message !== null)).toEqual([])
  expect(made?.pinpoints.filter(({ state }) => state === 'holds').map(({ text }) => text)).toEqual(
    expect.arrayContaining(['Ex. A at 3', 'Ex. B at 3 (Second Filing)']),
  )
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)

  // What is filed: the brief names the filing, the packet begins at tab B with page 1.
  const files: string[] = []
  for (const part of made?.parts ?? []) {
    const downloading = page.waitForEvent('download')
    await page
      .getByRole('button', { name: 'Download', exact: true })
      .nth(part.number - 1)
      .click()
    files[part.kind === 'brief' ? 1 : 0] = await (await downloading).path()
  }
  const [exhibits = '', brief = ''] = files
  const pages = await readPages(exhibits)
  expect((await readPages(brief)).join(' ')).toContain('“The scars are from burns.” Ex. B at 3 (Second Filing).')
  expect((await readPages(brief)).join(' ')).toContain('“The shop was burned in May.” Ex. A at 3.')
  expect(pages[0]).toContain('EXHIBITS, TAB B (SECOND FILING)')
  const cited = pages.filter((text) => ` ${text} `.includes(' Ex. B 3 '))
  expect(cited).toHaveLength(1)
  expect(cited[0]).toContain('The scars are from burns.')

  // On the screen too, and on a phone.
  await page.getByRole('link', { name: 'Letter of the doctor' }).first().click()
  await page.getByRole('link', { name: '3', exact: true }).click()
  await expect(page.getByRole('img', { name: 'Exhibit B, page 3 of the packet' })).toBeVisible()
  await expect(page.getByText('Ex. B at 3 (Second Filing)').first()).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Filing packet' }).click()
  await expect(page.getByText('Second Filing of the case.').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await page.goto(first.at)
  await expect(page.getByText('Filed on November 20, 2026')).toBeVisible()
  expect(complaints).toEqual([])
})
