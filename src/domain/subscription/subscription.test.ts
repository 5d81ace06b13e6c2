import fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterCheckout } from './checkout-rules.ts'
import { canGenerateAt, creditLimit, type Subscription } from './entitlement.ts'
import { lastSeenText } from './last-seen.ts'
import { type BillingPeriod, planIds } from './plans.ts'
import { countsAsActive, isTrial, subscriptionStatuses } from './status.ts'
import { endOfTerm, termAt } from './term.ts'
import { subscriptionAt } from './subscription-at.ts'

const day = 86_400_000
const at = (text: string) => Date.parse(text)
const now = at('2026-11-20T17:00:00Z')
const streamline = planIds[0] ?? ''
const accelerate = planIds[1] ?? ''
const growth = planIds[2] ?? ''

const starter: Subscription = {
  status: 'placeholder',
  planId: null,
  period: null,
  termStart: null,
  termEnd: null,
  dueSince: null,
  anchor: null,
  renewsItself: true,
}
const paid = afterCheckout(starter, { planId: accelerate, period: 'monthly', isTrial: false }, now)

const mayUse = (createdAt: string, then: string) => canGenerateAt(starter, at(createdAt), at(then))

const anyTime = fc.integer({ min: at('2024-01-01'), max: at('2032-12-31') })
const anyPeriod = fc.constantFrom<BillingPeriod>('monthly', 'yearly')
const anyChoice = fc.record({ planId: fc.constantFrom(...planIds), period: anyPeriod, isTrial: fc.boolean() })

test('the status table: who may generate, and how much', () => {
  const term = { planId: streamline, period: 'monthly', termStart: now, termEnd: now + 10 * day } as const
  const row = (status: string, more: Partial<Subscription> = {}) => {
    const subscription = { ...starter, ...term, status, ...more }
    return [
      canGenerateAt(subscription, now, now + day),
      canGenerateAt(subscription, now, now + 11 * day),
      creditLimit(subscription),
    ]
  }
  expect(row('placeholder', starter)).toEqual([true, false, 250])
  for (const trial of ['in_trial', 'trialing', 'trial'])
    expect(row(trial, { period: 'yearly' }), trial).toEqual([true, false, 500])
  for (const status of ['active', 'non_renewing']) expect(row(status)).toEqual([true, false, 500])
  for (const status of ['past_due', 'grace_period']) expect(row(status)).toEqual([true, true, 500])
  for (const status of ['inactive', 'cancelled']) expect(row(status)).toEqual([false, false, 500])
  expect(planIds.map((planId) => creditLimit({ ...paid, planId }))).toEqual([500, 1500, 3000])
  expect(planIds.map((planId) => creditLimit({ ...paid, planId, period: 'yearly' }))).toEqual([6000, 18_000, 36_000])
  expect(creditLimit({ ...paid, planId: 'a plan that is not sold any more' })).toBe(0)
})

test('the starter period is four days, or until July 12, 2025 for accounts made up to June 11, 2025', () => {
  expect(mayUse('2026-11-20T17:00:00Z', '2026-11-24T16:59:59.999Z')).toBe(true)
  expect(mayUse('2026-11-20T17:00:00Z', '2026-11-24T17:00:00Z')).toBe(false)
  expect(mayUse('2025-06-11T23:59:59Z', '2025-07-11T23:59:59Z')).toBe(true)
  expect(mayUse('2025-06-11T23:59:59Z', '2025-07-12T00:00:00Z')).toBe(false)
  expect(mayUse('2025-06-12T00:00:00Z', '2025-06-16T00:00:00Z')).toBe(false)
})

test('what is a trial, and what counts as active', () => {
  expect(subscriptionStatuses.filter(isTrial)).toEqual(['in_trial', 'trialing', 'trial'])
  expect(subscriptionStatuses.filter((status) => !countsAsActive(status))).toEqual([
    'placeholder',
    'grace_period',
    'inactive',
    'cancelled',
  ])
})

test('a term ends on the same day of a later month at the same time, over daylight saving and short months', () => {
  expect(endOfTerm(at('2026-03-01T05:30:00Z'), 'monthly')).toBe(at('2026-04-01T05:30:00Z'))
  expect(endOfTerm(at('2026-01-31T23:59:00Z'), 'monthly')).toBe(at('2026-02-28T23:59:00Z'))
  expect(endOfTerm(at('2026-01-31T00:00:00Z'), 'monthly', 2)).toBe(at('2026-03-31T00:00:00Z'))
  expect(endOfTerm(at('2028-02-29T12:00:00Z'), 'yearly')).toBe(at('2029-02-28T12:00:00Z'))
})

test('terms follow one another without gap or overlap, and every moment lies in its own', () => {
  fc.assert(
    fc.property(anyTime, anyPeriod, fc.integer({ min: 0, max: 4000 * day }), (start, period, later) => {
      const term = termAt(start, period, start + later)
      expect(term.start).toBeLessThanOrEqual(start + later)
      expect(term.end).toBeGreaterThan(start + later)
      expect(termAt(start, period, term.end).start).toBe(term.end)
    }),
  )
})

test('one that renews itself is always in a term; one whose end is planned is cancelled at that end, not before', () => {
  fc.assert(
    fc.property(anyTime, anyChoice, fc.integer({ min: 0, max: 1000 * day }), (start, choice, later) => {
      const active = afterCheckout(starter, { ...choice, isTrial: false }, start)
      const then = start + later
      expect(canGenerateAt(subscriptionAt(active, then), start, then)).toBe(true)
      const ending = subscriptionAt({ ...active, status: 'non_renewing' }, then)
      expect(ending.status).toBe(then < (active.termEnd ?? 0) ? 'non_renewing' : 'cancelled')
      expect(canGenerateAt(ending, start, then)).toBe(ending.status === 'non_renewing')
    }),
  )
})

test('a subscription that another provider renews ends with its term until the provider tells of the next', () => {
  const mirrored = { ...paid, renewsItself: false }
  const end = mirrored.termEnd ?? 0
  expect(canGenerateAt(subscriptionAt(mirrored, end - 1), now, end - 1)).toBe(true)
  expect(canGenerateAt(subscriptionAt(mirrored, end), now, end)).toBe(false)
})

test('an unpaid subscription is past due for seven days, in its grace period for seven after them, then inactive', () => {
  const unpaid = { ...paid, status: 'past_due', dueSince: now }
  const statusAfter = (days: number) => subscriptionAt(unpaid, now + days * day).status
  expect([0, 6.99, 7, 13.99, 14, 400].map(statusAfter)).toEqual([
    'past_due',
    'past_due',
    'grace_period',
    'grace_period',
    'inactive',
    'inactive',
  ])
})

test('a trial lasts fourteen days with the monthly limit of the plan, and there is one', () => {
  const trial = afterCheckout(starter, { planId: growth, period: 'yearly', isTrial: true }, now)
  expect([trial.status, trial.termEnd, creditLimit(trial)]).toEqual(['in_trial', now + 14 * day, 3000])
  expect(canGenerateAt(subscriptionAt(trial, now + 14 * day), now, now + 14 * day)).toBe(false)
})

test('an upgrade within the term keeps the term and raises the limit; after a trial a new term begins', () => {
  const upgraded = afterCheckout(paid, { planId: growth, period: 'monthly', isTrial: false }, now + 9 * day)
  expect([upgraded.termStart, upgraded.termEnd, creditLimit(upgraded)]).toEqual([paid.termStart, paid.termEnd, 3000])
  const yearly = afterCheckout(paid, { planId: accelerate, period: 'yearly', isTrial: false }, now + 9 * day)
  expect([yearly.termStart, yearly.termEnd]).toEqual([now, endOfTerm(now, 'yearly')])
  const trial = afterCheckout(starter, { planId: accelerate, period: 'monthly', isTrial: true }, now)
  const bought = afterCheckout(trial, { planId: accelerate, period: 'monthly', isTrial: false }, now + 2 * day)
  expect([bought.status, bought.termStart]).toEqual(['active', now + 2 * day])
})

test('whoever has just paid may generate, whatever was before', () => {
  const anySubscription = fc.record({
    status: fc.constantFrom(...subscriptionStatuses),
    planId: fc.option(fc.constantFrom(...planIds)),
    period: fc.option(anyPeriod),
    termStart: fc.option(anyTime),
    termEnd: fc.option(anyTime),
    dueSince: fc.option(anyTime),
    anchor: fc.option(anyTime),
    renewsItself: fc.boolean(),
  })
  fc.assert(
    fc.property(anySubscription, anyChoice, anyTime, (before, choice, then) => {
      const after = afterCheckout(before, choice, then)
      expect(canGenerateAt(subscriptionAt(after, then), 0, then)).toBe(true)
      expect(creditLimit(after)).toBeGreaterThanOrEqual(500)
    }),
  )
})

test('a yearly plan that is cancelled in its middle holds until its year is over', () => {
  const yearly = afterCheckout(starter, { planId: streamline, period: 'yearly', isTrial: false }, now)
  const cancelled = { ...yearly, status: 'non_renewing' }
  const half = now + 180 * day
  expect([subscriptionAt(cancelled, half).status, creditLimit(cancelled)]).toEqual(['non_renewing', 6000])
  expect(canGenerateAt(subscriptionAt(cancelled, half), now, half)).toBe(true)
  expect(subscriptionAt(cancelled, at('2027-11-20T17:00:00Z')).status).toBe('cancelled')
})

test('we last saw you: days by the calendar of the reader, then months, then years', () => {
  const seen = (time: string, offset = 0) => lastSeenText(at(time), now, offset)
  expect(seen('2026-11-20T00:00:00Z')).toBe('We last saw you today')
  expect(seen('2026-11-19T23:59:00Z')).toBe('We last saw you yesterday')
  expect(seen('2026-11-20T04:30:00Z', 300)).toBe('We last saw you yesterday')
  expect(seen('2026-11-10T12:00:00Z')).toBe('We last saw you 10 days ago')
  expect(seen('2026-10-20T12:00:00Z')).toBe('We last saw you 1 month ago')
  expect(seen('2026-07-14T12:00:00Z')).toBe('We last saw you 4 months ago')
  expect(seen('2025-11-20T12:00:00Z')).toBe('We last saw you 1 year ago')
  expect(seen('2023-01-01T12:00:00Z')).toBe('We last saw you 3 years ago')
  expect(lastSeenText(now + day, now)).toBe('We last saw you today')
})
