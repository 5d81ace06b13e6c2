import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useStartUp } from './start-up.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}
const startUp = (ready: boolean) =>
  renderHook(({ isReady }: { isReady: boolean }) => useStartUp(isReady), { initialProps: { isReady: ready } })

test('the logo stays 300 ms after the app is ready', () => {
  const { result, rerender } = startUp(false)
  pass(1000)
  rerender({ isReady: true })
  pass(299)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
})

test('the logo never stays longer than 5 s', () => {
  const { result } = startUp(false)
  pass(4999)
  expect(result.current).toBe(true)
  pass(1)
  expect(result.current).toBe(false)
})

test('an app that is ready late does not add to the 5 s', () => {
  const { result, rerender } = startUp(false)
  pass(4900)
  rerender({ isReady: true })
  pass(100)
  expect(result.current).toBe(false)
})
