import { useState } from 'react'
import { api } from '#contract/api.ts'
import { useSession } from '#web/session/session.ts'
import { useSessionStore } from '#web/session/session.ts'
import { LegalBody } from './sign-in/legal-dialog.tsx'
import { call } from '#web/data/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** The terms in force, to be read to their end and accepted. Recording it never stands in the way of the work. */
export function TermsDialog() {
  const store = useSessionStore()
  const { logOut } = useSession()
  const [read, setRead] = useState(false)
  const [accepted, setAccepted] = useState(false)

  async function accept() {
    setAccepted(true)
    await call(api.acceptTerms, { body: {} }).catch(() => undefined)
    await store.refresh()
  }

  if (accepted) return null
  return (
    <Dialog
      opened
      onClose={stay}
      size="2xl"
      closeOnBackdrop={false}
      title="Terms of service"
      subtitle="Please read them to the end and accept them to continue."
      footer={
        <>
          <Button onClick={() => void logOut()}>Log Out</Button>
          <Button look="accent" disabled={!read} onClick={() => void accept()}>
            Accept
          </Button>
        </>
      }
    >
      <LegalBody kind="terms" onRead={() => setRead(true)} />
    </Dialog>
  )
}

/** There is a button for each way on. */
function stay() {
  return undefined
}
