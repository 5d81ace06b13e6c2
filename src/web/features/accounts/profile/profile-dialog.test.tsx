import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { SessionStoreContext } from '#web/session/session.ts'
import { createSessionStore } from '#web/session/session-store.ts'
import { Toasts } from '#web/ui/toasts.tsx'
import { errorOnShow } from '#web/ui/show-error.ts'
import { ProfileDialog } from './profile-dialog.tsx'

const profile = {
  id: 'p',
  user_id: 'u',
  email: 'nora@firm.example',
  phone: '+1 555 0100',
  first_name: 'Nora',
  middle_name: null,
  last_name: 'Castell',
  title: null,
  firm_name: null,
  license_number: '123456',
  license_authority: 'State Bar of California',
  address_1: '1 Main Street',
  address_2: null,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  created_at: '2026-11-20T17:00:00.000Z',
  updated_at: '2026-11-20T17:00:00.000Z',
  is_verified: false,
  is_placeholder: false,
}

const sent: string[] = []
let answers: Readonly<Record<string, () => Response | Promise<Response>>>

beforeEach(() => {
  localStorage.clear()
  sent.length = 0
  answers = { 'GET /api/attorneys/me': () => Response.json(profile) }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    sent.push(`${method} ${url}`)
    return (
      answers[`${method} ${url}`]?.() ?? Response.json({ code: 'not-found', message: 'Not Found' }, { status: 404 })
    )
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(onClose: () => void = () => undefined) {
  const store = createSessionStore(() => undefined)
  return render(
    <MantineProvider>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <SessionStoreContext value={store}>
          <MemoryRouter>
            <ProfileDialog onClose={onClose} />
            <Toasts />
          </MemoryRouter>
        </SessionStoreContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
}

/** Time passes, and the page shows what came of it. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })

test('a profile opens read-only; Edit Profile makes all but the address editable; a save closes after 2.5 s', async () => {
  let closed = 0
  answers = { ...answers, 'PUT /api/attorneys': () => Response.json({ ...profile, title: 'Esq.' }) }
  open(() => void (closed += 1))
  expect(screen.getByText('Please, hold on while we fetch attorney profile.').isConnected).toBe(true)
  const edit = await screen.findByRole('button', { name: 'Edit Profile' })
  expect(field(/^First Name/).readOnly).toBe(true)
  fireEvent.click(edit)
  expect([field(/^First Name/).readOnly, field(/^Email/).readOnly]).toEqual([false, true])
  fireEvent.change(field(/^Title/), { target: { value: 'Esq.' } })
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await pass(10)
  expect(screen.getByText('Successfully edited attorney profile.').isConnected).toBe(true)
  expect(field(/^First Name/).readOnly).toBe(true)
  await pass(2400)
  expect(closed).toBe(0)
  await pass(100)
  expect(closed).toBe(1)
})

test('a required field that is empty is listed in a dialog, and the call is not made', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  fireEvent.change(field(/^Phone/), { target: { value: '   ' } })
  fireEvent.change(field(/^Licensing Authority/), { target: { value: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(errorOnShow.get()?.error).toEqual(['Phone', 'Licensing Authority'])
  expect(sent.filter((call) => call.startsWith('PUT'))).toEqual([])
})

test('a failed update says so for five seconds', async () => {
  answers = { ...answers, 'PUT /api/attorneys': () => Promise.reject(new TypeError('offline')) }
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  await pass(10)
  const sentence =
    'Error updating profile. Please try again or contact our support team at support@drafty.example if the issue persists.'
  expect(screen.queryByText(sentence)).not.toBeNull()
  await pass(5000)
  expect(screen.queryByText(sentence)).toBeNull()
})

test('a failed creation shows the words of the server, or its own, for fifteen seconds', async () => {
  answers = {
    'GET /api/attorneys/me': () => Response.json({ ...profile, is_placeholder: true }),
    'POST /api/attorneys/me': () => Promise.reject(new TypeError('offline')),
  }
  open()
  const create = await screen.findByRole('button', { name: 'Create Profile' })
  vi.useFakeTimers()
  fireEvent.click(create)
  await pass(10)
  expect(screen.queryByText('Error creating attorney profile.')).not.toBeNull()
  await pass(14_900)
  expect(screen.getByText('Error creating attorney profile.').isConnected).toBe(true)
  await pass(200)
  expect(screen.queryByText('Error creating attorney profile.')).toBeNull()
})

test('after a creation the token, the account and the profile are read anew, and the dialog closes', async () => {
  let closed = 0
  answers = {
    'GET /api/attorneys/me': () => Response.json({ ...profile, is_placeholder: true }),
    'POST /api/attorneys/me': () => Response.json(profile, { status: 201 }),
  }
  const refreshed = vi.spyOn(QueryClient.prototype, 'invalidateQueries')
  onTestFinished(() => refreshed.mockRestore())
  open(() => void (closed += 1))
  const create = await screen.findByRole('button', { name: 'Create Profile' })
  sent.length = 0
  refreshed.mockClear()
  fireEvent.click(create)
  await waitFor(() => expect(closed).toBe(1))
  expect(sent).toEqual(expect.arrayContaining(['POST /api/attorneys/me', 'GET /api/attorneys/refresh']))
  expect(refreshed.mock.calls.map(([filters]) => filters?.queryKey?.[0])).toContain('subscription')
})

test('the form has the fourteen fields, and nothing of what the server keeps beside them', async () => {
  open()
  await screen.findByRole('button', { name: 'Edit Profile' })
  const names = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name)
  expect(names).toHaveLength(14)
  for (const kept of ['created_at', 'updated_at', 'is_verified', 'is_placeholder']) expect(names).not.toContain(kept)
  expect(document.body.textContent).not.toContain(profile.created_at)
})

test('a profile that does not load says so twice: what is missing, and why', async () => {
  answers = { 'GET /api/attorneys/me': () => Promise.reject(new TypeError('offline')) }
  open()
  await screen.findByText('No profile information available.')
  const words = 'Error getting attorney profile. An unexpected error occurred while getting attorney profile'
  await waitFor(() => expect(screen.getByText(words)).toBeTruthy())
})

test('opening it asks for the subscription status anew', async () => {
  const cache = new QueryClient()
  const asked = vi.spyOn(cache, 'invalidateQueries')
  render(
    <MantineProvider>
      <QueryClientProvider client={cache}>
        <SessionStoreContext value={createSessionStore(() => undefined)}>
          <MemoryRouter>
            <ProfileDialog onClose={() => undefined} />
          </MemoryRouter>
        </SessionStoreContext>
      </QueryClientProvider>
    </MantineProvider>,
  )
  await screen.findByRole('button', { name: 'Edit Profile' })
  expect(asked).toHaveBeenCalledWith({ queryKey: ['subscription'] })
})

test('edits that are cancelled are not lost without a word, and come back while the notice stands', async () => {
  let closed = 0
  open(() => void (closed += 1))
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Profile' }))
  fireEvent.change(field(/Firm/), { target: { value: 'Castell Law' } })
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(closed).toBe(1)
  expect((await screen.findByText('Your changes to the profile were not saved.')).isConnected).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Bring them back' }))
  expect(field(/Firm/).value).toBe('Castell Law')
  cleanup()
  // Left without Cancel they are there again, and it is said.
  open()
  expect((await screen.findByText(/was kept on this device and is here again/)).isConnected).toBe(true)
  expect(field(/Firm/).value).toBe('Castell Law')
})

test('the dialog of an existing profile is called Profile Settings', async () => {
  open()
  expect((await screen.findByRole('button', { name: 'Edit Profile' })).isConnected).toBe(true)
  expect(screen.getByRole('dialog', { name: 'Profile Settings' }).isConnected).toBe(true)
})
