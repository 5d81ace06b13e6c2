import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { CopyButton } from './copy-button.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function copy() {
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  await act(() => vi.advanceTimersByTimeAsync(0))
}

test('copying says so for three seconds', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  renderPage(<CopyButton text="naomi@clarkelaw.example" />)
  await copy()
  expect(writeText).toHaveBeenCalledWith('naomi@clarkelaw.example')
  expect(screen.getByRole('status').textContent).toBe('copied')
  await act(() => vi.advanceTimersByTimeAsync(2999))
  expect(screen.getByRole('status').textContent).toBe('copied')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a clipboard that refuses is said too', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  renderPage(<CopyButton text="naomi@clarkelaw.example" />)
  await copy()
  expect(screen.getByRole('status').textContent).toBe('Failed to copy')
})
