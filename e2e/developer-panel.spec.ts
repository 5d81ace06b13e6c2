import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { connect } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'
import { findMysqlProgram } from '#server/features/developer-panel/install-mysql.ts'
import { mysqlByProcess } from '#server/features/developer-panel/mysql-process.ts'
import { findProgram } from '#test/system-programs.ts'
import { collectComplaints, expectAccessible, freshAddress, signUp } from './attorney.ts'
import { developerKey, startServer } from './own-server.ts'
import { freePort, startVite } from './own-vite.ts'

test.skip(findProgram('mariadbd', 'the journey of the developer panel') === undefined, 'MariaDB is not installed')
test('a developer sets up MySQL, imports from a second server, switches, stops and resets', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'drafty-remote-'))
  const remote = mysqlByProcess({
    folder: join(folder, 'mysql'),
    port: await freePort(),
    findProgram: findMysqlProgram,
  })
  await remote.setUp()
  const location = remote.addresses()?.fromHost ?? ''
  const server = await startServer({
    REMOTE_DATABASE_URL: location,
    LOCAL_MYSQL: 'process',
    LOCAL_MYSQL_PORT: String(await freePort()),
  })
  const vite = await startVite(server.address)
  try {
    await prepare(location)
    await walk(page, vite.address)
  } finally {
    // What the panel started outlives the server, so it is ended by the panel's own call.
    await page.request.post(`${server.address}/api/dev/db/stop`, { headers: { 'X-Drafty-Development': developerKey } })
    vite.stop()
    await server.stop()
    await remote.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('without a database to import from, the panel says which setting brings it', async ({ page }) => {
  const server = await startServer({ LOCAL_MYSQL: 'process', LOCAL_MYSQL_PORT: String(await freePort()) })
  const vite = await startVite(server.address)
  try {
    await page.goto(`${vite.address}/login#developer=${encodeURIComponent(developerKey)}`)
    const panel = page.getByRole('complementary', { name: 'Developer panel' })
    await panel.getByRole('button', { name: /Developer panel/ }).click()
    await panel.getByRole('button', { name: 'Setup' }).click()
    await expect(panel.getByText('MySQL is running')).toBeVisible()
    await expect(panel.getByText('Import from staging is not there: set REMOTE_DATABASE_URL to have it.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Import from staging' })).toHaveCount(0)
  } finally {
    await page.request.post(`${server.address}/api/dev/db/stop`, { headers: { 'X-Drafty-Development': developerKey } })
    vite.stop()
    await server.stop()
  }
})

/** The remote database has one account, which nobody here knows the password of. */
async function prepare(location: string): Promise<void> {
  const database = connect(location)
  await migrate(database)
  const account = { id: 'remote-account', email: freshAddress('remote@firm.example'), created_at: 1 }
  await database.insertInto('accounts').values(account).execute()
  await database.destroy()
}

async function walk(page: Page, address: string): Promise<void> {
  const complaints = collectComplaints(page)
  await page.goto(`${address}/login#developer=${encodeURIComponent(developerKey)}`)
  const panel = page.getByRole('complementary', { name: 'Developer panel' })
  await expect(panel.getByRole('button', { name: /Developer panel/ })).toContainText('drafty.db')
  await panel.getByRole('button', { name: /Developer panel/ }).click()
  await page.reload()
  await expect(panel.getByText('MySQL is not set up'), 'the panel stays open').toBeVisible()
  await shoot(page, 'not-set-up')
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Setup' }).click()
  await expect(panel.getByText('MySQL is running')).toBeVisible()
  await panel.getByRole('button', { name: 'Stop' }).click()
  await expect(panel.getByText('MySQL is stopped')).toBeVisible()
  await panel.getByRole('button', { name: 'Start' }).click()
  await expect(panel.getByText('MySQL is running')).toBeVisible()

  await panel.getByRole('button', { name: 'Import from staging' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import from staging?' })
  await expect(dialog).toContainText('overwrites all local data')
  await dialog.getByRole('button', { name: 'Import and overwrite' }).click()
  await expect(page.getByText(/1 row of \d+ tables was imported/)).toBeVisible()
  await panel.getByRole('button', { name: 'Info' }).click()
  await expect(panel.getByRole('row', { name: 'accounts 1', exact: true })).toBeVisible()
  await expect(page.getByText(/1 row of \d+ tables was imported/), 'fading is no contrast').toBeHidden({
    timeout: 180_000,
  })
  await shoot(page, 'info')
  await expectAccessible(page)

  await panel.getByRole('button', { name: 'Work on it' }).click()
  await expect(panel.getByText('MySQL: drafty')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Work on it' })).toBeHidden()
  await choose(page, 'Remote')
  await expect(panel.getByText('MySQL: drafty')).toBeVisible()
  await choose(page, 'Local')
  await expect(panel.getByText('MySQL: drafty')).toBeVisible()
  await panel.getByRole('button', { name: /Developer panel/ }).click()
  await signUp(page, freshAddress('dev@firm.example'), address)
  await panel.getByRole('button', { name: /Developer panel/ }).click()
  await panel.getByText(/^Outbox/).click()
  await expect(panel.getByText(freshAddress('dev@firm.example'), { exact: false }).first()).toBeVisible({
    timeout: 180_000,
  })
  await shoot(page, 'outbox')

  await panel.getByRole('button', { name: 'Reset' }).click()
  await page.getByRole('button', { name: 'Delete all local data' }).click()
  await expect(page.getByText('All local data were deleted')).toBeVisible()
  await expect(panel.getByText('SQLite: drafty.db'), 'the server went back to its own database').toBeVisible()
  await panel.getByRole('button', { name: 'Info' }).click()
  await expect(panel.getByRole('row', { name: 'accounts 0', exact: true })).toBeVisible()

  await panel.getByRole('radio', { name: 'Azure OpenAI' }).check()
  expect(await page.evaluate(() => localStorage.getItem('drafty.aiProvider'))).toBe('azure_openai')
  expect(complaints).toEqual([])
}

async function choose(page: Page, name: 'Local' | 'Remote'): Promise<void> {
  const choice = page.getByRole('radiogroup', { name: 'Database' }).getByRole('radio', { name })
  await choice.click()
  await expect(choice).toBeChecked()
}

/** Pictures for a look at the panel, where somebody asks for them. */
async function shoot(page: Page, name: string): Promise<void> {
  if (process.env.SCREENS !== undefined) await page.screenshot({ path: join(process.env.SCREENS, `${name}.png`) })
}
