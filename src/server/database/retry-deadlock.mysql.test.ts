import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { addJob } from '#server/work/jobs.ts'
import { createTestApp } from '#test/test-app.ts'
import { retryDeadlock } from './retry-deadlock.ts'
import type { Tables } from './schema.ts'

test('two transactions that wait for each other both end well', async () => {
  const { services } = await createTestApp({ works: false })
  const { database } = services
  for (const id of ['one', 'two']) await addJob(database, { id, kind: 'send-mail', subjectId: id, runAt: 0 })
  let meetings = 0
  const both = Promise.withResolvers<void>()
  const inOrder = (first: string, second: string) =>
    retryDeadlock(() =>
      database.transaction().execute(async (transaction) => {
        await later(transaction, first)
        meetings += 1
        if (meetings === 2) both.resolve()
        await both.promise
        await later(transaction, second)
      }),
    )
  await Promise.all([inOrder('one', 'two'), inOrder('two', 'one')])
  expect(meetings, 'one of them was begun again').toBe(3)
  const { rows } = await sql<{ run_at: number }>`select run_at from jobs`.execute(database)
  expect(rows).toEqual([{ run_at: 2 }, { run_at: 2 }])
})

async function later(transaction: Kysely<Tables>, id: string): Promise<void> {
  await transaction
    .updateTable('jobs')
    .set(({ eb }) => ({ run_at: eb('run_at', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
