import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { connection } from '#web/data/connection.ts'
import { ConnectionNotice } from './connection-notice.tsx'

/** Whether the server says that it lives. */
let lives = false

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () =>
    lives ? Promise.resolve(Response.json({ status: 'ok' })) : Promise.reject(new TypeError()),
  )
})
afterEach(() => {
  act(() => connection.regain())
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const said = () => screen.getByRole('status').textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a server that does not answer is told and asked every three seconds, and the notice goes when it does', async () => {
  lives = false
  renderPage(<ConnectionNotice />)
  expect(said()).toBe('')
  act(() => connection.lose())
  expect(said()).toContain('The server does not answer. What you typed stays on this page')
  await pass(9000)
  expect(said()).toContain('The server does not answer.')
  lives = true
  await pass(3000)
  expect(said()).toBe('')
})

test('an answer that is not of the server is no loss while the server lives', async () => {
  lives = true
  renderPage(<ConnectionNotice />)
  await act(() => connection.doubt())
  expect(said()).toBe('')
  lives = false
  await act(() => connection.doubt())
  expect(said()).toContain('The server does not answer.')
})

test('a call that takes longer than ten seconds is told until it is answered', async () => {
  renderPage(<ConnectionNotice />)
  let answer: () => void = () => undefined
  const waiting = connection.watch(new Promise<void>((resolve) => (answer = resolve)))
  await pass(9999)
  expect(said()).toBe('')
  await pass(1)
  expect(said()).toBe('The server is slow to answer. What you typed stays on this page.')
  answer()
  await act(() => waiting)
  expect(said()).toBe('')
})
