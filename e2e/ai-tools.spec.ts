import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { apiToken, collectComplaints, expectAccessible, freshAddress, signUp } from './attorney.ts'
import { prepareCase } from './worked-case.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

type Journey = {
  readonly tool: string
  readonly route: string
  readonly example: string
  readonly client: string
  /** A section that a model may write, as the outline names it. */
  readonly section: RegExp
  /** Words that the Word file must bring. */
  readonly words: readonly string[]
}

const journeys: readonly Journey[] = [
  {
    tool: 'draft_generator',
    route: '/ai/asylum',
    example: 'asylum-brief/examples/imputed-opinion-late-before-the-court',
    client: 'Emmanuel Ngwa Tabot',
    section: /Procedural history/,
    words: ['IMMIGRATION COURT', 'CERTIFICATE OF SERVICE'],
  },
  {
    tool: 'expert_letter',
    route: '/ai/expert-letter-builder',
    example: 'expert-letter/examples/eb1a-independent-expert',
    client: 'Ilse Maartje Verhoeven',
    section: /Relationship and independence/,
    words: ['I have received no payment for this letter.', 'Licence agreement, Tessaro S.p.A., 30 May 2024'],
  },
  {
    tool: 'upw',
    route: '/ai/I-601A-Waivers',
    example: 'i601a-waiver/examples/i130-citizen-spouse-uninspected',
    client: 'Rogelio Medina',
    section: /Introduction/,
    words: ['BRIEF IN SUPPORT OF APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER'],
  },
]

for (const { tool, route, example, client, section, words } of journeys)
  test(`${route}: from a client through the answers to a section that is edited, revised, restored and accepted, and its Word file`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    await signUp(page, freshAddress(`${tool}@firm.example`))
    await prepareCase(page, tool, example)
    await page.goto(route)
    await chooseClient(page, client)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Perform Request' }).first().click()
    await expect(page.getByText(/Ready to review/)).toBeVisible()
    await expectAccessible(page)

    await openSection(page, section)
    await editSection(page)
    await expectAccessible(page)
    await reviseSection(page)
    await restoreSection(page)
    await acceptSection(page)
    await page.reload()
    await expect(page.getByText(/^1 of \d+ sections accepted/).first()).toBeVisible()
    const text = await download(page, 'word/document.xml')
    for (const word of [...words, invented]) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(await download(page, 'word/comments.xml')).toContain(invented)
    await page.getByRole('button', { name: 'Download' }).first().click()
    await page.getByRole('menuitemcheckbox', { name: /Comments on open citations/ }).click()
    await page.keyboard.press('Escape')
    expect(await download(page, 'word/comments.xml')).not.toContain(invented)

    if (tool === 'draft_generator') await acceptDraft(page)
    await removeCitation(page)

    await page.evaluate(() => localStorage.setItem('drafty-color-scheme', 'dark'))
    await page.getByRole('link', { name: 'What was sent' }).first().click()
    await expect(page.getByText('Nothing left this server')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Nothing left this server')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Back to the draft' }).click()
    await expect(page.getByText(/Ready to review/).first()).toBeVisible()
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })

test('a quotation that is on no file is checked again with a source that is added beside the draft', async ({
  page,
}) => {
  await signUp(page, freshAddress('add-source@firm.example'))
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected')
  await page.goto(`/ai/I-601A-Waivers?client=${client}`)
  await page.getByRole('button', { name: 'Perform Request' }).first().click()
  await expect(page.getByText(/Ready to review/)).toBeVisible()
  const panel = page.getByRole('region', { name: 'Downloads' })
  await panel.getByRole('button', { name: 'Dismiss notification' }).first().click()
  await openSection(page, /Introduction/)
  await act(page, 'Edit')
  await page.getByRole('textbox', { name: /^Text of/ }).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' The pastor wrote: “The roof of the family house fell in during the storm of that winter.”')
  await page.getByRole('button', { name: 'Save' }).click()
  const card = page.locator('[data-card]').filter({ hasText: 'The roof of the family house' })
  await card.getByRole('button', { name: 'Add a source' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Letter of the pastor')
  await dialog
    .getByRole('textbox')
    .nth(1)
    .fill('I saw it. The roof of the family house fell in during the storm of that winter. I helped.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(card.getByRole('button', { name: 'Add a source' })).toHaveCount(0)
  await expect(page.getByText('The pastor wrote:').first()).toBeVisible()
})

for (const scheme of ['light', 'dark'] as const)
  test(`on a telephone, ${scheme}: the questions and the draft fit and can be read by everybody`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signUp(page, freshAddress(`telephone-${scheme}@firm.example`))
    await page.evaluate((wanted) => localStorage.setItem('drafty-color-scheme', wanted), scheme)
    for (const { tool, route, example } of journeys.slice(0, 2)) {
      const client = await prepareCase(page, tool, example)
      await page.goto(`${route}?client=${client}`)
      await expect(page.getByRole('button', { name: 'Perform Request' }).first()).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Perform Request' }).first().click()
      await expect(page.getByText(/Ready to review/).first()).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
    }
  })

const invented = 'Matter of Nobody-Wrote-It-, 28 I&N Dec. 999 (BIA 2022)'

async function chooseClient(page: Page, name: string): Promise<void> {
  await page
    .getByRole('combobox', { name: /^Client/ })
    .first()
    .click()
  await page.getByRole('option', { name }).first().click()
  await expect(page.getByText('Nothing is missing').first()).toBeVisible()
}

async function openSection(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('navigation', { name: 'Outline' }).getByRole('button', { name }).first().click()
}

async function act(page: Page, action: string): Promise<void> {
  await page
    .getByRole('toolbar', { name: /Actions for/ })
    .getByRole('button', { name: action })
    .click()
}

/** Types a sentence at the end of the section; the checks speak of it at once. */
async function editSection(page: Page): Promise<void> {
  await act(page, 'Edit')
  const editor = page.getByRole('textbox', { name: /^Text of/ })
  await editor.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` So it was held before. ${invented}.`)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(editor).toBeHidden()
  await expect(
    page
      .getByText('Not in your sources or our list. Add it to your cited sources, say where you read it, or remove it.')
      .first(),
  ).toBeVisible()
}

/** A proposal is compared with the text and taken. */
async function reviseSection(page: Page): Promise<void> {
  await act(page, 'Revise')
  await page.getByRole('textbox', { name: 'Prompt for version 3' }).fill('Say it in one sentence.')
  await page.getByRole('button', { name: 'Revise', exact: true }).last().click()
  await expect(page.getByRole('toolbar', { name: 'Decide the changes' })).toContainText('1 of 1 to decide')
  await expectAccessible(page)
  await page.keyboard.press('a')
  await page.getByRole('button', { name: 'Save version 3' }).click()
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  await expect(page.getByText('Revise: Say it in one sentence.').first()).toBeVisible()
}

/** Any earlier version can be compared and brought back. */
async function restoreSection(page: Page): Promise<void> {
  await act(page, 'History')
  await page.getByRole('button', { name: 'Compare with Template text' }).click()
  await expect(page.locator('ins').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore Version 2' }).click()
  await expect(page.getByText('Version 4').first()).toBeVisible()
  await page.getByRole('button', { name: 'Back to the draft' }).click()
  await expect(page.getByText('Revise: Say it in one sentence.')).toHaveCount(0)
}

/** An open red flag wants a reason, which must not be empty. */
async function acceptSection(page: Page): Promise<void> {
  await visible(page.getByRole('button', { name: /^Accept (?:section|with open points)/ })).click()
  const accept = page.getByRole('button', { name: 'Accept with this reason' })
  await accept.click()
  await expect(page.getByText('Reason must not be empty')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Why is the section accepted as it is?').fill('The decision is unpublished and on file.')
  await accept.click()
  await expect(page.getByText(/^1 of \d+ sections accepted/).first()).toBeVisible()
}

/** The last open section waits for a reason while a check of the whole draft is open; who decided and why stays on the page. */
async function acceptDraft(page: Page): Promise<void> {
  const [draftId = ''] = /[^/]+$/.exec(new URL(page.url()).pathname) ?? []
  const clientId = new URL(page.url()).searchParams.get('client') ?? ''
  await acceptAllButOne(page, `/api/clients/${clientId}/drafts/${draftId}`)
  await page.reload()
  const outline = page.getByRole('navigation', { name: 'Outline' })
  await outline.getByRole('button').first().click()
  await visible(page.getByRole('button', { name: /^Accept (?:section|with open points)/ })).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/is not among the authorities of this case/).first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Why is the section accepted as it is?').fill('The decision was read in full.')
  await dialog.getByRole('button', { name: 'Accept with this reason' }).click()
  const decided = page.locator('[data-card="decided"]').filter({ visible: true })
  await expect(decided.getByText('The decision was read in full.').first()).toBeVisible()
  await expect(decided.getByText(/Accepted by you, today/).first()).toBeVisible()
  await expectAccessible(page)
  expect(await download(page, 'word/document.xml')).toContain('So it was held before.')
}

/** Through the server, as the page would section by section: all but the first. */
async function acceptAllButOne(page: Page, path: string): Promise<void> {
  const token = await apiToken(page)
  const headers = { Authorization: `Bearer ${token}` }
  const draft = await page.request.get(path, { headers })
  const { sections } = (await draft.json()) as { sections: { id: string; state: string }[] }
  for (const { id } of sections.slice(1).filter(({ state }) => state !== 'accepted')) {
    const url = `${path}/sections/${id}/accept`
    const plain = await page.request.post(url, { headers, data: {} })
    const reply = plain.ok() ? plain : await page.request.post(url, { headers, data: { override: 'Looked at.' } })
    expect([id, reply.status()]).toEqual([id, 200])
  }
}

function visible(found: Locator): Locator {
  return found.filter({ visible: true }).first()
}

async function expectFits(page: Page): Promise<void> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(extra).toBe(0)
}

/** What was decided can be taken back, and a decision can be verified with the place where it was read; then the card takes its words out. */
async function removeCitation(page: Page): Promise<void> {
  await visible(page.getByRole('button', { name: /^Take back the decision on Matter of Nobody-Wrote-It/ })).click()
  const card = page.locator('[data-card]').filter({ has: page.getByRole('button', { name: 'Mark as verified' }) })
  await card.filter({ hasText: 'Nobody-Wrote-It' }).getByRole('button', { name: 'Mark as verified' }).first().click()
  await visible(page.getByLabel(/Where did you read it/)).fill('https://www.justice.gov/eoir/decision-999')
  await visible(page.getByRole('button', { name: 'Record as verified' })).click()
  await expect(visible(page.getByRole('link', { name: 'https://www.justice.gov/eoir/decision-999' }))).toBeVisible()
  await visible(page.getByRole('button', { name: /^Take back the decision on Matter of Nobody-Wrote-It/ })).click()
  await card.filter({ hasText: 'Nobody-Wrote-It' }).getByRole('button', { name: 'Remove', exact: true }).first().click()
  await expect(card.filter({ hasText: 'Nobody-Wrote-It' })).toHaveCount(0)
  await expect(page.getByText('So it was held before.').first()).toBeVisible()
}

/** An authority of the list that nobody has read yet is ticked before the final file, once for the draft. */
async function tickUnread(page: Page, coming: Promise<unknown>): Promise<void> {
  const unread = page.getByRole('group', { name: /I have read each of these/ })
  const asked = unread.waitFor().then(
    () => true,
    () => false,
  )
  if (!(await Promise.race([coming.then(() => false), asked]))) return
  for (const tick of await unread.getByRole('checkbox').all()) await tick.check()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Download/ })
    .click()
}

/** The visible text of one part of the Word file that the page's own button brings; empty where it has no such part. */
async function download(page: Page, part: string): Promise<string> {
  await visible(page.getByRole('button', { name: 'Download' })).click()
  const coming = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: /Clean copy/ }).click()
  await tickUnread(page, coming)
  const path = await (await coming).path()
  const panel = page.getByRole('region', { name: 'Downloads' })
  await panel.getByRole('button', { name: 'Dismiss notification' }).first().click()
  const xml = strFromU8(unzipSync(readFileSync(path))[part] ?? new Uint8Array())
  return xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('\u00a0', ' ')
}
