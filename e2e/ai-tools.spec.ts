import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { collectComplaints, expectAccessible, signUp } from './attorney.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

type Case = {
  readonly client: Record<string, unknown>
  readonly answers: Record<string, unknown>
  readonly sources?: readonly {
    readonly id: string
    readonly kind: string
    readonly title: string
    readonly text: string
  }[]
}

type Journey = {
  readonly tool: string
  readonly route: string
  readonly example: string
  /** Words that the Word file must bring. */
  readonly words: readonly string[]
}

const journeys: readonly Journey[] = [
  {
    tool: 'draft_generator',
    route: '/ai/asylum',
    example: 'asylum-brief/examples/imputed-opinion-late-before-the-court',
    words: ['IMMIGRATION COURT', 'CERTIFICATE OF SERVICE'],
  },
  {
    tool: 'expert_letter',
    route: '/ai/expert-letter-builder',
    example: 'expert-letter/examples/eb1a-independent-expert',
    words: ['I have received no payment for this letter.', 'Licence agreement, Tessaro S.p.A., 30 May 2024'],
  },
  {
    tool: 'upw',
    route: '/ai/I-601A-Waivers',
    example: 'i601a-waiver/examples/i130-citizen-spouse-uninspected',
    words: ['BRIEF IN SUPPORT OF APPLICATION FOR PROVISIONAL UNLAWFUL PRESENCE WAIVER'],
  },
]

for (const { tool, route, example, words } of journeys)
  test(`${route}: from a client through the answers to a draft with an accepted section and its Word file`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page)
    await signUp(page, `${tool}@firm.example`)
    const client = await prepareCase(page, tool, example)
    await page.goto(`${route}?client=${client}`)
    await expect(page.getByRole('button', { name: 'Perform Request' }).first()).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Perform Request' }).first().click()
    await expect(page.getByText(/Ready, \d+ of \d+ sections/)).toBeVisible({ timeout: 30_000 })
    await expectAccessible(page)

    await acceptSection(page)
    await page.reload()
    await expect(page.getByText('1 section accepted').first()).toBeVisible()
    const text = await downloadText(page)
    for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(complaints).toEqual([])
  })

for (const scheme of ['light', 'dark'] as const)
  test(`on a telephone, ${scheme}: the questions and the draft fit and can be read by everybody`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await signUp(page, `telephone-${scheme}@firm.example`)
    await page.evaluate((wanted) => localStorage.setItem('drafty-color-scheme', wanted), scheme)
    for (const { tool, route, example } of journeys.slice(0, 2)) {
      const client = await prepareCase(page, tool, example)
      await page.goto(`${route}?client=${client}`)
      await expect(page.getByRole('button', { name: 'Perform Request' }).first()).toBeVisible()
      await expectFits(page)
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Perform Request' }).first().click()
      await expect(page.getByText(/Ready, \d+ of \d+ sections/).first()).toBeVisible({ timeout: 30_000 })
      await expectFits(page)
      await expectAccessible(page)
    }
  })

/** Accepts the section that is open; with an open red flag the page wants a reason. */
async function acceptSection(page: Page): Promise<void> {
  await visible(page.getByRole('button', { name: 'Accept section' })).click()
  const reason = page.getByLabel('Why is the section accepted as it is?')
  const accepted = page.getByText('1 section accepted').first()
  await expect(reason.or(accepted).first()).toBeVisible()
  if (await reason.isVisible()) {
    await expectAccessible(page)
    await reason.fill('Every gap was read and will be filled before filing.')
    await page.getByRole('button', { name: 'Accept with this reason' }).click()
  }
  await expect(accepted).toBeVisible()
}

function visible(found: Locator): Locator {
  return found.filter({ visible: true }).first()
}

async function expectFits(page: Page): Promise<void> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(extra).toBe(0)
}

/** Puts a worked case on file as the page would: the client, its records and the saved answers. Returns the client's id. */
async function prepareCase(page: Page, tool: string, example: string): Promise<string> {
  const worked = JSON.parse(readFileSync(`src/tools/${example}.json`, 'utf8')) as Case
  const api = await callerOf(page)
  const { first_name, middle_name, last_name, spouse, children, client = {}, ...fields } = worked.client
  const record = { first_name, middle_name, last_name, spouse, children, client: { ...fields, ...(client as object) } }
  const id = await api('POST', '/clients/', record)
  const { cited_sources: _without, ...answers } = worked.answers
  const ids = await putOnFile(api, id, worked.sources ?? [])
  const named = JSON.stringify({ ...answers, client_id: id })
  const own = [...ids].reduce((text, [old, made]) => text.replaceAll(`"${old}"`, `"${made}"`), named)
  await api('PUT', `/clients/${id}/answers/${tool}`, { answers: JSON.parse(own) as object })
  return id
}

type CallApi = (method: 'POST' | 'PUT', path: string, body: object, isForm?: boolean) => Promise<string>

/** Stores the sources of a case as records; the ids that they got, by those that the case gives them. */
async function putOnFile(api: CallApi, client: string, sources: NonNullable<Case['sources']>) {
  const ids = new Map<string, string>()
  const ofKind = (kind: string) => sources.filter((source) => source.kind === kind)
  for (const { id, title, text } of ofKind('client_cv')) {
    const file = { name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(text) }
    ids.set(id, await api('POST', `/clients/${client}/documents`, { document_title: title, is_cv: 'true', file }, true))
  }
  for (const { id, title, text } of ofKind('extra_client')) {
    const body = { extra_client_information_title: title, extra_client_description: text }
    ids.set(id, await api('POST', `/clients/${client}/extra_client`, body, true))
  }
  let expert = ''
  for (const { id, title, text } of ofKind('expert')) {
    expert = await api('POST', `/clients/${client}/experts`, { expert_name: title, expert_description: text }, true)
    ids.set(id, expert)
  }
  for (const { id, title, text } of ofKind('extra_expert')) {
    const body = { extra_expert_information_title: title, extra_expert_description: text }
    ids.set(id, await api('POST', `/clients/${client}/experts/${expert}/extra_expert`, body, true))
  }
  return ids
}

async function callerOf(page: Page): Promise<CallApi> {
  const token = await page.evaluate(() => localStorage.getItem('drafty.token'))
  const headers = { Authorization: `Bearer ${token}` }
  return async (method, path, body, isForm = false) => {
    const content = isForm ? { multipart: body as Record<string, string> } : { data: body }
    const reply = await page.request.fetch(`/api${path}`, { method, headers, ...content })
    expect([path, reply.status(), reply.ok() ? '' : await reply.text()]).toEqual([path, expect.any(Number), ''])
    return ((await reply.json()) as { id?: string }).id ?? ''
  }
}

/** The visible text of the Word file that the page's own button brings. */
async function downloadText(page: Page): Promise<string> {
  const coming = page.waitForEvent('download')
  await visible(page.getByRole('button', { name: 'Download' })).click()
  const clean = page.getByRole('menuitem').first()
  await clean.click({ timeout: 2000 }).catch(() => undefined)
  const path = await (await coming).path()
  const xml = strFromU8(unzipSync(readFileSync(path))['word/document.xml'] ?? new Uint8Array())
  return xml
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
}
