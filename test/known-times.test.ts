import { expect, test } from 'vitest'
import { withinSeconds } from '../scripts/known-times.ts'

const times = new Map([
  ['near.test.ts', 2],
  ['measures.test.ts', 13],
  ['far.test.ts', 2.5],
  ['farther.test.ts', 1],
])

test('a quick round takes the nearest tests that fit into its seconds, and names what it leaves', () => {
  const tests = [...times.keys()]
  expect(withinSeconds(tests, { seconds: 5, times, changed: [] })).toEqual({
    taken: ['near.test.ts', 'far.test.ts'],
    left: ['measures.test.ts', 'farther.test.ts'],
  })
})

test('a test that changed itself runs whatever it takes, and one that has not run yet runs once', () => {
  const tests = ['measures.test.ts', 'new.test.ts']
  expect(withinSeconds(tests, { seconds: 5, times, changed: ['measures.test.ts'] }).left).toEqual([])
  expect(withinSeconds(tests, { seconds: 5, times, changed: [] }).taken).toEqual(['new.test.ts'])
})
