import { createContext, use } from 'react'

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
  readonly state: 'initializing' | 'logged-in' | 'logged-out'
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

/** What a session tells while nobody is logged in. */
export const nobody = {
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

export const SessionContext = createContext<Session | null>(null)

/** The session; throws outside of a session provider. */
export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession needs a session provider above it')
  return session
}

/** The attorney's name, or the address while there is no profile. */
export function displayName({ firstName, lastName, email }: Session): string {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return name === '' ? (email ?? '') : name
}
