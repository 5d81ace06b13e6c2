import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isLong } from '#test/long.ts'
import { createServerHome, killHard } from '#test/running-server.ts'
import { expectWholeAndChargedOnce, finish, isWritten, read, startDraft, startSlowWriter } from '#test/slow-drafts.ts'

/** 50 in the long suite. A seed that is told makes a failure repeatable. */
const kills = isLong ? 50 : 5
const seed = Number(process.env.KILL_SEED ?? Date.now() % 100_000)

test(`killed ${kills} times at random moments (seed ${seed}), the server loses nothing and charges once`, async () => {
  const { asked, environment } = await startSlowWriter({ firstTokenMs: 60, tokenMs: 15 })
  const { start } = await createServerHome({ ...environment, AI_REQUESTS_AT_ONCE: '2' })
  const random = makeRandom(seed)
  let server = await start()
  let started = await startDraft(server, 'ana@firm.example')
  let drafts = 1
  for (let kill = 1; kill <= kills; kill += 1) {
    await sleep(random() * 400)
    const before = await read(server, started)
    await killHard(server)
    const askedBefore = asked.length
    server = await start()
    const now = await read(server, started)
    const kept = before.sections.filter(isWritten)
    expect(now.sections.filter(isWritten).map(({ id }) => id)).toEqual(expect.arrayContaining(kept.map(({ id }) => id)))
    if (before.status === 'ready') {
      await expectWholeAndChargedOnce(server, started)
      started = await startDraft(server, `ana${(drafts += 1)}@firm.example`)
    } else expect(asked.slice(askedBefore).filter((id) => kept.some((section) => section.id === id))).toEqual([])
  }
  await finish(server, started)
  await expectWholeAndChargedOnce(server, started)
}, 300_000)

/** The same numbers between 0 and 1 for the same seed. */
function makeRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
