import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePart } from './use-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part that does not arrive leaves the page standing, and comes the next time it is wanted', async () => {
  let gone = true
  const load = () =>
    gone ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : Promise.resolve('menu')
  const onMissing = vi.fn<() => void>()
  const { result, rerender } = renderHook(({ wanted }) => usePart(load, wanted, onMissing), {
    initialProps: { wanted: false },
  })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(onMissing).not.toHaveBeenCalled()
  rerender({ wanted: true })
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(onMissing).toHaveBeenCalledOnce()
  expect(result.current).toBeNull()
  rerender({ wanted: false })
  gone = false
  rerender({ wanted: true })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current).toBe('menu')
})
