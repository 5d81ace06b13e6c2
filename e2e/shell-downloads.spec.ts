import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { arriveWith, createAccount, createClient, expect, test } from './desk.ts'

test.use({ baseURL: process.env.SERVER_ADDRESS })

test('the panel shows each download with its icon, its short name and its words, and sums them up', async ({
  components: page,
}) => {
  const group = page.getByRole('region', { name: 'Download panel', exact: true })
  const panel = page.getByRole('region', { name: 'Downloads', exact: true })
  await group.getByRole('button', { name: 'Add one that waits' }).dispatchEvent('click')
  await expect(panel.getByRole('heading')).toHaveText('Loading Content...')
  await expect(panel.getByRole('listitem')).toContainText('Processing Country report.pdf...')
  await panel.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(panel).toHaveCount(0)

  await group.getByRole('button', { name: 'Two active, one done, one failed' }).dispatchEvent('click')
  await expect(panel.getByRole('heading')).toHaveText('2 Active Downloads')
  const rows = panel.getByRole('listitem')
  await expect(rows).toHaveCount(4)
  // 27 characters and three dots.
  await expect(rows.nth(0)).toContainText('Emmanuel Ngwa Tabot - Asylu...')
  await expect(rows.nth(0)).toContainText('Generating content sections...')
  await expect(rows.nth(0)).toContainText('9 of 24')
  await expect(rows.nth(0).getByRole('img', { name: 'In progress' })).toBeVisible()
  await expect(rows.nth(1)).toContainText('Generating document...')
  await expect(rows.nth(2).getByRole('link', { name: 'Done & Downloaded' })).toHaveAttribute(
    'href',
    '/drafty/my-drafts',
  )
  await expect(rows.nth(2).getByRole('img', { name: 'Completed' })).toBeVisible()
  await expect(rows.nth(3)).toContainText('Download failed')
  await expect(rows.nth(3).getByRole('img', { name: 'Failed' })).toBeVisible()

  await panel.getByRole('button', { name: 'Collapse' }).click()
  await expect(rows).toHaveCount(0)
  await panel.getByRole('button', { name: 'Show downloads' }).click()
  await rows.nth(0).getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(panel.getByRole('heading')).toHaveText('1 Active Download')
  await rows.nth(0).getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(panel.getByRole('heading')).toHaveText('1 Completed, 1 Failed')
  await rows.nth(1).getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(panel.getByRole('heading')).toHaveText('1 Completed Download')
})

test('a Word file comes under the name of the specification, the panel stays while the attorney goes elsewhere, and a failure is said', async ({
  page,
}) => {
  const account = await createAccount(page.request)
  const client = await createClient(page, account)
  const path = 'src/tools/naturalization-cover-letter/examples'
  const reply = await page.request.post('/api/ai_tool/naturalization', {
    data: { ...firstExample(path), client_id: client },
    headers: { Authorization: `Bearer ${account.token}` },
  })
  expect(reply.status(), await reply.text()).toBe(201)
  await arriveWith(page, account.token)
  await page.goto('/drafty/my-drafts')
  const row = page.getByRole('row', { name: /Ana Rivera/ })
  const panel = page.getByRole('region', { name: 'Downloads', exact: true })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    (async () => {
      await row.getByRole('button', { name: /Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Download' }).click()
    })(),
  ])
  expect(file.suggestedFilename()).toBe('Ana Rivera - NAT Cover Letter draft.docx')
  const parts = unzipSync(new Uint8Array(readFileSync(await file.path())))
  expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Ana Rivera')
  await expect(panel.getByRole('listitem')).toContainText('Ana Rivera - NAT Cover Lett...')
  await expect(panel.getByRole('heading')).toHaveText('1 Completed Download')

  await page.getByRole('banner').getByRole('link', { name: 'Clients' }).click()
  await expect(page).toHaveTitle('Client Management · Drafty')
  await expect(panel.getByRole('link', { name: 'Done & Downloaded' })).toBeVisible()
  await panel.getByRole('link', { name: 'Done & Downloaded' }).click()
  await expect(page).toHaveURL('/drafty/my-drafts')
  await panel.getByRole('button', { name: 'Dismiss notification' }).click()
  await expect(panel).toHaveCount(0)

  await page.route('**/download?*', (route) => route.fulfill({ status: 500, body: '' }))
  await row.getByRole('button', { name: /Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Download' }).click()
  await expect(panel.getByRole('heading')).toHaveText('1 Failed Download')
  await expect(panel.getByRole('listitem')).toContainText('An error occurred. Please try again.')
})

function firstExample(folder: string): object {
  const { answers } = JSON.parse(readFileSync(`${folder}/five-years-complete.json`, 'utf8')) as { answers: object }
  return answers
}
