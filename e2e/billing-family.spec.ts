import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { apiToken, freshAddress, linkInMail, password, signUp, usesAccount } from './attorney.ts'
import { expectGood, verify } from './billing-steps.ts'
import { type OwnServer, startServer } from './own-server.ts'

let server: OwnServer

test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(() => server.stop())

test('a dependent at the limit of the family reads what is left and where to go; the owner sees how much, not for whom', async ({
  page,
  browser,
}) => {
  const [owner, member] = [freshAddress('boss@limit.example'), freshAddress('bea@limit.example')]
  await signUp(page, owner, server.address)
  await verify(page, server, owner)
  for (const name of ['Rogelio', 'Dana']) await draftWaiver(page, name)
  await page.goto(`${server.address}/settings/dependents`)
  await page.getByRole('textbox', { name: 'Email of the colleague' }).fill(member)
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('table', { name: 'Dependent users' })).toContainText('Invited')

  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const bea = await context.newPage()
  const link = await linkInMail(member, { folder: server.folder, path: 'invite=' })
  usesAccount(bea, member)
  await bea.goto(link.replace('127.0.0.1', 'localhost'))
  await expect(bea.getByRole('textbox', { name: 'Email' })).toHaveValue(member)
  await bea.getByRole('textbox', { name: 'Password' }).fill(password)
  await bea.getByRole('checkbox', { name: /I accept the terms/ }).check()
  await bea.getByRole('button', { name: 'Create account' }).click()
  await expect(bea.getByRole('heading', { name: 'What do you want to draft?' })).toBeVisible()
  await expect(bea.getByText('Unlock more drafts')).toBeHidden()
  const client = await addClient(bea, 'A secret name')
  await bea.request.put(`${server.address}/api/clients/${client}/answers/upw`, {
    data: { answers: { ...waiverAnswers(), client_id: client } },
    headers: await authorization(bea),
  })
  await bea.goto(`${server.address}/ai/I-601A-Waivers?client=${client}`)
  await expect(bea.getByText('This draft uses 100 credits and 50 are left.').first()).toBeVisible()
  await bea.getByRole('button', { name: 'Perform Request' }).first().click()
  const dialog = bea.getByRole('dialog', { name: 'You reached your subscription limit.' })
  await expect(dialog).toContainText(
    'You have 0.5 out of 2.5 💎 Premium Document drafts left. Starter credits do not reset: they end in 4 days',
  )
  await expect(dialog).toContainText(`Please ask ${owner} if you need more before.`)
  await expectGood(bea)
  await expect(dialog.getByRole('link')).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await bea.goto(`${server.address}/settings/billingandsubscriptions`)
  await expect(bea.getByText(`Your subscription is managed by your admin. Please contact ${owner}`)).toBeVisible()
  await expectGood(bea)
  await bea.goto(`${server.address}/drafty/subscription-signup`)
  await expect(bea.getByRole('article')).toHaveCount(0)
  await expect(bea.getByRole('main')).toContainText(owner)

  await page.goto(`${server.address}/settings/billingandsubscriptions`)
  const usage = page.getByRole('region', { name: 'Usage' })
  await expect(usage).toContainText('200 of 250 credits used')
  await expect(usage.getByRole('table', { name: 'Drafts and their cost' })).toContainText('Rogelio Medina')
  await expect(usage.getByRole('img', { name: /Credits: I-601A waiver draft 200/ })).toBeVisible()
  await page.getByRole('radio', { name: 'By user' }).check()
  await expect(usage.getByRole('img', { name: `Credits: ${owner} 200` })).toBeVisible()
  await expectGood(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^Drafty usage .*\.csv$/)
  expect(readFileSync(await file.path(), 'utf8')).toContain('Rogelio Medina,charged,100')
  await context.close()
})

function waiverAnswers(): object {
  const path = 'src/tools/i601a-waiver/examples/i130-citizen-spouse-uninspected.json'
  return (JSON.parse(readFileSync(path, 'utf8')) as { answers: object }).answers
}

async function authorization(page: Page): Promise<{ Authorization: string }> {
  return { Authorization: `Bearer ${await apiToken(page, server.address)}` }
}

async function addClient(page: Page, name: string): Promise<string> {
  const record = { date_of_birth: '1989-04-12', last_entry_date: '2008-06-03' }
  const reply = await page.request.post(`${server.address}/api/clients`, {
    data: { first_name: name, last_name: 'Medina', ...record },
    headers: await authorization(page),
  })
  return ((await reply.json()) as { id: string }).id
}

/** Drafts a waiver brief for a new client and waits until it is ready. */
async function draftWaiver(page: Page, name: string): Promise<void> {
  const client = await addClient(page, name)
  const headers = await authorization(page)
  const started = await page.request.post(`${server.address}/api/ai_tool/upw`, {
    data: { ...waiverAnswers(), client_id: client },
    headers,
  })
  expect([201, 202]).toContain(started.status())
  const { draft_id: draft } = (await started.json()) as { draft_id: string }
  const state = async () => {
    const reply = await page.request.get(`${server.address}/api/clients/${client}/drafts/${draft}`, { headers })
    return ((await reply.json()) as { status: string }).status
  }
  await expect.poll(state).toBe('ready')
}
