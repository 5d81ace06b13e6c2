import { expect, type Page, test } from '@playwright/test'
import type { Draft } from '#contract/drafting.ts'
import type { PacketReply } from '#contract/packets.ts'
import { photographsPdf, textPdf } from '#server/pdf/testing/sample-files.ts'
import { findProgram } from '#test/system-programs.ts'
import { collectComplaints, expectAccessible, expectAccessibleInTheDark, freshAddress, signUp } from './attorney.ts'
import { callerOf } from './caller.ts'
import { prepareCase } from './worked-case.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

const soffice = findProgram('soffice', 'printing Word files')

/** Captions that are read as text, so that no page is a scan that is made smaller. */
function captions(what: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Photograph ${index + 1} of ${what}, taken by the family.`)
}

/** Keeps a picture of the page where a folder for pictures is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PICTURES']
  if (!folder) return
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage: true })
  }
}

test('a packet over the size limit is divided between exhibits, or at a page where the attorney says so', async ({
  page,
}) => {
  test.skip(!soffice, 'needs the program that prints the brief')
  const complaints = collectComplaints(page)
  await signUp(page, freshAddress('parts@firm.example'))
  const { call, upload } = await callerOf(page)
  const client = await prepareCase(page, 'upw', 'i601a-waiver/examples/i130-citizen-spouse-uninspected')
  for (const [title, pdf] of [
    ['Declaration of Dana Medina', await textPdf([['I am the wife of Rogelio.'], ['We married in 2014.']])],
    ['Photographs of the wedding', await photographsPdf(captions('the wedding', 14))],
    ['Photographs of the house', await photographsPdf(captions('the house', 11))],
  ] as const)
    await upload(client, title, 'file.pdf', pdf)
  const listed = () => call<{ status: string }[]>('GET', `/clients/${client}/documents`)
  await expect.poll(async () => (await listed()).every(({ status }) => status === 'ready')).toBe(true)
  const saved = await call<{ answers: Record<string, unknown> }>('GET', `/clients/${client}/answers/upw`)
  const { draft_id } = await call<Draft>('POST', '/ai_tool/upw', { ...saved.answers, client_id: client })
  const path = `/clients/${client}/drafts/${draft_id}`
  await expect.poll(async () => (await call<Draft>('GET', path)).status).toBe('ready')
  await call('PATCH', `${path}/packet`, { forum: 'court' })
  const parts = async () => {
    const { made, limit_bytes: limit } = await call<PacketReply>('GET', `${path}/packet`)
    expect(made?.parts.every(({ bytes }) => limit !== null && bytes <= limit)).toBe(true)
    return (made?.parts ?? []).filter(({ kind }) => kind === 'exhibits')
  }
  const make = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await expect(page.getByRole('region', { name: 'Files of the packet' })).toBeVisible({ timeout: 240_000 })
    await expect(page.getByText(/older than the draft or the exhibits/)).toHaveCount(0, { timeout: 240_000 })
  }

  await page.goto(`/drafty/my-drafts/${draft_id}/packet?client=${client}`)
  await make('Make the packet')
  expect(await parts()).toHaveLength(2)
  const line = page.getByRole('listitem').filter({ hasText: 'Part 2 starts' })
  await expect(line).toContainText('Part 2 starts here, between exhibits')
  // Above the exhibit that begins the second file, under the one that ends the first.
  const rows = await page.getByRole('listitem').allInnerTexts()
  const at = (words: string) => rows.findIndex((text) => text.includes(words))
  expect(at('Photographs of the wedding')).toBeLessThan(at('Part 2 starts'))
  expect(at('Part 2 starts')).toBeLessThan(at('Photographs of the house'))
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await picture(page, 'between-exhibits')

  await line.getByRole('button', { name: 'Split at a page instead' }).click()
  await make('Make the packet again')
  const [, second] = await parts()
  await expect(line).toContainText(`Part 2 starts at page ${second?.first}, inside this exhibit`)
  await expect(line.getByRole('button', { name: 'Split between exhibits instead' })).toBeVisible()
  await expectAccessible(page)
  await picture(page, 'at-a-page')
  // On a phone it is looked at, not assembled.
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(line).toBeVisible()
  await expect(line.getByRole('button')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  await picture(page, 'phone')
  expect(complaints).toEqual([])
})
