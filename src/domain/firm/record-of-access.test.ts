import { expect, test } from 'vitest'
import { groupAccesses, partOfClient } from './record-of-access.ts'

const used = (at: string, person: string, what: string, call: string) => ({ at, person, what, call })
const dayOf = (at: string) => at.slice(0, 10)

test('what somebody did to one part of a client on one day is told once, with how often and the last time', () => {
  const groups = groupAccesses(
    [
      used('2026-11-20T15:00', 'Dapo', 'read', 'GET /clients/:clientId'),
      used('2026-11-20T14:00', 'June', 'read', 'GET /clients/:clientId'),
      used('2026-11-20T13:00', 'Dapo', 'read', 'GET /clients/:clientId'),
      used('2026-11-20T12:00', 'Dapo', 'changed', 'PUT /clients/:clientId'),
      used('2026-11-19T12:00', 'Dapo', 'read', 'GET /clients/:clientId'),
    ],
    dayOf,
  )
  expect(groups.map(({ at, person, what, times }) => [at.slice(8), person, what, times])).toEqual([
    ['20T15:00', 'Dapo', 'read', 2],
    ['20T14:00', 'June', 'read', 1],
    ['20T12:00', 'Dapo', 'changed', 1],
    ['19T12:00', 'Dapo', 'read', 1],
  ])
})

test('a call is told as the part of the client that it is about', () => {
  expect(partOfClient('GET /clients/:clientId/drafts/:draftId/packet')).toBe('the filing packet')
  expect(partOfClient('POST /clients/:clientId/drafts/:draftId/comments')).toBe('comments on a draft')
  expect(partOfClient('GET /clients/:clientId/drafts/:draftId')).toBe('a draft')
  expect(partOfClient('PUT /clients/:clientId/access/:memberId')).toBe('who has access')
  expect(partOfClient('GET /clients/:clientId/export')).toBe('the whole file')
  expect(partOfClient('GET /clients/:clientId')).toBe('the record')
})
