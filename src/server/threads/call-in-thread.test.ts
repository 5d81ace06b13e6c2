import { expect, test, vi } from 'vitest'
import { actFor } from './acting-for.ts'
import { callInThread, idleThreads, ThreadLimitExceeded } from './call-in-thread.ts'

const inThread = callInThread<typeof import('./testing/busy-work.ts')>(
  new URL('./testing/busy-work.ts', import.meta.url),
)
const limits = { milliseconds: 20_000 }

test('a call is answered from outside the event loop, which goes on meanwhile', async () => {
  await inThread('add', limits, 1, 1)
  let turns = 0
  const clock = setInterval(() => (turns += 1), 10)
  expect(await inThread('spin', limits, 400)).toBe('done')
  clearInterval(clock)
  expect(turns).toBeGreaterThan(3)
})

test('an error keeps its name, its words and its code, and the next call is answered', async () => {
  await expect(inThread('refuse', limits, 'too-large')).rejects.toMatchObject({
    name: 'Refusal',
    message: 'No.',
    code: 'too-large',
  })
  expect(await inThread('add', limits, 2, 3)).toBe(5)
})

test('a call that takes too long or too much memory is given up alone', async () => {
  const slow = inThread('spin', { milliseconds: 200 }, 60_000)
  const other = inThread('add', limits, 20, 22)
  await expect(slow).rejects.toEqual(new ThreadLimitExceeded('time'))
  await expect(inThread('hoard', { milliseconds: 20_000, heapMb: 32 })).rejects.toEqual(
    new ThreadLimitExceeded('memory'),
  )
  await expect(inThread('hoardBuffers', limits)).rejects.toEqual(new ThreadLimitExceeded('memory'))
  expect(await other).toBe(42)
})

test('what counts is the processor’s time: a call that waits for a busy machine is not given up', async () => {
  expect(await inThread('wait', { milliseconds: 300 }, 1500)).toBe('done')
  await expect(inThread('wait', { milliseconds: 20 }, 60_000)).rejects.toEqual(new ThreadLimitExceeded('time'))
})

test('many calls wait for their turn and each gets its own answer', async () => {
  const sums = await Promise.all(Array.from({ length: 40 }, (_, index) => inThread('add', limits, index, 1)))
  expect(sums).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  expect(await inThread('mostAtOnce', limits)).toBe(1)
})

test('accounts take turns: one with many calls that last keeps another waiting for the next place only', async () => {
  const order: string[] = []
  const storm = Array.from({ length: 12 }, (_, index) =>
    actFor('one', async () => {
      await inThread('spin', limits, 150)
      order.push(`one ${index}`)
    }),
  )
  const other = actFor('other', async () => {
    await inThread('add', limits, 1, 1)
    order.push('other')
  })
  await Promise.all([...storm, other])
  expect(order.indexOf('other')).toBeLessThan(5)
})

test('a thread that has had nothing to do for its time is given back, with its memory', async ({ onTestFinished }) => {
  const forPackets = callInThread<typeof import('./testing/busy-work.ts')>(
    new URL('./testing/busy-work.ts', import.meta.url),
    'packets',
  )
  await expect.poll(() => idleThreads('packets')).toBe(0)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await forPackets('add', limits, 1, 1)
  vi.advanceTimersByTime(29_000)
  expect(idleThreads('packets')).toBe(1)
  vi.advanceTimersByTime(1000)
  expect(idleThreads('packets')).toBe(0)
})
