import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { api } from '#contract/api.ts'
import { AppError } from '#contract/errors.ts'
import { call } from '../data/call.ts'
import { createSessionStore, type SessionState, type SessionStore } from '../data/session.ts'
import { type SignInActions, SignInActionsContext, type SignInProblem } from '../auth/sign-in-actions.ts'
import { downloads } from '../ui/downloads.ts'
import { type Session, SessionContext } from './session.ts'
import { SessionStoreContext } from './session-store.ts'

/** The session of this browser, as the server knows it: who is at the desk, and how to log in. */
export function ServerSession({ children }: { children: ReactNode }) {
  const cache = useQueryClient()
  const [store] = useState(() =>
    createSessionStore(() => {
      cache.clear()
      downloads.clear()
      sessionStorage.clear()
    }),
  )
  useEffect(() => void store.start(), [store])
  const session = useSessionOf(store)
  const actions = useMemo(() => signInActions(store), [store])
  return (
    <SessionStoreContext value={store}>
      <SessionContext value={session}>
        <SignInActionsContext value={actions}>{children}</SignInActionsContext>
      </SessionContext>
    </SessionStoreContext>
  )
}

function useSessionOf(store: SessionStore): Session {
  const current = useSyncExternalStore(store.subscribe, store.get)
  const isIn = current.state === 'logged-in'
  const { data: subscription = null } = useQuery({
    queryKey: ['subscription'],
    queryFn: () => call(api.getStatus, {}),
    enabled: isIn,
    staleTime: 60_000,
  })
  return useMemo(() => ({ ...describe(current, subscription), logOut: store.logOut }), [current, subscription, store])
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
}

function describe(current: SessionState, subscription: Session['subscription']): Omit<Session, 'logOut'> {
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

function signInActions(store: SessionStore): SignInActions {
  return {
    logIn: ({ email, password, totp }) =>
      attempt(async () => store.accept(await call(api.logIn, { body: { email, password, ...(totp && { totp }) } }))),
    signUp: ({ email, password }) =>
      attempt(async () => store.accept(await call(api.signUp, { body: { email, password, accepted_terms: true } }))),
  }
}

async function attempt(action: () => Promise<void>): Promise<SignInProblem | null> {
  try {
    await action()
    return null
  } catch (error) {
    if (!(error instanceof AppError)) return { message: 'The server could not be reached. Please try again.' }
    const fields = Object.fromEntries(
      (error.details.fields ?? []).map(({ name, message }) => [name === 'accepted_terms' ? 'terms' : name, message]),
    )
    return Object.keys(fields).length > 0 ? { fields } : { message: error.message }
  }
}
