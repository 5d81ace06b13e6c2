import { createContext, use } from 'react'
import type { SessionStore } from '../data/session.ts'

export const SessionStoreContext = createContext<SessionStore | null>(null)

/** The store behind the session, for what changes the account; throws outside of it. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext)
  if (!store) throw new Error('useSessionStore needs the server session above it')
  return store
}
