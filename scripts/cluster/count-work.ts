import { setTimeout as sleep } from 'node:timers/promises'
import type { startBalancer } from './balancer.ts'
import { createCallers } from './callers.ts'
import { type Servers, until } from './servers.ts'

const rounds = 3
const draftsAtOnce = 4
const draftsEach = 4

/**
 * Seconds of the processor for each draft with one server and with two, in turns, the other one held still meanwhile. A
 * server that was held still, or had nothing to do, has let its threads go: the first draft of each caller is not counted.
 * Where a server waited for another, or did its work again, two would take more for each draft.
 */
export async function countWork(
  servers: Servers,
  balancer: ReturnType<typeof startBalancer>,
  base: string,
): Promise<string> {
  const seen = () => until(60_000, async () => (await fetch(`${base}/readyz`).catch(() => undefined))?.status === 200)
  const used = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + servers.processorSeconds(number), 0)

  async function draw(name: string, numbers: readonly number[]) {
    await seen()
    const each = Array.from({ length: draftsAtOnce }, (_, index) => `${name}-${index}`)
    const first = createCallers(base)
    await Promise.all(each.map((one) => first.work(`${one}-first`, (round) => round < 1)))
    const callers = createCallers(base)
    const [before, from] = [used(numbers), performance.now()]
    await Promise.all(each.map((one) => callers.work(one, (round) => round < draftsEach)))
    const result = {
      processor: used(numbers) - before,
      seconds: (performance.now() - from) / 1000,
      drafts: callers.drafts(),
    }
    if (result.drafts < draftsAtOnce * draftsEach)
      throw new Error(`${name}: ${result.drafts} drafts were accepted (${JSON.stringify(callers.failures())}).`)
    return result
  }

  await draw('warm', [0, 1])
  const sums = { one: { processor: 0, seconds: 0, drafts: 0 }, two: { processor: 0, seconds: 0, drafts: 0 } }
  const add = (to: 'one' | 'two', made: (typeof sums)['one']) => {
    for (const name of ['processor', 'seconds', 'drafts'] as const) sums[to][name] += made[name]
  }
  for (let round = 0; round < rounds; round += 1) {
    await atRest(servers, 1)
    servers.hold(1, true)
    try {
      await balancer.seesGone(1, 60_000)
      add('one', await draw(`one-${round}`, [0]))
    } finally {
      servers.hold(1, false)
    }
    await balancer.seesReady(1, 60_000)
    add('two', await draw(`two-${round}`, [0, 1]))
  }
  const perDraft = ({ processor, drafts }: (typeof sums)['one']) => processor / drafts
  const aMinute = ({ drafts, seconds }: (typeof sums)['one']) => ((drafts / seconds) * 60).toFixed(0)
  const ratio = perDraft(sums.two) / perDraft(sums.one)
  const text =
    `one server ${perDraft(sums.one).toFixed(2)} s of the processor for each of ${sums.one.drafts} drafts, two ` +
    `${perDraft(sums.two).toFixed(2)} s for each of ${sums.two.drafts}: ${ratio.toFixed(3)} times ` +
    `(by the clock ${aMinute(sums.one)} and ${aMinute(sums.two)} drafts a minute)`
  if (ratio > 1.1) throw new Error(text)
  return text
}

/**
 * Resolves when a server has nothing left to do that takes the processor. One that is held in the middle of something keeps
 * what it has locked in the database, and the other one would wait for that.
 */
async function atRest(servers: Servers, number: number): Promise<void> {
  await until(120_000, async () => {
    const before = servers.processorSeconds(number)
    await sleep(1500)
    return servers.processorSeconds(number) - before < 0.1
  })
}
