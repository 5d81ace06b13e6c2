import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/test-app.ts'

test('SQLite writes ahead and waits for the disk, so a power cut loses nothing', async () => {
  const { database } = await createTestApp({ works: false })
  expect((await sql`pragma journal_mode`.execute(database)).rows).toEqual([{ journal_mode: 'wal' }])
  expect((await sql`pragma synchronous`.execute(database)).rows).toEqual([{ synchronous: 2 }])
})
