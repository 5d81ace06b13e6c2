import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { serverSignIn } from '#web/features/accounts/sign-in/server-sign-in.tsx'
import { SignInActionsContext } from '#web/features/accounts/sign-in/sign-in-actions.ts'
import { useConfig } from '#web/data/config.ts'
import { createSessionStore, type SessionState, type SessionStore } from './session-store.ts'
import { subscriptionQuery } from './subscription.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'
import { downloads } from '#web/ui/downloads.ts'
import { rememberInvitation } from './invitation.ts'
import { nobody, type Session, SessionContext } from './session.ts'
import { SessionStoreContext } from './use-session-store.ts'
import { SupportEmailContext } from './support-email.ts'

const LegalDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('#web/features/accounts/sign-in/legal-dialog.tsx')).LegalDialog })),
)

/** The session of this browser, as the server knows it: who is at the desk, and how to log in. */
export function ServerSession({ children }: { children: ReactNode }) {
  const cache = useQueryClient()
  const config = useConfig()
  const [legal, setLegal] = useState<'terms' | 'privacy' | null>(null)
  const [store] = useState(() => {
    rememberInvitation(window.location)
    // Answers that are not saved yet stay: they are for the same attorney's next login.
    return createSessionStore(() => {
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' })
      downloads.clear()
    })
  })
  useEffect(() => void store.start(), [store])
  const session = useSessionOf(store)
  const actions = useMemo(() => serverSignIn(store, config, setLegal), [store, config])
  return (
    <SessionStoreContext value={store}>
      <SessionContext value={session}>
        <SupportEmailContext value={config?.support_email ?? 'support@drafty.example'}>
          <SignInActionsContext value={actions}>{children}</SignInActionsContext>
          {legal !== null && (
            <Suspense>
              <LegalDialog kind={legal} onClose={() => setLegal(null)} />
            </Suspense>
          )}
        </SupportEmailContext>
      </SessionContext>
    </SessionStoreContext>
  )
}

function useSessionOf(store: SessionStore): Session {
  const current = useSyncExternalStore(store.subscribe, store.get)
  const isIn = current.state === 'logged-in'
  const { data: subscription = null } = useQuery({ ...subscriptionQuery, enabled: isIn })
  return useMemo(() => ({ ...describe(current, subscription), logOut: store.logOut }), [current, subscription, store])
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
