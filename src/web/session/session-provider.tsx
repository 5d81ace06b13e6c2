import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { keptWords } from '#web/data/kept-words.ts'
import { downloads } from '#web/ui/downloads.ts'
import { rememberInvitation } from './invitation.ts'
import { SessionStoreContext } from './session.ts'
import { createSessionStore } from './session-store.ts'

/** The session of this browser, as the server knows it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const cache = useQueryClient()
  const [store] = useState(() => {
    rememberInvitation(window.location)
    // Answers that are not saved yet stay: they are for the same attorney's next login.
    return createSessionStore(() => {
      cache.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'config' })
      downloads.clear()
    })
  })
  useEffect(() => {
    keptWords.sweep(Date.now())
    void store.start()
  }, [store])
  return <SessionStoreContext value={store}>{children}</SessionStoreContext>
}
