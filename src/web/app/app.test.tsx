import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { naomi, SampleDesk } from '#web/dev/sample-desk.tsx'
import { ChunkLoadError } from '#web/lazy/load-chunk.ts'
import { downloads } from '#web/ui/downloads.ts'
import { App } from './app.tsx'
import { MemorySession } from '#web/session/memory-session.tsx'
import { Providers } from './providers.tsx'
import { returnPlace } from './return-place.ts'
import { type Session, SessionContext } from '#web/session/session.ts'

beforeEach(() => returnPlace.forget())
afterEach(cleanup)

const slow = { timeout: 20_000 }

function openAt(path: string, desk: React.ReactNode) {
  window.history.replaceState(null, '', path)
  render(<Providers env="test">{desk}</Providers>)
}

test('the logo pulses first; an attorney who opens /login lands on the dashboard', async () => {
  openAt(
    '/login',
    <SampleDesk>
      <App />
    </SampleDesk>,
  )
  expect(screen.getByRole('status').textContent).toBe('Drafty is starting')
  expect(await screen.findByRole('heading', { level: 1, name: /Good .*, Naomi/ }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/')
  expect(document.title).toBe('Dashboard · Drafty')
})

test('going to another page sets the title and moves the focus to its heading', async () => {
  openAt(
    '/',
    <SampleDesk>
      <App />
    </SampleDesk>,
  )
  await screen.findByRole('heading', { level: 1, name: /Good/ }, slow)
  fireEvent.click(screen.getByRole('link', { name: 'Clients' }))
  await waitFor(() => expect(document.title).toBe('Client Management · Drafty'), slow)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
})

test('a visitor is led to the login screen, from any path', async () => {
  openAt(
    '/drafty/clients?q=ana',
    <MemorySession>
      <App />
    </MemorySession>,
  )
  expect(await screen.findByRole('button', { name: 'Log in' }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/login')
  expect(returnPlace.get()).toBe('/drafty/clients?q=ana')
})

function LateDesk() {
  const [state, setState] = useState<'logged-out' | 'logged-in'>('logged-out')
  return (
    <>
      <button type="button" onClick={() => setState('logged-in')}>
        The server answers
      </button>
      <SessionContext value={{ ...(naomi as Session), state, logOut: () => Promise.resolve() }}>
        <App />
      </SessionContext>
    </>
  )
}

test('who logs in comes back to where they wanted to go', async () => {
  openAt('/drafty/faq', <LateDesk />)
  await screen.findByRole('button', { name: 'Log in' }, slow)
  fireEvent.click(screen.getByRole('button', { name: 'The server answers' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Questions and answers' }, slow)).toBeDefined()
  expect(window.location.pathname).toBe('/drafty/faq')
})

test('logging out leads to the login screen and forgets what was on the desk', async () => {
  openAt(
    '/drafty/faq',
    <SampleDesk>
      <App />
    </SampleDesk>,
  )
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
  openAt(
    '/dev/late',
    <MemorySession>
      <App extraRoutes={[{ path: '/dev/late', lazy }]} />
    </MemorySession>,
  )
  expect(await screen.findByRole('heading', { name: 'Loading Error' }, slow)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Reload Page' })).toBeDefined()
  expect(screen.getByRole('region', { name: 'Notifications' })).toBeDefined()
  gone = false
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'It arrived' }, slow)).toBeDefined()
})

test('an account without the permission stays on the dashboard', async () => {
  openAt(
    '/drafty/clients',
    <MemorySession start={{ ...naomi, permissions: [] }}>
      <App />
    </MemorySession>,
  )
  await screen.findByRole('heading', { level: 1, name: /Good/ }, slow)
  expect(window.location.pathname).toBe('/')
})
