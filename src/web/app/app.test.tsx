import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { api } from '#contract/api.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerCallsBy } from '#web/data/call.ts'
import { keepToken } from '#web/data/token.ts'
import { answer, createInPageServer } from '#web/dev/in-page-server.ts'
import { naomi, sampleCalls } from '#web/dev/sample-server.ts'
import { ChunkLoadError } from '#web/lazy/load-chunk.ts'
import { downloads } from '#web/ui/downloads.ts'
import { App } from './app.tsx'
import { Providers, queryClient } from './providers.tsx'
import { returnPlace } from './return-place.ts'
import { useSessionStore } from '#web/session/session.ts'
import { SessionProvider } from '#web/session/session-provider.tsx'

beforeEach(() => {
  returnPlace.forget()
  localStorage.clear()
  queryClient.clear()
})
afterEach(() => {
  cleanup()
  answerCallsBy()
})

const slow = { timeout: 120_000 }

/** Opens the app for an attorney at the desk, or for a visitor. */
function openAt(path: string, who: 'attorney' | 'visitor', app = <App />, calls = sampleCalls) {
  window.history.replaceState(null, '', path)
  answerCallsBy(createInPageServer(calls))
  if (who === 'attorney') keepToken(naomi.token)
  render(
    <Providers env="test">
      <SessionProvider>{app}</SessionProvider>
    </Providers>,
  )
}

test('the logo pulses first; an attorney who opens /login lands on the dashboard', async () => {
  openAt('/login', 'attorney')
  expect(screen.getByRole('status').textContent).toBe('Drafty is starting')
  expect(await screen.findByRole('heading', { level: 1, name: /Good .*, Naomi/ }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/')
  expect(document.title).toBe('Dashboard · Drafty')
})

test('going to another page sets the title and moves the focus to its heading', async () => {
  openAt('/', 'attorney')
  await screen.findByRole('heading', { level: 1, name: /Good/ }, slow)
  fireEvent.click(screen.getByRole('link', { name: 'Clients' }))
  await waitFor(() => expect(document.title).toBe('Client Management · Drafty'), slow)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('the evidence of no tool leads to the dashboard, as every address without a page does', async () => {
  openAt('/ai/nothing/evidence?client=c1', 'attorney')
  expect(await screen.findByRole('heading', { level: 1, name: /Good .*, Naomi/ }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/')
})

test('a visitor is led to the login screen, from any path', async () => {
  openAt('/drafty/clients?q=ana', 'visitor')
  expect(await screen.findByRole('button', { name: 'Log in' }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/login')
  expect(returnPlace.get()).toBe('/drafty/clients?q=ana')
})

function LateAnswer() {
  const { accept } = useSessionStore()
  return (
    <button type="button" onClick={() => accept(naomi)}>
      The server answers
    </button>
  )
}

test('who logs in comes back to where they wanted to go', async () => {
  openAt(
    '/drafty/faq',
    'visitor',
    <>
      <LateAnswer />
      <App />
    </>,
  )
  await screen.findByRole('button', { name: 'Log in' }, slow)
  fireEvent.click(screen.getByRole('button', { name: 'The server answers' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/drafty/faq')
})

test('logging out leads to the login screen and forgets what was on the desk', async () => {
  openAt('/drafty/faq', 'attorney')
  await screen.findByRole('heading', { level: 1, name: 'Questions and answers' }, slow)
  act(() => downloads.add({ id: '1', fileName: 'Ana Rivera - Expert Letter.docx' }))
  fireEvent.click(screen.getByRole('button', { name: /Account menu/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Log Out' }))
  expect(await screen.findByRole('button', { name: 'Log in' }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/login')
  expect(returnPlace.get()).toBeNull()
  expect(downloads.get()).toEqual([])
})

test('a page that did not arrive says so inside what is there, and comes with Try Again', async () => {
  let gone = true
  const lazy = () => {
    if (gone) return Promise.reject(new ChunkLoadError('CHUNK_LOAD_FAILED', null))
    return Promise.resolve({ Component: () => <h1>It arrived</h1> })
  }
  openAt('/dev/late', 'visitor', <App extraRoutes={[{ path: '/dev/late', lazy }]} />)
  expect(await screen.findByRole('heading', { name: 'Loading Error' }, slow)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined()
  gone = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'It arrived' }, slow)).toBeDefined()
})

test('an account without the permission stays on the dashboard', async () => {
  openAt('/drafty/clients', 'attorney', <App />, [
    answer(api.refresh, () => ({ ...naomi, attorney: { ...naomi.attorney, permissions: [] } })),
    ...sampleCalls,
  ])
  await screen.findByRole('heading', { level: 1, name: /Good/ }, slow)
  expect(window.location.pathname).toBe('/')
})
