import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sectionText } from '#domain/legal-document/from-section.ts'
import type { DraftType } from '#domain/drafting/tool.ts'
import { canConvert, convertToPages } from '#test/libreoffice.ts'
import { isLong } from '#test/long.ts'
import { findProgram } from '#test/system-programs.ts'
import { readWorkedCases } from '#test/worked-cases.ts'
import { arriveWith, callAs, createAccount, draftWorkedCase, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const pdftotext = findProgram('pdftotext', 'reading what Chromium prints')

type Section = { readonly section_content: string }

/** A worked case, drafted and open on its page. */
async function openDraft(page: Page, type: DraftType, folder: string, which: number) {
  const account = await createAccount(page.request)
  const call = callAs(account)
  const draft = await draftWorkedCase(call, type, folder, which)
  const path = `/clients/${draft.client_id}/drafts/${draft.id}`
  const { sections } = await call<{ sections: Section[] }>('GET', path)
  await arriveWith(page, account.token)
  await page.goto(`/drafty/my-drafts/${draft.id}?client=${draft.client_id}`)
  await expect(page.getByText(/^Ready to review/).first()).toBeVisible()
  const download = () =>
    page.request.get(`/api${path}/download?comments=no`, { headers: { Authorization: `Bearer ${account.token}` } })
  return { sections, download }
}

/** What Chromium prints, page by page. */
async function print(page: Page): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'))
  try {
    writeFileSync(join(folder, 'file.pdf'), await page.pdf({ preferCSSPageSize: true }))
    const text = execFileSync(pdftotext ?? 'pdftotext', [join(folder, 'file.pdf'), '-'], { encoding: 'utf8' })
    return text.split('\f').slice(0, -1)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

// Placeholders stand in capitals on paper.
const lettersOf = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .toLowerCase()

test('printing prints the paper alone, all of it, while it is read and in the page view', async ({ page }) => {
  test.skip(pdftotext === undefined, 'needs pdftotext')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ colorScheme: 'dark' })
  const { sections } = await openDraft(page, 'upw', 'i601a-waiver', 3)
  const ofTheDesk =
    /My Drafts|Accept (?:section|with open)|Next open point|Open points|Preflight|Ready to review|Not printed|Outline/
  for (const look of ['Reading', 'Page view']) {
    await page.getByText(look, { exact: true }).click()
    const pages = await print(page)
    const printed = lettersOf(pages.join(' '))
    expect(pages.length, look).toBeGreaterThan(5)
    expect(pages.join('\n'), look).not.toMatch(ofTheDesk)
    for (const { section_content } of sections) {
      const sentences = sectionText(section_content).split(/(?<=\.)\s+|\n/u)
      const whole = sentences.map(lettersOf).filter((letters) => letters.length > 40)
      expect(
        whole.filter((letters) => !printed.includes(letters)),
        look,
      ).toEqual([])
    }
  }
})

const tools: readonly (readonly [DraftType, string])[] = [
  ['upw', 'i601a-waiver'],
  ['naturalization', 'naturalization-cover-letter'],
  ['draft_generator', 'asylum-brief'],
  ['expert_letter', 'expert-letter'],
  ['draft_from_template_sections', 'template-revision'],
]

for (const [type, folder] of tools)
  for (const which of readWorkedCases(folder).keys()) {
    // The long suites compare every example, the short ones the first of each tool.
    if (!isLong && which > 0) continue
    test(`the page view of ${folder}, example ${which + 1}, has the pages that LibreOffice makes of the file`, async ({
      page,
    }) => {
      test.skip(!canConvert, 'needs LibreOffice')
      const { download } = await openDraft(page, type, folder, which)
      await page.getByText('Page view', { exact: true }).click()
      const counted = page.getByRole('status').filter({ hasText: /1 of \d+$/ })
      await expect(counted).toBeVisible()
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const file = await convertToPages(new Uint8Array(await (await download()).body()))
      console.log(`${folder} ${which + 1}: page view ${await counted.textContent()}, LibreOffice ${file.length}`)
      // A heading with its number hangs at the left in the file.
      const hanging = page.locator('[data-heading] > span + span')
      if ((await hanging.count()) > 0) await expect(hanging.first()).toHaveCSS('text-align', 'left')
      const count = async () => Number((await counted.textContent())?.split(' of ')[1])
      await expect.poll(count).toBe(file.length)
    })
  }
