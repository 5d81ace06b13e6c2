import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { collectComplaints, fillClient, freshAddress, signUp } from './attorney.ts'
import { developerKey, startServer } from './own-server.ts'
import { startVite } from './own-vite.ts'

test('the backend switch takes the page to a second server and back; each keeps its own accounts, clients and login', async ({
  page,
}) => {
  const staging = await startServer()
  const local = await startServer({ STAGING_API_URL: `${staging.address}/api` })
  const vite = await startVite(local.address)
  const complaints = collectComplaints(page)
  try {
    await page.goto(`${vite.address}/login#developer=${encodeURIComponent(developerKey)}`)
    const here = freshAddress('here@firm.example')
    const there = freshAddress('there@firm.example')
    // The key of the address is kept when the panel has come.
    await expect(panelOf(page)).toBeVisible()
    await signUp(page, here, vite.address)
    await addClient(page, vite.address, 'Lena', 'Local')

    await openPanel(page)
    await choose(page, 'Staging')
    await expect(page.getByRole('button', { name: 'Log in' }), 'nobody is logged in there yet').toBeVisible()
    await togglePanel(page)
    await signUp(page, there, vite.address)
    await addClient(page, vite.address, 'Stella', 'Staging')
    await page.goto(`${vite.address}/drafty/clients`)
    await expect(page.getByText(/Stella/).first()).toBeVisible()
    await expect(page.getByText(/Lena/)).toHaveCount(0)
    // The panel speaks of the page's own server.
    await openPanel(page)
    await expect(panelOf(page).getByText('SQLite: drafty.db')).toBeVisible()

    await choose(page, 'Local')
    await expect(
      page.getByRole('heading', { name: 'What do you want to draft?' }),
      'still logged in here',
    ).toBeVisible()
    await page.goto(`${vite.address}/drafty/clients`)
    await expect(page.getByText(/Lena/).first()).toBeVisible()
    await expect(page.getByText(/Stella/)).toHaveCount(0)

    expect(read(local.folder)).toEqual({ emails: [here], clients: ['Local'] })
    expect(read(staging.folder)).toEqual({ emails: [there], clients: ['Staging'] })
    expect(complaints).toEqual([])
  } finally {
    vite.stop()
    await local.stop()
    await staging.stop()
  }
})

test('without a second server the switch stays and says which setting brings it', async ({ page }) => {
  const server = await startServer()
  const vite = await startVite(server.address)
  try {
    await page.goto(`${vite.address}/login#developer=${encodeURIComponent(developerKey)}`)
    await openPanel(page)
    await expect(panelOf(page).getByText('Set STAGING_API_URL to reach staging.')).toBeVisible()
    await backends(page).getByRole('radio', { name: 'Staging' }).click()
    await expect(backends(page).getByRole('radio', { name: 'Local' })).toBeChecked()
  } finally {
    vite.stop()
    await server.stop()
  }
})

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Developer panel' })
const backends = (page: Page) => page.getByRole('radiogroup', { name: 'Backend API' })

async function togglePanel(page: Page): Promise<void> {
  const toggle = panelOf(page).getByRole('button', { name: /Developer panel/ })
  await toggle.click()
}

async function openPanel(page: Page): Promise<void> {
  await togglePanel(page)
  await expect(backends(page)).toBeVisible()
}

/** The page loads anew. */
async function choose(page: Page, name: 'Local' | 'Staging'): Promise<void> {
  await Promise.all([page.waitForEvent('load'), backends(page).getByRole('radio', { name }).click()])
  await expect(backends(page).getByRole('radio', { name })).toBeChecked()
}

async function addClient(page: Page, address: string, first: string, last: string): Promise<void> {
  await page.goto(`${address}/drafty/clients?add=client`)
  await fillClient(page, { first, last })
}

/** What a server keeps. */
function read(folder: string): { emails: unknown[]; clients: unknown[] } {
  const database = new DatabaseSync(join(folder, 'drafty.db'), { readOnly: true })
  const column = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row)[0])
  const kept = { emails: column('select email from accounts'), clients: column('select last_name from clients') }
  database.close()
  return kept
}
