import { createContext, use, useSyncExternalStore } from 'react'
import type { Session } from '#contract/accounts.ts'
import type { SessionStore } from './session-store.ts'

export const SessionStoreContext = createContext<SessionStore | null>(null)

/** The store behind the session, for what changes the account; throws outside of it. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext)
  if (!store) throw new Error('useSessionStore needs the server session above it')
  return store
}

export type AccountAtDesk = Omit<Session, 'token'>

const never = () => () => undefined
const nothing = () => null

/** The account as the server describes it; null while nobody is logged in, and on a sample desk. */
export function useAccount(): AccountAtDesk | null {
  const store = use(SessionStoreContext)
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.get ?? nothing)
  return state?.state === 'logged-in' ? state.account : null
}
