import { expect, test } from 'vitest'
import { needsOfDraft } from './needs.ts'

const written = { state: 'ready', sections: 3, accepted: 3, toDecide: 0, openPoints: 0, isFiled: false } as const

test('a draft waits for review until every section is accepted and no point is open', () => {
  expect(needsOfDraft(written)).toEqual([])
  expect(needsOfDraft({ ...written, accepted: 2 })).toEqual(['review'])
  expect(needsOfDraft({ ...written, openPoints: 1 })).toEqual(['review'])
  expect(needsOfDraft({ ...written, openPoints: null })).toEqual(['review'])
  expect(needsOfDraft({ ...written, toDecide: 2, openPoints: 1 })).toEqual(['decide', 'review'])
})

test('what failed waits to be begun again; what is written, was stopped or filed waits for nobody', () => {
  expect(needsOfDraft({ ...written, state: 'failed', accepted: 0 })).toEqual(['begin again'])
  for (const state of ['answering', 'queued', 'drafting', 'cancelled'] as const)
    expect(needsOfDraft({ ...written, state, accepted: 0, openPoints: null })).toEqual([])
  expect(needsOfDraft({ ...written, accepted: 0, isFiled: true })).toEqual([])
})
