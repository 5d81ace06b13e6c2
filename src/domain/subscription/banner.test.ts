import { expect, test } from 'vitest'
import { bannerFor } from './banner.ts'
import { trialRemaining } from './billing-messages.ts'
import { reactivationOutcome } from './reactivation.ts'

const banner = (status: string | undefined, canGenerate = true, isDependent = false) =>
  bannerFor({ isDependent, status, canGenerate })

test('who has no subscription is asked to subscribe, who tries is told how long, whose trial is over may upgrade', () => {
  expect([banner(undefined), banner('placeholder'), banner('inactive', false)]).toEqual([
    'subscribe',
    'subscribe',
    'subscribe',
  ])
  for (const trial of ['in_trial', 'trialing', 'trial'])
    expect([banner(trial), banner(trial, false)]).toEqual(['trial', 'expired'])
  for (const status of ['active', 'non_renewing', 'past_due', 'grace_period', 'cancelled'])
    expect(banner(status)).toBeNull()
})

test('dependents have no banner: their subscription is the affair of the admin', () => {
  for (const status of [undefined, 'placeholder', 'in_trial', 'inactive'])
    expect(banner(status, false, true)).toBeNull()
})

test('the days of a trial are counted down to its last', () => {
  expect([trialRemaining(14), trialRemaining(1), trialRemaining(0)]).toEqual([
    '14 days remain of your free trial. Choose a plan to keep drafting after it.',
    'Your free trial ends within a day. Choose a plan to keep drafting.',
    'Your free trial has expired',
  ])
})

test('every answer to a reactivation has its sentence', () => {
  expect(reactivationOutcome({ http: 200, status: 'success' })).toEqual({
    kind: 'reactivated',
    message: 'Subscription successfully reactivated! Redirecting...',
  })
  const message = (reply: Parameters<typeof reactivationOutcome>[0]) => {
    const outcome = reactivationOutcome(reply)
    return [outcome.kind, outcome.message]
  }
  expect(message({ http: 200, status: 'pending', message: 'Not yet.' })).toEqual(['refused', 'Not yet.'])
  expect(message({ http: 200, status: 'pending' })).toEqual(['refused', 'Failed to reactivate subscription'])
  expect(message({ http: 402, detail: 'The card has expired.' })).toEqual(['payment', 'The card has expired.'])
  expect(message({ http: 402 })).toEqual([
    'payment',
    'Payment information required. Please update your payment method.',
  ])
  expect(message({ http: 404, detail: 'gone' })).toEqual(['refused', 'No subscription found. Please contact support.'])
  expect(message({ http: 503, detail: 'The billing service does not answer.' })).toEqual([
    'refused',
    'The billing service does not answer.',
  ])
  for (const http of [500, undefined])
    expect(message({ http })).toEqual(['refused', 'Failed to reactivate subscription. Please try again.'])
})
