import { expect, test } from 'vitest'
import { shouldSpare } from './spare-memory.ts'

test('memory is spared from seven tenths of the goal on, until it is below six tenths', () => {
  const held = [100, 205, 215, 250, 195, 185, 175, 205, 215]
  let isSparing = false
  expect(held.map((mb) => (isSparing = shouldSpare(isSparing, mb, 300)))).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    false,
    false,
    true,
  ])
})
