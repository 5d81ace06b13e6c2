import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo, useSyncExternalStore } from 'react'
import type { AccountAtDesk, SessionState, SessionStore } from './session-store.ts'
import { subscriptionQuery } from './subscription.ts'

/** What the meter reads of the subscription; the names are those of `GET /chargebee/status`. */
export type MeterStatus = {
  readonly subscription_status: string
  readonly drafts_current_count: number
  readonly drafts_current_count_for_family: number
  readonly drafts_limit: number
  readonly term_end_date: string | null
}

/** Who is at the desk. While `initializing` nothing is known yet; a failed start counts as logged out. */
export type Session = {
  readonly state: SessionState['state']
  readonly email: string | null
  /** Of the attorney profile; null while the profile is a placeholder. */
  readonly firstName: string | null
  readonly lastName: string | null
  readonly isDependent: boolean
  /** The admin of a dependent account. */
  readonly parentEmail: string | null
  readonly isEmailVerified: boolean
  readonly isPlaceholder: boolean
  readonly permissions: readonly string[]
  /** Null until it is known. */
  readonly subscription: MeterStatus | null
  readonly logOut: () => Promise<void>
}

export const SessionStoreContext = createContext<SessionStore | null>(null)

/** The store behind the session, for what changes the account; throws outside of a session provider. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext)
  if (!store) throw new Error('The session needs its provider above it')
  return store
}

/** The account as the server describes it; null while nobody is logged in. */
export function useAccount(): AccountAtDesk | null {
  const state = useSessionState()
  return state.state === 'logged-in' ? state.account : null
}

/** The session of this browser. */
export function useSession(): Session {
  const { logOut } = useSessionStore()
  const current = useSessionState()
  const isIn = current.state === 'logged-in'
  const { data: subscription = null } = useQuery({ ...subscriptionQuery, enabled: isIn })
  return useMemo(() => ({ ...describe(current, subscription), logOut }), [current, subscription, logOut])
}

/** The attorney's name, or the address while there is no profile. */
export function displayName({ firstName, lastName, email }: Session): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name === '' ? (email ?? '') : name
}

function useSessionState(): SessionState {
  const store = useSessionStore()
  return useSyncExternalStore(store.subscribe, store.get)
}

const nobody = {
  email: null,
  firstName: null,
  lastName: null,
  isDependent: false,
  parentEmail: null,
  isEmailVerified: false,
  isPlaceholder: true,
  permissions: [],
  subscription: null,
} satisfies Partial<Session>

function describe(current: SessionState, subscription: MeterStatus | null): Omit<Session, 'logOut'> {
  if (current.state !== 'logged-in') return { state: current.state, ...nobody }
  const { attorney, is_dependent, parent_email, is_email_verified } = current.account
  return {
    state: current.state,
    email: attorney.email,
    firstName: attorney.first_name,
    lastName: attorney.last_name,
    isDependent: is_dependent,
    parentEmail: parent_email,
    isEmailVerified: is_email_verified,
    isPlaceholder: attorney.is_placeholder,
    permissions: attorney.permissions,
    subscription,
  }
}
