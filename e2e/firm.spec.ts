import { type Browser, expect, type Page, test } from '@playwright/test'
import {
  apiToken,
  expectAccessible,
  expectAccessibleInTheDark,
  freshAddress,
  linkInMail,
  password,
  signUp,
  usesAccount,
} from './attorney.ts'
import { type OwnServer, startServer } from './own-server.ts'
import { verify } from './billing-steps.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('a paralegal prepares, an attorney shares and accepts, a reviewer reads, and a wall leaves nothing', async ({
  page,
  browser,
}) => {
  test.setTimeout(600_000)
  const [naomi, ines, june] = ['naomi', 'ines', 'june'].map((name) => freshAddress(`${name}@clarkelaw.example`)) as [
    string,
    string,
    string,
  ]
  await signUp(page, naomi, server.address)
  await verify(page, server, naomi)
  await page.goto(`${server.address}/firm`)
  await page.getByRole('button', { name: 'Make a firm' }).click()
  const making = page.getByRole('dialog', { name: 'Make a firm' })
  await making.getByRole('textbox', { name: 'Name of the firm' }).fill('Clarke Law')
  await making.getByRole('button', { name: 'Make the firm' }).click()
  await expect(page.getByRole('heading', { name: 'Clarke Law' })).toBeVisible()

  const paralegal = await invite(page, browser, ines, 'Paralegal')
  const reviewer = await invite(page, browser, june, 'Reviewer')

  const { clientId, draftId } = await draftFor(paralegal)
  await paralegal.goto(`${server.address}/drafty/my-drafts/${draftId}?client=${clientId}`)
  await expect(paralegal.getByRole('button', { name: 'Edit' }).first()).toBeVisible()
  await expect(paralegal.getByRole('button', { name: /^Accept/ })).toHaveCount(0)
  await paralegal.goto(`${server.address}/firm`)
  await expect(paralegal.getByRole('table', { name: 'People of the firm' })).toContainText(naomi)

  await page.goto(`${server.address}/drafty/my-drafts/${draftId}?client=${clientId}`)
  await expect(page.getByRole('button', { name: /^Accept/ }).first()).toBeVisible()
  await reviewer.goto(`${server.address}/drafty/clients/${clientId}`)
  await expect(reviewer.getByText('There is no such client')).toBeVisible()

  await page.goto(`${server.address}/drafty/clients/${clientId}?tab=access`)
  await page.getByRole('button', { name: 'Share' }).click()
  const sharing = page.getByRole('dialog', { name: /^Share / })
  await add(page, sharing, june, 'Review')
  await expect(sharing.getByRole('combobox', { name: `What ${june} has` })).toHaveValue('review')
  await keepPicture(page, 'share-dialog')
  await expectAccessible(page)
  await sharing.getByRole('button', { name: 'Done' }).click()
  await keepPicture(page, 'access-tab')
  await expectAccessible(page)

  await reviewer.goto(`${server.address}/drafty/my-drafts/${draftId}?client=${clientId}`)
  await expect(reviewer.getByRole('button', { name: 'History' }).first()).toBeVisible()
  await expect(reviewer.getByRole('button', { name: 'Edit' })).toHaveCount(0)
  await expect(reviewer.getByRole('button', { name: /^Accept/ })).toHaveCount(0)

  await page.getByRole('button', { name: 'Share' }).click()
  await sharing.getByRole('button', { name: `End the share of ${june}` }).click()
  await expect(sharing.getByRole('combobox', { name: `What ${june} has` })).toHaveCount(0)
  await add(page, sharing, june, 'Nothing: a wall', 'Worked for DHS counsel until 2025.')
  await expect(sharing.getByRole('button', { name: `Lift the wall before ${june}` })).toBeVisible()
  await sharing.getByRole('button', { name: 'Done' }).click()
  await reviewer.reload()
  await expect(reviewer.getByRole('button', { name: 'History' })).toHaveCount(0)
  await reviewer.goto(`${server.address}/drafty/clients`)
  await expect(reviewer.getByText('Rogelio')).toHaveCount(0)

  await page.goto(`${server.address}/firm`)
  await expect(page.getByRole('button', { name: new RegExp(`${june}: Wall`) })).toBeVisible()
  await keepPicture(page, 'firm')
  await expectAccessible(page)
  await expectAccessibleInTheDark(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await keepPicture(page, 'firm-390')
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('button', { name: `Actions for ${ines}` }).click()
  await page.getByRole('menuitem', { name: 'Take out of the firm' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
  await expect(page.getByRole('table', { name: 'People of the firm' })).not.toContainText(ines)
  await paralegal.goto(`${server.address}/drafty/clients/${clientId}`)
  await expect(paralegal.getByText('There is no such client')).toBeVisible()
})

/** For whoever looks at the screens by hand. */
async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['FIRM_PICTURES']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** Invites somebody by the page of the firm, who signs up in a browser of their own. */
async function invite(page: Page, browser: Browser, email: string, role: string): Promise<Page> {
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite a colleague' })
  await dialog.getByRole('textbox', { name: 'Email of the colleague' }).fill(email)
  await dialog.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: role }).click()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await expect(dialog).toBeHidden()
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const member = await context.newPage()
  const link = await linkInMail(email, { folder: server.folder, path: 'invite=' })
  usesAccount(member, email)
  await member.goto(link.replace('127.0.0.1', 'localhost'))
  await expect(member.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await member.getByRole('textbox', { name: 'Password' }).fill(password)
  await member.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await member.getByRole('button', { name: 'Create account' }).click()
  await expect(member.getByRole('link', { name: 'Firm', exact: true })).toBeVisible()
  return member
}

async function add(page: Page, dialog: ReturnType<Page['getByRole']>, email: string, what: string, reason?: string) {
  await dialog.getByRole('combobox', { name: 'Person in the firm' }).click()
  await page.locator('div[role="option"]', { hasText: email }).click()
  await dialog.getByRole('combobox', { name: 'What is shared' }).click()
  await page.locator('div[role="option"]', { hasText: what }).click()
  if (reason === undefined) return dialog.getByRole('button', { name: 'Add' }).click()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason)
  return dialog.getByRole('button', { name: 'Make the wall' }).click()
}

/** A client and a letter of theirs, by the calls of whoever prepares. */
async function draftFor(member: Page): Promise<{ clientId: string; draftId: string }> {
  const headers = { Authorization: `Bearer ${await apiToken(member, server.address)}` }
  const data = { first_name: 'Rogelio', last_name: 'Medina', client: { date_of_birth: '1980-05-02' } }
  const client = await member.request.post(`${server.address}/api/clients`, { data, headers })
  const { id } = (await client.json()) as { id: string }
  const reply = await member.request.post(`${server.address}/api/ai_tool/naturalization`, {
    headers,
    data: {
      client_id: id,
      permanent_residence_date: '2018-03-14',
      is_applying_based_on_marriage: 'no',
      is_divorced: 'no',
      is_paying_child_support: 'no',
      has_past_arrests: 'no',
      has_legal_concerns: 'no',
      reside_within_usa: 'yes',
      uscis_mailing_address: 'elgin_lockbox_usps',
      filing_date: '2026-11-20',
    },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  return { clientId: id, draftId: ((await reply.json()) as { draft_id: string }).draft_id }
}
