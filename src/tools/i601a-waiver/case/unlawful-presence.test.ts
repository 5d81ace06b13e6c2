import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addYears } from '#domain/dates/calendar.ts'
import { type Bar, countUnlawfulPresence, type PresenceInput, yearsText } from './unlawful-presence.ts'

const uninspected: PresenceInput = {
  manner: ['without_inspection'],
  lastEntryDate: '2026-01-01',
  stayEnd: undefined,
  bornOn: '1990-01-01',
  asOf: '2027-01-01',
}
const countOn = (asOf: string) => countUnlawfulPresence({ ...uninspected, asOf })
const overstay = (stayEnd: string | undefined): PresenceInput => ({ ...uninspected, manner: ['admitted'], stayEnd })

test('180 days bring no bar, 181 the three-year bar, one calendar year the ten-year bar', () => {
  expect(countOn('2026-06-30')).toMatchObject({ days: 180, bar: 'none' })
  expect(countOn('2026-07-01')).toMatchObject({ days: 181, bar: 'three_year' })
  expect(countOn('2026-12-31')).toMatchObject({ days: 364, bar: 'three_year' })
  expect(countOn('2027-01-01')).toMatchObject({ days: 365, bar: 'ten_year' })
})

test('a year that starts on February 29 is full on March 1', () => {
  const leap: PresenceInput = { ...uninspected, lastEntryDate: '2024-02-29' }
  expect(countUnlawfulPresence({ ...leap, asOf: '2025-02-28' })?.bar).toBe('three_year')
  expect(countUnlawfulPresence({ ...leap, asOf: '2025-03-01' })?.bar).toBe('ten_year')
})

test('nothing counts before the 18th birthday, which is itself the first day that counts', () => {
  const child: PresenceInput = { ...uninspected, bornOn: '2009-03-10', lastEntryDate: '2015-05-01' }
  expect(countUnlawfulPresence({ ...child, asOf: '2027-03-10' })).toMatchObject({
    start: '2027-03-10',
    days: 0,
    bar: 'none',
    excludedMinorDays: 4331,
  })
  expect(countUnlawfulPresence({ ...child, asOf: '2027-03-11' })?.days).toBe(1)
})

test('an 18th birthday on February 29 falls on March 1 of a common year', () => {
  const leap: PresenceInput = { ...uninspected, bornOn: '2004-02-29', lastEntryDate: '2015-05-01' }
  expect(countUnlawfulPresence(leap)?.start).toBe('2022-03-01')
})

test('the last day of an authorized stay does not count', () => {
  expect(countUnlawfulPresence(overstay('2026-12-30'))).toMatchObject({ start: '2026-12-31', days: 1 })
})

test('nothing counts before April 1, 1997, and a stay that has not ended counts nothing', () => {
  expect(countUnlawfulPresence({ ...uninspected, lastEntryDate: '1995-05-05', bornOn: '1960-01-01' })?.start).toBe(
    '1997-04-01',
  )
  expect(countUnlawfulPresence(overstay('2028-01-01'))).toMatchObject({ days: 0, bar: 'none' })
})

test('days are not computed for an unknown stay or where an uninspected entry meets an admission or a parole', () => {
  expect(countUnlawfulPresence(overstay(undefined))).toBeUndefined()
  expect(countUnlawfulPresence({ ...uninspected, lastEntryDate: undefined })).toBeUndefined()
  expect(countUnlawfulPresence({ ...uninspected, manner: [] })).toBeUndefined()
  for (const second of ['admitted', 'paroled'] as const)
    expect(
      countUnlawfulPresence({ ...uninspected, manner: ['without_inspection', second], stayEnd: '2026-05-05' }),
    ).toBeUndefined()
})

test('without a date of birth the count goes on without the floor of age', () => {
  expect(countUnlawfulPresence({ ...uninspected, bornOn: undefined })).toMatchObject({
    days: 365,
    excludedMinorDays: 0,
    eighteenthBirthday: undefined,
  })
})

test('years are told in words', () => {
  expect([364, 365, 547, 549, 6744].map(yearsText)).toEqual([
    'less than one year',
    'about 1 year',
    'about 1 year',
    'more than 1 year',
    'about 18 years',
  ])
})

const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days))
const presence = fc.record({
  manner: fc.subarray(['without_inspection', 'admitted', 'paroled'] as const),
  lastEntryDate: fc.option(day, { nil: undefined }),
  stayEnd: fc.option(day, { nil: undefined }),
  bornOn: fc.option(day, { nil: undefined }),
  asOf: day,
})
const severity: Readonly<Record<Bar, number>> = { none: 0, three_year: 1, ten_year: 2 }

function barFor(days: number): Bar {
  if (days > 365) return 'ten_year'
  return days > 180 ? 'three_year' : 'none'
}

test('for any dates: days are never negative, childhood never counts, the bar says what the days say', () => {
  fc.assert(
    fc.property(presence, (input) => {
      const counted = countUnlawfulPresence(input)
      fc.pre(counted !== undefined)
      expect(counted.days).toBeGreaterThanOrEqual(0)
      expect(counted.excludedMinorDays).toBeGreaterThanOrEqual(0)
      expect(counted.start >= '1997-04-01').toBe(true)
      expect(counted.start >= addYears(input.bornOn ?? '1900-01-01', 18)).toBe(true)
      // 365 days are a calendar year except across a February 29.
      const bars = counted.days === 365 ? ['three_year', 'ten_year'] : [barFor(counted.days)]
      expect(bars).toContain(counted.bar)
    }),
  )
})

test('for any dates: filing later never makes the bar milder or the days fewer', () => {
  fc.assert(
    fc.property(presence, fc.integer({ min: 0, max: 5_000 }), (input, later) => {
      const now = countUnlawfulPresence(input)
      const then = countUnlawfulPresence({ ...input, asOf: addDays(input.asOf, later) })
      fc.pre(now !== undefined && then !== undefined)
      expect(severity[then.bar]).toBeGreaterThanOrEqual(severity[now.bar])
      expect(then.days).toBeGreaterThanOrEqual(now.days)
    }),
  )
})
