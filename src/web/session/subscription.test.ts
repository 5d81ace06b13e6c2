import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { api } from '#contract/api.ts'
import { answerCallsBy } from '#web/data/call.ts'
import { answer, createInPageServer } from '#web/dev/in-page-server.ts'
import { samplePlan } from '#web/dev/sample-server.ts'
import { subscriptionQuery } from './subscription.ts'

afterEach(() => {
  vi.useRealTimers()
  answerCallsBy()
})

test('the status is kept for 60 seconds, and whoever asks meanwhile shares one request', async () => {
  vi.useFakeTimers()
  let asked = 0
  const status = answer(api.getStatus, () => {
    asked += 1
    return samplePlan(Date.now())
  })
  answerCallsBy(createInPageServer([status]))
  const cache = new QueryClient()
  const look = () => cache.fetchQuery(subscriptionQuery)
  await Promise.all([look(), look()])
  vi.advanceTimersByTime(59_000)
  await look()
  expect(asked).toBe(1)
  vi.advanceTimersByTime(1000)
  await look()
  expect(asked).toBe(2)
})
