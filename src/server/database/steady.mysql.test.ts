import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { addJob } from '#server/work/jobs.ts'
import { connectForTest, createTestApp } from '#test/test-app.ts'
import type { Database, Tables } from './schema.ts'

test('two transactions that wait for each other both end well', async () => {
  const { services } = await createTestApp({ works: false })
  const { database } = services
  for (const id of ['one', 'two']) await addJob(database, { id, kind: 'send-mail', subjectId: id, runAt: 0 })
  let meetings = 0
  const both = Promise.withResolvers<void>()
  const inOrder = (first: string, second: string) =>
    database.transaction().execute(async (transaction) => {
      await later(transaction, first)
      meetings += 1
      if (meetings === 2) both.resolve()
      await both.promise
      await later(transaction, second)
    })
  await Promise.all([inOrder('one', 'two'), inOrder('two', 'one')])
  expect(meetings, 'one of them was begun again').toBe(3)
  const { rows } = await sql<{ run_at: number }>`select run_at from jobs`.execute(database)
  expect(rows).toEqual([{ run_at: 2 }, { run_at: 2 }])
})

async function killAll(database: Database): Promise<void> {
  const { rows } = await sql<{ id: number }>`select id from information_schema.processlist
    where db = database() and id <> connection_id()`.execute(database)
  for (const { id } of rows) await sql`kill ${sql.lit(id)}`.execute(database)
}

test('reads go on when every connection is cut, as when the node of a cluster is lost', async () => {
  const { services, location } = await createTestApp({ works: false })
  const { database } = services
  await addJob(database, { id: 'one', kind: 'send-mail', subjectId: 'one', runAt: 5 })
  const read = () => database.selectFrom('jobs').select('run_at').execute()
  const other = connectForTest(location)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(Array.from({ length: 16 }, read))
    const reading = Array.from({ length: 50 }, read)
    await killAll(other)
    const answers = await Promise.all(reading)
    expect(answers.every(([row]) => row?.run_at === 5)).toBe(true)
  }
})

test('a transaction whose connection is cut before its commit is done once, by another', async () => {
  const { services, location } = await createTestApp({ works: false })
  const { database } = services
  await addJob(database, { id: 'one', kind: 'send-mail', subjectId: 'one', runAt: 0 })
  const other = connectForTest(location)
  let tries = 0
  await database.transaction().execute(async (transaction) => {
    tries += 1
    await later(transaction, 'one')
    if (tries === 1) await killAll(other)
    await later(transaction, 'one')
  })
  const row = await database.selectFrom('jobs').select('run_at').executeTakeFirstOrThrow()
  expect([tries, row.run_at]).toEqual([2, 2])
})

async function later(transaction: Kysely<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set(({ eb }) => ({ run_at: eb('run_at', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
