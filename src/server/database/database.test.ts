import { expect, test } from 'vitest'
import { addJob } from '#server/work/jobs.ts'
import { createTestApp } from '#test/test-app.ts'
import { migrate, readMigrations } from './migrate.ts'

test('a transaction that fails leaves nothing behind', async () => {
  const { database } = await createTestApp({ works: false })
  const failing = database.transaction().execute(async (transaction) => {
    await addJob(transaction, { kind: 'send-mail', subjectId: 'a', runAt: 0 })
    throw new Error('power cut')
  })
  await expect(failing).rejects.toThrow('power cut')
  expect(await database.selectFrom('jobs').selectAll().execute()).toEqual([])
})

test('text compares by its exact letters', async () => {
  const { database } = await createTestApp({ works: false })
  await addJob(database, { kind: 'send-mail', subjectId: 'a', runAt: 0 })
  await addJob(database, { kind: 'send-mail', subjectId: 'A', runAt: 0 })
  expect(await database.selectFrom('jobs').select('subject_id').where('subject_id', '=', 'A').execute()).toHaveLength(1)
})

test('a migration runs once, and is refused when it was edited afterwards', async () => {
  const { database } = await createTestApp({ works: false })
  await migrate(database)
  const [first, ...rest] = readMigrations()
  const edited = [{ name: first?.name ?? '', text: `${first?.text ?? ''}\ncreate table more (id bigint);` }, ...rest]
  await expect(migrate(database, edited)).rejects.toThrow('0001-accounts.sql was edited')
})

test('a migration that was cut off between two statements goes on where it ended', async () => {
  const { database } = await createTestApp({ works: false })
  const text = 'create table cut_one (id bigint);\ncreate table cut_two (id bigint);'
  const files = [{ name: '9999-cut.sql', text }]
  await migrate(database, files)
  await database
    .updateTable('migrations')
    .set({ state: 'started' })
    .where('name', '=', '9999-cut.sql')
    .where('step', '=', 1)
    .execute()
  await migrate(database, files)
  const steps = await database.selectFrom('migrations').select('state').where('name', '=', '9999-cut.sql').execute()
  expect(steps).toEqual([{ state: 'done' }, { state: 'done' }])
})
