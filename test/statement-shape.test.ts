import { expect, test } from 'vitest'
import { shapeOf } from './statement-shape.ts'

test('a statement is the same however many values it has, and on either engine', () => {
  const some = 'select `id`\n  from `drafts` where `id` in (?, ?, ?)'
  expect(shapeOf(some)).toBe(shapeOf('select "id" from "drafts" where "id" in (?)'))
  expect(shapeOf('insert into jobs (id, kind) values (?, ?), (?, ?)')).toBe(
    shapeOf('insert into jobs (id, kind) values (?, ?)'),
  )
  expect(shapeOf(some)).not.toBe(shapeOf('select `id` from `drafts` where `id` = ?'))
})
