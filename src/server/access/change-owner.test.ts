import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findPersonalTables } from '#server/features/privacy/find-personal-tables.ts'
import { createTestApp } from '#test/test-app.ts'

/** What names a client or a thing of one, and has an owner. */
const names = ['client_id', 'draft_id', 'packet_id', 'map_id', 'record_id']

/** These stay with their owner when a client is handed over. */
const stays: Readonly<Record<string, string>> = {
  draft_changes: 'what was counted for an owner stays that owner’s; the move itself is noted there',
  client_access: 'belongs to the firm from the beginning',
  template_readings: 'templates are personal',
  template_splits: 'templates are personal',
  template_old_cases: 'templates are personal',
  template_model_requests: 'templates are personal',
}

test('a handed client takes along every table that has rows of it and an owner', async () => {
  const { database } = await createTestApp()
  const tables = await findPersonalTables(database)
  const owned = tables.filter(
    ({ columns }) => columns.includes('owner_id') && names.some((name) => columns.includes(name)),
  )
  expect(owned.length).toBeGreaterThan(10)
  const code = readFileSync('src/server/access/change-owner.ts', 'utf8')
  const left = owned.map(({ name }) => name).filter((name) => !code.includes(`'${name}'`) && !(name in stays))
  expect(left, 'add them to change-owner.ts, or say here why they stay').toEqual([])
})
