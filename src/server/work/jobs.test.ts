import { expect, test } from 'vitest'
import { createTestApp, testNow } from '#test/test-app.ts'
import { addJob, claimJob, leaseMs, updateJob } from './jobs.ts'

test('eight servers that ask at once never get the same job', async () => {
  const { database } = await createTestApp({ works: false })
  for (let number = 0; number < 5; number += 1)
    await addJob(database, { kind: 'send-mail', subjectId: `${number}`, runAt: 0 })
  const claims = await Promise.all(
    Array.from({ length: 8 }, (_, server) => claimJob(database, `server ${server}`, testNow)),
  )
  const claimed = claims.flatMap((job) => (job ? [job.subject_id] : []))
  expect(claimed.length).toBeGreaterThan(0)
  expect(new Set(claimed).size).toBe(claimed.length)
})

test('a job whose server is gone is claimed again, and the late server can change nothing', async () => {
  const { database } = await createTestApp({ works: false })
  await addJob(database, { kind: 'send-mail', subjectId: 'a', runAt: 0 })
  const late = await claimJob(database, 'late', testNow)
  expect(await claimJob(database, 'early', testNow + 1)).toBeUndefined()
  const taken = await claimJob(database, 'other', testNow + leaseMs + 1)
  expect(taken?.subject_id).toBe('a')
  expect(late && (await updateJob(database, late, { state: 'done' }))).toBe(false)
  expect(taken && (await updateJob(database, taken, { state: 'done' }))).toBe(true)
})

test('a job does not begin before its time', async () => {
  const { database } = await createTestApp({ works: false })
  await addJob(database, { kind: 'send-mail', subjectId: 'a', runAt: testNow + 1000 })
  expect(await claimJob(database, 'one', testNow)).toBeUndefined()
  expect((await claimJob(database, 'one', testNow + 1000))?.subject_id).toBe('a')
})
