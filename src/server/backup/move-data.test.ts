import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { buildRecords } from '#test/records.ts'
import { connectForTest, createTestApp } from '#test/test-app.ts'
import { connect } from '#server/database/connect.ts'
import { findDifferences } from '#server/database/copy-rows.ts'
import { moveData } from '#server/backup/move-data.ts'

/** A SQLite file: with MySQL under test, rows go from one engine to the other and back. */
function otherPlace(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'move-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, name)
}

test('an installation moves to another database and back, and every row is the same', async () => {
  const { location, database, signUp, stop, working } = await createTestApp()
  const ana = await signUp()
  await buildRecords(ana)
  const odd = { first_name: 'Zoë “Ana” ✓ 😀', last_name: "O'Neil\\n%_", client: { note: 'ä\u0301\ntwo lines\t.' } }
  expect((await ana.call('POST', '/clients', odd)).status).toBe(201)
  stop.abort()
  await working

  const there = otherPlace('there.db')
  const lines: string[] = []
  const moved = await moveData(location, there, (line) => lines.push(line))
  expect(moved.find(({ table }) => table === 'accounts')?.rows).toBeGreaterThan(0)
  expect(lines).toContain(`accounts: ${moved.find(({ table }) => table === 'accounts')?.rows}`)

  const back = inject('mysqlServer') === undefined ? otherPlace('back.db') : await emptyTwin(location)
  await moveData(there, back, () => {})
  const twin = connect(back)
  expect(await findDifferences(database, twin)).toEqual([])
  await twin.deleteFrom('jobs').execute()
  expect(await findDifferences(database, twin)).toEqual(['jobs'])
  await twin.destroy()
})

test('a target with rows in it is refused and stays as it is', async () => {
  const { location, database, signUp, stop, working } = await createTestApp()
  await signUp()
  stop.abort()
  await working
  const empty = otherPlace('empty.db')
  await moveData(location, empty, () => {})
  await expect(moveData(empty, location, () => {})).rejects.toThrow(/The target is not empty/)
  expect(await database.selectFrom('accounts').select('id').execute()).toHaveLength(1)
})

/** Another empty schema on the same server. */
async function emptyTwin(location: string): Promise<string> {
  const twin = new URL(location)
  twin.pathname = `${twin.pathname}_twin`
  const server = connectForTest(location)
  await sql.raw(`create database ${twin.pathname.slice(1)} character set utf8mb4 collate utf8mb4_bin`).execute(server)
  return twin.href
}
