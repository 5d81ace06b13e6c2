import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Subscription } from './entitlement.ts'
import { nextLook, nextPassing, reminderDue, remindersOf } from './passing.ts'
import { plans } from './plans.ts'
import { endOfTerm } from './term.ts'
import { subscriptionAt } from './subscription-at.ts'

const day = 86_400_000
const start = Date.parse('2026-01-31T15:30:00Z')

const anyPlan = fc.record({
  planId: fc.constantFrom(...plans.map(({ plan_id }) => plan_id)),
  period: fc.constantFrom('monthly' as const, 'yearly' as const),
})

const anySubscription = fc
  .record({
    status: fc.constantFrom('active', 'in_trial', 'non_renewing', 'past_due', 'cancelled', 'inactive'),
    plan: anyPlan,
    planned: fc.option(anyPlan),
    paymentOnFile: fc.boolean(),
    begun: fc.integer({ min: 0, max: 400 }).map((days) => start + days * day),
  })
  .map(({ status, plan, planned, paymentOnFile, begun }): Subscription => {
    const termEnd = status === 'in_trial' ? begun + 14 * day : endOfTerm(begun, plan.period)
    const dueSince = status === 'past_due' ? begun : null
    const terms = { termStart: begun, termEnd, dueSince, anchor: begun }
    return { status, ...plan, ...terms, renewsItself: true, planned, paymentOnFile }
  })

test('step by step the clock comes to the same subscription as a look at any moment', () => {
  fc.assert(
    fc.property(anySubscription, fc.integer({ min: 0, max: 900 }), (stored, days) => {
      const now = start + days * day
      let subscription = stored
      for (let steps = 0; steps < 100; steps++) {
        const passing = nextPassing(subscription)
        if (!passing || passing.at > now) break
        subscription = passing.after
      }
      const { status, planId, period, termStart, termEnd } = subscriptionAt(stored, now)
      expect(subscription).toMatchObject({ status, planId, period, termStart, termEnd })
    }),
  )
})

test('terms of the 31st come back to it, with one step for each', () => {
  const monthly = { planId: plans[1]?.plan_id ?? '', period: 'monthly' as const }
  let subscription: Subscription = {
    status: 'active',
    ...monthly,
    termStart: start,
    termEnd: endOfTerm(start, 'monthly'),
    dueSince: null,
    anchor: start,
    renewsItself: true,
  }
  const begins: string[] = []
  for (let term = 0; term < 3; term++) {
    const passing = nextPassing(subscription)
    if (passing) begins.push(new Date(passing.at).toISOString())
    subscription = passing?.after ?? subscription
  }
  expect(begins).toEqual(['2026-02-28T15:30:00.000Z', '2026-03-31T15:30:00.000Z', '2026-04-30T15:30:00.000Z'])
})

const trial: Subscription = {
  status: 'in_trial',
  planId: plans[0]?.plan_id ?? '',
  period: 'monthly',
  termStart: start,
  termEnd: start + 14 * day,
  dueSince: null,
  anchor: start,
  renewsItself: true,
}

test('a trial is told three days and one day before its end, and at its end; one that is ordered once, with its sum', () => {
  const kindsAt = (hours: number, follows: boolean) =>
    reminderDue(remindersOf(trial, follows), start + 14 * day + hours * 3_600_000)?.kind
  expect([-73, -72, -50, -47, -24, -2, 0, 20, 30].map((hours) => kindsAt(hours, false))).toEqual([
    undefined,
    'trial-3',
    'trial-3',
    // More than a day late: it is not sent any more.
    undefined,
    'trial-1',
    'trial-1',
    'trial-over',
    'trial-over',
    undefined,
  ])
  expect([-72, -24, 0].map((hours) => kindsAt(hours, true))).toEqual(['trial-charge-3', undefined, undefined])
})

test('the clock comes back for the next thing that is due, and not without one', () => {
  const end = start + 14 * day
  expect(nextLook(trial, false, start)).toBe(end - 3 * day)
  expect(nextLook(trial, false, end - 3 * day)).toBe(end - day)
  expect(nextLook(trial, false, end)).toBeUndefined()
  expect(nextLook({ ...trial, status: 'cancelled' }, false, start)).toBeUndefined()
  const year = { ...trial, status: 'active', period: 'yearly' as const, termEnd: endOfTerm(start, 'yearly') }
  expect(nextLook(year, false, start)).toBe(endOfTerm(start, 'yearly') - 30 * day)
  expect(nextLook({ ...year, status: 'past_due', dueSince: start }, false, start)).toBe(start + 7 * day)
})
