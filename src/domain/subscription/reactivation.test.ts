import { expect, test } from 'vitest'
import { reactivationOutcome } from './reactivation.ts'

test('a reactivation reads the detail as well as the message, in the order that the specification gives', () => {
  const said = (reply: Parameters<typeof reactivationOutcome>[0]) => reactivationOutcome(reply).message
  expect(said({ http: 200, status: 'pending', message: 'M', detail: 'D' })).toBe('M')
  expect(said({ http: 200, status: 'pending', detail: 'D' })).toBe('D')
  expect(said({ http: 200, status: 'pending', message: ' ' })).toBe('Failed to reactivate subscription')
  expect(said({ http: 500, message: 'M', detail: 'D' })).toBe('D')
  expect(said({ http: 409, message: 'M' })).toBe('M')
  expect(said({ http: 500 })).toBe('Failed to reactivate subscription. Please try again.')
  expect(said({ http: undefined })).toBe('Failed to reactivate subscription. Please try again.')
  expect(reactivationOutcome({ http: 402, detail: 'D' })).toEqual({ kind: 'payment', message: 'D' })
  expect(said({ http: 402 })).toBe('Payment information required. Please update your payment method.')
  expect(said({ http: 404, message: 'M' })).toBe('No subscription found. Please contact support.')
  expect(said({ http: 200, status: 'success' })).toBe('Subscription successfully reactivated! Redirecting...')
})
