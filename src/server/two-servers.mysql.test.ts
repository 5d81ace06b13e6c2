import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createServerHome, killHard, type RunningServer } from '#test/running-server.ts'
import { expectWholeAndChargedOnce, finish, isWritten, read, startDraft, startSlowWriter } from '#test/slow-drafts.ts'
import { connectForTest } from '#test/test-app.ts'

test('a page whose stream is on another server than the work sees the draft ready as soon as it is', async () => {
  const { environment } = await startSlowWriter({ firstTokenMs: 100, tokenMs: 5 })
  const home = await createServerHome({ ...environment, APP_SECRET: 'a secret of more than thirty-two letters' })
  const [first, second] = await Promise.all([home.start(), home.start()])
  const started = await startDraft(first, 'ana@firm.example')
  const watch = async ({ address }: RunningServer) => {
    const headers = { Authorization: `Bearer ${started.token}` }
    const stream = await fetch(`${address}/api${started.path[1]}/events`, { headers })
    return { text: await stream.text(), at: performance.now() }
  }
  const [one, other] = await Promise.all([watch(first), watch(second)])
  for (const { text } of [one, other]) expect(text).toContain('"status":"ready"')
  // Without looking it would be the next heartbeat: fifteen seconds.
  expect(Math.abs(one.at - other.at)).toBeLessThan(10_000)
}, 120_000)

test('two servers on one database share the drafts, never write a section twice, and one takes over what the other leaves', async () => {
  const { asked, environment } = await startSlowWriter({ firstTokenMs: 100, tokenMs: 20 })
  const home = await createServerHome({ ...environment, APP_SECRET: 'a secret of more than thirty-two letters' })
  const [first, second] = await Promise.all([home.start(), home.start()])
  const drafts = await Promise.all(
    [1, 2, 3, 4].map((number) => startDraft(number % 2 === 0 ? first : second, `ana${number}@firm.example`)),
  )
  for (const started of drafts) await finish(first, started)
  for (const started of drafts) await expectWholeAndChargedOnce(second, started)
  const finished = await Promise.all(drafts.map((started) => read(first, started)))
  const generated = finished.flatMap(({ sections }) => sections.filter(({ origin }) => origin === 'generated'))
  expect(asked.length).toBe(generated.length)

  const last = await startDraft(first, 'bea@firm.example')
  await expect.poll(async () => (await read(second, last)).sections.filter(isWritten).length).toBeGreaterThan(1)
  await killHard(first)
  await finish(second, last)
  await expectWholeAndChargedOnce(second, last)
  const ended = once(second.process, 'exit')
  second.process.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
  const versions = await connectForTest(home.database.DATABASE_URL ?? '')
    .selectFrom('section_versions')
    .select(['draft_id', 'section_id', 'version'])
    .execute()
  expect(new Set(versions.map(({ draft_id, section_id }) => `${draft_id} ${section_id}`)).size).toBe(versions.length)
}, 120_000)
