import { expect, test } from 'vitest'
import { newId } from './new-id.ts'

test('ids of one moment keep the order in which they were given, and are UUIDs of version 7', () => {
  const ids = Array.from({ length: 20_000 }, () => newId())
  expect(ids).toEqual([...new Set(ids)].toSorted())
  const shape = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
  expect(ids.filter((id) => !shape.test(id))).toEqual([])
})

test('an id tells when it was made', () => {
  const before = Date.now()
  const id = newId()
  const milliseconds = Number.parseInt(`${id.slice(0, 8)}${id.slice(9, 13)}`, 16)
  // 4,096 ids in one millisecond run ahead into the next.
  expect(milliseconds).toBeGreaterThanOrEqual(before)
  expect(milliseconds).toBeLessThan(Date.now() + 1000)
})

test('nobody can tell the next id from the last: 62 bits of it are new', () => {
  const ends = Array.from({ length: 1000 }, () => newId().slice(19))
  expect(new Set(ends).size).toBe(1000)
})
