import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { invitation } from '#web/session/invitation.ts'
import { useAccount } from '#web/session/session.ts'
import { useConfig } from '#web/data/config.ts'
import { loadChunk } from '#web/lazy/load-chunk.ts'

const TermsDialog = lazy(() => loadChunk(async () => ({ default: (await import('./terms-dialog.tsx')).TermsDialog })))
const InvitationDialog = lazy(() =>
  loadChunk(async () => ({ default: (await import('./invitation-dialog.tsx')).InvitationDialog })),
)

/** What waits for somebody who has just logged in: terms to accept, an invitation to answer, the support chat. */
export function AfterLogin() {
  const account = useAccount()
  const chat = useConfig()?.chat
  const token = useSyncExternalStore(invitation.subscribe, invitation.get)
  useSupportChat(account !== null && chat !== null && chat !== undefined)
  if (!account) return null
  return (
    <Suspense>
      {account.needs_terms && <TermsDialog />}
      {!account.needs_terms && token !== null && <InvitationDialog token={token} />}
    </Suspense>
  )
}

/** The chat comes after login and never on the login and sign-up pages; its vendor forgets the attorney at logout. */
function useSupportChat(isIn: boolean) {
  useEffect(() => {
    if (!isIn) return
    let stop: (() => void) | undefined
    let gone = false
    async function start() {
      const { startSupportChat } = await import('#web/telemetry/support-chat.ts')
      const end = await startSupportChat()
      if (gone) end()
      else stop = end
    }
    void start().catch(() => undefined)
    return () => {
      gone = true
      stop?.()
    }
  }, [isIn])
}
