import { expect, test } from 'vitest'
import type { MeterStatus } from '#web/session/session.ts'
import { readMeter } from './credits.ts'

const now = Date.parse('2026-11-19T15:00:00Z')
const accelerate: MeterStatus = {
  subscription_status: 'active',
  drafts_current_count: 4.25,
  drafts_current_count_for_family: 9,
  drafts_limit: 15,
  term_end_date: '2026-11-26T12:00:00Z',
}

const note = (subscription_status: string) => readMeter({ ...accelerate, subscription_status }, false, now)?.note
const ends = (term_end_date: string) => readMeter({ ...accelerate, term_end_date }, false, now)?.note

test('credits are a hundred times the remaining drafts, and the days to the end of the term are rounded up', () => {
  const meter = readMeter(accelerate, false, now)
  expect(meter).toMatchObject({ left: 1075, limit: 1500, note: 'resets in 7 days' })
  expect(meter?.percent).toBeCloseTo(71.67, 2)
})

test('a dependent sees what the family has left', () => {
  expect(readMeter(accelerate, true, now)).toMatchObject({ left: 600 })
})

test('credits never show below zero', () => {
  expect(readMeter({ ...accelerate, drafts_current_count: 16 }, false, now)).toMatchObject({ left: 0, percent: 0 })
  expect(readMeter({ ...accelerate, drafts_limit: 0 }, false, now)).toMatchObject({ left: 0, limit: 0, percent: 0 })
})

test('the meter shows for active, in_trial and trialing only, and counts days for the first two', () => {
  expect(note('in_trial')).toBe('resets in 7 days')
  expect(note('trialing')).toBe('Subscribe for more credits!')
  for (const status of ['placeholder', 'inactive', 'cancelled', 'past_due', 'grace_period', 'non_renewing', 'trial'])
    expect(note(status)).toBeUndefined()
})

test('the last day counts as one and a term that is over as none', () => {
  expect(ends('2026-11-19T16:00:00Z')).toBe('resets in 1 day')
  expect(ends('2026-11-18T16:00:00Z')).toBe('resets in 0 day')
})

test('thirds of a draft leave whole credits', () => {
  expect(readMeter({ ...accelerate, drafts_limit: 2.5, drafts_current_count: 1.1 }, false, now)?.left).toBe(140)
})
