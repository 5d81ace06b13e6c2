import { api } from '#contract/api.ts'
import type { Session as Reply } from '#contract/sessions.ts'
import { AppError, errors } from '#contract/errors.ts'
import { call, NoAnswer } from '#web/data/call.ts'
import { onRegained } from '#web/data/connection.ts'
import {
  endSessionEverywhere,
  keepToken,
  onSessionBegin,
  onSessionEnd,
  readToken,
  type SessionEnd,
} from '#web/data/token.ts'
import { loginNote } from './login-note.ts'

/** Token and profile are refreshed this often while logged in (specification 1, section 4). */
const refreshEveryMs = 1_200_000
/** After a refresh that nobody answered, and after a start. */
const tryAgainMs = 30_000
const startAgainMs = 5000

/** The account of a session, as the server describes it. */
export type AccountAtDesk = Omit<Reply, 'token'>

export type SessionState =
  /** Also while nobody answers at start: the login screen shows after 5 s, and the token is kept. */
  | { readonly state: 'initializing' }
  | { readonly state: 'logged-in'; readonly account: AccountAtDesk }
  | { readonly state: 'logged-out' }

export type SessionStore = {
  readonly get: () => SessionState
  readonly subscribe: (listener: () => void) => () => void
  /** Decides at start whether somebody is logged in. */
  readonly start: () => Promise<void>
  /** Takes the reply of a login or sign-up. */
  readonly accept: (reply: Reply) => void
  /** Asks for the account again, for example after the profile was created. */
  readonly refresh: () => Promise<void>
  readonly logOut: () => Promise<void>
}

/** The one session of this page. `onEnd` clears everything that belonged to the account. */
export function createSessionStore(onEnd: () => void): SessionStore {
  let current: SessionState = { state: 'initializing' }
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function become(next: SessionState): void {
    current = next
    for (const listener of listeners) listener()
  }

  /** For the next try after one that nobody answered. */
  let isWaiting = false

  function schedule(ms: number): void {
    clearTimeout(timer)
    isWaiting = ms !== refreshEveryMs
    timer = setTimeout(() => void askAgain(), ms)
  }

  function askAgain() {
    isWaiting = false
    return current.state === 'initializing' ? start() : refresh()
  }

  function accept({ token, ...account }: Reply): void {
    keepToken(token)
    loginNote.set(null)
    become({ state: 'logged-in', account })
    schedule(refreshEveryMs)
  }

  function end(how: SessionEnd): void {
    clearTimeout(timer)
    isWaiting = false
    if (current.state === 'logged-out') return
    if (how !== 'asked') loginNote.set(how === 'refused' ? 'session-over' : 'out-elsewhere')
    become({ state: 'logged-out' })
    onEnd()
  }

  /** Any answer but a good one logs out; no answer is no failure, it is tried again. */
  async function refresh(): Promise<void> {
    try {
      accept(await call(api.refresh, {}))
    } catch (error) {
      if (isNoFailure(error)) return schedule(tryAgainMs)
      endSessionEverywhere()
    }
  }

  async function start(): Promise<void> {
    if (readToken() === null) return become({ state: 'logged-out' })
    try {
      accept(await call(api.refresh, {}))
    } catch (error) {
      if (isNoFailure(error)) return schedule(startAgainMs)
      endSessionEverywhere()
      become({ state: 'logged-out' })
    }
  }

  onSessionEnd(end)
  onSessionBegin(() => void (current.state === 'logged-out' && start()))
  onRegained(() => isWaiting && void askAgain())
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return { get: () => current, subscribe, start, accept, refresh, logOut }
}

/** Nobody answered, or the server could not: that says nothing about the session. */
function isNoFailure(error: unknown): boolean {
  return error instanceof NoAnswer || (error instanceof AppError && errors[error.code].status >= 500)
}

/** Ends the session on the server and in every tab; without an answer at least here. */
async function logOut(): Promise<void> {
  await call(api.logOut, {}).catch(() => undefined)
  endSessionEverywhere('asked')
}
