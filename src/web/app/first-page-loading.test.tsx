import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { FirstPageLoading } from './first-page-loading.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the logo is gone five seconds after the page began to load, however long its code takes', () => {
  vi.spyOn(performance, 'now').mockReturnValue(3000)
  renderPage(<FirstPageLoading />)
  act(() => void vi.advanceTimersByTime(1999))
  expect(screen.getByText('Drafty is starting')).toBeDefined()
  act(() => void vi.advanceTimersByTime(1))
  expect(screen.queryByText('Drafty is starting')).toBeNull()
  expect(screen.getByRole('status', { name: 'Loading the page' })).toBeDefined()
})
