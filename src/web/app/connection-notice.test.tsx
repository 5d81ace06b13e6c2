import { act, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#test/render-page.tsx'
import { connection } from './connection.ts'
import { ConnectionNotice } from './connection-notice.tsx'

afterEach(() => connection.report(true))

test('a server that does not answer is told, and the notice goes when it does', () => {
  renderPage(<ConnectionNotice />)
  expect(screen.getByRole('status').textContent).toBe('')
  act(() => connection.report(false))
  expect(screen.getByRole('status').textContent).toBe('The server does not answer. What you typed stays on this page.')
  act(() => connection.report(true))
  expect(screen.getByRole('status').textContent).toBe('')
})
