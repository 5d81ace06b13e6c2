import { expect, test } from 'vitest'
import type { WhatWaits, WorkThatWaits } from '#contract/operators.ts'
import { describeParts } from './describe-parts.ts'
import { describeWait, nameOfWork, stateOfWork } from './describe-work.ts'

const calm: WhatWaits = {
  asked_at: '2026-11-20T17:00:00.000Z',
  work: [],
  mails: { waiting: 0, oldest_seconds: 0 },
  sweep: { next_at: '2026-11-21T08:00:00.000Z', last_at: null, seen: 0, set_aside: 0 },
  provider: null,
  database: { engine: 'SQLite', answered_in_ms: 2, cluster: null },
}
const toldOf = (waits: Partial<WhatWaits>, name: RegExp) => {
  const part = describeParts({ ...calm, ...waits }).find((one) => name.test(one.name))
  return part && [part.tone, part.state]
}
const cluster = { state: 'Synced', nodes: 3, behind: 0, paused_share: 0 }
const onCluster = (change: Partial<typeof cluster>) =>
  toldOf({ database: { engine: 'MySQL', answered_in_ms: 2, cluster: { ...cluster, ...change } } }, /Cluster/)

test('an installation in which nothing waits for too long is calm in every part', () => {
  expect(describeParts(calm).map(({ tone }) => tone)).toEqual(['success', 'success', 'success', 'success'])
  expect(onCluster({})).toEqual(['success', 'In step'])
})

test('a part that somebody should look at says why', () => {
  expect(onCluster({ state: 'Initialized' })).toEqual(['danger', 'Initialized'])
  expect(onCluster({ nodes: 2 })).toEqual(['warning', 'A node is missing'])
  expect(onCluster({ behind: 500 })).toEqual(['warning', 'Slow nodes'])
  expect(toldOf({ mails: { waiting: 2, oldest_seconds: 7200 } }, /Mails/)).toEqual(['danger', 'Not delivered'])
  const late = { ...calm.sweep, next_at: '2026-11-20T08:00:00.000Z' }
  expect(toldOf({ sweep: late }, /left-over/)).toEqual(['danger', 'Overdue'])
  expect(toldOf({ sweep: { ...late, next_at: null } }, /left-over/)).toEqual(['warning', 'Not planned'])
  const provider = {
    name: 'openai',
    at_once: 8,
    under_way: 8,
    waiting: 3,
    longest_wait_seconds: 5,
    pausing: 0,
  } as const
  expect(toldOf({ provider }, /provider/)).toEqual(['success', 'Taking turns'])
  expect(toldOf({ provider: { ...provider, longest_wait_seconds: 90 } }, /provider/)).toEqual([
    'warning',
    'Longest wait 90 s',
  ])
  expect(toldOf({ provider: { ...provider, pausing: 1 } }, /provider/)).toEqual(['warning', 'Sends requests away'])
})

test('work that nobody takes, work that fails and work that is planned are told apart', () => {
  const row: WorkThatWaits = { kind: 'x', waiting: 1, under_way: 0, failing: 0, overdue_seconds: 0, failed: 0 }
  expect(stateOfWork(row).state).toBe('Planned')
  expect(stateOfWork({ ...row, overdue_seconds: 301 }).tone).toBe('danger')
  expect(stateOfWork({ ...row, failing: 1 }).state).toBe('1 failed, tried again')
  expect(stateOfWork({ ...row, under_way: 1 }).state).toBe('Under way')
  expect(stateOfWork({ ...row, waiting: 0, failed: 4 }).state).toBe('Nothing waits')
  expect([0, 12, 300, 10_800, 259_200].map(describeWait)).toEqual(['none', '12 s', '5 min', '3 h', '3 days'])
  expect(['write-draft', 'of-a-later-version'].map(nameOfWork)).toEqual(['Drafts', 'of-a-later-version'])
})
