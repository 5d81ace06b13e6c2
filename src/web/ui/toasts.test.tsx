import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { notify } from './notify.tsx'
import { Toasts } from './toasts.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  renderPage(<Toasts />)
})

afterEach(() => {
  pass(30_000)
  pass(300)
  vi.useRealTimers()
})

function pass(ms: number) {
  act(() => void vi.advanceTimersByTime(ms))
}
const say = (...given: Parameters<typeof notify>) => act(() => notify(...given))
const shown = () => screen.queryAllByRole('button', { name: 'Close notification' }).length

test('a success stays 5 s and an error 15 s, and each fades for 300 ms', () => {
  say('success', 'Successfully edited attorney profile.')
  say('error', 'An error occurred. Please try again.')
  expect(shown()).toBe(2)
  pass(5000)
  expect(shown()).toBe(2)
  pass(299)
  expect(shown()).toBe(2)
  pass(1)
  expect(shown()).toBe(1)
  pass(15_000 - 5300)
  expect(shown()).toBe(1)
  pass(300)
  expect(shown()).toBe(0)
})

test('the same type and message is not added twice while it is open', () => {
  say('info', 'A new verification email has been sent')
  say('info', 'A new verification email has been sent')
  expect(shown()).toBe(1)
  say('warning', 'A new verification email has been sent')
  expect(shown()).toBe(2)
  pass(5000)
  pass(300)
  expect(shown()).toBe(0)
  say('info', 'A new verification email has been sent')
  expect(shown()).toBe(1)
})

test('the close callback runs once, after the fade-out', () => {
  const onClose = vi.fn<() => void>()
  say('default', 'Your draft was saved.', { onClose })
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  pass(299)
  expect(onClose).not.toHaveBeenCalled()
  pass(1)
  expect(onClose).toHaveBeenCalledOnce()
  pass(10_000)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a toast that is pointed at waits, and goes on with the time that was left', () => {
  say('success', 'Successfully created attorney profile.')
  pass(4000)
  const toast = screen.getByText('Successfully created attorney profile.')
  fireEvent.mouseOver(toast)
  pass(60_000)
  expect(shown()).toBe(1)
  fireEvent.mouseOut(toast)
  pass(1000)
  expect(shown()).toBe(1)
  pass(300)
  expect(shown()).toBe(0)
})

test('errors interrupt a screen reader, other toasts do not', () => {
  say('error', 'Download failed')
  say('info', 'Saved')
  expect(screen.getByRole('alert').textContent).toContain('Download failed')
  expect(screen.getByRole('status').textContent).toContain('Saved')
})

test('a notification has an id of its own, a type and a message', () => {
  say('warning', 'The law pack is older than a month.')
  say('error', 'The law pack is older than a month.')
  const shownNow = [...document.querySelectorAll('[id^="toast-"]')]
  expect(new Set(shownNow.map(({ id }) => id)).size).toBe(2)
  for (const type of ['warning', 'error'])
    expect(shownNow.filter(({ className }) => className.includes(type))).toHaveLength(1)
  for (const { textContent } of shownNow) expect(textContent).toContain('The law pack is older than a month.')
})
