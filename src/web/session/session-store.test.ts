import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSessionStore } from './session-store.ts'
import { keepToken, readToken } from '#web/data/token.ts'

const account = {
  attorney: {
    created_at: '2026-11-20T17:00:00.000Z',
    is_placeholder: true,
    last_login_date: null,
    credits: 250,
    status: 'placeholder',
    permissions: ['user'],
    first_name: null,
    last_name: null,
    email: 'ana@firm.example',
  },
  subscription_status: 'placeholder',
  user_last_payment_at: null,
  is_dependent: false,
  parent_email: null,
  is_email_verified: false,
  needs_terms: false,
}

let calls: string[] = []
/** What the server answers next; a thrown error is no answer at all. */
let answer: () => Response
let refreshes = 0

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  calls = []
  refreshes = 0
  answer = () => Response.json({ ...account, token: `token ${(refreshes += 1)}` })
  vi.stubGlobal('fetch', (url: string) => {
    if (url.endsWith('/livez')) return new Promise(() => undefined)
    calls.push(url)
    return new Promise((resolve) => resolve(answer()))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const deadToken = () =>
  Response.json({ code: 'token-authentication-failed', message: 'Token Authentication Failed' }, { status: 401 })
const noAnswer = () => {
  throw new TypeError('Failed to fetch')
}

test('without a token nobody is asked, and nobody is logged in', async () => {
  const store = createSessionStore(() => undefined)
  expect(store.get().state).toBe('initializing')
  await store.start()
  expect([store.get().state, calls]).toEqual(['logged-out', []])
})

test('with a token the account is asked for at start, and again every twenty minutes', async () => {
  keepToken('token 0')
  const store = createSessionStore(() => undefined)
  await store.start()
  expect([store.get().state, readToken()]).toEqual(['logged-in', 'token 1'])
  await vi.advanceTimersByTimeAsync(1_199_999)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([calls.length, readToken()]).toEqual([2, 'token 2'])
})

test('an answer other than a good one at the refresh logs out and forgets everything', async () => {
  let ended = 0
  keepToken('token 0')
  const store = createSessionStore(() => void (ended += 1))
  await store.start()
  answer = () => Response.json({ code: 'not-found', message: 'Not Found' }, { status: 404 })
  await store.refresh()
  expect([store.get().state, readToken(), ended]).toEqual(['logged-out', null, 1])
})

test('Token Authentication Failed logs out at once, once', async () => {
  let ended = 0
  keepToken('token 0')
  const store = createSessionStore(() => void (ended += 1))
  await store.start()
  answer = deadToken
  await store.refresh()
  await store.refresh()
  expect([store.get().state, readToken(), ended]).toEqual(['logged-out', null, 1])
})

test('no answer at the refresh is no failure: it is tried again until there is one', async () => {
  keepToken('token 0')
  const store = createSessionStore(() => undefined)
  await store.start()
  const good = answer
  answer = noAnswer
  await vi.advanceTimersByTimeAsync(1_200_000)
  expect([store.get().state, readToken()]).toEqual(['logged-in', 'token 1'])
  answer = good
  await vi.advanceTimersByTimeAsync(30_000)
  expect(readToken()).toBe('token 2')
})

const broken = () => Response.json({ code: 'unexpected', message: 'An unexpected error occurred.' }, { status: 500 })

test.each([
  ['no answer', noAnswer],
  ['a server that fails', broken],
])('%s at start keeps the token and is asked again until there is an answer', async (_, failure) => {
  keepToken('token 0')
  const good = answer
  answer = failure
  const store = createSessionStore(() => undefined)
  await store.start()
  expect([store.get().state, readToken()]).toEqual(['initializing', 'token 0'])
  answer = good
  await vi.advanceTimersByTimeAsync(5000)
  expect([store.get().state, readToken()]).toEqual(['logged-in', 'token 1'])
})

test('a server that fails at the refresh logs nobody out', async () => {
  keepToken('token 0')
  const store = createSessionStore(() => undefined)
  await store.start()
  answer = broken
  await store.refresh()
  expect([store.get().state, readToken()]).toEqual(['logged-in', 'token 1'])
})

test('a logout in another tab logs out here', async () => {
  keepToken('token 0')
  const store = createSessionStore(() => undefined)
  await store.start()
  window.dispatchEvent(new StorageEvent('storage', { key: 'drafty.token', newValue: null }))
  expect(store.get().state).toBe('logged-out')
})
