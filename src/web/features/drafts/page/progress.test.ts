import { expect, test } from 'vitest'
import { timeLeft } from './progress.ts'

const sections = (done: number, left: number) => [
  { state: 'ready' as const, isSetByRule: true },
  ...Array.from({ length: done }, () => ({ state: 'ready' as const })),
  ...Array.from({ length: left }, () => ({ state: 'waiting' as const })),
]
const after = (ms: number, done: number, left: number) =>
  timeLeft({ state: 'drafting', startedAt: 0, sections: sections(done, left) }, ms)

test('the time left follows the pace so far, of the sections that a model writes', () => {
  expect(after(120_000, 4, 12)).toBe('about 6 minutes')
  expect(after(120_000, 8, 4)).toBe('about a minute')
  expect(after(60_000, 8, 4)).toBe('less than a minute')
})

test('a long section that is still to come counts for more than the short ones that are done', () => {
  const plan = [
    { state: 'ready' as const, words: 100 },
    { state: 'ready' as const, words: 200 },
    { state: 'generating' as const, words: 1500 },
  ]
  expect(timeLeft({ state: 'drafting', startedAt: 0, sections: plan }, 60_000)).toBe('about 5 minutes')
})

test('nothing is promised before two sections are written, and after the last', () => {
  expect(after(60_000, 1, 8)).toBeUndefined()
  expect(after(60_000, 8, 0)).toBeUndefined()
})
